/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  calculateLifePath:
    "destiny number birth date yaşam yolu sayısı Lebenszahl Lebensweg número de vida chemin de vie caminho de vida число жизненного пути मूलांक भाग्यांक जीवन पथ 生命灵数 生命靈數",
  calculateExpression:
    "name letters isim sayısı numeroloji Namenszahl nombre numerología nom numérologie nome numerologia имя нумерология नाम अंक 姓名 灵数",
};

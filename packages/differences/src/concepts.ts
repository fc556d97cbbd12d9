/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  explainDifferences:
    "why different mismatch wrong chart other app website compare settings ayanamsa dst discrepancy neden farklı başka program uyuşmuyor yaz saati ayar warum anders anderes Programm weicht ab Einstellungen Sommerzeit por qué difiere otro programa distinto ajustes horario de verano अंतर क्यों दूसरा सॉफ्टवेयर अलग कुंडली सेटिंग por que difere outro programa configurações horário de verão pourquoi différent autre logiciel écart réglages heure d'été почему отличается другая программа настройки летнее время 为什么不同 其他软件 排盘不一致 设置 夏令时 為什麼不同 其他軟體 排盤不一致 設定 夏令時間",
};

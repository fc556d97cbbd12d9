/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  getDailyDreamSymbol:
    "dream symbol of the day günün rüya sembolü Traumsymbol des Tages símbolo onírico del día símbolo de sonho do dia symbole de rêve du jour символ сна дня आज का स्वप्न प्रतीक 今日梦象 今日夢象",
  searchDreamSymbols:
    "I dreamed dream of snake teeth falling water flying meaning interpretation what does dreaming mean rüyada görmek rüya tabiri yılan diş su anlamı ne anlama gelir Traumdeutung träumen Traum Zähne fallen Schlange Wasser soñar con significado de los sueños serpiente dientes agua sonhar com significado dos sonhos cobra dentes água rêver de signification des rêves serpent dents eau voler к чему снится сонник сон змея зубы вода सपने में देखना स्वप्न फल सांप दांत पानी मतलब 周公解梦 梦见 蛇 牙齿 水 做梦 解梦 夢見 解夢 牙齒 做夢 dreamt about rüyamda gördüm geträumt fliegen soñé sueño volar sonhei sonho voar rêvé rêve приснилось летать सपने में देखा दाँत पानी उड़ना साँप 梦到 夢到",
  getSymbolLetterCounts:
    "dream dictionary alphabet letters how many rüya sözlüğü harfler Traumlexikon Alphabet Buchstaben diccionario de sueños letras dicionário de sonhos letras dictionnaire des rêves lettres сонник по алфавиту буквы स्वप्न कोश अक्षर 解梦词典 字母 解夢詞典",
  getRandomSymbols:
    "random dream symbols rastgele rüya sembolleri zufällige Traumsymbole símbolos de sueños al azar símbolos de sonhos aleatórios symboles de rêve au hasard случайные символы снов यादृच्छिक स्वप्न 随机梦象 隨機夢象",
  getDreamSymbol:
    "meaning of one dream symbol by id rüya sembolü anlamı Traumsymbol Bedeutung símbolo del sueño significado símbolo do sonho significado symbole du rêve sens символ сна значение स्वप्न प्रतीक अर्थ 梦象含义 夢象含義",
};

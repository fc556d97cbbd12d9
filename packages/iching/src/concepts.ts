/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  castReading:
    "throw coins oracle book of changes yijing ask question cast I Ching para at kehanet Münzen werfen Orakel Buch der Wandlungen I Ging befragen lanzar monedas oráculo libro de los cambios lançar moedas oráculo livro das mutações jeter pièces oracle livre des mutations yi king tirage гадание книга перемен бросить монеты и цзин оракул सिक्के फेंकना परिवर्तन की पुस्तक आई चिंग 易经起卦 占卜 掷铜钱 六爻 卜卦 擲銅錢 易經 卜卦 起卦 toss decision decide atmak karar vermek soru Entscheidung Frage tira decisión decidir pregunta jogar decisão lancer décision décider брось решение вопрос सिक्के उछालो निर्णय फैसला प्रश्न 摇卦 算卦 决定 问卦 卦 搖卦 決定 問卦",
  getDailyHexagram:
    "hexagram of the day today I Ching günün heksagramı bugün Hexagramm des Tages heute hexagrama del día hoy hexagrama do dia hoje hexagramme du jour aujourd'hui гексаграмма дня сегодня आज का हेक्साग्राम 今日卦 每日一卦",
  castDailyReading:
    "daily coin cast I Ching reading today günlük para atışı I Ching tägliche Münzwurf I Ging lectura diaria monedas leitura diária moedas tirage quotidien pièces ежедневное гадание монеты दैनिक आई चिंग 每日起卦 今日占卜 每日占卦",
  listHexagrams:
    "64 hexagrams list king wen 64 heksagram liste 64 Hexagramme Liste 64 hexagramas lista 64 hexagramas lista 64 hexagrammes liste 64 гексаграммы список 64 हेक्साग्राम सूची 六十四卦 卦序",
  lookupHexagram:
    "find hexagram by lines six yin yang çizgilerle heksagram bul Hexagramm aus Linien finden buscar hexagrama por líneas encontrar hexagrama por linhas trouver hexagramme par traits найти гексаграмму по линиям रेखाओं से हेक्साग्राम 六爻查卦 查卦 按爻查卦",
  getRandomHexagram:
    "random hexagram rastgele heksagram zufälliges Hexagramm hexagrama al azar hexagrama aleatório hexagramme au hasard случайная гексаграмма यादृच्छिक हेक्साग्राम 随机一卦 隨機一卦",
  getHexagram:
    "meaning of hexagram number judgment image lines heksagram anlamı Hexagramm Bedeutung Urteil significado hexagrama dictamen significado hexagrama julgamento sens hexagramme jugement значение гексаграммы толкование हेक्साग्राम का अर्थ 卦辞 爻辞 某卦解释 卦辭 爻辭 解卦 one says hexagramı ne diyor bedeutet sagt dice diz dit signification гексаграмма говорит हेक्साग्राम अर्थ क्या कहता 卦 第几卦 卦意 第幾卦",
  listTrigrams:
    "eight trigrams bagua heaven earth thunder sekiz trigram acht Trigramme Himmel Erde ocho trigramas cielo tierra oito trigramas céu terra huit trigrammes ciel terre восемь триграмм небо земля आठ त्रिग्राम 八卦 乾坤震巽",
  getTrigram:
    "meaning of a trigram heaven fire lake trigram anlamı Trigramm Bedeutung significado trigrama significado trigrama sens du trigramme значение триграммы त्रिग्राम अर्थ 某卦象 乾卦 卦象含義",
};

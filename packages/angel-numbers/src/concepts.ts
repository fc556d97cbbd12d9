/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  getDailyAngelNumber:
    "angel number today daily günün melek sayısı Engelszahl des Tages heute número de ángel del día hoy número de anjo do dia nombre angélique du jour ангельское число дня आज का एंजल नंबर 今日天使数字 今日天使數字",
  analyzeNumberSequence:
    "I keep seeing this number clock 1234 what does sequence mean sürekli gördüğüm sayı saat ich sehe immer diese Zahl Uhr veo siempre este número reloj vejo sempre este número relógio je vois toujours ce nombre heure miroir вижу это число часы постоянно बार बार दिखने वाला अंक घड़ी 总看到数字 重复数字 一直看到 重複數字",
  listAngelNumbers:
    "all angel numbers list triple melek sayıları listesi Liste der Engelszahlen lista de números de ángeles lista de números dos anjos liste des nombres angéliques список ангельских чисел एंजल नंबर सूची 天使数字列表 天使數字列表",
  getAngelNumber:
    "111 222 333 444 555 777 888 1111 11:11 meaning angel number melek sayısının anlamı melek sayıları saat Engelszahl Bedeutung Engelzahlen significado número de ángel números angelicales significado número dos anjos números angelicais signification nombre angélique heure miroir ангельские числа значение ангельское число एंजल नंबर का अर्थ देवदूत संख्या 天使数字 含义 天使數字 含義 keep seeing clock message angels telling sürekli görüyorum mesaj sehe Uhr Engel Botschaft veo reloj ángeles mensaje vejo relógio mensagem vois horloge anges вижу часы ангелы послание घड़ी फ़रिश्ते देवदूत संदेश 总是看到 天使 时钟 總是看到 時鐘",
};

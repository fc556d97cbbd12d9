/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  getBirthChartPage:
    "natal page report whole birth chart reading doğum haritası sayfası rapor Geburtshoroskop Seite Bericht carta natal página informe जन्म कुंडली पश्चिमी पृष्ठ mapa natal página relatório thème natal page rapport натальная карта страница отчёт 本命盘 报告 整页 本命盤 報告 整頁",
  getKundliPage:
    "kundali janam kundli horoscope page report jyotish vedik harita sayfası vedisches Horoskop Seite carta védica página जन्मपत्री कुंडली पृष्ठ सम्पूर्ण mapa védico página thème védique page джйотиш кундли страница 印度占星 命盘 整页 印度占星 命盤 整頁",
  getPanchangPage:
    "panchangam today page hindu calendar tithi rahu kaal günlük panchang sayfası Hindu-Kalender Tag Seite calendario hindú página आज का पंचांग पृष्ठ राहुकाल calendário hindu página calendrier hindou page индийский календарь день страница 印度历 今日 整页 印度曆 今日 整頁",
  getMatchingPage:
    "kundli milan horoscope matching marriage page gun milan evlilik uyumu sayfası Ehe Partner Vergleich Seite matrimonio compatibilidad página विवाह गुण मिलान पृष्ठ casamento compatibilidade página mariage compatibilité page брак совместимость страница 合婚 婚配 整页 合婚 婚配 整頁",
  getBodygraphPage:
    "human design chart page type authority insan tasarımı sayfası tip Human Design Seite Typ diseño humano página tipo ह्यूमन डिज़ाइन पृष्ठ प्रकार desenho humano página tipo design humain page type дизайн человека страница тип 人类图 类型 整页 人類圖 類型 整頁",
  getFourPillarsPage:
    "bazi saju chart page luck pillars year dört sütun bazi sayfası Vier Säulen Bazi Seite cuatro pilares bazi página चार स्तंभ बाज़ी पृष्ठ quatro pilares bazi página quatre piliers bazi page ба цзы четыре столпа страница 八字 命盘 大运 流年 八字 命盤 大運 流年",
  getDayPage:
    "my day today horoscope moon almanac number page bugünüm burç ay sayfası mein Tag heute Horoskop Mond mi día hoy horóscopo luna página मेरा दिन आज राशिफल चंद्रमा पृष्ठ meu dia hoje horóscopo lua página ma journée aujourd'hui horoscope lune page мой день сегодня гороскоп луна 今日运势 月亮 黄历 今日運勢 月亮 黃曆",
};

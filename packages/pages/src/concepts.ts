/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  getNatalPage:
    "whole natal page report print my chart print birth chart printable rapor sayfa bütün haritamı yazdır Bericht Seite ganzes drucken ausdrucken informe página completo imprimir mi carta पूरा पृष्ठ रिपोर्ट जन्म कुंडली छापें प्रिंट relatório página completo imprimir meu mapa rapport page complet imprimer mon thème отчёт страница целиком распечатать карту 报告 整页 打印星盘 報告 整頁 列印星盤",
  getKundliPage:
    "kundali janam whole page report print my kundli sayfa rapor vedik Seite Bericht vedisch página informe védica सम्पूर्ण कुंडली पृष्ठ छापें प्रिंट página relatório védico page rapport védique страница отчёт кундли 印度 整页 报告 印度 整頁 報告",
  getPanchangPage:
    "panchangam whole page hindu day sayfa hindu gün Seite hinduistisch Tag página hindú día पंचांग पूरा पृष्ठ página hindu dia page hindoue journée страница индийский день 印度历 整页 印度曆 整頁",
  getMatchingPage:
    "kundli milan marriage page whole match evlilik sayfa eşleşme Ehe Seite Abgleich matrimonio página पूरा मिलान पृष्ठ विवाह casamento página mariage page брак страница 合婚 整页 合婚 整頁",
  getBodygraphPage:
    "whole page report design sayfa rapor bütün Seite Bericht ganz página informe पूरा पृष्ठ página relatório page rapport страница отчёт 人类图 整页 人類圖 整頁",
  getFourPillarsPage:
    "bazi saju page whole luck year sayfa bazi Seite Bazi Jahr página bazi año बाज़ी पूरा पृष्ठ página bazi ano page bazi année страница ба цзы год 八字 整页 大运 八字 整頁 大運",
  getDayPage:
    "my day page everything günüm sayfa mein Tag Seite mi día página मेरा दिन पृष्ठ meu dia página ma journée page мой день страница 我的一天 整页 我的一天 整頁",
  getYearAheadPage:
    "year ahead forecast report page whole twelve months önümüzdeki yıl sayfa rapor das kommende Jahr Seite Bericht Vorschau el año que viene página informe आगामी साल पृष्ठ रिपोर्ट o ano que vem página relatório l'année à venir page rapport предстоящий год страница отчёт прогноз 未来一年 整页 报告 未來一年 整頁 報告",
};

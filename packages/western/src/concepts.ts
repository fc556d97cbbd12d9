/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  generateNatalChart:
    "birth chart rising sign ascendant sun moon doğum haritası yükselen burç Geburtshoroskop Aszendent carta natal ascendente thème astral natal ascendant mapa astral натальная карта асцендент जन्म कुंडली लग्न 本命盘 星盘 上升星座 本命盤",
  calculateSynastry:
    "match couple partner love compatibility relationship ilişki uyum aşk haritası Partnerschaft Partnerhoroskop Liebe compatibilidad pareja amor compatibilité couple amour compatibilidade casal синастрия совместимость партнер प्रेम संगतता जोड़ी 合盘 配对 爱情 合盤 配對 愛情",
  calculateTransits: "transit haritası Transite tránsitos transits trânsitos транзиты गोचर 行运 行運",
  getDailyHoroscope:
    "today star sign günlük burç yorumu bugün Tageshoroskop heute horóscopo de hoy horoscope du jour horóscopo do dia hoje гороскоп на сегодня आज का राशिफल 今日运势 每日星座 今日運勢",
  getCurrentMoonPhase:
    "moon tonight full new ay evresi dolunay Mondphase Vollmond Neumond fase lunar luna llena phase de la lune pleine lune fase da lua cheia фаза луны полнолуние चंद्रमा की कला पूर्णिमा 月相 满月 滿月",
  generateSolarReturn:
    "birthday year güneş dönüşü Solarhoroskop revolución solar révolution solaire revolução solar соляр सौर वर्षफल 太阳返照 太陽返照",
};

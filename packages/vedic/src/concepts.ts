/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  generateBirthChart:
    "jyotish kundli kundali horoscope vedik doğum haritası vedische Geburtskarte carta védica thème védique mapa védico ведическая карта जन्म कुंडली 吠陀星盘 吠陀星盤",
  getCurrentDasha:
    "mahadasha antardasha planetary period now şimdiki dönem aktuelle Periode período planetario période planétaire período planetário махадаша период महादशा अंतर्दशा 大运 大運",
  getDetailedPanchang:
    "almanac tithi auspicious muhurta takvim Kalender almanaque almanach панчанга титхи पंचांग तिथि मुहूर्त राहु काल 黄历 吉时 黃曆",
  checkManglikDosha: "mangal dosha marriage mars मांगलिक मंगल दोष",
};

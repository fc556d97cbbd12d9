import { LANGS, type Lang } from "@almagest/operation";
import { contentLine, textValue } from "./line";

/** The name of each calendar in the order of `LANGS`, short enough for the list of a calendar program. */
const NAMES: Readonly<Record<string, string>> = {
  getUpcomingMoonPhases:
    "Moon phases|Ay evreleri|Mondphasen|Fases de la Luna|चंद्र कलाएँ|Fases da Lua|Phases de la Lune|Фазы Луны|月相|月相",
  findStations:
    "Stations of the planets|Gezegen durağanlıkları|Stationen der Planeten|Estaciones de los planetas|ग्रहों के स्तंभन|Estações dos planetas|Stations des planètes|Стояния планет|行星停滞|行星停滯",
  findIngresses:
    "Ingresses into signs|Burçlara girişler|Eintritte in Zeichen|Ingresos en los signos|राशि प्रवेश|Ingressos nos signos|Entrées dans les signes|Входы в знаки|行星入座|行星入座",
  findEclipses: "Eclipses|Tutulmalar|Finsternisse|Eclipses|ग्रहण|Eclipses|Éclipses|Затмения|日食与月食|日食與月食",
  findReturns: "Returns|Dönüşler|Wiederkehren|Retornos|वापसियाँ|Retornos|Retours|Возвращения|回归|回歸",
  findVoidMoons:
    "Moon void of course|Boşluktaki Ay|Mond im Leerlauf|Luna vacía de curso|दिशाहीन चंद्रमा|Lua fora de curso|Lune vide de course|Луна без курса|月亮空亡|月亮空亡",
  findPrimaryDirections:
    "Primary directions|Primer direksiyonlar|Primärdirektionen|Direcciones primarias|प्राथमिक दिशाएँ|Direções primárias|Directions primaires|Первичные дирекции|主限推运|主限推運",
  getMonthlyTropicalTransits:
    "Changes of sign|Burç değişimleri|Zeichenwechsel|Cambios de signo|राशि परिवर्तन|Mudanças de signo|Changements de signe|Смены знаков|行星换座|行星換座",
  getMonthlyTransits:
    "Sidereal changes of sign|Burç değişimleri (yıldızıl)|Siderische Zeichenwechsel|Cambios de signo siderales|निरयण राशि परिवर्तन|Mudanças de signo siderais|Changements de signe sidéraux|Смены знаков (сидерические)|九曜换座|九曜換座",
  getMonthlyTropicalAspects: "Aspects|Açılar|Aspekte|Aspectos|दृष्टियाँ|Aspectos|Aspects|Аспекты|相位|相位",
  getMonthlyAspects:
    "Aspects of the grahas|Grahaların açıları|Aspekte der Grahas|Aspectos de los grahas|ग्रहों की दृष्टियाँ|Aspectos dos grahas|Aspects des grahas|Аспекты грах|九曜相位|九曜相位",
  getMonthlyDeclinationParallels:
    "Parallels of declination|Deklinasyon paralelleri|Deklinationsparallelen|Paralelos de declinación|क्रांति की समक्रांतियाँ|Paralelos de declinação|Parallèles de déclinaison|Параллели склонения|赤纬平行|赤緯平行",
  getMonthlyParallels:
    "Parallels of the grahas|Grahaların paralelleri|Parallelen der Grahas|Paralelos de los grahas|ग्रहों की समक्रांतियाँ|Paralelos dos grahas|Parallèles des grahas|Параллели грах|九曜赤纬平行|九曜赤緯平行",
  getPlanetaryNodePassages:
    "Planets crossing the ecliptic|Gezegenlerin ekliptik geçişleri|Ekliptikdurchgänge der Planeten|Cruces de la eclíptica por los planetas|ग्रहों के क्रांतिवृत्त पार|Passagens dos planetas pela eclíptica|Passages des planètes par l’écliptique|Прохождения планет через эклиптику|行星穿越黄道|行星穿越黃道",
  getEclipticCrossings:
    "Grahas crossing the ecliptic|Grahaların ekliptik geçişleri|Ekliptikdurchgänge der Grahas|Cruces de la eclíptica por los grahas|नवग्रहों के क्रांतिवृत्त पार|Passagens dos grahas pela eclíptica|Passages des grahas par l’écliptique|Прохождения грах через эклиптику|诸曜穿越黄道|諸曜穿越黃道",
  generateTimeline:
    "Timeline of a birth|Bir doğumun zaman çizelgesi|Zeitleiste einer Geburt|Cronología de un nacimiento|जन्म की समय रेखा|Linha do tempo de um nascimento|Chronologie d’une naissance|Шкала времени рождения|个人运势时间线|個人運勢時間線",
  findSignificantDates:
    "Dates that matter|Önemli tarihler|Wichtige Tage|Fechas importantes|महत्वपूर्ण दिनांक|Datas importantes|Dates importantes|Важные даты|重要日子|重要日子",
  getMajorDashas:
    "Mahadashas|Mahadashalar|Mahadashas|Mahadashas|महादशाएँ|Mahadashas|Mahadashas|Махадаши|大运（九曜）|大運（九曜）",
  getSubDashas: "Antardashas|Antardashalar|Antardashas|Antardashas|अंतर्दशाएँ|Antardashas|Antardashas|Антардаши|次运|次運",
  getPratyantardashas:
    "Pratyantardashas|Pratyantardashalar|Pratyantardashas|Pratyantardashas|प्रत्यंतर्दशाएँ|Pratyantardashas|Pratyantardashas|Пратьянтардаши|三级运|三級運",
  getSookshmaDashas:
    "Sookshma dashas|Sookshma dashalar|Sookshma-Dashas|Sookshma dashas|सूक्ष्म दशाएँ|Sookshma dashas|Sookshma dashas|Сукшма-даши|四级运|四級運",
  getPranaDashas:
    "Prana dashas|Prana dashalar|Prana-Dashas|Prana dashas|प्राण दशाएँ|Prana dashas|Prana dashas|Прана-даши|五级运|五級運",
  getDashaPeriods: "Dashas|Dashalar|Dashas|Dashas|दशाएँ|Dashas|Dashas|Даши|印度大运|印度大運",
  calculateLuckPillars:
    "Luck pillars|Şans sütunları|Glückssäulen|Pilares de suerte|भाग्य स्तंभ|Pilares da sorte|Piliers de chance|Столпы удачи|八字大运|八字大運",
  findTimeLords:
    "Time lords|Zaman efendileri|Zeitherrscher|Señores del tiempo|काल-स्वामी|Senhores do tempo|Maîtres du temps|Управители времени|时主星|時主星",
  listFestivals:
    "Hindu festivals and fasts|Hindu bayramları ve oruçları|Hinduistische Feste und Fasttage|Fiestas y ayunos hindúes|त्योहार और व्रत|Festas e jejuns hindus|Fêtes et jeûnes hindous|Индуистские праздники и посты|印度教节日与斋戒|印度教節日與齋戒",
  getPanchangMonth: "Panchang|Panchang|Panchang|Panchang|पंचांग|Panchang|Panchang|Панчанг|五支历|五支曆",
  getCriticalDays:
    "Critical days|Kritik günler|Kritische Tage|Días críticos|संवेदनशील दिन|Dias críticos|Jours critiques|Критические дни|临界日|臨界日",
  getMonthlyTzolkinCalendar: "Tzolkin|Tzolkin|Tzolkin|Tzolkin|त्ज़ोल्किन|Tzolkin|Tzolkin|Цолькин|卓尔金历|卓爾金曆",
  listSolarTerms:
    "Solar terms|Güneş dönemleri|Sonnenperioden|Términos solares|सौर पर्व|Termos solares|Termes solaires|Солнечные сезоны|二十四节气|二十四節氣",
};

/** The name of an operation's calendar in a language; undefined where it has no calendar. */
export function calendarName(operationId: string, lang: Lang): string | undefined {
  const row = Object.hasOwn(NAMES, operationId) ? NAMES[operationId] : undefined;
  return row?.split("|")[LANGS.indexOf(lang)];
}

/** A name and its language. */
export interface CalendarName {
  readonly text: string;
  readonly lang: Lang;
}

/** The properties that name a calendar: that of RFC 7986, 5.1, and that of older programs. */
export function nameLines({ text, lang }: CalendarName): string {
  const value = textValue(text);
  return contentLine(`NAME;LANGUAGE=${lang}`, value) + contentLine("X-WR-CALNAME", value);
}

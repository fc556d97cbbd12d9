/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateTzolkin:
    "mayan birth sign kin nahual day sign galactic signature Maya burcum doğum günü nahual kin Maya-Geburtszeichen Nahual Kin mi signo maya nahual kin meu signo maia kin nahual mon signe maya nahual kin знак майя кин нагваль день рождения цолькин माया जन्म चिह्न किन 玛雅历 图腾 卓尔金历 我的玛雅印记 馬雅曆 圖騰 卓爾金曆",
  generateMayanChart:
    "mayan chart full haab long count tree of life cross Maya haritası tam Maya-Horoskop Kreuz carta maya completa cruz mapa maia completo cruz thème maya complet croix карта майя полная крест माया कुंडली पूर्ण 玛雅命盘 玛雅星盘 馬雅命盤",
  convertLongCount:
    "long count date convert baktun 13.0.0.0.0 2012 uzun sayım çevir baktun Lange Zählung umrechnen cuenta larga convertir baktún contagem longa converter compte long convertir долгий счёт перевод бактун दीर्घ गणना बदलें 长计历 换算 長計曆 maya mayan write wrote notation tarihi yazmak mayalar schreiben Datum geschrieben mayas escribir fecha escribían maia maias escrever data escrito écrire écrit майя записать дата писали माया लिखना तारीख 玛雅 写 日期 玛雅人 长历 瑪雅人 馬雅 馬雅人 長曆",
  getDailyMayanReading:
    "mayan day today kin energy bugün Maya günü heute Maya-Tag día maya hoy dia maia hoje jour maya aujourd'hui день майя сегодня आज माया दिन 今日玛雅 今天玛雅历 今日馬雅",
  getMonthlyTzolkinCalendar:
    "mayan calendar month Maya takvimi ay Maya-Kalender Monat calendario maya mes calendário maia mês calendrier maya mois календарь майя месяц माया कैलेंडर महीना 玛雅日历 月 馬雅日曆",
  calculateMayanCompatibility:
    "mayan compatibility couple nahual Maya uyumu çift Maya Partnerschaft Paar compatibilidad maya pareja compatibilidade maia casal compatibilité maya couple совместимость майя пара माया मिलान जोड़ी 玛雅配对 玛雅合盘 馬雅配對 partner eş जोड़ी 情侣 情侶",
  listMayanDaySigns:
    "twenty mayan signs imix ik nahuales list yirmi Maya işareti zwanzig Maya-Zeichen veinte signos mayas nahuales vinte signos maias vingt signes mayas двадцать знаков майя список बीस माया चिह्न 二十图腾 玛雅日名 二十圖騰",
  getMayanDaySign:
    "meaning of mayan sign ahau jaguar nahual Maya işareti anlamı Maya-Zeichen Bedeutung significado nahual jaguar significado do signo maia sens du signe maya значение знака майя माया चिह्न अर्थ 玛雅图腾含义 馬雅圖騰含義",
  listTrecenas:
    "trecena thirteen days wave maya trecena on üç gün Trecena dreizehn Tage trecenas trece días trecenas treze dias treizaines treize jours тресены тринадцать дней माया त्रयोदश 十三天波 波符 馬雅波符",
  getTrecena:
    "one trecena wavespell meaning trecena anlamı Trecena Bedeutung significado trecena significado trecena sens de la treizaine значение тресены त्रयोदश अर्थ 某波符 波符含义 波符含義",
  listHaabMonths:
    "haab months pop wayeb solar calendar haab ayları Haab Monate meses del haab meses do haab mois du haab месяцы хааб हाब महीने 哈布历月份 哈布曆",
  getHaabMonth:
    "one haab month meaning haab ayı anlamı Haab Monat Bedeutung mes haab significado mês haab significado mois haab sens значение месяца хааб हाब महीना अर्थ 哈布月含义 哈布月含義",
  calculateTonalpohualli:
    "aztec birth sign tonalpohualli day sign Aztek burcum doğum aztekisches Geburtszeichen mi signo azteca nacimiento meu signo asteca mon signe aztèque знак ацтеков рождения एज़्टेक जन्म चिह्न 阿兹特克历 阿兹特克星座 阿茲特克曆 date what was günü takvimi tarih aztekischer Kalender Tag war Datum calendario día fue calendário dia era calendrier jour était ацтекский календарь день был एज़्टेक कैलेंडर दिन 阿兹特克日期",
  getDailyAztecReading:
    "aztec day today bugün Aztek günü heute Azteken-Tag día azteca hoy dia asteca hoje jour aztèque aujourd'hui день ацтеков сегодня आज एज़्टेक दिन 今日阿兹特克 今日阿茲特克",
  listAztecDaySigns:
    "twenty aztec signs cipactli yirmi Aztek işareti zwanzig aztekische Zeichen veinte signos aztecas vinte signos astecas vingt signes aztèques двадцать знаков ацтеков बीस एज़्टेक चिह्न 阿兹特克二十日 阿茲特克二十日",
  getAztecDaySign:
    "meaning of aztec sign ocelotl eagle Aztek işareti anlamı aztekisches Zeichen Bedeutung significado signo azteca significado signo asteca sens signe aztèque значение знака ацтеков एज़्टेक चिह्न अर्थ 阿兹特克日名含义 阿茲特克含義",
  listAztecTrecenas:
    "aztec trecenas thirteen days list Aztek trecena on üç aztekische Trecenas dreizehn trecenas aztecas trece trecenas astecas treze treizaines aztèques тресены ацтеков एज़्टेक त्रयोदश 阿兹特克十三日 阿茲特克十三日",
  getAztecTrecena:
    "one aztec trecena ruler Aztek trecena anlamı Trecena aztekisch Bedeutung trecena azteca significado trecena asteca significado treizaine aztèque sens значение тресены ацтеков एज़्टेक त्रयोदश अर्थ 某阿兹特克旬 阿茲特克旬",
};

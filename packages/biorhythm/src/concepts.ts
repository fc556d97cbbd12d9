/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateBioCompatibility:
    "biorhythm compatibility couple two people bioritim uyumu çift Biorhythmus Partnerschaft Paar biorritmo compatibilidad pareja biorritmo compatibilidade casal biorythme compatibilité couple биоритмы совместимость пара बायोरिदम मिलान जोड़ी 生物节律配对 生物節律配對 partner girlfriend husband sevgili eş Freundin novia namorada copine девушка муж पति साथी 伴侣 伴侶",
  getCriticalDays:
    "critical days biorhythm zero crossing dangerous kritik günler bioritim kritische Tage Biorhythmus días críticos biorritmo dias críticos biorritmo jours critiques biorythme критические дни биоритмы बायोरिदम संकट दिन 临界日 危险日 生物节律 臨界日 careful beware watch out dikkat günleri sıfır vorsichtig aufpassen cuidado cero prudence zéro осторожный беречься सावधान दिन शून्य 小心 哪几天 注意 哪幾天 危險日 生理節律 生理节律",
  getDailyBiorhythm:
    "biorhythm today general without birth date bugünün bioritmi genel Biorhythmus heute allgemein biorritmo del día general biorritmo do dia geral biorythme du jour général биоритм дня общий आज का बायोरिदम सामान्य 今日生物节律 今日生物節律",
  getForecast:
    "biorhythm curve next days chart graph bioritim grafiği gelecek günler Biorhythmus Kurve Vorschau nächste Tage biorritmo curva próximos días gráfico biorritmo curva próximos dias biorythme courbe prochains jours график биоритмов прогноз дни बायोरिदम ग्राफ आगे 生物节律曲线 未来 生物節律曲線 coming energy low high enerji kommende Energie niedrig energía energia énergie ближайшие энергия आने वाले दिन ऊर्जा कम 未来几天 精力 未來幾天",
  getPhases:
    "biorhythm phase physical emotional intellectual high low bioritim evre fiziksel duygusal zihinsel Biorhythmus Phase körperlich emotional fase del biorritmo físico emocional fase do biorritmo físico emocional phase biorythme physique émotionnel фазы биоритмов физический эмоциональный बायोरिदम चरण शारीरिक भावनात्मक 生物节律阶段 体力 情绪 智力 體力 情緒",
  getReading:
    "my biorhythm today reading energy physical emotional intellectual bioritmim bugün nasıl yorum mein Biorhythmus heute Deutung mi biorritmo de hoy lectura meu biorritmo de hoje leitura mon biorythme du jour lecture мои биоритмы на сегодня толкование मेरा बायोरिदम आज 我的生物节律 今天状态 我的生物節律 今天狀態 strength cycles 23 28 33 days mental enerjim gücüm döngü gün Energie Kraft Zyklen Tage körperlich energía fuerza ciclos días energia força dias énergie forme jours энергия силы сил циклы дней ऊर्जा शक्ति चक्र दिन 精力 精神 周期 体力 生物节律 週期 體力 生理節律",
};

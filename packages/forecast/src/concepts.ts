/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  generateDigest:
    "what is coming overview week month quarter summary forecast önümüzdeki hafta ay özet öngörü Überblick was kommt Woche Monat resumen lo que viene semana mes pronóstico resumo o que vem semana mês previsão résumé ce qui vient semaine mois prévision обзор что ждёт неделя месяц прогноз आगे क्या है सारांश सप्ताह महीना 近期概览 未来一周 一个月 近期概覽 未來一週",
  findSignificantDates:
    "important dates key days mark in calendar for me best days önemli günler tarihler gelecek aylarda günlerim wichtige Tage Termine für mich fechas importantes días clave datas importantes dias chave dates importantes jours clés важные даты ключевые дни महत्वपूर्ण तिथियाँ दिन 重要日子 关键日期 未来几个月 關鍵日期 未來幾個月 biggest months Daten dias-chave главные अहम महत्वपूर्ण तारीखें मुख्य दिन 大日子",
  forecastSolarReturn:
    "solar return chart of a year forecast güneş dönüşü yıl haritası Solar Jahr Prognose revolución solar año pronóstico revolução solar ano previsão révolution solaire année prévision соляр прогноз год सौर प्रत्यावर्तन वर्ष 太阳返照预测 太陽返照預測",
  generateTimeline:
    "timeline what happens next months year ahead events personal zaman çizelgesi önümüzdeki aylar yıl olaylar Zeitleiste nächste Monate kommendes Jahr Ereignisse línea de tiempo próximos meses año que viene eventos linha do tempo próximos meses ano eventos chronologie prochains mois année à venir événements временная шкала ближайшие месяцы год события समयरेखा आने वाले महीने वर्ष घटनाएँ 时间线 未来几个月 年运 事件 時間線 未來幾個月",
  forecastTransits:
    "transits of a period exact dates eclipses stations personal upcoming dönem transitleri kesin tarihler tutulma Transite Zeitraum genaue Daten Finsternisse tránsitos del período fechas exactas eclipses trânsitos do período datas exatas eclipses transits de la période dates exactes éclipses транзиты за период точные даты затмения गोचर अवधि सटीक तिथि ग्रहण 行运日期 日食月食 期间 行運日期 日蝕月蝕",
};

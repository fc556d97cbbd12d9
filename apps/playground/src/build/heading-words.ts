import type { Lang } from "@almagest/operation";

/** In the order of the lines below. */
const ORDER: readonly Lang[] = ["en", "de", "es", "fr", "pt", "ru", "tr", "hi", "zh-Hans", "zh-Hant"];

/**
 * Labels of answer members above tables and chapters, where no form field provides one: a line for each, with its
 * languages in order. Longitudes and latitudes here are those of bodies, not of places.
 */
const LINES: Readonly<Record<string, string>> = {
  name: "Name|Name|Nombre|Nom|Nome|Название|Ad|नाम|名称|名稱",
  longitude: "Longitude|Länge|Longitud|Longitude|Longitude|Долгота|Boylam|भोगांश|黄经|黃經",
  latitude: "Latitude|Breite|Latitud|Latitude|Latitude|Широта|Enlem|शर|黄纬|黃緯",
  speed: "Speed|Geschwindigkeit|Velocidad|Vitesse|Velocidade|Скорость|Hız|गति|速度|速度",
  sign: "Sign|Zeichen|Signo|Signe|Signo|Знак|Burç|राशि|星座|星座",
  degree: "Degree|Grad|Grado|Degré|Grau|Градус|Derece|अंश|度数|度數",
  house: "House|Haus|Casa|Maison|Casa|Дом|Ev|भाव|宫位|宮位",
  houses: "Houses|Häuser|Casas|Maisons|Casas|Дома|Evler|भाव|宫位|宮位",
  isRetrograde: "Retrograde|Rückläufig|Retrógrado|Rétrograde|Retrógrado|Ретроградность|Geri hareket|वक्री|逆行|逆行",
  dignity: "Dignity|Würde|Dignidad|Dignité|Dignidade|Достоинство|Asalet|गरिमा|尊贵|尊貴",
  planet: "Planet|Planet|Planeta|Planète|Planeta|Планета|Gezegen|ग्रह|行星|行星",
  planet1:
    "First planet|Erster Planet|Primer planeta|Première planète|Primeiro planeta|Первая планета|Birinci gezegen|पहला ग्रह|行星一|行星一",
  planet2:
    "Second planet|Zweiter Planet|Segundo planeta|Seconde planète|Segundo planeta|Вторая планета|İkinci gezegen|दूसरा ग्रह|行星二|行星二",
  planets: "Planets|Planeten|Planetas|Planètes|Planetas|Планеты|Gezegenler|ग्रह|行星|行星",
  aspect: "Aspect|Aspekt|Aspecto|Aspect|Aspecto|Аспект|Açı|दृष्टि|相位|相位",
  aspects: "Aspects|Aspekte|Aspectos|Aspects|Aspectos|Аспекты|Açılar|दृष्टियाँ|相位|相位",
  angle: "Angle|Winkel|Ángulo|Angle|Ângulo|Угол|Açı|कोण|角度|角度",
  orb: "Orb|Orbis|Orbe|Orbe|Orbe|Орбис|Orb|दीप्तांश|容许度|容許度",
  strength: "Strength|Stärke|Fuerza|Force|Força|Сила|Güç|बल|强度|強度",
  isApplying: "Applying|Zulaufend|Aplicativo|Appliquant|Aplicativo|Сходящийся|Yaklaşan|आगामी|入相|入相",
  type: "Type|Art|Tipo|Type|Tipo|Вид|Tür|प्रकार|类型|類型",
  kind: "Kind|Art|Clase|Genre|Espécie|Вид|Çeşit|प्रकार|种类|種類",
  element: "Element|Element|Elemento|Élément|Elemento|Стихия|Element|तत्व|元素|元素",
  elements: "Elements|Elemente|Elementos|Éléments|Elementos|Стихии|Elementler|तत्व|元素|元素",
  quality: "Quality|Qualität|Cualidad|Qualité|Qualidade|Качество|Nitelik|गुण|性质|性質",
  polarity: "Polarity|Polarität|Polaridad|Polarité|Polaridade|Полярность|Kutupluluk|ध्रुवता|阴阳|陰陽",
  ascendant: "Ascendant|Aszendent|Ascendente|Ascendant|Ascendente|Асцендент|Yükselen|लग्न|上升点|上升點",
  midheaven:
    "Midheaven|Medium Coeli|Medio Cielo|Milieu du Ciel|Meio do Céu|Середина неба|Tepe noktası|मध्य आकाश|天顶|天頂",
  ruler: "Ruler|Herrscher|Regente|Maître|Regente|Управитель|Yönetici|स्वामी|守护星|守護星",
  lord: "Lord|Herr|Señor|Maître|Senhor|Управитель|Yönetici|स्वामी|主星|主星",
  nakshatra: "Nakshatra|Nakshatra|Nakshatra|Nakshatra|Nakshatra|Накшатра|Nakşatra|नक्षत्र|二十七宿|二十七宿",
  pada: "Pada|Pada|Pada|Pada|Pada|Пада|Pada|पाद|足|足",
  number: "Number|Zahl|Número|Nombre|Número|Число|Sayı|संख्या|数字|數字",
  position: "Position|Stellung|Posición|Position|Posição|Положение|Konum|स्थिति|位置|位置",
  positions: "Positions|Stellungen|Posiciones|Positions|Posições|Положения|Konumlar|स्थितियाँ|位置|位置",
  date: "Date|Datum|Fecha|Date|Data|Дата|Tarih|दिनांक|日期|日期",
  day: "Day|Tag|Día|Jour|Dia|День|Gün|दिन|日|日",
  start: "Start|Beginn|Inicio|Début|Início|Начало|Başlangıç|आरंभ|开始|開始",
  end: "End|Ende|Fin|Fin|Fim|Конец|Bitiş|अंत|结束|結束",
  value: "Value|Wert|Valor|Valeur|Valor|Значение|Değer|मान|值|值",
  score: "Score|Punkte|Puntuación|Score|Pontuação|Баллы|Puan|अंक|得分|得分",
  total: "Total|Summe|Total|Total|Total|Всего|Toplam|कुल|合计|合計",
  count: "Count|Anzahl|Cantidad|Nombre|Quantidade|Количество|Adet|संख्या|数量|數量",
  direction: "Direction|Richtung|Dirección|Direction|Direção|Направление|Yön|दिशा|方向|方向",
  phase: "Phase|Phase|Fase|Phase|Fase|Фаза|Evre|कला|月相|月相",
  events: "Events|Ereignisse|Eventos|Événements|Eventos|События|Olaylar|घटनाएँ|事件|事件",
  cards: "Cards|Karten|Cartas|Cartes|Cartas|Карты|Kartlar|पत्ते|牌|牌",
  lines: "Lines|Linien|Líneas|Traits|Linhas|Черты|Çizgiler|रेखाएँ|爻|爻",
  keywords:
    "Keywords|Stichworte|Palabras clave|Mots-clés|Palavras-chave|Ключевые слова|Anahtar sözcükler|मुख्य शब्द|关键词|關鍵詞",
  summary: "Summary|Überblick|Resumen|Résumé|Resumo|Обзор|Özet|सारांश|概要|概要",
  interpretation:
    "Interpretation|Deutung|Interpretación|Interprétation|Interpretação|Толкование|Yorum|व्याख्या|解读|解讀",
  meaning: "Meaning|Bedeutung|Significado|Sens|Significado|Значение|Anlam|अर्थ|含义|含義",
  love: "Love|Liebe|Amor|Amour|Amor|Любовь|Aşk|प्रेम|爱情|愛情",
  career: "Career|Beruf|Carrera|Carrière|Carreira|Карьера|Kariyer|करियर|事业|事業",
  health: "Health|Gesundheit|Salud|Santé|Saúde|Здоровье|Sağlık|स्वास्थ्य|健康|健康",
  advice: "Advice|Rat|Consejo|Conseil|Conselho|Совет|Öğüt|सलाह|建议|建議",
  strengths: "Strengths|Stärken|Fortalezas|Forces|Pontos fortes|Сильные стороны|Güçlü yanlar|शक्तियाँ|优势|優勢",
  challenges: "Challenges|Herausforderungen|Desafíos|Défis|Desafios|Трудности|Zorluklar|चुनौतियाँ|挑战|挑戰",
  birthDetails:
    "What was asked|Gefragt war|Lo consultado|Votre demande|O que foi pedido|Что спрошено|Sorulan|पूछा गया|所问|所問",
  conventions:
    "Conventions|Konventionen|Convenciones|Conventions|Convenções|Соглашения|Kurallar|मान्यताएँ|所用规则|所用規則",
  meta: "How it was computed|Wie gerechnet wurde|Cómo se calculó|Mode de calcul|Como foi calculado|Как рассчитано|Hesap yöntemi|गणना विधि|计算方式|計算方式",
  time: "Time|Zeit|Hora|Heure|Hora|Время|Saat|समय|时间|時間",
  timezone: "Time zone|Zeitzone|Zona horaria|Fuseau horaire|Fuso horário|Часовой пояс|Saat dilimi|समय क्षेत्र|时区|時區",
  nodeType: "Lunar node|Mondknoten|Nodo lunar|Nœud lunaire|Nodo lunar|Лунный узел|Ay düğümü|चंद्र पात|月交点|月交點",
  houseSystem:
    "House system|Häusersystem|Sistema de casas|Système de maisons|Sistema de casas|Система домов|Ev sistemi|भाव पद्धति|宫位制|宮位制",
  "form:wheel": "Wheel|Rad|Rueda|Roue|Roda|Круг|Çark|चक्र|盘面|盤面",
  "form:grid":
    "Aspect grid|Aspektgitter|Cuadrícula de aspectos|Grille des aspects|Grade de aspectos|Сетка аспектов|Açı tablosu|दृष्टि जाल|相位表|相位表",
  "form:table": "Table|Tabelle|Tabla|Tableau|Tabela|Таблица|Tablo|तालिका|表格|表格",
  "form:bars": "Bars|Balken|Barras|Barres|Barras|Столбцы|Çubuklar|दंड आलेख|条形图|長條圖",
  "form:chart": "Chart|Horoskop|Carta|Carte|Mapa|Карта|Harita|कुंडली|星盘|星盤",
  "form:palaces":
    "Nine palaces|Neun Paläste|Nueve palacios|Neuf palais|Nove palácios|Девять дворцов|Dokuz saray|नौ महल|九宫图|九宮圖",
  "form:compass": "Compass|Kompass|Brújula|Boussole|Bússola|Компас|Pusula|दिक्सूचक|罗盘|羅盤",
  "form:count":
    "Long count|Lange Zählung|Cuenta larga|Compte long|Contagem longa|Длинный счёт|Uzun sayım|दीर्घ गणना|长历|長曆",
  "form:cross": "Cross|Kreuz|Cruz|Croix|Cruz|Крест|Haç|क्रूस|十字|十字",
  "form:mandala": "Mandala|Mandala|Mandala|Mandala|Mandala|Мандала|Mandala|मंडल|曼荼罗|曼荼羅",
  "form:numbers": "Numbers|Zahlen|Números|Nombres|Números|Числа|Sayılar|अंक|数字|數字",
  "form:periods": "Periods|Abschnitte|Períodos|Périodes|Períodos|Периоды|Dönemler|अवधियाँ|周期|週期",
};

/** The headings in a language, by member name; `form:wheel` names a figure. */
export function headingWords(lang: Lang, isUsed: (name: string) => boolean): Readonly<Record<string, string>> {
  const at0 = ORDER.indexOf(lang);
  return Object.fromEntries(
    Object.entries(LINES)
      .filter(([name]) => isUsed(name))
      .map(([name, line]) => {
        const word = line.split("|")[at0];
        if (word === undefined) throw new Error(`${name} has no heading in ${lang}`);
        return [name, word];
      }),
  );
}

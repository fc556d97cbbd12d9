/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  listCards:
    "all tarot cards major minor arcana deck list tüm tarot kartları deste liste alle Tarotkarten Deck Arkana todas las cartas del tarot arcanos mazo todas as cartas do tarô arcanos baralho toutes les cartes du tarot arcanes все карты таро арканы колода सभी टैरो कार्ड सूची 所有塔罗牌 大阿尔卡那 塔羅牌列表 大阿爾克那",
  getCard:
    "meaning of a tarot card tower death lovers fool upright reversed tarot kartı anlamı kule ölüm aşıklar ters Tarotkarte Bedeutung Turm Tod Liebende umgekehrt significado carta del tarot torre muerte enamorados invertida significado carta do tarô torre morte invertida signification carte tarot tour mort amoureux renversée значение карты таро башня смерть влюблённые перевёрнутая टैरो कार्ड का अर्थ मीनार मृत्यु 塔罗牌含义 高塔 死神 恋人 逆位 塔羅牌含義 戀人",
  getDailyCard:
    "card of the day tarot today günün tarot kartı bugün Tageskarte Tarotkarte des Tages heute carta del día tarot hoy carta do dia tarô hoje carte du jour tarot карта дня таро сегодня आज का टैरो कार्ड 每日一牌 今日塔罗 今日塔羅 每日一牌",
  drawCards:
    "draw pull pick a tarot card random shuffle tarot kart çek kartı aç Tarot Karte ziehen sacar tirar una carta tarot tirar sortear uma carta tarô tirer une carte de tarot вытянуть карту таро достать टैरो कार्ड निकालें निकालो खींचो 抽塔罗牌 抽牌 洗牌 塔羅抽牌 Karten cartas puxar piocher cartes карты कार्ड निकालना",
  castCareerSpread:
    "job work career tarot spread kariyer iş tarot açılımı Tarot Beruf Arbeit Karriere Legung tirada de tarot trabajo carrera tiragem de tarô trabalho carreira tirage tarot travail carrière расклад таро работа карьера टैरो करियर नौकरी 塔罗事业牌阵 工作 塔羅事業牌陣",
  castCelticCross:
    "celtic cross ten cards full tarot reading kelt haçı açılımı on kart keltisches Kreuz Legung zehn Karten cruz celta tirada diez cartas cruz celta tiragem dez cartas croix celtique tirage dix cartes кельтский крест расклад десять карт केल्टिक क्रॉस टैरो दस 凯尔特十字 十张牌 凱爾特十字",
  castCustomSpread:
    "own tarot spread positions custom kendi tarot açılımım eigene Tarot-Legung Positionen tirada propia posiciones tarot tiragem própria posições tarô tirage personnalisé positions свой расклад таро позиции अपना टैरो स्प्रेड 自定义牌阵 自創牌陣 自訂牌陣",
  castLoveSpread:
    "love relationship tarot spread ex partner feelings aşk ilişki tarot açılımı Liebe Beziehung Tarot Legung tirada de amor tarot pareja tiragem de amor tarô relacionamento tirage amour tarot couple расклад на любовь отношения таро प्रेम टैरो रिश्ता 爱情塔罗 感情牌阵 愛情塔羅 感情牌陣 cards on my affair lay ilişkim için kart Karten legen Liebesbeziehung relación relation रिश्ते के लिए टैरो प्रेम 感情 恋爱 爱情牌阵 戀愛 愛情牌陣",
  castThreeCard:
    "past present future three cards tarot üç kart tarot falı geçmiş şimdi gelecek drei Karten Tarot Vergangenheit Zukunft tres cartas tarot pasado presente futuro três cartas tarô passado futuro trois cartes tarot passé avenir расклад три карты таро прошлое будущее तीन कार्ड टैरो भूत वर्तमान भविष्य 三张牌 塔罗三张 过去现在未来 三張牌 過去現在未來 lay legen tirar tirer तीन कार्ड पत्ते",
  castYesNo:
    "yes no tarot question should I evet hayır tarot ja nein Tarot Frage sí o no tarot pregunta con una carta sim ou não tarô pergunta oui ou non tarot question да нет таро вопрос हाँ ना टैरो सवाल 塔罗是否 是或否 塔羅是非題 是非 accept decide answer ask cards karta sor kabul karar Karte fragen soll ich debo aceptar devo aceitar carte demande dois-je accepter спроси карту ответ соглашаться हाँ ना कार्ड से पूछो स्वीकार 问牌 该不该 是否 問牌 該不該",
};

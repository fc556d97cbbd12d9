/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  calculateArabicLots:
    "part of fortune spirit arabic parts talih noktası arap noktaları şans Glückspunkt arabische Punkte Lose parte de la fortuna partes árabes parte da fortuna partes árabes lotes part de fortune parts arabes жребий колесо фортуны арабские точки жребии भाग्य बिंदु अरबी भाग 福点 幸运点 阿拉伯点 福點 幸運點 阿拉伯點",
  detectAspectPatterns:
    "figures configuration chart shape finger of god big triangle açı kalıpları büyük üçgen kare T uçurtma Aspektfiguren Großes Trigon Drachen Jod configuraciones figuras de aspectos gran trígono cometa padrões configurações grande trígono pipa figures configurations grand trigone cerf-volant doigt de Dieu конфигурации аспектов большой тригон тау-квадрат парус перст судьбы दृष्टि आकृति महा त्रिकोण पतंग 格局 相位图形 大三角 风筝 上帝之指 相位圖形 風箏",
  calculateAspects:
    "conjunction opposition square trine sextile orb angle between planets gezegenler arası açılar kavuşum karşıt kare üçgen Aspekte Planeten Winkel Konjunktion Opposition Quadrat Trigon aspectos entre planetas conjunción oposición cuadratura trígono aspectos conjunção oposição quadratura aspects entre planètes conjonction carré аспекты планет соединение оппозиция квадрат тригон секстиль ग्रहों की दृष्टि युति कोण 相位 合相 冲 刑 拱 行星相位 沖",
  getMonthlyTropicalAspects:
    "aspects of the month calendar exact when bu ayın açıları takvim Aspektkalender Aspekte des Monats calendario de aspectos del mes calendário de aspectos do mês calendrier des aspects du mois аспекты месяца календарь аспектов मासिक दृष्टि 本月相位 相位日历 每月相位 相位日曆",
  generateAsteroids:
    "Chiron Ceres Pallas Juno Vesta minor planets asteroitler Asteroiden Kleinplaneten asteroides Quirón Juno Palas Vesta asteroides Quíron Ceres astéroïdes Cérès Junon Vesta астероиды Церера Паллада Юнона Веста Хирон क्षुद्रग्रह सेरेस 小行星 谷神星 智神星 婚神星 灶神星 穀神星",
  generateAstrocartography:
    "where to live move travel relocation world map lines best place nerede yaşamalıyım dünya haritası taşınma astrokartografi Astrokartographie Karte Linien leben umziehen Auswandern wo astrocartografía dónde vivir mapa líneas mudanza astrocartografia onde morar mapa linhas mudar astrocartographie où vivre carte lignes déménager астрокартография где жить карта линии переезд एस्ट्रोकार्टोग्राफी कहाँ रहें मानचित्र रेखा 占星地图 在哪里生活 移居 星盘地图 占星地圖 移居",
  calculateCompatibility:
    "love score percentage romantic emotional match rating aşk uyumu puanı yüzde Liebe Kompatibilität Punkte Prozent Partner compatibilidad puntuación amor porcentaje compatibilidade pontuação amor porcentagem compatibilité score amour pourcentage совместимость в любви процент баллы оценка प्रेम अनुकूलता अंक प्रतिशत 缘分指数 恋爱配对 打分 契合度 緣分 戀愛配對 打分",
  generateCompositeChart:
    "relationship chart midpoints davison couple one chart ilişki haritası bileşik kompozit harita Kompositchart Composit Beziehung Horoskop der Beziehung carta compuesta relación pareja mapa composto relacionamento casal thème composite couple relation композит композитная карта отношений пара संयुक्त कुंडली संबंध 组合盘 关系盘 中点盘 組合盤 關係盤 中點盤",
  getPlanetaryNodePassages:
    "nodes latitude zero planet crosses ecliptic node passage gezegen düğüm geçişi ekliptik Knotendurchgang Planeten Ekliptik Breite paso por nodos eclíptica planetas passagem pelos nodos eclíptica passage aux nœuds écliptique узлы планет прохождение эклиптики широта क्रांतिवृत्त पात ग्रह पारगमन 行星交点 黄道 穿越 行星交點 黃道",
  generateFixedStars:
    "Regulus Algol Sirius Spica star conjunct parans sabit yıldızlar Fixsterne Sterne Regulus Spika estrellas fijas Régulo Sirio estrelas fixas étoiles fixes Sirius Régulus неподвижные звёзды Регул Сириус Спика Алголь स्थिर तारे नक्षत्र तारा 恒星 轩辕十四 天狼星 大陵五 軒轅十四",
  getDailyHoroscope:
    "today star sign daily forecast tomorrow günlük burç yorumu bugün burcu yarın Tageshoroskop heute Sternzeichen morgen horóscopo de hoy diario signo mañana horóscopo do dia hoje diário signo amanhã horoscope du jour aujourd'hui quotidien signe demain гороскоп на сегодня ежедневный день завтра знак आज का राशिफल दैनिक राशि कल 今日运势 每日星座 今天运气 星座运势 今日運勢 每日星座 今天運氣 星座運勢",
  getMonthlyHoroscope:
    "this month star sign monthly forecast aylık burç yorumu bu ay Monatshoroskop Monat Sternzeichen horóscopo mensual del mes signo horóscopo mensal do mês signo horoscope du mois mensuel signe гороскоп на месяц ежемесячный मासिक राशिफल महीना 本月运势 每月星座 月运 本月運勢 每月星座 月運",
  getWeeklyHoroscope:
    "this week star sign weekly forecast haftalık burç yorumu bu hafta Wochenhoroskop Woche Sternzeichen horóscopo semanal de la semana signo horóscopo semanal da semana signo horoscope de la semaine hebdomadaire signe гороскоп на неделю еженедельный साप्ताहिक राशिफल सप्ताह 本周运势 每周星座 周运 本週運勢 每週星座 週運",
  calculateHouses:
    "house cusps placidus koch equal whole sign ascendant midheaven MC evler astroloji evleri ev girişleri tepe noktası Häuser Häuserspitzen Häusersystem casas cúspides sistema de casas medio cielo casas cúspides astrológicas meio do céu maisons cuspides système de maisons milieu du ciel дома куспиды система домов середина неба भाव कस्प लग्न 宫位 宫头 宫位制 中天 宮位 宮頭 宮位制",
  generateLilith:
    "dark moon black moon shadow apogee kara ay lilit karanlık Schwarzer Mond Lilith luna negra lilit lua negra lilith lune noire чёрная луна лилит काला चंद्रमा लिलिथ 黑月 莉莉丝 莉莉絲 黑月亮",
  generateLocalSpace:
    "direction azimuth compass at home travel direction local space yön azimut pusula yerel uzay Richtung Azimut Kompass lokaler Raum espacio local dirección azimut brújula espaço local direção azimute bússola espace local direction azimut boussole локальное пространство направление азимут компас दिशा दिगंश स्थानीय 本地空间 方位角 方向 本地空間",
  generateLunarReturn:
    "moon return month ahead lunar chart ay dönüşü aylık harita Lunarhoroskop Lunar Mondrückkehr revolución lunar retorno lunar mes revolução lunar retorno da lua mês révolution lunaire retour de la Lune лунар возвращение Луны лунное возвращение चंद्र प्रत्यावर्तन मासिक कुंडली 月返 月亮返照 月返盤",
  getMoonCalendar:
    "lunar calendar month waxing waning every day ay takvimi ayın evreleri takvim dolunay Mondkalender Monat zunehmend abnehmend calendario lunar mes creciente menguante calendário lunar mês crescente minguante calendrier lunaire mois croissante décroissante лунный календарь месяц растущая убывающая चंद्र कैलेंडर महीना शुक्ल कृष्ण पक्ष 月相日历 月亮历 阴历月 月相日曆 月亮曆",
  getCurrentMoonPhase:
    "moon tonight full new now waxing ay evresi bugün ay dolunay yeniay Mondphase Mond heute Vollmond Neumond zunehmend fase lunar luna hoy luna llena nueva fase da lua hoje cheia nova phase de la lune aujourd'hui ce soir pleine фаза луны сегодня полнолуние новолуние луна сейчас चंद्रमा की कला आज चाँद पूर्णिमा अमावस्या 月相 今天月亮 满月 新月 今晚月亮 月相 滿月 今晚月亮",
  getUpcomingMoonPhases:
    "next full moon new moon when date upcoming quarter sonraki dolunay ne zaman yeniay tarih gelecek nächster Vollmond Neumond wann Termin próxima luna llena nueva cuándo fecha cuarto próxima lua cheia nova quando data prochaine pleine nouvelle lune quand date следующее полнолуние новолуние когда дата ближайшее अगली पूर्णिमा अमावस्या कब तारीख 下一次满月 下次新月 什么时候 下弦 上弦 下次滿月 下一個滿月 什麼時候",
  generateNatalChart:
    "birth chart rising sign ascendant sun moon sign big three horoscope wheel doğum haritası yükselen burç burcum natal ay burcu Geburtshoroskop Aszendent Radix Geburtsbild Mondzeichen carta natal carta astral ascendente signo lunar mapa astral natal ascendente signo lunar thème astral natal ascendant carte du ciel signe lunaire натальная карта асцендент лунный знак карта рождения जन्म पत्री लग्न चंद्र राशि 本命盘 星盘 上升星座 月亮星座 出生图 本命盤 星盤 上升 月亮星座",
  getMonthlyDeclinationParallels:
    "declination parallel contraparallel month deklinasyon paralel aylık Deklination Parallelen Kontraparallelen Monat declinación paralelos mes declinação paralelos mês déclinaison parallèles contre-parallèles mois склонение параллели контрпараллели месяц क्रांति समांतर मास 赤纬 平行相位 月 赤緯 平行相位",
  listPlanetMeanings:
    "what planets mean Sun Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto gezegenlerin anlamları gezegenler Bedeutung der Planeten significado de los planetas significado dos planetas signification des planètes значение планет планеты в астрологии ग्रहों का अर्थ ग्रह 行星含义 行星意义 行星含義 行星意義",
  getPlanetMeaning:
    "meaning of a planet Venus Mars Saturn what does gezegenin anlamı Venüs Mars Satürn Bedeutung eines Planeten significado del planeta Venus Marte significado do planeta Vênus signification de la planète Vénus значение планеты Венера Марс Сатурн ग्रह का अर्थ शुक्र मंगल शनि 某行星含义 金星 火星 土星意义 土星意義",
  generatePlanetaryReturn:
    "Saturn return Jupiter return Mercury Venus Mars return age 29 Satürn dönüşü Jüpiter dönüşü gezegen Saturnrückkehr Wiederkehr Jupiter Saturn-Return retorno de Saturno retorno planetario Júpiter retorno de Saturno planetário Júpiter retour de Saturne retour planétaire Jupiter возвращение Сатурна возвращение планеты Юпитер शनि की वापसी ग्रह प्रत्यावर्तन गुरु 土星回归 木星回归 行星返照 土星回歸 木星回歸",
  getPlanetaryPositions:
    "where are the planets now today current sky positions longitude sign gezegenler nerede şu an konumları gökyüzü Planetenstände Planeten jetzt Positionen Himmel dónde están los planetas ahora posiciones cielo onde estão os planetas agora posições céu où sont les planètes maintenant positions ciel где планеты сейчас положение планет небо ग्रहों की स्थिति अभी आकाश 行星位置 现在行星 天象 行星在哪 現在行星",
  getMonthlyTropicalEphemeris:
    "ephemeris table month daily positions efemeris aylık tablo gezegen konumları Ephemeriden Tabelle Monat efemérides tabla del mes posiciones diarias efemérides tabela do mês éphémérides table du mois эфемериды таблица на месяц положения पंचांग तालिका मासिक ग्रह स्थिति एफेमेरिस 星历表 每月星历 星曆表 每月星曆",
  generateProfections:
    "lord of the year time lord annual profection age yılın efendisi profeksiyon yıllık yaş Profektion Jahresherrscher Herr des Jahres profecciones señor del año anual profecções senhor do ano anual profections seigneur de l'année annuelles профекции управитель года годовые वार्षिक प्रोफेक्शन वर्ष का स्वामी 小限 年主星 年主 小限法",
  generateProgressions:
    "secondary progressed moon chart day for a year ilerletilmiş harita ikincil progresyon ay Sekundärprogression progressiver Mond progresiones secundarias luna progresada progressões secundárias lua progredida progressions secondaires Lune progressée вторичные прогрессии прогрессивная луна द्वितीयक प्रगति प्रगत चंद्र 次限 推运 次限盘 推運 次限盤",
  generateRelocationChart:
    "move to another city chart recast new place relocated taşınma haritası başka şehir yeniden Relokationshoroskop Umzug anderer Ort neue Stadt carta de relocalización mudarse otra ciudad otro lugar carta de relocação mudança outra cidade thème relocalisé déménagement autre endroit ville lieu релокация карта переезда другой город место स्थानांतरण कुंडली दूसरा शहर 换置盘 搬家 移居盘 另一个城市 換置盤 搬家 另一個城市",
  listZodiacSigns:
    "twelve star signs Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces on iki burç listesi burçlar zwölf Sternzeichen Tierkreiszeichen doce signos del zodiaco doze signos do zodíaco douze signes du zodiaque двенадцать знаков зодиака список बारह राशियाँ सूची 十二星座 星座列表 黄道十二宫 黃道十二宮",
  getZodiacSign:
    "about my star sign traits character personality Leo Virgo burç özellikleri karakter burcu Sternzeichen Eigenschaften Charakter Löwe características del signo zodiacal personalidad características do signo personalidade signe du zodiaque caractère traits характеристика знака зодиака характер राशि का स्वभाव गुण 星座性格 星座特点 星座特點 星座性格",
  generateSolarArc:
    "solar arc directions directed güneş yayı direksiyon Sonnenbogen Direktionen arco solar direcciones arco solar direções arc solaire directions солнечная дуга дирекции सौर चाप दिशा 太阳弧 太阳弧推运 太陽弧",
  generateSolarReturn:
    "birthday year solar return this year güneş dönüşü yıllık harita doğum günü Solarhoroskop Solar Geburtstag Jahr revolución solar cumpleaños año revolução solar aniversário ano révolution solaire anniversaire année соляр солнечное возвращение год день рождения सौर प्रत्यावर्तन वर्षफल जन्मदिन 太阳返照 日返 生日年运 太陽返照 日返盤",
  calculateSynastry:
    "match couple partner love compatibility relationship two charts good together boyfriend girlfriend husband wife ilişki uyum aşk sinastri sevgili burç uyumu eş Partnerschaft Partnerhoroskop Liebe Synastrie Paar passen zusammen compatibilidad pareja amor sinastría novio novia compatibilidade casal amor sinastria namorado compatibilité amoureuse couple amour synastrie deux thèmes синастрия совместимость партнёров пара любовь отношения प्रेम संगतता जोड़ी साथी रिश्ता 合盘 配对 爱情 我们合不合 情侣 两个人 合盤 配對 愛情 兩個人 情侶",
  calculateTransitAspects:
    "transits to my natal houses strongest filtered transit açıları natal evler Transite Häuser Radix Transitaspekte aspectos de tránsito casas natales aspectos de trânsito casas natais aspects de transit maisons natales аспекты транзитов к натальной карте дома гороскопа गोचर दृष्टि जन्म भाव 行运相位 流年相位 本命宫位 行運相位 本命宮位",
  calculateTransits:
    "transits now today current planets to my chart this week what is happening transit haritası transitler bugün haritam Transite heute aktuelle Planeten mein Horoskop tránsitos de hoy mi carta actuales trânsitos de hoje meu mapa atuais transits du jour mon thème actuels транзиты сегодня моя карта текущие गोचर आज मेरी कुंडली ग्रह 行运 流日 当前行运 行運 流日 目前行運",
  getMonthlyTropicalTransits:
    "ingress sign change month when planet enters retrograde Mercury burç değişimi aylık giriş retro Merkür Ingress Zeichenwechsel Monat rückläufig Merkur ingresos cambio de signo mes retrógrado ingressos mudança de signo mês retrógrado ingrès changement de signe mois rétrograde ингрессия смена знака месяц транзиты месяца ретроградный Меркурий राशि परिवर्तन मासिक गोचर वक्री बुध 行星换座 入座 本月 水星逆行 行星換座 入座 水逆",
  getYearlyHoroscope:
    "this year star sign yearly forecast annual yıllık burç yorumu bu yıl Jahreshoroskop Jahr Sternzeichen horóscopo anual del año signo horóscopo anual do ano signo horoscope de l'année annuel signe гороскоп на год годовой वार्षिक राशिफल वर्ष साल 年度运势 今年星座 年运 年度運勢 今年星座 年運",
};

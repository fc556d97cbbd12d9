/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateArudhaPadas:
    "arudha lagna upapada image jaimini pada arudha noktaları jaimini imaj Arudha Bild Ruf Jaimini imagen pública arudha jaimini imagem pública image publique арудха упапада образ джаймини आरूढ़ लग्न उपपद पद जैमिनी 阿鲁达 上升映像 阿魯達",
  calculateAshtakavarga:
    "bindu points sarvashtakavarga table benefic ashtakavarga puan tablosu Punkte Tabelle Bindus tabla de puntos bindus tabela de pontos table de points аштакаварга бинду таблица баллов अष्टकवर्ग सर्वाष्टकवर्ग बिंदु रेखा तालिका 八分法 八分点 八分表 八分點 per house sarva ev başına evler pro Haus Häuser por casa par maison баллы дома в доме बिंदु भाव अंक हर 每宫 宫位分数 点数 宾度 每宮 宮位點數 賓度",
  calculateDrishti:
    "vedic aspects graha drishti glance which planet looks vedik açılar bakış vedische Aspekte Blick aspectos védicos mirada aspectos védicos olhar aspects védiques regard ведические аспекты дришти взгляд ग्रह दृष्टि पूर्ण दृष्टि 吠陀相位 行星注视 注視",
  getLunarAspects:
    "moon angles month vedic ayın açıları vedik aylık Mondaspekte Monat vedisch aspectos de la Luna mes védico aspectos da Lua mês aspects de la Lune mois аспекты Луны за месяц चंद्र दृष्टि मासिक कोण 月亮相位 每月 吠陀月亮",
  getMonthlyAspects:
    "planet angles month vedic grahas gezegen açıları vedik ay Planetenaspekte Monat vedisch aspectos planetarios mes védico aspectos planetários mês aspects planétaires mois védique аспекты планет месяц ведические ग्रह कोण मासिक दृष्टि 行星相位 吠陀 每月相位",
  listAvasthas:
    "planetary states infant young old awake sleeping avastha halleri gezegen durumları Zustände der Planeten estados planetarios avasthas estados dos planetas états planétaires авастхи состояния планет अवस्था बाल कुमार युवा वृद्ध जाग्रत 行星状态 阿瓦斯塔 行星狀態",
  getAvastha:
    "one planetary state meaning avastha anlamı Zustand Planet Bedeutung estado planetario significado estado do planeta significado état planétaire sens авастха значение состояния एक अवस्था का अर्थ 某行星状态 行星狀態含義",
  calculateBhavChalit:
    "chalit chart sripati house shift bhava madhya chalit haritası evler Häuserverschiebung Sripati Chalit carta chalit casas sripati mapa chalit casas thème chalit maisons чалит бхава шрипати дома भाव चलित श्रीपति भाव मध्य संधि 宫位移动盘 宮位移動",
  calculateBhavaBala:
    "house strength bhava evlerin gücü Stärke der Häuser fuerza de las casas força das casas force des maisons сила домов бхава бала भाव बल भावों का बल 宫位力量 宮位力量",
  generateBirthChart:
    "jyotish kundli kundali janam kundali vedic horoscope lagna nakshatra rashi moon sign Indian vedik doğum haritası Hint astrolojisi vedische Geburtskarte Horoskop indisch Nakshatra carta natal védica carta astral hindú nakshatra mapa védico indiano nakshatra Lua thème védique natal indien nakshatra ведическая карта джйотиш накшатра лагна рождения जन्म कुंडली बनाओ कुण्डली जन्मपत्री लग्न राशि नक्षत्र 吠陀星盘 印度占星 命盘 月宿 吠陀星盤 印度占星 patri make cast hindu indisches india кундли индийский гороскоп कुंडली कुण्डली जन्मकुंडली जन्मपत्री पत्रिका बनाइए बनाओ जन्म 印度命盘 排盘 昆德利 印度命盤",
  calculateCharaKarakas:
    "atmakaraka darakaraka soul planet spouse jaimini ruh gezegeni atmakaraka Seelenplanet Atmakaraka planeta del alma atmakaraka planeta da alma planète de l'âme атмакарака даракарака планета души चर कारक आत्मकारक दारकारक 灵魂星 命主星 靈魂星",
  calculateGunMilan:
    "ashtakoot kundli matching marriage 36 gunas nadi dosha horoscope match wedding bride groom evlilik uyumu vedik guna Heirat Horoskopabgleich Ehe vedisch matrimonio védico compatibilidad gunas boda casamento védico compatibilidade gunas mariage védique compatibilité gunas брак совместимость гуна милан свадьба ведическая कुंडली मिलान गुण मिलान अष्टकूट विवाह शादी वर वधू 合婚 三十六分 婚配 吠陀合婚 婚姻配對 points boy girl how many gelin damat Punkte Braut Bräutigam übereinstimmen stimmen überein puntos novia novio coinciden pontos noiva noivo combinam mariée marié en commun гун совпадает жених невеста गुण मिलते लड़का लड़की वधू विवाह शादी रिश्ता कितने 几分 新郎 新娘 印度合婚 幾分 vivah shaadi",
  getVedicDailyReading:
    "my day vedic personal daily tara chandrabala kişisel günlük vedik yorum persönlicher Tag vedisch heute mi día védico hoy personal meu dia védico hoje pessoal ma journée védique aujourd'hui мой день ведический личный сегодня मेरा दिन आज का फल चंद्रबल ताराबल 吠陀每日 今天个人运势 個人每日",
  getCurrentDasha:
    "mahadasha antardasha planetary period now which dasha running vimshottari şimdiki dönem daşa mahadaşa aktuelle Periode Dasha período planetario actual dasha mahadasha período planetário atual em que mahadasha période planétaire actuelle dasha махадаша антардаша период сейчас даша महादशा अंतर्दशा वर्तमान दशा कौन सी चल रही 大限 当前大运 行星周期 达沙 目前大限 行星週期 şu an dönemi laufende текущая दशा रही है वर्तमान महादशा 现在大运 哪个大运 現在大運 當前大運",
  getMajorDashas:
    "mahadasha list life periods vimshottari all periods timeline daşa dönemleri hayat Dashas des Lebens Perioden Liste períodos de vida mahadashas lista períodos da vida mahadashas périodes de vie mahadashas махадаши список периоды жизни вимшоттари विंशोत्तरी महादशा सूची जीवन दशा क्रम 大周期 一生大限 主周期 大週期 lifetime planetary of ömür boyu dönemler Planetenperioden Lebensphasen la toute महादशाएँ पूरा जीवन दशा क्रम 一生大运 所有大运 一生大運",
  getSubDashas:
    "antardasha bhukti sub period alt dönem antardaşa Unterperiode Antardasha subperíodo antardasha subperíodo bhukti sous-période антардаша подпериод अंतर्दशा भुक्ति 子周期 小限 次周期 次週期",
  getPratyantardashas:
    "pratyantar third level period pratyantardaşa üçüncü düzey dritte Ebene Periode tercer nivel período terceiro nível período troisième niveau période пратьянтардаша третий уровень प्रत्यंतर दशा तीसरा 第三级周期 第三級週期",
  getSookshmaDashas:
    "sookshma fourth level period sukshma dördüncü düzey vierte Ebene cuarto nivel quarto nível quatrième niveau сукшма даша четвёртый уровень सूक्ष्म दशा चौथा 第四级周期 第四級週期",
  getPranaDashas:
    "prana fifth level period smallest beşinci düzey fünfte Ebene kleinste quinto nivel mínimo quinto nível menor cinquième niveau прана даша пятый уровень प्राण दशा पाँचवाँ 第五级周期 第五級週期",
  getDashaPeriods:
    "ashtottari yogini kalachakra chara jaimini narayana sudarshana chakra dasha other systems sign dasha rashi 108 36 years mangala sankata deha jiva diğer dasha sistemleri burç dashası jaimini andere Dasha-Systeme Zeichen-Dasha Jaimini otros sistemas de dasha dasha de signos outros sistemas de dasha dasha de signos autres systèmes de dasha dasha des signes аштоттари йогини калачакра чара нараяна сударшана даша другие системы даши знаков अष्टोत्तरी योगिनी कालचक्र चर दशा नारायण सुदर्शन चक्र जैमिनी राशि दशा 百八年大运 瑜伽女大运 时轮大运 星座大运 百八年大運 瑜伽女大運 時輪大運 星座大運",
  generateDivisionalChart:
    "varga D10 dasamsa D7 D12 D60 career children divisional alt harita varga bölüm haritası Teilhoroskop Varga Beruf carta divisional varga carrera mapa divisional varga carreira carte divisionnaire varga carrière варга дробная карта дашамша карьера वर्ग कुंडली दशमांश षष्ट्यंश सप्तमांश 分盘 分割盘 事业分盘 分盤 分割盤",
  checkKalsarpaDosha:
    "kaal sarp dosh serpent rahu ketu all planets kalsarpa yılan Kalsarpa Schlange Rahu Ketu serpiente kala sarpa serpente kala sarpa serpent каласарпа змея раху кету काल सर्प दोष कालसर्प योग राहु केतु 蛇毒格 时间之蛇 卡拉萨帕 時間之蛇 snake yoga nodes кала сарпа काल सर्प दोष 蛇煞 蛇格",
  checkManglikDosha:
    "mangal dosha kuja marriage mars delay manglik evlilik Mars Mangal Ehe Mars Heirat manglik matrimonio Marte casamento Marte mariage Mars манглик мангал доша брак Марс मांगलिक मंगल दोष विवाह कुज दोष 火星煞 曼格利克 婚姻火星 affliction Merih laneti Marsdosha de मांगलिक मंगल दोष",
  checkSadhesati:
    "sade sati saturn seven and a half years shani dhaiya sade sati satürn yedi buçuk Sade Sati Saturn siebeneinhalb Jahre Saturno siete años y medio sade sati Saturno sete anos e meio Saturne sept ans et demi саде сати сатурн семь с половиной лет साढ़े साती साढ़ेसाती शनि ढैया कब तक 土星七年半 萨德萨蒂 沙德薩蒂 yıl साढ़े साती साढ़ेसाती शनि ढैया 土星七年",
  getEclipticCrossings:
    "planet latitude node year vedic gezegen düğüm yıl vedik Knoten Ekliptik Jahr vedisch nodos eclíptica año védico nodos eclíptica ano nœuds écliptique année узлы эклиптика год ведические क्रांतिवृत्त पात वर्ष ग्रह 行星过黄道 交点 年 過黃道",
  getHeliacalVisibility:
    "combust morning star evening star visible rising setting Venus visible görünürlük sabah yıldızı akşam yıldızı sichtbar Morgenstern Abendstern heliakisch visible lucero orto helíaco visível estrela da manhã heliacal visible étoile du matin lever héliaque видимость утренняя звезда гелиакический восход ग्रह उदय अस्त दृश्यता शुक्र उदय 偕日升 晨星 昏星 可见 可見",
  getKpAyanamsa:
    "ayanamsa value degrees kp new krishnamurti ayanamsa değeri Ayanamsa Wert Krishnamurti valor de ayanamsa valor da ayanamsa valeur d'ayanamsa значение айанамши кришнамурти अयनांश मान कृष्णमूर्ति 岁差值 克里希那穆提 歲差值",
  generateKpChart:
    "kp astrology krishnamurti significators sub lord kp haritası krishnamurti KP-Horoskop Signifikatoren carta kp krishnamurti significadores mapa kp krishnamurti significadores thème kp krishnamurti карта кп кришнамурти сигнификаторы केपी कुंडली कृष्णमूर्ति पद्धति कारकत्व KP占星 KP盘 克里希那穆提 KP盤",
  getKpCusps:
    "cuspal sub lord kp houses kp ev girişleri alt yönetici KP Häuserspitzen Sublord cúspides kp sub señor cúspides kp sublord cuspides kp куспиды кп суб лорд केपी भाव कस्प उप स्वामी KP宫头 次主星 KP宮頭",
  castKpHoraryChart:
    "horary prashna question number 1 249 ask soru astrolojisi sayı prasna Stundenastrologie Frage Zahl Prashna astrología horaria pregunta número prashna astrologia horária pergunta número horaire question nombre prashna хорарная вопрос число прашна प्रश्न कुंडली संख्या सवाल केपी 卜卦占星 问事 数字 卜卦 問事 數字",
  getKpPlanets:
    "kp planets star lord sub lord kp gezegenler yıldız yöneticisi KP Planeten Sternherr planetas kp señor de estrella planetas kp senhor da estrela planètes kp планеты кп звёздный управитель केपी ग्रह नक्षत्र स्वामी उप स्वामी KP行星 星主",
  getKpPlanetsInterval:
    "kp planets every minutes range table kp gezegen aralık tablo KP Planeten Zeitraum Intervall planetas kp intervalo tabla planetas kp intervalo tabela planètes kp intervalle планеты кп интервал таблица केपी ग्रह अंतराल तालिका KP行星 时间间隔 時間間隔",
  getKpRasiChanges:
    "when planet changes sign kp ingress sidereal burç değişimi sidereal gezegen Zeichenwechsel siderisch cambio de signo sideral mudança de signo sideral changement de signe sidéral смена знака сидерический планета ग्रह राशि परिवर्तन कब 恒星黄道换座 換座",
  getKpRulingPlanets:
    "ruling planets now moment kp yöneten gezegenler şimdi herrschende Planeten jetzt planetas regentes del momento planetas regentes do momento planètes maîtresses du moment управляющие планеты момента शासक ग्रह इस समय रूलिंग 当令行星 主宰行星 當令行星",
  getKpRulingInterval:
    "ruling planets range every minutes yöneten gezegenler aralık herrschende Planeten Zeitraum planetas regentes intervalo planetas regentes intervalo planètes maîtresses intervalle управляющие планеты интервал शासक ग्रह अंतराल 当令行星 时间段 當令行星 時段",
  getKpSublordChanges:
    "sub lord change time kp trading alt yönetici değişimi Sublord Wechsel Zeit cambio de sub señor mudança de sublord changement de sous-maître смена суб лорда время उप स्वामी परिवर्तन समय 次主星变化 次主星變化",
  listNakshatras:
    "27 lunar mansions stars ashwini rohini list 27 nakşatra ay konakları Mondhäuser Mondstationen Nakshatras mansiones lunares nakshatras lista mansões lunares nakshatras demeures lunaires nakshatras накшатры лунные стоянки список नक्षत्र सूची सत्ताईस अश्विनी 二十七宿 月宿列表 星宿",
  getNakshatra:
    "meaning of a nakshatra lunar mansion rohini ashwini nakşatra anlamı Mondhaus Bedeutung nakshatra significado mansión lunar nakshatra significado mansão lunar demeure lunaire sens накшатра значение लक्षण नक्षत्र का फल रोहिणी स्वभाव 某月宿含义 星宿含義 moon star born under pushya yıldızında doğmak ay konağı geboren unter Stern nacido bajo estrella nascido sob estrela né sous étoile родился под звездой лунная стоянка звезда नक्षत्र में जन्म रोहिणी अश्विनी पुष्य क्या कहता 星宿 二十七宿 月宿",
  generateNavamsa:
    "D9 marriage spouse chart vargottama navamsa evlilik haritası Navamsa Ehe Partner navamsa matrimonio cónyuge navamsa casamento cônjuge navamsa mariage conjoint навамша брак супруг नवमांश कुंडली विवाह वर्गोत्तम 九分盘 婚姻盘 九分盤 婚姻盤 ninth dokuzuncu Ehepartner Neuntel novena nona neuvième девятая нававмша नवांश शादी विवाह जीवनसाथी डी9",
  getBasicPanchang:
    "tithi nakshatra yoga karana at a moment weekday tithi nakşatra şimdi Tithi Augenblick tithi instante calendario hindú tithi instante calendário hindu tithi instant calendrier hindou титхи накшатра йога карана момент तिथि नक्षत्र योग करण वार अभी 印度日历 提提 当下 印度曆 festival diwali today calendar bayram Hint takvimi hinduistischer Kalender Festtag festividad festa fête праздник индийский календарь त्योहार दीवाली तिथि 排灯节 节日 排燈節 節日 holi navratri ekadashi sankranti shivaratri raksha bandhan होली नवरात्रि एकादशी संक्रांति शिवरात्रि रक्षाबंधन करवाचौथ Холи Наваратри Экадаши 洒红节 灑紅節",
  getChoghadiya:
    "auspicious hours amrit shubh labh chal rog kaal udveg muhurta today uğurlu saatler çoğadiya günstige Stunden Choghadiya horas propicias choghadiya horas auspiciosas choghadiya heures propices choghadiya благоприятные часы чогхадия चौघड़िया शुभ लाभ अमृत चर मुहूर्त आज 吉时 时段吉凶 吉時 時段吉凶 good hour journey travel start set out leave yolculuk yola çıkmak iyi saat Reise Abfahrt losfahren gute Uhrzeit viaje salir buena hora viagem sair bom horário voyage partir bonne heure поездка выехать дорога час यात्रा निकलना शुभ समय 出门 几点 出行 出門 幾點 wedding ceremony muhurat vivah düğün töreni Hochzeit Trauung boda ceremonia casamento cerimônia mariage cérémonie свадьба церемония विवाह 婚礼 婚禮",
  getDetailedPanchang:
    "almanac hindu calendar panchang today tomorrow tithi auspicious muhurta abhijit rahu kaal gulika yamaganda sunrise moonrise today Hint takvimi uğurlu zaman rahu saati hinduistischer Kalender Tithi günstige Zeit Rahu Kalam calendario hindú almanaque hora propicia calendário hindu almanaque hora auspiciosa calendrier hindou almanach heure propice панчанг панчанга титхи индийский календарь раху кала पंचांग आज का तिथि मुहूर्त राहु काल सूर्योदय अभिजीत 印度历 黄历吉时 五支历 罗睺时 印度曆 羅睺時 rahukalam inauspicious hours avoid starting uğursuz saat ungünstige Stunden horas desfavorables desfavoráveis heures défavorables неблагоприятные часы राहु काल अशुभ समय 凶时 凶時 wedding marriage muhurat vivah shaadi good day düğün evlenme Hochzeit Heirat boda matrimonio casamento mariage noces свадьба брак विवाह शादी शुभ मुहूर्त 婚礼 结婚吉日 婚禮 結婚吉日",
  getHora:
    "planetary hours hora day night best time gezegen saatleri hora Planetenstunden Stunde horas planetarias hora horas planetárias heures planétaires планетные часы хора होरा ग्रह घंटे शुभ समय 行星时 行星小时 行星時 行星小時",
  calculateParallels:
    "declination parallel vedic moment deklinasyon paralel vedik Deklination Parallele vedisch declinación paralelos védico declinação paralelos védico déclinaison parallèles védique склонение параллели ведические क्रांति समानांतर ग्रह 赤纬平行 吠陀 赤緯平行",
  getMonthlyParallels:
    "declination month vedic parallels deklinasyon aylık vedik Deklination Monat vedisch declinación mensual védica declinação mensal védica déclinaison mensuelle védique склонения за месяц ведические मासिक क्रांति समानांतर 每月赤纬 吠陀平行 每月赤緯",
  getPlanetPositions:
    "sidereal planets longitude lahiri rahu ketu positions sidereal gezegen konumları siderische Planetenstände posiciones siderales planetas posições siderais planetas positions sidérales planètes сидерические положения планет раху кету ग्रह स्पष्ट निरयन स्थिति राहु केतु 恒星黄道行星位置 恆星黃道 where were vedic sign ग्रह किन राशियों में थे स्थिति निरयन gezegenler neredeydi vedik 恒星黄道 行星位置",
  getMonthlyEphemeris:
    "sidereal ephemeris month table sidereal efemeris aylık siderische Ephemeriden Monat efemérides siderales mes efemérides siderais mês éphémérides sidérales mois сидерические эфемериды месяц निरयन ग्रह तालिका मासिक पंचांग 恒星星历 每月 恆星星曆",
  listRashis:
    "twelve vedic signs mesha vrishabha list on iki vedik burç zwölf vedische Zeichen Rashis doce signos védicos rashis doze signos védicos douze signes védiques rashis раши двенадцать ведических знаков राशियाँ बारह मेष वृषभ सूची 吠陀十二宫 印度星座 吠陀十二宮",
  getRashi:
    "vedic sign meaning mesha simha vedik burç anlamı vedisches Zeichen Bedeutung signo védico significado signo védico significado signe védique sens раши значение ведический знак राशि का अर्थ मेष सिंह स्वभाव 印度星座含义 印度星座含義",
  calculateShadbala:
    "six fold strength of planets strongest planet rupas gezegen gücü altı kat Planetenstärke sechsfach fuerza de los planetas seis força dos planetas seis force des planètes six шадбала сила планет षड्बल ग्रह बल सबसे बलवान 六种力量 行星力量 六種力量",
  calculateTransit:
    "gochara transit over vedic chart current planets gochar vedik transit Transit vedisch Gochara tránsito védico gochara trânsito védico gochara transit védique gochara гочара ведический транзит गोचर ग्रह गोचर फल वर्तमान 吠陀行运 过宫 吠陀行運",
  getMonthlyTransits:
    "sidereal sign change month gochar sankranti vedik burç geçişi aylık Zeichenwechsel Monat vedisch ingresos siderales mes ingressos siderais mês ingrès sidéraux mois смена раши за месяц ингрессии मासिक गोचर राशि परिवर्तन संक्रांति 每月换座 吠陀 每月換座",
  getUpagrahaPositions:
    "gulika mandi dhuma shadow planets upagraha gölge gezegenler gulika Schattenplaneten Gulika Mandi planetas sombra gulika planetas sombra gulika planètes ombres gulika упаграхи гулика манди теневые उपग्रह गुलिक मांदी धूम 阴影行星 古利卡 陰影行星",
  listYogas:
    "catalogue of yogas combinations raja dhana list yoga kataloğu birleşimler Yogas Verzeichnis Kombinationen catálogo de yogas combinaciones catálogo de yogas combinações catalogue des yogas combinaisons каталог йог сочетания список योग सूची राजयोग धनयोग 瑜伽格局 组合列表 格局列表 組合",
  detectYogas:
    "raja yoga gaja kesari wealth yogas in my chart which combinations haritamdaki yogalar raca yoga Yogas in meinem Horoskop Raja yogas en mi carta raja yoga yogas no meu mapa raja yoga yogas dans mon thème raja йоги в моей карте раджа йога मेरी कुंडली में योग राजयोग गजकेसरी 我的格局 王者格局 命盘瑜伽 命盤格局 present im Geburtshoroskop Kombinationen combinaciones combinações combinaisons сочетания कुंडली में योग राजयोग धन बनते 命盘格局 瑜伽格局",
  getYoga:
    "meaning of a yoga gajakesari what it brings yoga anlamı Yoga Bedeutung Gajakesari significado de un yoga significado de um yoga sens d'un yoga значение йоги гаджакесари योग का फल गजकेसरी अर्थ 某格局含义 格局含義",
  calculateDashakoot:
    "ten porutham south indian tamil marriage matching rajju on uyum tamil evlilik zehn Porutham tamilische Ehe diez porutham matrimonio tamil dez porutham casamento tâmil dix porutham mariage tamoul десять порутам тамильский брак दशकूट पोरुत्तम दस विवाह तमिल 十合 南印合婚 泰米尔 南印合婚 bride groom gelin damat Braut Bräutigam novia novio noiva noivo mariée жених невеста वर वधू 新娘 合婚",
  calculatePapasamyam:
    "papa points malefic balance couple kötücül denge evlilik Papasamya Gewicht Übeltäter Ehe papasamyam maléficos pareja papasamyam maléficos casal maléfiques équilibre couple папасамьям вредители баланс брак पापसाम्य पाप ग्रह मिलान 凶星平衡 合婚 凶星",
  getKpDailyFinance:
    "money gain loss trading day kp finance stock kazanç kayıp para günü borsa Gewinn Verlust Geld Tag Börse dinero ganancia pérdida día bolsa dinheiro ganho perda dia bolsa argent gain perte jour bourse деньги прибыль убыток день биржа धन लाभ हानि आज शेयर 财运 盈亏 股市 財運 盈虧 股市",
  getPanchangMonth:
    "monthly panchang calendar of a month tithi of each day moon phase calendar hindu month aylık panchang takvimi tithi her gün Monatspanchang Kalender Tithi jeden Tag panchang mensual calendario del mes tithi मासिक पंचांग कैलेंडर हर दिन की तिथि महीने का पंचांग panchang mensal calendário do mês panchang mensuel calendrier du mois панчанг на месяц календарь титхи 每月五支历 月历 每月五支曆 月曆",
  listFestivals:
    "Diwali Holi Ekadashi dates festival calendar Hindu holidays vrat fasts when is Navratri Dussehra Janmashtami Raksha Bandhan Shivaratri this year Hindu bayramları tarihleri Divali Holi oruç günleri takvimi hinduistische Feste Kalender Fastentage wann ist Diwali fiestas hindúes calendario ayunos fechas cuándo es Diwali festivais hindus calendário jejuns datas quando é Diwali fêtes hindoues calendrier jeûnes dates quand est Diwali индуистские праздники календарь посты экадаши даты когда Дивали त्योहार व्रत पर्व कैलेंडर एकादशी कब है दिवाली होली तिथि 印度教节日 日历 排灯节 洒红节 斋日 日期 印度教節日 日曆 排燈節 灑紅節 齋日",
  findMuhurta:
    "auspicious date time wedding muhurat marriage date good day house warming griha pravesh travel naming shop opening car purchase lagna when to marry uğurlu gün düğün tarihi muhurta ev taşınma yolculuk isim günstiger Tag Hochzeit Datum Muhurta Einzug Reise Namensgebung fecha propicia boda muhurta mudanza viaje data auspiciosa casamento muhurta mudança viagem date favorable mariage muhurta emménagement voyage благоприятный день свадьба мухурта дата переезд поездка शुभ मुहूर्त विवाह मुहूर्त शादी की तारीख गृह प्रवेश यात्रा नामकरण वाहन दिन 吉日 择日 结婚 搬家 出行 择时 吉時 擇日 結婚 搬家",
  narrowVedicBirthTime:
    "birth time rectification janma samay shuddhi unknown time of birth kundali without time lagna rectify dasha events kp sub lord ruling planets doğum saati düzeltme vedik lagna bilinmiyor Geburtszeitkorrektur vedisch Lagna unbekannte Geburtszeit Dasha rectificación de la hora védica lagna hora desconocida retificação da hora védica lagna hora desconhecida rectification de l'heure védique lagna heure inconnue ректификация ведическая лагна неизвестное время рождения даша जन्म समय शुद्धि लग्न निर्धारण जन्म समय अज्ञात कुंडली दशा घटनाएँ 吠陀 生时校正 上升未知 大运 出生时间不详 吠陀 生時校正 上升未知 大運",
  castVarshaphala:
    "varshaphala varshaphal varshphal tajika tajik annual chart solar return sidereal varsha kundali muntha year lord varshesha mudda saham ithasala birthday year ahead vedic yıllık harita vedik yılın yöneticisi güneş dönüşü varshaphala Jahreskarte vedisch Tajika Jahresherr Solar siderisch carta anual védica retorno solar sideral señor del año tajika mapa anual védico retorno solar sideral regente do ano thème annuel védique révolution solaire sidérale maître de l'année варшапхала таджика годовая карта ведический соляр управитель года वर्षफल वर्षकुंडली ताजिक मुंथा वर्षेश सहम इत्थशाल मुद्दा दशा 年运盘 吠陀年盘 太阳回归 恒星 年主 塔吉克 年運盤 吠陀年盤 太陽回歸 年主",
};

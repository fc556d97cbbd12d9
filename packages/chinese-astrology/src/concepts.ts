/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  generateBaziChart:
    "bazi eight characters four pillars of destiny saju day master dört sütun kader sekiz karakter Çin haritası vier Säulen Schicksal BaZi acht Zeichen cuatro pilares del destino ocho caracteres quatro pilares do destino oito caracteres quatre piliers du destin huit caractères четыре столпа судьбы бацзы восемь иероглифов चार स्तंभ भाग्य बाज़ी आठ अक्षर 八字 四柱 排盘 命盘 生辰八字 命理 排盤 命盤",
  calculateLuckPillars:
    "ten year luck cycles annual luck da yun on yıllık şans dönemi Glückssäulen Zehnjahreszyklus ciclos de suerte diez años pilares de la suerte ciclos de sorte dez anos piliers de chance dix ans столпы удачи десятилетние такты दस वर्ष भाग्य स्तंभ 大运 流年 十年大运 起运 大運 流年 十年大運",
  calculateDayMasterStrength:
    "day master strong weak useful god favorable element gün efendisi güçlü zayıf yararlı element Tagesmeister stark schwach Nutzgott Tagesherr maestro del día fuerte débil elemento útil mestre do dia forte fraco elemento útil maître du jour fort faible élément utile хозяин дня личность дня сильный слабый полезный элемент दिन स्वामी बल उपयोगी तत्व 日主强弱 身强身弱 用神 喜用神 日主強弱 身強身弱",
  calculateBaziCompatibility:
    "bazi couple match marriage two charts bazi uyumu evlilik çift BaZi Partnerschaft Paar Ehe compatibilidad bazi pareja matrimonio compatibilidade bazi casal compatibilité bazi couple mariage совместимость бацзы пара брак बाज़ी मिलान विवाह 八字合婚 合婚 八字配对 八字配對",
  calculateAnnualForecast:
    "bazi year forecast annual luck clash tai sui bazi yıl öngörüsü yıllık BaZi Jahresprognose Jahr pronóstico anual bazi año previsão anual bazi ano prévision annuelle bazi année прогноз на год бацзы वार्षिक भविष्य बाज़ी वर्ष 流年运势 犯太岁 今年八字 流年運勢 犯太歲",
  listZodiacAnimals:
    "twelve chinese zodiac animals rat ox tiger rabbit dragon list on iki hayvan Çin burçları zwölf Tierzeichen chinesisch doce animales zodiaco chino doze animais zodíaco chinês douze animaux zodiaque chinois двенадцать животных китайский зодиак बारह चीनी राशि पशु 十二生肖 属相列表 生肖列表 屬相",
  getZodiacAnimal:
    "year of the dragon snake horse animal character ejderha yılı özellikleri Çin burcu Jahr des Drachen Charakter chinesisch año del dragón carácter animal ano do dragão caráter année du dragon caractère год дракона характер животное ड्रैगन वर्ष स्वभाव पशु 属龙 生肖性格 属相性格 屬龍 生肖性格",
  calculateZodiacAnimal:
    "what is my chinese zodiac sign animal birth year which animal am I Çin burcum hangi hayvan doğum yılı chinesisches Tierkreiszeichen Sternzeichen welches Tier bin ich Geburtsjahr qué animal soy signo zodiaco chino año de nacimiento signo chinês qual animal ano de nascimento mon signe astrologique chinois quel animal année de naissance китайский гороскоп кто я какое животное год рождения चीनी राशि कौन सा पशु जन्म वर्ष 我属什么 生肖查询 属相 什么生肖 我屬什麼 生肖是什麼 屬相",
  getZodiacCompatibility:
    "rat and ox compatible chinese zodiac match animals iki hayvan uyumu Çin burcu Tierzeichen passen zusammen chinesisch compatibilidad animales zodiaco chino compatibilidade animais zodíaco chinês compatibilité animaux signes chinois совместимость животных китайский гороскоп चीनी राशि मिलान पशु 生肖配对 属相合不合 六合 相冲 生肖配對 相沖",
  getDailyZodiacReading:
    "chinese zodiac today animal daily luck bugün Çin burcu günlük hayvan Tageshoroskop chinesisches Tierzeichen heute horóscopo chino de hoy animal horóscopo chinês do dia animal horoscope chinois du jour animal китайский гороскоп на сегодня животное आज चीनी राशिफल पशु 生肖今日运势 属相每日 生肖今日運勢",
  listSolarTerms:
    "24 solar terms li chun winter solstice jie qi 24 güneş terimi ekinoks 24 Solarterme Jahreszeiten términos solares 24 solsticio termos solares 24 solstício termes solaires 24 solstice сезоны солнца 24 личунь солнцестояние चौबीस सौर पद अयनांत 二十四节气 立春 冬至 清明 节气时间 二十四節氣 節氣",
  calculateLunarDate:
    "chinese lunar calendar convert date lunar birthday new year Çin ay takvimi çevir tarih chinesischer Mondkalender Datum umrechnen calendario lunar chino convertir fecha calendário lunar chinês converter data calendrier lunaire chinois convertir date китайский лунный календарь перевод даты चीनी चंद्र कैलेंडर तिथि बदलें 农历 公历转换 阴历生日 农历转公历 農曆 國曆轉換 陰曆",
  getAlmanacDay:
    "chinese almanac tong shu today favorable avoid officer mansion Çin almanağı bugün uygun chinesischer Almanach Tag günstig almanaque chino día favorable evitar almanaque chinês dia favorável almanach chinois jour favorable китайский альманах день благоприятно тун шу चीनी पंचांग दिन शुभ 黄历 通胜 宜忌 今日黄历 老黄历 黃曆 農民曆 通勝",
  getMonthlyAlmanac:
    "chinese almanac month Çin almanağı ay aylık chinesischer Almanach Monat almanaque chino mes almanaque chinês mês almanach chinois mois китайский альманах месяц चीनी पंचांग महीना 每月黄历 本月通胜 月历 每月黃曆 本月通勝",
  lookupAuspiciousDays:
    "choose lucky day wedding moving opening date selection uğurlu gün seçimi düğün taşınma açılış günstige Tage wählen Hochzeit Umzug Eröffnung día propicio elegir boda mudanza apertura dia auspicioso escolher casamento mudança jour propice choisir mariage déménagement благоприятный день выбор даты свадьба переезд शुभ दिन चुनें विवाह गृह प्रवेश 择日 吉日 结婚 嫁娶 搬家 开业 选日子 擇日 開業 選日子 結婚",
  listFiveElements:
    "five elements wood fire earth metal water wuxing cycle beş element tahta ateş toprak metal su fünf Elemente Holz Feuer Erde Metall Wasser cinco elementos madera fuego tierra cinco elementos madeira fogo terra cinq éléments bois feu terre пять элементов дерево огонь земля у-син पाँच तत्व लकड़ी अग्नि पृथ्वी 五行 金木水火土 相生相克 相生相剋",
};

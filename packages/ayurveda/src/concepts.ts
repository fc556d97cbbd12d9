/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateAyurvedicConstitution:
    "prakriti my dosha vata pitta kapha body type quiz which am I bünye dosha tipim vücut Konstitution Dosha-Typ welcher Typ constitución prakriti mi dosha tipo constituição qual é o meu dosha biotipo constitution mon dosha type конституция моя доша пракрити тип प्रकृति वात पित्त कफ मेरा दोष शरीर 体质 我的体质 阿育吠陀 體質 阿育吠陀 from birth by chart doğuma göre nach Geburt Geburtsdaten según nacimiento soy pelo nascimento sou d'après naissance suis по рождению जन्म से दोष प्रकृति मेरी 我是什么体质 出生体质 哪种能量 我是什麼體質 出生體質",
  getDinacharyaSchedule:
    "daily routine morning wake up dinacharya brahma muhurta günlük rutin sabah ayurveda Tagesablauf Morgenroutine Ayurveda rutina diaria mañana ayurveda rotina diária manhã ayurveda routine quotidienne matin ayurvédique распорядок дня утро аюрведа दिनचर्या सुबह ब्रह्म मुहूर्त 每日作息 晨间 养生 每日作息 養生",
  getRitucharya:
    "seasonal routine diet season ayurveda ritu mevsim rejimi beslenme ayurveda Jahreszeit Ernährung Ayurveda régimen estacional dieta estación regime sazonal dieta estação régime saisonnier alimentation saison сезонный режим питание аюрведа ऋतुचर्या मौसम आहार 季节养生 饮食 時令 季節養生 eat in summer winter spring autumn rainy food yazın kışın ne yemeli Sommer Frühling Herbst essen verano invierno primavera otoño comer verão inverno outono été hiver printemps automne manger лето зима весна осень питаться есть зимой летом गर्मी सर्दी वर्षा बसंत खाना भोजन 夏天 冬天 春天 秋天 吃什么 吃什麼",
  getDailyAyurvedaReading:
    "ayurveda today dosha time of day bugün ayurveda dosha saati Ayurveda heute Dosha ayurveda hoy dosha ayurveda hoje dosha ayurveda aujourd'hui аюрведа сегодня доша आज आयुर्वेद दोष काल 今日阿育吠陀 今天养生 今日養生",
  listDoshas:
    "three doshas vata pitta kapha list explained üç dosha drei Doshas erklärt tres doshas lista três doshas lista trois doshas liste три доши список त्रिदोष वात पित्त कफ सूची 三种能量 三体质 三體質",
  getDosha:
    "what is vata pitta kapha imbalance balance vata nedir dengesizlik was ist Vata Ungleichgewicht qué es vata desequilibrio o que é vata desequilíbrio qu'est-ce que vata déséquilibre что такое вата дисбаланс वात क्या है असंतुलन 风型 火型 水型 風型 type people traits typical tipi özellikleri Typ Merkmale Kennzeichen rasgos tipo traços тип люди черты признаки पहचान लक्षण प्रकृति के लोग 瓦塔 皮塔 卡法 特征 特徵",
  listRasas:
    "six tastes sweet sour salty pungent bitter astringent altı tat tatlı ekşi sechs Geschmäcker süß sauer seis sabores dulce ácido seis sabores doce azedo six saveurs doux acide шесть вкусов сладкий кислый छह रस मधुर अम्ल लवण 六味 甜酸咸 六味飲食 taste flavor eat calm soothe pacify food flavors tatlar yemeliyim yatıştırmak lezzet Geschmack beruhigen essen schmecken calman comer gusto acalmam gosto goûts apaisent manger вкус вкусы успокаивают есть еда स्वाद शांत करना खाना कड़वा तीखा मीठा 味道 吃什么 平衡 口味 滋味 吃什麼",
  listGunas:
    "twenty gunas qualities hot cold heavy light yirmi nitelik sıcak soğuk zwanzig Eigenschaften heiß kalt veinte cualidades caliente frío vinte qualidades quente frio vingt qualités chaud froid двадцать качеств гуны горячий बीस गुण गुरु लघु शीत उष्ण 二十性质 冷热轻重 二十性質",
};

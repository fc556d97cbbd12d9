/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateBirthDay:
    "birthday number day of month doğum günü sayısı Geburtstagszahl número del día de nacimiento número do dia de nascimento nombre du jour de naissance число дня рождения जन्म दिन अंक मूलांक 生日数 生日數 mulank birth मूलांक जन्मांक",
  calculateBridgeNumbers:
    "bridge number gap between core numbers köprü sayısı Brückenzahl número puente número ponte nombre pont мостовое число सेतु अंक 桥梁数 橋樑數",
  calculateBusinessName:
    "company brand shop name numerology lucky işletme şirket marka adı Firmenname Marke Numerologie nombre de empresa marca negocio nome da empresa marca negócio nom d'entreprise marque название компании бренд бизнес व्यवसाय नाम कंपनी अंक 公司名 店名 品牌 取名 store firm restaurant dükkan mağaza isim uğurlu Laden Geschäft Firma glücklich tienda suerte loja sorte boutique magasin chance магазин фирма компания удачное दुकान कंपनी व्यवसाय ब्रांड शुभ नाम 商店 招牌 开店 公司名稱 開店",
  calculateChaldean:
    "chaldean name number cheiro keldani isim sayısı chaldäische Numerologie Namenszahl Chaldäer número caldeo del nombre número caldeu do nome numérologie chaldéenne nom халдейская нумерология имя चाल्डियन अंक नामांक 迦勒底数字 姓名 迦勒底",
  generateNumerologyChart:
    "full numerology chart reading all numbers profile tam numeroloji haritası Numerologie-Chart vollständig komplett carta numerológica completa mapa numerológico completo thème numérologique complet полная нумерологическая карта нумерология имя и дата संपूर्ण अंक ज्योतिष चार्ट 数字命理 完整灵数盘 數字命理 靈數盤",
  calculateNumCompatibility:
    "numerology compatibility couple life path match numeroloji uyumu çift Numerologie Partnerschaft Paar compatibilidad numerológica pareja compatibilidade numerológica casal compatibilité numérologie couple нумерология совместимость пара अंक ज्योतिष मिलान जोड़ी 灵数配对 数字合 靈數配對 us two numbers partner husband wife eşim sevgilim Ehe conjoint муж жена पति पत्नी 伴侣 伴侶",
  getCompoundNumber:
    "compound number meaning cheiro karmic 10 to 52 bileşik sayı anlamı zusammengesetzte Zahl Bedeutung número compuesto significado número composto significado nombre composé sens составное число значение संयुक्त अंक अर्थ 复合数 含义 複合數",
  getDailyNumber:
    "number of the day lucky today günün sayısı şanslı Zahl des Tages Glückszahl número del día suerte número do dia sorte nombre du jour chance число дня счастливое आज का अंक शुभ 今日数字 幸运数字 今日數字 幸運數字 bugünün heute de hoy hoje на сегодня का अंक भाग्यशाली",
  calculateDual:
    "compare pythagorean chaldean name pisagor keldani karşılaştırma pythagoreisch chaldäisch vergleichen pitagórico caldeo comparar pitagórico caldeu comparar pythagoricien chaldéen comparer пифагорейская и халдейская сравнение पाइथागोरस चाल्डियन तुलना 毕达哥拉斯 迦勒底 对比 畢達哥拉斯",
  calculateExpression:
    "name number destiny talent numerology of my name isim sayısı numeroloji adımın kader Namenszahl Ausdruckszahl Numerologie Name número de expresión nombre destino numerología número de expressão nome destino numerologia nombre d'expression nom destinée numérologie число имени экспрессия нумерология имя судьба नाम का अंक ज्योतिष नामांक भाग्य 姓名数 天赋数 名字灵数 姓名數 名字靈數 adds up to ismi hangi sayı ergibt Zahl qué suma que soma quel какое даёт नाम का अंक नामांक कौन सी संख्या 名字 姓名数字 姓名數字",
  checkKarmicDebt:
    "karmic debt 13 14 16 19 past life karmik borç geçmiş yaşam karmische Schuld früheres Leben deuda kármica vidas pasadas dívida cármica vidas passadas dette karmique vies antérieures кармический долг прошлая жизнь कर्म ऋण पूर्व जन्म 业力数 因果债 前世 業力數 因果債",
  analyzeKarmicLessons:
    "karmic lessons missing numbers name karmik dersler eksik sayılar karmische Lektionen fehlende Zahlen lecciones kármicas números faltantes lições cármicas números ausentes leçons karmiques nombres manquants кармические уроки недостающие числа कर्म पाठ लुप्त अंक 业力课题 缺失数字 業力課題",
  calculateLifePath:
    "destiny number birth date life path yaşam yolu sayım sayısı doğum tarihi kader Lebenszahl Lebensweg Lebensaufgabe Geburtsdatum número del camino de vida fecha de nacimiento número de vida caminho de vida data de nascimento chemin de vie date de naissance numérologie число жизненного пути дата рождения судьба मूलांक भाग्यांक जीवन पथ जन्म तिथि 生命灵数 生命数字 命数 出生日期 生命靈數 命數 of Schicksalszahl nombre судьбы लाइफ पाथ नंबर जीवन भाग्यांक संख्या",
  calculateMaturity:
    "maturity number later life realization olgunluk sayısı Reifezahl número de madurez número da maturidade nombre de maturité число зрелости परिपक्वता अंक 成熟数 成熟數",
  getNumberMeaning:
    "what does number mean 7 11 22 33 master number sayı anlamı usta sayı Bedeutung der Zahl Meisterzahl qué significa el número maestro significado do número mestre signification du nombre maître что означает число мастер अंक का अर्थ मास्टर 数字含义 卓越数 主数 數字含義 卓越數",
  calculatePersonalDay:
    "personal day number today numerology kişisel gün sayısı persönlicher Tag Zahl día personal número dia pessoal número jour personnel nombre личный день число нумерология व्यक्तिगत दिन अंक 个人日数 流日数 個人日 流日數",
  calculatePersonalMonth:
    "personal month number numerology kişisel ay sayısı persönlicher Monat Zahl mes personal número mês pessoal número mois personnel nombre личный месяц число व्यक्तिगत माह अंक 个人月数 流月数 個人月 流月數 by numbers sayılara göre nach Zahlen según números segundo selon les nombres по числам महीना अंक ज्योतिष",
  calculatePersonalYear:
    "personal year number this year cycle numerology kişisel yıl sayım sayısı persönliches Jahr Jahreszahl Zahl año personal número ano pessoal número numerologia année personnelle nombre de l'année личный год число нумерология व्यक्तिगत वर्ष अंक 个人年数 流年数 個人年 流年數 kind of numbers my ahead by yılım sayılara göre nasıl bir nach Zahlen según números cómo será mi segundo os como meu selon les chiffres nombres quelle по числам какой साल अंकों के अनुसार व्यक्तिगत वर्ष अंक ज्योतिष 个人年",
  calculatePersonality:
    "personality number consonants outer impression kişilik sayısı Persönlichkeitszahl número de personalidad número da personalidade nombre de personnalité число личности согласные व्यक्तित्व अंक 人格数 外在数 人格數",
  calculateSoulUrge:
    "soul urge heart's desire vowels ruh dürtüsü kalp arzusu sayısı Seelenzahl Herzenswunsch número del alma deseo del corazón número da alma desejo do coração meu nome nombre de l'âme élan spirituel désir du cœur число души желание сердца гласные आत्मा अंक हृदय इच्छा 心灵数 灵魂渴望 心靈數 靈魂渴望 sesli harfler Vokale Seele wünscht vocales vogais voyelles स्वर आत्मा की इच्छा 元音 内心渴望 內心渴望",
};

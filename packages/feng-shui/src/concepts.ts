/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateKuaNumber:
    "kua gua number ming gua life trigram east west group directions kua sayım yön Kua-Zahl Ming Gua Richtungen número kua ming gua direcciones número kua direções nombre kua directions число куа гуа направления कुआ अंक दिशा 命卦 卦数 东四命 西四命 卦數 東四命 lucky favorable facing compass bed desk uğurlu yönler yönüm pusula glückliche Himmelsrichtungen Richtung Glück Kompass Bett de la suerte favorables brújula cama da sorte favoráveis bússola chance boussole lit счастливые стороны света компас кровать शुभ दिशाएँ भाग्यशाली दिशा फेंग शुई पलंग 吉方 方位 朝向 床头 吉利方位 床頭",
  getKuaNumber:
    "meaning of kua number sheng qi kua anlamı Kua Bedeutung significado kua significado kua sens du kua значение числа куа कुआ अंक अर्थ 命卦含义 生气 命卦含義 生氣",
  generateEightMansions:
    "best direction bed desk door eight mansions ba zhai sheng qi sekiz konak en iyi yön yatak masa kapı acht Häuser beste Richtung Bett Schreibtisch ocho mansiones mejor dirección cama escritorio oito mansões melhor direção cama huit palais meilleure direction lit bureau восемь дворцов лучшее направление кровать आठ भवन सर्वोत्तम दिशा बिस्तर 八宅 吉方 床位 门向 八宅方位 門向 lucky directions house uğurlu ev Glücksrichtungen Haus direcciones casa suerte direções sorte maison chance стороны света дом удача शुभ दिशा घर 吉凶方位 朝向",
  generateFlyingStarChart:
    "house flying stars natal period 9 facing mountain water ev uçan yıldız haritası dönem cephe fliegende Sterne Haus Periode Ausrichtung estrellas voladoras casa período orientación estrelas voadoras casa período orientação étoiles volantes maison période orientation летящие звёзды дома период фасад उड़ते सितारे घर काल 玄空飞星 宅盘 山星向星 九运 玄空飛星 宅盤 九運",
  getAnnualFlyingStars:
    "flying stars this year annual feng shui uçan yıldızlar bu yıl yıllık fliegende Sterne Jahr Feng Shui jährlich estrellas voladoras del año feng shui anual estrelas voadoras do ano étoiles volantes de l'année летящие звёзды года фэншуй उड़ते सितारे वर्ष फेंगशुई 流年飞星 九宫飞星 今年风水 九宮飛星 流年飛星 今年風水 star sector yıldız estrella voladora estrela voadora étoile volante летящая звезда उड़ता तारा उड़ते तारे 飞星 飛星",
  getMonthlyFlyingStars:
    "flying stars this month feng shui uçan yıldızlar ay aylık fliegende Sterne Monat estrellas voladoras del mes estrelas voadoras do mês étoiles volantes du mois летящие звёзды месяца उड़ते सितारे महीना 流月飞星 本月风水 流月飛星 本月風水",
  listFlyingStars:
    "nine stars white black five yellow meaning dokuz yıldız anlam neun Sterne Bedeutung nueve estrellas significado nove estrelas significado neuf étoiles sens девять звёзд значение नौ तारे अर्थ 九星 一白 五黄 八白 九紫 五黃",
  getAnnualAfflictions:
    "tai sui sui po three killings five yellow direction avoid year olumsuz yön yıl tai sui kaçın ungünstige Richtungen Jahr Tai Sui aflicciones dirección evitar año tai sui aflições direção evitar ano afflictions direction éviter année неблагоприятные направления года тай суй अशुभ दिशा वर्ष 太岁方位 三煞 五黄煞 岁破 太歲方位 五黃 歲破 renovate renovation build repair dig corner sector this tadilat onarım köşe Umbau renovieren Bauarbeiten Ecke meiden obras reforma reparar rincón canto travaux rénover coin ремонт сектор нельзя строить угол избегать मरम्मत निर्माण कोना ओर ताई सुई इस वर्ष 装修 动土 维修 犯太岁方位 裝修 動土 維修",
  listBaguaSectors:
    "bagua map wealth corner love corner life areas bagua haritası zenginlik köşesi aşk Bagua Reichtumsecke Lebensbereiche mapa bagua rincón riqueza amor mapa baguá canto da riqueza amor carte bagua coin richesse багуа сектор богатства любви карта बागुआ धन कोना प्रेम 八卦方位 财位 桃花位 財位",
  getBaguaSector:
    "one bagua area wealth career bagua alanı Bagua Bereich área del bagua área do baguá secteur du bagua сектор багуа क्षेत्र बागुआ 某方位 八卦位 事业位 事業位",
  listNinePeriods:
    "period 8 period 9 twenty year cycle feng shui dönem 9 yirmi yıl Periode 9 zwanzig Jahre período 9 veinte años período 9 vinte anos période 9 vingt ans период 9 двадцать лет काल नौ बीस वर्ष 三元九运 九运 下元 三元九運",
};

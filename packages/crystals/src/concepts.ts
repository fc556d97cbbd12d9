/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  listCrystals:
    "all crystals stones gems list filter taşlar kristaller liste alle Steine Kristalle Liste cristales piedras lista cristais pedras lista cristaux pierres liste кристаллы камни список क्रिस्टल रत्न सूची 水晶列表 宝石 寶石列表",
  getBirthstones:
    "birthstone month january may october gem doğum taşı ay Geburtsstein Monat Monatsstein piedra de nacimiento mes gema pedra de nascimento mês pierre de naissance mois gemme камень месяца рождения камень по месяцу जन्म रत्न महीना 诞生石 月份宝石 誕生石 gemstone jewel birthday birth stone wear değerli taş Edelstein Geburtsmonat Geburtstag Schmuck preciosa cumpleaños aniversário précieuse anniversaire bijou драгоценный рождённый талисман जन्म महीना रत्न पत्थर पहनना 生日石 诞辰 月份寶石",
  getCrystalsByChakra:
    "stones for heart root throat chakra çakra taşları kalp Heilstein Chakra Herzchakra Steine piedras chakra corazón raíz cristais para o chakra do coração pedras pierres chakra cœur камни для чакр сердечная चक्र के लिए रत्न हृदय 脉轮水晶 心轮 海底轮 脈輪水晶 水晶脈輪 心輪",
  listCrystalColors:
    "crystal colors taş renkleri Farben der Steine colores de cristales cores dos cristais couleurs des cristaux цвета камней रत्न रंग 水晶颜色 水晶顏色",
  getDailyCrystal:
    "crystal stone of the day today günün taşı Stein des Tages Heilstein piedra del día cristal hoy cristal do dia pedra hoje pierre du jour cristal камень дня сегодня आज का रत्न क्रिस्टल 今日水晶 每日水晶",
  getCrystalsByElement:
    "fire water earth air element stones element taşları ateş su Element Steine Feuer Wasser piedras del elemento fuego agua pedras do elemento fogo pierres élément feu eau камни стихии огонь вода तत्व रत्न अग्नि जल 元素水晶 火元素 水元素",
  getCrystalPairings:
    "which crystals go together combine hangi taşlar birlikte kullanılır welche Steine passen zusammen kombinieren combinar cristales piedras juntas combinar cristais juntas associer pierres ensemble какие камни сочетаются कौन से रत्न साथ 水晶搭配 搭配石",
  listCrystalPlanets:
    "planets ruling stones taşları yöneten gezegenler Planeten der Steine planetas que rigen piedras planetas que regem pedras planètes des pierres планеты камней रत्न ग्रह सूची 水晶守护星 行星石 水晶守護星",
  getRandomCrystal:
    "random crystal stone rastgele taş zufälliger Stein cristal al azar cristal aleatório pierre au hasard случайный камень यादृच्छिक रत्न 随机水晶 隨機水晶",
  searchCrystals:
    "crystal for anxiety sleep protection money search kaygı uyku koruma para taşı ara Stein gegen Angst Schlaf Schutz suchen cristal para ansiedad dormir protección buscar cristal para ansiedade sono proteção buscar pierre contre anxiété sommeil protection камень от тревоги сна защита поиск चिंता नींद सुरक्षा धन क्रिस्टल खोज 招财水晶 助眠 防护 招財水晶 助眠",
  getCrystalsByZodiac:
    "stones for my zodiac sign gemstone Aries Scorpio burç taşı burcu için taş hangi Sternzeichen Stein Heilstein piedra según signo zodiacal piedras pedra do signo cristais para signo pierre par signe du zodiaque камни по знаку зодиака камни для Скорпиона राशि रत्न मेरी राशि के लिए 星座水晶 幸运石 水晶和星座 星座水晶 幸運石",
  getCrystal:
    "amethyst rose quartz citrine meaning properties ametist pembe kuvars anlamı Amethyst Rosenquarz Wirkung Bedeutung amatista cuarzo rosa significado ametista quartzo rosa significado améthyste quartz rose vertus аметист розовый кварц свойства нефрит नीलम स्फटिक गुण अर्थ 紫水晶 粉晶 功效 紫水晶功效 stone healing good for jade sleep taş özellikleri ne işe yarar yeşim Stein Eigenschaften hilft Quarz piedra propiedades sirve pedra propriedades serve pierre propriétés камень помогает पत्थर गुण काम आता एमेथिस्ट अमेथिस्ट स्फटिक 水晶功效 作用 玉 turquoise lapis moonstone tiger's eye obsidian onyx ruby emerald sapphire diamond pearl coral garnet opal topaz agate sitrin turkuaz aytaşı kaplan gözü obsidyen yakut zümrüt safir elmas inci mercan akik Citrin Türkis Lapislazuli Mondstein Tigerauge Rubin Smaragd Saphir Diamant Perle Koralle Granat Achat citrino turquesa luna ojo de tigre rubí esmeralda zafiro diamante perla granate ágata da lua olho rubi safira pérola granada lune œil rubis émeraude corail grenat цитрин бирюза лунный тигровый глаз обсидиан рубин изумруд сапфир алмаз жемчуг коралл гранат агат सुनहला फ़िरोज़ा चंद्रमणि माणिक पन्ना नीलम हीरा मोती मूंगा गोमेद लहसुनिया 黄水晶 绿松石 月光石 虎眼石 黑曜石 红宝石 祖母绿 蓝宝石 钻石 珍珠 珊瑚 石榴石 黃水晶 綠松石 紅寶石 藍寶石 鑽石",
};

/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  calculateEntrancePada:
    "main door facing entrance vastu which way should my door face ana kapı giriş yönü vastu Eingang Haustür Richtung Vastu puerta principal entrada orientación porta principal entrada direção vastu porte d'entrée orientation вход дверь направление васту मुख्य द्वार प्रवेश दिशा वास्तु के अनुसार दरवाजा 大门朝向 入口 门的方位 大門朝向 front gate position da frente d'entrée मुख्य द्वार दरवाज़ा 大门 大門",
  generateMandala:
    "vastu purusha mandala grid 81 squares vastu mandala ızgara kare Vastu-Mandala Raster mandala vastu cuadrícula mandala vastu grade mandala vastu grille васту мандала сетка वास्तु पुरुष मंडल 81 पद 瓦斯图曼荼罗 曼陀罗 瓦斯圖曼荼羅",
  calculatePlotAnalysis:
    "plot land site shape slope road vastu arsa arazi biçim eğim Grundstück Form Gefälle Straße terreno forma pendiente calle terreno forma inclinação rua terrain forme pente route участок земля форма уклон भूखंड प्लॉट ढलान आकार भूमि 地块 土地形状 坡度 地塊 土地形狀",
  calculateAyadi:
    "ayadi formula dimensions building measures vastu ölçüler yapı formül Maße Gebäude Formel medidas edificio fórmula medidas edifício fórmula mesures bâtiment formule размеры здания формула аяди आयादि गणना माप भवन आय व्यय 建筑尺寸 阿雅迪 建築尺寸",
  calculateRoomCompliance:
    "kitchen bedroom toilet where vastu rooms placement remedy mutfak yatak odası nerede vastu odalar Küche Schlafzimmer wo Räume Vastu cocina dormitorio dónde habitaciones vastu cozinha quarto onde cômodos vastu cuisine chambre où pièces vastu кухня спальня где комнаты васту रसोई शयनकक्ष शौचालय कहाँ वास्तु कमरे उपाय 厨房 卧室 房间方位 廚房 臥室 房間方位 bathroom placed banyo Bad liegen baño banheiro salle de bain ванная туалет रसोई शयनकक्ष स्नानघर शौचालय 厕所 廁所",
  findGrihaPraveshDates:
    "housewarming moving into new house date muhurta griha pravesh yeni eve taşınma uğurlu gün Einzug neues Haus günstiger Tag mudanza casa nueva día propicio mudança casa nova dia auspicioso emménager nouvelle maison jour propice новоселье переезд в новый дом благоприятный день गृह प्रवेश मुहूर्त नया घर 入宅吉日 搬新家 乔迁 入宅 喬遷 move home in flat day taşınmak ev taşınalım ne zaman einziehen Wohnung mudarnos entrar piso mudar apartamento crémaillère въехать переехать квартира गृह प्रवेश नया में जाना 搬进新家 新居 搬進新家",
  listDikpalaDirections:
    "eight directions lords dikpala vastu compass sekiz yön tanrı vastu acht Richtungen Herren Vastu ocho direcciones señores oito direções senhores huit directions seigneurs восемь направлений дикпала आठ दिशाएँ दिक्पाल वास्तु 八方 方位神 八方守護",
  getDikpalaDirection:
    "north east direction vastu what belongs there kuzeydoğu yön vastu anlam Nordost Richtung Vastu noreste dirección vastu nordeste direção vastu nord-est direction vastu северо-восток направление васту ईशान कोण दिशा वास्तु 东北方位 某方位 東北方位 god deity guardian guards protects corner of the house lord tanrı koruyan köşe yönün efendisi Gott Gottheit bewacht Wächter Ecke Himmelsrichtung dios guarda guardián esquina deidad deus guardião canto divindade dieu garde gardien coin divinité бог хранит хранитель страж угол стороны света देवता कोने का रक्षक दिशा स्वामी आग्नेय ईशान वायव्य नैऋत्य 守护神 方位神 哪个神 守護神 哪個神",
  listDevatas:
    "45 devatas gods of the mandala vastu deities 45 tanrı mandala Gottheiten Mandala Vastu deidades del mandala divindades da mandala divinités du mandala божества мандалы девата वास्तु देवता पैंतालीस 曼荼罗诸神 四十五神 曼荼羅諸神",
  getDevata:
    "one devata deity brahma indra vastu tanrı anlamı Gottheit Vastu deidad vastu divindade vastu divinité vastu божество васту значение देवता ब्रह्मा इंद्र वास्तु 某神 曼荼罗神 曼荼羅神",
};

/** Search words of each operation in ten languages, besides those of its name and summary. */
export const concepts: Readonly<Record<string, string>> = {
  listCountries:
    "countries list nations ülkeler listesi Länder Liste países lista países lista pays liste страны список देश सूची 国家列表 各国 國家列表",
  getCitiesByCountry:
    "cities towns in a country şehirler ülkenin Städte eines Landes ciudades del país cidades do país villes d'un pays города страны देश के शहर 某国城市 国家城市 國家城市",
  searchCities:
    "city place coordinates latitude longitude timezone time zone where is find town şehir koordinat enlem boylam saat dilimi yer Stadt Ort Koordinaten Zeitzone Breitengrad ciudad lugar coordenadas latitud zona horaria cidade lugar coordenadas fuso horário ville lieu coordonnées fuseau horaire город место координаты часовой пояс широта शहर स्थान निर्देशांक समय क्षेत्र अक्षांश 城市 坐标 时区 经纬度 地点 座標 時區 經緯度 located nerede wo liegt Breite Länge huso horario dónde queda onde fica où se trouve где находится क्षेत्र कहाँ स्थित अक्षांश देशांतर 在哪里",
};

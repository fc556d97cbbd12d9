/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  searchCities:
    "city place coordinates timezone şehir koordinat Stadt Ort Koordinaten ciudad lugar coordenadas ville lieu coordonnées cidade координаты город शहर 城市 坐标 座標",
};

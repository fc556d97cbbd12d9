/** By operation: words that people look for it by, in ten languages, which its name and summary do not say. */
export const concepts: Readonly<Record<string, string>> = {
  drawCards:
    "draw pull pick a card kart çek Karte ziehen tirar cartas carta tirer une carte tirar uma carta вытянуть карту таро कार्ड निकालें टैरो 抽牌 塔罗 塔羅",
  castThreeCard:
    "past present future three cards üç kart drei Karten tres cartas trois cartes três cartas три карты तीन कार्ड 三张牌 三張牌",
  castYesNo: "yes no evet hayır ja nein sí no oui non sim não да нет हाँ ना 是否",
};

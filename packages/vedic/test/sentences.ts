export const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
export const ORDINAL = `(${ORDINALS.join("|")})`;
export const GRAHA = "(?:[Tt]he )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)";
export const SIGN = "([A-Z][a-z]+) \\([A-Z][a-z]+\\)";
export const LORDS = "Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter".split(" ");
export const SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(
  " ",
);

/** Kinds of houses, as a closing has them. */
export const HOUSES = { kendra: [1, 4, 7, 10], trikona: [5, 9], dusthana: [6, 8, 12], upachaya: [2, 3, 11] } as const;

/** Of the lord of the Lagna in each house: the lord, and where it is told its sign. */
export const LORD_SENTENCES: readonly RegExp[] = [
  "^The lord of the Lagna, LORD, has stayed at home in the first house",
  "^The lord of the Lagna, LORD, is in the second house, in SIGN",
  "^The lord of the Lagna, LORD, has gone to the third house, in SIGN",
  "^The lord of the Lagna, LORD, occupies the fourth house, in SIGN",
  "^The lord of the Lagna, LORD, sits in the fifth house, in SIGN",
  "^The lord of the Lagna, LORD, works in the sixth house, in SIGN",
  "^The lord of the Lagna, LORD, faces you from the seventh house, in SIGN",
  "^The lord of the Lagna, LORD, lies in the eighth house, in SIGN",
  "^The lord of the Lagna, LORD, has reached the ninth house, in SIGN",
  "^The lord of the Lagna, LORD, holds the tenth house, in SIGN",
  "^The lord of the Lagna, LORD, is in the eleventh house, in SIGN",
  "^The lord of the Lagna, LORD, has withdrawn to the twelfth house, in SIGN",
].map((says) => new RegExp(says.replace("LORD", GRAHA).replace("SIGN", SIGN)));

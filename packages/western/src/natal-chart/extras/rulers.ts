import { InvariantError } from "@almagest/operation";
import { type PlanetId, type Sect, SIGN_IDS, type SignId } from "@almagest/sky";
import { SIGNS } from "../../tables/zodiac";

export const BOUNDS_SCHOOLS = ["egyptian", "ptolemaic"] as const;
export type BoundsSchool = (typeof BOUNDS_SCHOOLS)[number];
export const DECAN_SCHOOLS = ["chaldean", "triplicity"] as const;
export type DecanSchool = (typeof DECAN_SCHOOLS)[number];
export const TRIPLICITY_SCHOOLS = ["dorothean", "lilly"] as const;
export type TriplicitySchool = (typeof TRIPLICITY_SCHOOLS)[number];

const STARS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const satisfies readonly PlanetId[];
type Star = (typeof STARS)[number];
type Bound = readonly [star: Star, untilDeg: number];

/** The bounds of each sign in order, each until a degree: Ptolemy, Tetrabiblos I.20, according to the Egyptians. */
const EGYPTIAN: Readonly<Record<SignId, readonly Bound[]>> = {
  aries: bounds("jupiter 6, venus 12, mercury 20, mars 25, saturn 30"),
  taurus: bounds("venus 8, mercury 14, jupiter 22, saturn 27, mars 30"),
  gemini: bounds("mercury 6, jupiter 12, venus 17, mars 24, saturn 30"),
  cancer: bounds("mars 7, venus 13, mercury 19, jupiter 26, saturn 30"),
  leo: bounds("jupiter 6, venus 11, saturn 18, mercury 24, mars 30"),
  virgo: bounds("mercury 7, venus 17, jupiter 21, mars 28, saturn 30"),
  libra: bounds("saturn 6, mercury 14, jupiter 21, venus 28, mars 30"),
  scorpio: bounds("mars 7, venus 11, mercury 19, jupiter 24, saturn 30"),
  sagittarius: bounds("jupiter 12, venus 17, mercury 21, saturn 26, mars 30"),
  capricorn: bounds("mercury 7, jupiter 14, venus 22, saturn 26, mars 30"),
  aquarius: bounds("mercury 7, venus 13, jupiter 20, mars 25, saturn 30"),
  pisces: bounds("venus 12, jupiter 16, mercury 19, mars 28, saturn 30"),
};

/** Those that William Lilly prints after Ptolemy, Christian Astrology (1647), the table of essential dignities. */
const PTOLEMAIC: Readonly<Record<SignId, readonly Bound[]>> = {
  aries: bounds("jupiter 6, venus 14, mercury 21, mars 26, saturn 30"),
  taurus: bounds("venus 8, mercury 15, jupiter 22, saturn 26, mars 30"),
  gemini: bounds("mercury 7, jupiter 14, venus 21, saturn 25, mars 30"),
  cancer: bounds("mars 6, jupiter 13, mercury 20, venus 27, saturn 30"),
  leo: bounds("saturn 6, mercury 13, venus 19, jupiter 25, mars 30"),
  virgo: bounds("mercury 7, venus 13, jupiter 18, saturn 24, mars 30"),
  libra: bounds("saturn 6, venus 11, jupiter 19, mercury 24, mars 30"),
  scorpio: bounds("mars 6, jupiter 14, venus 21, mercury 27, saturn 30"),
  sagittarius: bounds("jupiter 8, venus 14, mercury 19, saturn 25, mars 30"),
  capricorn: bounds("venus 6, mercury 12, jupiter 19, mars 25, saturn 30"),
  aquarius: bounds("saturn 6, mercury 12, venus 20, jupiter 25, mars 30"),
  pisces: bounds("venus 8, jupiter 14, mercury 20, mars 26, saturn 30"),
};

export const BOUNDS = { egyptian: EGYPTIAN, ptolemaic: PTOLEMAIC } as const;

/** The stars in the order of their spheres, from Mars, who has the first face of Aries. */
const CHALDEAN: readonly Star[] = ["mars", "sun", "venus", "mercury", "moon", "saturn", "jupiter"];

type Rulers = Readonly<Record<"fire" | "earth" | "air" | "water", readonly Star[]>>;

/** By day the first and by night the second; the third takes part in both. Dorotheus, Carmen Astrologicum I.1. */
const DOROTHEAN: Rulers = {
  fire: ["sun", "jupiter", "saturn"],
  earth: ["venus", "moon", "mars"],
  air: ["saturn", "mercury", "jupiter"],
  water: ["venus", "mars", "moon"],
};

/** William Lilly, Christian Astrology: one by day and one by night, Mars both in the signs of water. */
const LILLY: Rulers = {
  fire: ["sun", "jupiter"],
  earth: ["venus", "moon"],
  air: ["saturn", "mercury"],
  water: ["mars", "mars"],
};

const TRIPLICITIES = { dorothean: DOROTHEAN, lilly: LILLY } as const;

function bounds(text: string): readonly Bound[] {
  return text.split(", ").map((part) => {
    const [star = "", until = ""] = part.split(" ");
    return [starNamed(star), Number(until)] as const;
  });
}

function starNamed(name: string): Star {
  const found = STARS.find((star) => star === name);
  if (found === undefined) throw new InvariantError("no star of the seven", { name });
  return found;
}

interface Degree {
  readonly sign: SignId;
  /** [0, 30) */
  readonly degree: number;
}

export function boundRuler(school: BoundsSchool, { sign, degree }: Degree): Star {
  const found = BOUNDS[school][sign].find(([, untilDeg]) => degree < untilDeg);
  return found === undefined ? "saturn" : found[0];
}

/** `chaldean` counts the faces through all signs; `triplicity` gives the rulers of the three signs of an element. */
export function decanRuler(school: DecanSchool, { sign, degree }: Degree): Star {
  const decan0 = Math.min(2, Math.floor(degree / 10));
  const signIndex0 = SIGN_IDS.indexOf(sign);
  if (school === "chaldean") return CHALDEAN[(3 * signIndex0 + decan0) % CHALDEAN.length] ?? "mars";
  return SIGNS[SIGN_IDS[(signIndex0 + 4 * decan0) % 12] ?? sign].ruler;
}

/** The ruler in force by sect, then the other, then the one that takes part. */
export function triplicityRulers(school: TriplicitySchool, sign: SignId, sect: Sect): readonly Star[] {
  const [day, night, ...others] = TRIPLICITIES[school][SIGNS[sign].element];
  const inOrder = sect === "day" ? [day, night] : [night, day];
  return [...new Set([...inOrder, ...others])].filter((star) => star !== undefined);
}

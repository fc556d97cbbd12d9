import { folded, signNamed } from "./names";
import type { Rounding, Target } from "./whats";

/** An angle as it is printed. */
export interface PrintedAngle {
  readonly deg: number;
  /** The least step of the figure, in degrees. */
  readonly stepDeg: number;
}

/** Other programs compute with other ephemerides: their seconds differ by a few. */
const SLACK_DEG = 3 / 3600;
/** Above the step and below it, where a text does not say how it was rounded. */
const HALF = 0.5;

const FIGURES = /\d+(?:\.\d+)?/g;

/** Charts mark a body that goes backward. */
const RETROGRADE = /(?:\s|^)(?:Rx?|℞)\s*$/i;
/** Anything beside figures and the marks of their units. */
const OTHER_MARKS = /[^\d\s.:°º˚'′’"″”dms]/i;

/** Degrees, minutes and seconds in a text; undefined where they are none of an angle. */
export function anglePrinted(text: string): PrintedAngle | undefined {
  const figures = text.match(FIGURES) ?? [];
  if (figures.length === 0 || figures.length > 3 || /\d\s*-\s*\d/.test(text)) return undefined;
  if (figures.slice(0, -1).some((figure) => figure.includes("."))) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = figures.map(Number);
  if (minutes >= 60 || seconds >= 60) return undefined;
  const last = figures.at(-1) ?? "";
  const decimals = last.includes(".") ? last.length - last.indexOf(".") - 1 : 0;
  const unitDeg = 1 / 60 ** (figures.length - 1);
  return { deg: degrees + minutes / 60 + seconds / 3600, stepDeg: unitDeg / 10 ** decimals };
}

/** The word of a longitude that may name its sign, and the text without it. */
function signIn(text: string): { readonly sign0: number | undefined; readonly word: string; readonly rest: string } {
  const words = text.match(/[\p{L}\p{M}]{2,}|[♈-♓]/gu) ?? [];
  const word = words.find((one) => signNamed(one) !== undefined) ?? words.find((one) => folded(one).length > 3) ?? "";
  return { sign0: signNamed(word), word, rest: text.replace(word, " ") };
}

/** The reason why a text is no longitude, or the longitudes that it may be a shortening of. */
export function longitudeTarget(text: string, rounding: Rounding | undefined): Target | string {
  const { sign0, word, rest } = signIn(text);
  if (word !== "" && sign0 === undefined) return `"${word}" is no sign of the zodiac`;
  const figures = rest.replace(RETROGRADE, " ");
  const angle = OTHER_MARKS.test(figures) ? undefined : anglePrinted(figures);
  if (angle === undefined && /[^\s]/.test(figures)) return "its degrees, minutes and seconds cannot be read";
  if (sign0 === undefined) {
    if (angle === undefined) return "there is neither a sign nor a degree in it";
    if (angle.deg >= 360) return "a longitude is below 360°";
    return arcAround(angle, 0, rounding);
  }
  if (angle === undefined || rounding === "sign-only") {
    return { kind: "arc", fromDeg: 30 * sign0 - SLACK_DEG, toDeg: 30 * sign0 + 30 + SLACK_DEG, isSign: true };
  }
  if (angle.deg >= 30) return "a degree within a sign is below 30";
  return arcAround(angle, 30 * sign0, rounding);
}

function arcAround({ deg, stepDeg }: PrintedAngle, startDeg: number, rounding: Rounding | undefined): Target {
  const shown = startDeg + deg;
  const below = rounding === "cut" ? 0 : HALF * stepDeg;
  const above = rounding === "rounded" ? HALF * stepDeg : stepDeg;
  return { kind: "arc", fromDeg: shown - below - SLACK_DEG, toDeg: shown + above + SLACK_DEG, isSign: false };
}

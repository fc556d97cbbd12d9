import { points, signs } from "@almagest/i18n/astrology";
import { at, type Lang, type Term } from "@almagest/operation";
import { term } from "@almagest/operation/names";
import type { Reach, WheelBody, WheelData } from "./data";
import { degreesText, minutesText, signPlace } from "./degree";

const SIGN_NAMES: readonly Term[] = Object.values(signs);

/** The word for a retrograde body. */
const retrograde: Term = /* @__PURE__ */ term("pictures/retrograde", "retrograde");

/** The angles, the bodies of each ring and the aspects, as text for readers who cannot see them. */
export function describeWheel({
  bodies,
  outer = [],
  ascendantDeg,
  midheavenDeg,
  aspects = [],
  lang = "en",
}: WheelData): string {
  const angles = [
    ...(ascendantDeg === undefined ? [] : [`${points.ascendant[lang]} ${placeText(ascendantDeg, lang)}`]),
    ...(midheavenDeg === undefined ? [] : [`${points.midheaven[lang]} ${placeText(midheavenDeg, lang)}`]),
  ];
  const parts = [angles, namesOf(bodies, lang), namesOf(outer, lang), aspects.map((aspect) => aspect.label)];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join(", "))
    .join("; ");
}

function namesOf(bodies: readonly WheelBody[], lang: Lang): readonly string[] {
  return bodies.map(({ label, longitudeDeg, reachDeg, isRetrograde }) => {
    const text = `${label} ${reachDeg === undefined ? placeText(longitudeDeg, lang) : reachText(reachDeg, lang)}`;
    return isRetrograde === true ? `${text} (${retrograde[lang]})` : text;
  });
}

/** `18°35′ Aries – 2°40′ Taurus`, or once where both ends read the same. */
function reachText({ from, to }: Reach, lang: Lang): string {
  const [first, last] = [placeText(from, lang), placeText(to, lang)];
  return first === last ? first : `${first} – ${last}`;
}

function placeText(longitudeDeg: number, lang: Lang): string {
  const place = signPlace(longitudeDeg);
  return `${degreesText(place)}${minutesText(place)} ${at(SIGN_NAMES, place.sign0)[lang]}`;
}

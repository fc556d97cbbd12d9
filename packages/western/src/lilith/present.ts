import { separationDeg } from "@almagest/ephemeris";
import { signs as signTerms } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { presentBirth, presentConventions, presentHousedPoint, type SignId, signOf } from "@almagest/sky";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import type { OpenHousedPoint } from "../birth-time/open-housed";
import { possibleSignsOf, presentOpenPoint } from "../birth-time/present-point";
import { bodyReading } from "../natal-chart/reading";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import type { Liliths, OpenLiliths, Variant } from "./compute";
import type { LilithAnswer, UncertainLilithAnswer } from "./schema";

const APOGEES_TOLD = { mean: "mean lunar apogee, on the ecliptic of date", true: "osculating lunar apogee" };

export function presentLiliths(facts: Liliths, words: Words): LilithAnswer {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    houseSystem: facts.houses.system,
    lilith: facts.variants.map((point) => presentVariant(point, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      requestedHouseSystem: facts.requestedHouseSystem,
      lilith: APOGEES_TOLD,
    },
  };
}

function presentVariant(point: Liliths["variants"][number], texts: WesternReader): LilithAnswer["lilith"][number] {
  const { variant, house, longitudeDeg } = point;
  return {
    variant,
    ...presentHousedPoint(point),
    interpretation: bodyReading({ body: "lilith", sign: signOf(longitudeDeg), house }, texts)?.detailed,
    note: texts.text(`blackMoon.note.${variant}`),
  };
}

function summaryOf({ variants }: Liliths, texts: WesternReader): string | undefined {
  const [mean, osculating] = variants;
  if (mean === undefined || osculating === undefined) return undefined;
  const signs = [signOf(mean.longitudeDeg), signOf(osculating.longitudeDeg)] as const;
  return texts.text(`blackMoon.summary.${signs[0] === signs[1] ? "same" : "different"}`, {
    mean: bareInProse(signTerms[signs[0]], texts.speaks),
    true: bareInProse(signTerms[signs[1]], texts.speaks),
    apart: Math.round(separationDeg(mean.longitudeDeg, osculating.longitudeDeg)),
  });
}

export function presentOpenLiliths(facts: OpenLiliths, words: Words): UncertainLilithAnswer {
  const texts = westernReader(words);
  const { lilith: _, ...conventions } = presentOpenConventions(facts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    houseSystem: facts.houseSystem,
    lilith: facts.points.map((point) => presentOpenVariant(point, clockOf(facts), texts)),
    summary: openSummaryOf(facts, texts),
    conventions: { ...conventions, requestedHouseSystem: facts.input.houseSystem, lilith: APOGEES_TOLD },
  };
}

function presentOpenVariant(
  point: OpenHousedPoint<Variant>,
  clock: (epochMs: number) => string,
  texts: WesternReader,
): UncertainLilithAnswer["lilith"][number] {
  const { id, sign, house } = point;
  return {
    variant: id,
    ...presentOpenPoint(point),
    house,
    interpretation: sign && readingIn(sign, house, texts),
    note: texts.text(`blackMoon.note.${id}`),
    possibleSigns: possibleSignsOf(point, clock, (possible) => readingIn(possible, undefined, texts)),
  };
}

function readingIn(sign: SignId, house: number | undefined, texts: WesternReader): string | undefined {
  if (house === undefined) return texts.text(`bodyInSign.lilith.${sign}.text`);
  return bodyReading({ body: "lilith", sign, house }, texts)?.detailed;
}

function openSummaryOf({ points, mostApartDeg }: OpenLiliths, texts: WesternReader): string | undefined {
  const [mean, osculating] = points;
  if (mean?.sign === undefined || osculating?.sign === undefined) return undefined;
  const hasHouses = mean.house !== undefined && osculating.house !== undefined;
  return texts.text(`blackMoon.openTime.${mean.sign === osculating.sign ? "same" : "different"}`, {
    mean: bareInProse(signTerms[mean.sign], texts.speaks),
    true: bareInProse(signTerms[osculating.sign], texts.speaks),
    apart: mostApartDeg,
    houses: hasHouses ? "known" : "open",
  });
}

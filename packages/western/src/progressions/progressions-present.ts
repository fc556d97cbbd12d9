import { civilTimeAt } from "@almagest/civil-time";
import { joined } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import { angle, houseKeyOf, presentBirth, presentBody, signOf, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { presentNatalSky } from "../chart/natal-sky";
import { chartNames } from "../texts/chart-names";
import { type WesternReader, westernReader } from "../texts/reader";
import { NAIBOD_DEG_PER_YEAR } from "./instant";
import { presentProgressionConventions } from "./present";
import type { ProgressedBody, ProgressionsFacts } from "./progressions-compute";
import type { ProgressionsAnswer } from "./progressions-schema";
import { progressionPieces, sunUntil } from "./reading";

export function presentProgressions(facts: ProgressionsFacts, words: Words): ProgressionsAnswer {
  const { input, progressed, phase } = facts;
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth({ input, moment: progressed.birth }),
    targetDate: input.targetDate,
    elapsedYears: Math.round(progressed.elapsedYears * 100) / 100 + 0,
    progressedDate: civilTimeAt(progressed.epochMilliseconds, 0).date,
    planets: facts.bodies.map((body) => ({
      ...presentBody(body),
      house: body.house,
      hasTurned: body.hasTurned,
      interpretation: bodyText(body, facts, texts),
    })),
    ascendant: zodiacPlace(facts.ascendantDeg),
    midheaven: zodiacPlace(facts.midheavenDeg),
    natal: presentNatalSky(facts.natalSky),
    lunation: {
      phase,
      elongation: angle(facts.elongationDeg) % 360,
      interpretation: texts.text(`progressions.phase.${phase}`),
    },
    summary: readingOf(progressionPieces(facts, texts)),
    conventions: {
      ...presentProgressionConventions(facts),
      angles: "naibod-in-longitude",
      anglesDegPerYear: NAIBOD_DEG_PER_YEAR,
      houses: "whole-sign-from-progressed-ascendant",
    },
  };
}

/** Fast bodies by sign, the Moon by house as well; slow ones, which hardly leave their sign, by the matter of their house. */
function bodyText(body: ProgressedBody, facts: ProgressionsFacts, texts: WesternReader): string | undefined {
  const { id } = body;
  const sign = signOf(body.longitudeDeg);
  const names = chartNames(texts);
  const house = houseKeyOf(body.house);
  const matter = texts.text(`progressions.slowMatter.${house}`) ?? "";
  const place = { sign: names.sign(sign), house: names.house(body.house), matter };
  const turned = body.hasTurned
    ? [texts.lookup(`progressions.turned.${body.speedDegPerDay < 0 ? "retrograde" : "direct"}.${id}`)]
    : [];
  switch (id) {
    case "moon":
      return joined([texts.text(`progressions.moon.${sign}`), texts.text(`progressions.moonHouse.${house}`)]);
    case "sun":
      return joined([texts.text(`progressions.sun.${sign}`), ...sunUntil(facts, texts)]);
    case "mercury":
    case "venus":
    case "mars":
      return joined([texts.text(`progressions.${id}.${sign}`), ...turned]);
    case "north-node":
    case "south-node":
      return texts.text(`progressions.slow.${id}`, place);
    default:
      return joined([texts.text(`progressions.slow.${id}`, place), ...turned]);
  }
}

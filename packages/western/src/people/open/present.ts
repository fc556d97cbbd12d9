import { formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import { angle, presentChartMoment, presentConventions } from "@almagest/sky";
import { ASPECTS } from "../../aspects/table";
import { presentPair } from "../../chart/pair";
import type { WesternReader } from "../../texts/reader";
import { type DisplayNames, hasBoth } from "../names";
import { asAspect, type OpenContact } from "./contacts";
import { isOpen, type OpenPerson } from "./person";
import type { openPeopleConventions, possibleAspectSchema } from "./schema";

interface People {
  readonly person1: OpenPerson;
  readonly person2: OpenPerson;
}

/** An aspect that every pair of times has. */
export function presentOpenAspect(found: OpenContact) {
  const { code, angleDeg, nature } = ASPECTS[found.aspect];
  const { planet1, planet2 } = presentPair(found);
  return {
    planet1,
    planet2,
    type: code,
    angle: angleDeg,
    orb: { least: angle(found.orbDeg.least), most: angle(found.orbDeg.most) },
    strength: Math.round(asAspect(found).strength),
    interpretation: nature,
  };
}

/** An aspect that some pairs of times have. */
export function presentPossibleAspect(found: OpenContact): DraftOf<typeof possibleAspectSchema> {
  const { code, angleDeg, nature } = ASPECTS[found.aspect];
  const { planet1, planet2 } = presentPair(found);
  return { planet1, planet2, type: code, angle: angleDeg, closest: angle(found.orbDeg.least), interpretation: nature };
}

/** The conventions of the two skies, each with both ends of its time. */
export function presentOpenPeopleConventions({ person1, person2 }: People): DraftOf<typeof openPeopleConventions> {
  const { zodiac, positions, lilith, ephemeris } = presentConventions(person1.from, person1.engine);
  return { zodiac, positions, lilith, ephemeris, person1: momentOf(person1), person2: momentOf(person2) };
}

function momentOf({ from, to, engine, input }: OpenPerson): DraftOf<typeof openPeopleConventions>["person1"] {
  const { ephemeris: _, utc: __, clock: ___, ...moment } = presentChartMoment(from, engine);
  return {
    ...moment,
    nodeType: input.nodeType,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}

/** Those of the two whose time is open, in the words of a sentence: by their names where both have one. */
export function openPeople({ person1, person2 }: People, texts: WesternReader): string {
  const names: DisplayNames = { person1: person1.input.name, person2: person2.input.name };
  const named = (name: string | undefined, place: "first" | "second"): string =>
    hasBoth(names) && name !== undefined ? name.trim() : (texts.text(`synastry.open.${place}`) ?? "");
  const [one, other] = [named(names.person1, "first"), named(names.person2, "second")];
  if (isOpen(person1) && isOpen(person2))
    return (hasBoth(names) ? texts.text("synastry.open.both", { one, other }) : texts.text("synastry.open.all")) ?? "";
  return isOpen(person1) ? one : other;
}

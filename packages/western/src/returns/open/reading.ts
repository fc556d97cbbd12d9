import { at } from "@almagest/operation";
import { houseKeyOf, type PlanetId, type SignId } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import { asAspect } from "../../natal-chart/open/compute";
import { SIGNS } from "../../tables/zodiac";
import { chartNames } from "../../texts/chart-names";
import type { WesternReader } from "../../texts/reader";
import { themesOf } from "../../texts/themes";
import { dateTold } from "../../transits/timing-passes";
import type { ReturningPlanet } from "../cycles";
import { telling } from "../families";
import { conditionAt, contactsOf } from "../features";
import type { ReturnReading } from "../reading";
import { touchPieces } from "../touched";
import type { OpenReturnBody, OpenReturnFacts } from "./chart";
import type { OpenReturnInput } from "./find";

type Facts = OpenReturnFacts<OpenReturnInput>;
type Pieces = readonly (Piece | undefined)[];
type Section = "solar" | "lunar" | "planet";

interface Told {
  readonly facts: Facts;
  readonly texts: WesternReader;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly section: Section;
  readonly returning: PlanetId;
}

/** The year or the month, without what the time of birth would decide. Nothing where no texts are at hand. */
export function openReturnReading(
  facts: Facts,
  { section, returning }: { readonly section: "solar" | "lunar"; readonly returning: "sun" | "moon" },
  texts: WesternReader,
): ReturnReading {
  const told: Told = { facts, texts, teller: telling.teller(texts, 0), section, returning };
  const { house } = bodyOf(facts, returning);
  const { ascendant } = facts;
  return {
    summary: readingOf([ofOpening(told), ...ofRising(told), ...ofTouches(told)]),
    purpose: readingOf([...ofHouse(told, house), ...ofContacts(told), ...ofStates(told)]),
    keyThemes: themesOf([
      ascendant && texts.list(`returns.${section}.ascendant.${ascendant.sign}.themes`),
      house === undefined
        ? undefined
        : texts.list(`returns.${section === "solar" ? "solar.sun" : "lunar.moon"}.${houseKeyOf(house)}.themes`),
    ]),
  };
}

/** The round of a planet, in the same way. */
export function openPlanetPieces(facts: Facts, planet: ReturningPlanet, texts: WesternReader): Pieces {
  const told: Told = { facts, texts, teller: telling.teller(texts, 0), section: "planet", returning: planet };
  const section = "planet";
  const { sign, house } = bodyOf(facts, planet);
  const { passes } = facts;
  const isSure = passes.every(({ isThrough }) => isThrough);
  return [
    ofOpening(told),
    told.teller.tell("planets", `${planet}.text`, { section }),
    ...(house === undefined ? [] : [told.teller.tell("planets", `${planet}.house.${houseKeyOf(house)}`, { section })]),
    ...(sign === undefined
      ? []
      : [told.teller.tell("condition", `${planet}.${conditionAt(planet, sign)}`, { section })]),
    ...ofContacts(told),
    ...ofRising(told),
    ...ofTouches(told),
    ...(isSure && passes.length > 1
      ? [told.teller.tell("passes", "passes", { section, values: { count: passes.length } })]
      : []),
  ];
}

function bodyOf({ bodies }: Facts, id: PlanetId): OpenReturnBody {
  return at(
    bodies.filter((body) => body.id === id),
    0,
  );
}

function ofOpening({ facts, texts, teller, section }: Told): Piece | undefined {
  const { birth, returned, fromJdTt, toJdTt } = facts;
  const told = (jdTt: number): string => dateTold(returned.ephemeris.epochMillisecondsOf(jdTt), texts);
  const state = birth.span.state === "range" ? "range" : "unknown";
  return teller.tell("openTime", `${section}.${state}`, {
    section,
    values: { from: told(fromJdTt), to: told(toJdTt) },
  });
}

/** The sign that rises at every return, and its ruler if that keeps a sign and a house. */
function ofRising({ facts, texts, teller, section, returning }: Told): Pieces {
  const { ascendant } = facts;
  if (ascendant === undefined) return [];
  const names = chartNames(texts);
  const { ruler } = SIGNS[ascendant.sign];
  const { sign, house } = bodyOf(facts, ruler);
  const values = (of: SignId) => ({ ruler: names.opening(ruler), sign: names.sign(of) });
  const isTold = section === "planet" && ruler === returning;
  return [
    ...risingOf(ascendant.sign, { teller, section, name: names.sign(ascendant.sign) }),
    ...(sign === undefined || house === undefined
      ? []
      : [teller.tell("ruler", houseKeyOf(house), { section, values: values(sign) })]),
    ...(sign === undefined || isTold
      ? []
      : [teller.tell("condition", `${ruler}.${conditionAt(ruler, sign)}`, { section })]),
  ];
}

function risingOf(
  sign: SignId,
  { teller, section, name }: Pick<Told, "teller" | "section"> & { readonly name: string },
): Pieces {
  if (section === "planet") return [teller.tell("opening", sign, { section })];
  const values = { sign: name, house: "" };
  return section === "solar"
    ? [
        teller.tell("lines", "solarRising", { section, values }),
        teller.tell("solarRising", `${sign}.text`, { section }),
      ]
    : [
        teller.tell("lines", "lunarRising", { section, values }),
        teller.tell("lunarRising", `${sign}.text`, { section }),
      ];
}

function ofHouse({ texts, teller, section }: Told, house: number | undefined): Pieces {
  if (house === undefined || section === "planet") return [];
  const values = { sign: "", house: chartNames(texts).house(house) };
  const key = houseKeyOf(house);
  return section === "solar"
    ? [teller.tell("lines", "solarSun", { section, values }), teller.tell("solarSun", `${key}.text`, { section })]
    : [teller.tell("lines", "lunarMoon", { section, values }), teller.tell("lunarMoon", `${key}.text`, { section })];
}

function ofContacts({ facts, texts, teller, section, returning }: Told): Pieces {
  const values = { subject: chartNames(texts).body(returning) };
  const aspects = (facts.aspects ?? []).map(asAspect);
  return contactsOf({ aspects }, returning).map(({ id, kind }) =>
    teller.tell("contact", `${id}.${kind}`, { section, values }),
  );
}

/** The planets whose houses a time would tell, by what is strong, weak or retrograde in them whenever that was. */
const TOLD = { solar: ["jupiter", "saturn"], lunar: ["venus", "mars"], planet: [] } as const satisfies Record<
  Section,
  readonly PlanetId[]
>;
const TURNING = ["mercury", "venus", "mars"] as const;

function ofStates({ facts, teller, section }: Told): Pieces {
  const ruler = facts.ascendant && SIGNS[facts.ascendant.sign].ruler;
  const states = TOLD[section].flatMap((id) => {
    const { sign } = bodyOf(facts, id);
    const condition = sign === undefined || id === ruler ? "plain" : conditionAt(id, sign);
    return condition === "plain" ? [] : [teller.tell("condition", `${id}.${condition}`, { section })];
  });
  const turned = TURNING.filter((id) => bodyOf(facts, id).isRetrograde === true);
  return [...states, ...turned.map((id) => teller.find("retrograde", id, { section }))];
}

function ofTouches({ facts, texts, teller, section }: Told): Pieces {
  return touchPieces(facts.touches, { teller, names: chartNames(texts), texts, section });
}

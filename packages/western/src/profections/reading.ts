import { type BodyId, bodyOf, houseKeyOf, isPlanet, type PlanetId, signOf } from "@almagest/sky";
import { balanceOf, type Piece, type Tone, tellingFor, type Weighed } from "@almagest/telling";
import { type AspectKind, isStrong, isWeak, kindOf } from "../natal-chart/features";
import { toneOfContact } from "../returns/features";
import { type Dignity, dignityOf } from "../tables/bodies";
import { SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternTexts } from "../texts/en-messages";
import type { WesternReader } from "../texts/reader";
import type { ProfectionsFacts } from "./compute";

const section = "year";
const sections = [section] as const;

export const telling = tellingFor<WesternTexts>()({
  houseLine: { under: "profections", kind: "frame", sections },
  house: { under: "profections.house", kind: "paragraph", sections },
  young: { under: "profections.young", kind: "paragraph", sections },
  late: { under: "profections.late", kind: "paragraph", sections },
  work: { under: "profections.work", kind: "paragraph", sections },
  sign: { under: "profections.sign", kind: "paragraph", sections },
  present: { under: "profections.present", kind: "paragraph", sections },
  empty: { under: "profections.empty", kind: "paragraph", sections },
  lord: { under: "profections.lord", kind: "paragraph", sections },
  lordHouse: { under: "profections.lordHouse", kind: "paragraph", sections },
  condition: { under: "profections.condition", kind: "paragraph", sections },
  retrograde: { under: "profections", kind: "paragraph", sections },
  sect: { under: "profections.sect", kind: "paragraph", sections },
  aspect: { under: "profections.aspect", kind: "paragraph", sections },
  alone: { under: "profections", kind: "paragraph", sections },
  openTime: { under: "profections.openTime", kind: "frame", sections },
  choice: { under: "profections.openTime", kind: "paragraph", sections },
  closing: { under: "profections.closing", kind: "paragraph", sections },
});

export const MOST_PRESENT = 3;
export const MOST_ASPECTS = 2;

/** Age, house, sign and lord of the year in two sentences. */
export function yearInShort(facts: ProfectionsFacts, texts: WesternReader): string | undefined {
  const names = chartNames(texts);
  return texts.text("profections.summary", {
    age: facts.age,
    house: names.house(facts.profectedHouse),
    sign: names.sign(facts.profectedSign),
    Lord: names.opening(facts.lord),
    lord: names.body(facts.lord),
    lordHouse: names.house(facts.lordHouse),
  });
}

/**
 * The matter of the year by its house and sign and by their natal bodies; then its lord: nature, natal house, dignity,
 * motion, sect and closest aspects; then the consequence.
 */
export function yearPieces(facts: ProfectionsFacts, texts: WesternReader): readonly (Piece | undefined)[] {
  const { profectedSign, lord, bodies } = facts;
  const teller = telling.teller(texts, 0);
  const house = houseKeyOf(facts.profectedHouse);
  const names = chartNames(texts);
  const values = { lord: names.opening(lord) };
  const dignity = dignityOf(lord, signOf(facts.lordLongitudeDeg));
  const present = presentIn(facts);
  const contacts = contactsOf(facts);
  const retrograde = bodyOf(bodies, lord).speedDegPerDay < 0;
  return [
    teller.tell("houseLine", "houseLine", {
      section,
      values: { age: facts.age, times: Math.floor(facts.age / HOUSES) + 1, house: names.house(facts.profectedHouse) },
    }),
    ...ofHouse(facts.age, house, teller),
    teller.tell("sign", profectedSign, { section }),
    ...(present.length === 0
      ? [teller.tell("empty", SIGNS[profectedSign].modality, { section })]
      : present.map((id) => teller.tell("present", id, { section }))),
    teller.tell("lord", lord, { section }),
    teller.tell("lordHouse", houseKeyOf(facts.lordHouse), { section, values }),
    teller.find("condition", `${lord}.${dignity}`, { section }),
    ...(retrograde ? [teller.tell("retrograde", "retrograde", { section, values: { lord: names.body(lord) } })] : []),
    teller.find("sect", sectKey(facts), { section }),
    ...(contacts.length === 0 ? [teller.tell("alone", "alone", { section, values: { lord: names.body(lord) } })] : []),
    ...contacts.map(({ id, kind }) =>
      teller.tell("aspect", `${id}.${kind}`, { section, values: { lord: names.body(lord) } }),
    ),
    teller.tell("closing", toneOfYear(facts), {
      section,
      values: { lord: names.body(lord), house: names.house(facts.lordHouse) },
    }),
  ];
}

const HOUSES = 12;
/** Below it a year is told to those around a child, from the other on to somebody who has left work. */
const GROWN = 16;
const LATE = 65;

/** The house of the year as it is met at an age. */
export function ofHouse(
  age: number,
  house: ReturnType<typeof houseKeyOf>,
  teller: ReturnType<typeof telling.teller>,
): readonly (Piece | undefined)[] {
  if (age < GROWN) return [teller.tell("young", house, { section })];
  if (age >= LATE) return [teller.tell("late", house, { section })];
  return [teller.tell("house", house, { section }), teller.tell("work", house, { section })];
}

/** The natal bodies in the sign of the year, the planets first. */
export function presentIn({ bodies, profectedSign }: ProfectionsFacts): readonly BodyId[] {
  return bodies
    .filter(({ longitudeDeg }) => signOf(longitudeDeg) === profectedSign)
    .map(({ id }) => id)
    .slice(0, MOST_PRESENT);
}

/** A planet that the lord of the year aspects. */
export interface Contact {
  readonly id: PlanetId;
  readonly kind: AspectKind;
}

function contactsOf({ aspects, lord }: ProfectionsFacts): readonly Contact[] {
  return aspects
    .filter(({ first, second }) => first === lord || second === lord)
    .flatMap(({ first, second, aspect, orbDeg }) => {
      const id = first === lord ? second : first;
      const kind = kindOf(aspect);
      return kind === undefined || !isPlanet(id) ? [] : [{ id, kind, orbDeg }];
    })
    .sort((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST_ASPECTS);
}

const SECT_OF = {
  sun: ["day", "light"],
  jupiter: ["day", "benefic"],
  saturn: ["day", "malefic"],
  moon: ["night", "light"],
  venus: ["night", "benefic"],
  mars: ["night", "malefic"],
} as const;

/** Sun, Jupiter and Saturn belong to the day, Moon, Venus and Mars to the night: Ptolemy, Tetrabiblos I.7. */
export function sectKey({ lord, sect }: Pick<ProfectionsFacts, "lord" | "sect">): string {
  if (lord === "mercury") return "common";
  const [own, nature] = SECT_OF[lord];
  return `${own === sect ? "with" : "against"}.${nature}`;
}

export function toneOfYear(facts: ProfectionsFacts): Tone {
  return weighedTone(facts, {
    dignity: dignityOf(facts.lord, signOf(facts.lordLongitudeDeg)),
    contacts: contactsOf(facts),
    present: presentIn(facts),
  });
}

/** The one weighing of the year: the dignity of its lord, its lord's sect, its aspects, its natal bodies. */
export function weighedTone(
  year: Pick<ProfectionsFacts, "lord" | "sect">,
  {
    dignity,
    contacts,
    present,
  }: { readonly dignity: Dignity; readonly contacts: readonly Contact[]; readonly present: readonly BodyId[] },
): Tone {
  const bodies = present.flatMap((id): readonly Weighed[] => {
    if (id === "jupiter" || id === "venus") return [{ tone: "bright", weight: 1 }];
    return id === "saturn" || id === "mars" ? [{ tone: "hard", weight: 1 }] : [];
  });
  return balanceOf([
    { tone: isStrong(dignity) ? "bright" : isWeak(dignity) ? "hard" : "mixed", weight: 1 },
    { tone: SECT_TONES[sectKey(year)] ?? "mixed", weight: 1 },
    ...contacts.map(({ id, kind }, index0) => ({ tone: toneOfContact(id, kind), weight: 2 - index0 / 2 })),
    ...bodies,
  ]).tone;
}

const SECT_TONES: Readonly<Record<string, Tone>> = {
  "with.benefic": "bright",
  "against.benefic": "bright",
  "with.malefic": "easing",
  "against.malefic": "hard",
};

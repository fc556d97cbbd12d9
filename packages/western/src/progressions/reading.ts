import { separationDeg } from "@almagest/ephemeris";
import { bodyOf, houseKeyOf, isPlanet, signOf } from "@almagest/sky";
import { balanceOf, type Piece, type Tone, tellingFor } from "@almagest/telling";
import type { AspectKind } from "../natal-chart/features";
import { toneOfContact } from "../returns/features";
import { SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternTexts } from "../texts/en-messages";
import type { WesternReader } from "../texts/reader";
import type { PointId } from "./contacts";
import { LUNATION_PHASES } from "./phase";
import type { ProgressionsFacts } from "./progressions-compute";

const section = "progressions";
const sections = [section] as const;
const both = ["progressions", "arc"] as const;

export const telling = tellingFor<WesternTexts>()({
  sunHouse: { under: "progressions.sunHouse", kind: "paragraph", sections },
  rising: { under: "progressions.rising", kind: "paragraph", sections },
  ruler: { under: "progressions.ruler", kind: "paragraph", sections },
  moonPlace: { under: "progressions.moonPlace", kind: "paragraph", sections },
  phase: { under: "progressions.phaseTold", kind: "paragraph", sections },
  turned: { under: "progressions.turnedTold", kind: "paragraph", sections },
  metBy: { under: "progressions.metBy", kind: "frame", sections },
  /** The part of the progressed point in the matter of the natal one. */
  mover: { under: "progressions.mover", kind: "paragraph", sections },
  /** The meaning of a meeting, by the natal point and the kind of aspect. */
  touched: { under: "progressions.touched", kind: "paragraph", sections: both },
  closing: { under: "progressions.progClosing", kind: "paragraph", sections },
  arcSun: { under: "progressions.arcSun", kind: "paragraph", sections: ["arc"] },
  arcMoon: { under: "progressions.arcMoon", kind: "paragraph", sections: ["arc"] },
  arcAscendant: { under: "progressions.arcAscendant", kind: "paragraph", sections: ["arc"] },
  arcMidheaven: { under: "progressions.arcMidheaven", kind: "paragraph", sections: ["arc"] },
  arcRuler: { under: "progressions.arcRuler", kind: "paragraph", sections: ["arc"] },
  arcLight: { under: "progressions.arcLight", kind: "paragraph", sections: ["arc"] },
  arcIngress: { under: "progressions.arcIngress", kind: "paragraph", sections: ["arc"] },
  arcMet: { under: "progressions.arcMet", kind: "frame", sections: ["arc"] },
  arcClosing: { under: "progressions.arcClosing", kind: "paragraph", sections: ["arc"] },
  /** The opening where the time of birth is open. */
  openTime: { under: "progressions.openTime", kind: "paragraph", sections: both },
  whole: { under: "progressions", kind: "paragraph", sections: both },
});

export const QUICK = ["moon", "sun", "ascendant", "midheaven", "mercury", "venus", "mars"] as const;
export const ASPECT_DEG = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
export const KIND_OF = {
  conjunction: "joined",
  sextile: "soft",
  square: "square",
  trine: "soft",
  opposition: "opposition",
} as const satisfies Record<keyof typeof ASPECT_DEG, AspectKind>;
export const ASPECT_NAMES = ["conjunction", "sextile", "square", "trine", "opposition"] as const;
export const ORB_DEG = 1;
export const MOST_CONTACTS = 3;

export interface ProgressedContact {
  readonly progressed: (typeof QUICK)[number];
  readonly natal: PointId;
  readonly aspect: (typeof ASPECT_NAMES)[number];
  readonly kind: AspectKind;
  readonly orbDeg: number;
}

/** Major aspects within a degree of the quick progressed points to natal planets and angles, closest first. */
export function progressedContacts(facts: ProgressionsFacts): readonly ProgressedContact[] {
  const placed = new Map<PointId, number>([
    ...facts.bodies.map(({ id, longitudeDeg }) => [id, longitudeDeg] as const),
    ["ascendant", facts.ascendantDeg],
    ["midheaven", facts.midheavenDeg],
  ]);
  const natal = facts.natal.filter(({ id }) => id === "ascendant" || id === "midheaven" || isPlanet(id));
  const found = QUICK.flatMap((progressed) =>
    natal.flatMap(({ id, longitudeDeg }) => {
      const from = placed.get(progressed);
      // Only the Moon comes round to its own place; the others have hardly left it.
      if (from === undefined || (id === progressed && id !== "moon")) return [];
      const separation = separationDeg(from, longitudeDeg);
      return ASPECT_NAMES.map((aspect) => ({
        progressed,
        natal: id,
        aspect,
        kind: KIND_OF[aspect],
        orbDeg: Math.abs(separation - ASPECT_DEG[aspect]),
      })).filter(({ orbDeg }) => orbDeg <= ORB_DEG);
    }),
  );
  return found.sort((one, other) => one.orbDeg - other.orbDeg);
}

/** One contact for each natal point and kind, so that nothing is told twice; at most three. */
function contactsTold(contacts: readonly ProgressedContact[]): readonly ProgressedContact[] {
  const first = contacts.filter(
    ({ natal, kind }, index0) => contacts.findIndex((other) => other.natal === natal && other.kind === kind) === index0,
  );
  return first.slice(0, MOST_CONTACTS);
}

/** The contribution of a met point to the whole. */
export function toneOfMeeting(natal: PointId, kind: AspectKind): Tone {
  if (natal !== "ascendant" && natal !== "midheaven" && isPlanet(natal)) return toneOfContact(natal, kind);
  return kind === "soft" ? "bright" : kind === "square" ? "hard" : "mixed";
}

type Pieces = readonly (Piece | undefined)[];
type ProgressionTeller = ReturnType<typeof telling.teller>;

/** The slow picture (Sun, Ascendant and its ruler), the quick one (Moon, phase), the contacts in force, what follows. */
export function progressionPieces(facts: ProgressionsFacts, texts: WesternReader): Pieces {
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const { bodies, phase, ascendantDeg } = facts;
  const [sun, moon] = [bodyOf(bodies, "sun"), bodyOf(bodies, "moon")];
  const rising = signOf(ascendantDeg);
  const ruler = bodyOf(bodies, SIGNS[rising].ruler);
  const contacts = contactsTold(progressedContacts(facts));
  const tone = toneOfTime(contacts);
  return [
    teller.tell("sunHouse", houseKeyOf(sun.house), {
      section,
      values: { sign: names.sign(signOf(sun.longitudeDeg)) },
    }),
    isRisingStill(facts)
      ? teller.tell("whole", "risingStill", { section, values: { sign: names.sign(rising) } })
      : teller.tell("rising", rising, { section }),
    // The houses of the Sun and the Moon are told as their own.
    ...(ruler.id === "sun" || ruler.id === "moon"
      ? []
      : [teller.tell("ruler", houseKeyOf(ruler.house), { section, values: { ruler: names.opening(ruler.id) } })]),
    teller.tell("moonPlace", houseKeyOf(moon.house), {
      section,
      values: { sign: names.sign(signOf(moon.longitudeDeg)) },
    }),
    teller.tell("phase", phase, { section }),
    ...untilNextPhase(facts, teller, texts),
    ...(contacts.length === 0
      ? [teller.tell("whole", "quiet", { section })]
      : contacts.flatMap((contact, index0) => ofContact(contact, contacts.slice(0, index0), { teller, texts }))),
    ...turned(facts, teller),
    teller.tell("closing", tone, {
      section,
      values: {
        same: sun.house === moon.house ? "yes" : "no",
        sunHouse: names.house(sun.house),
        moonHouse: names.house(moon.house),
      },
    }),
  ];
}

/** Whether the progressed Ascendant has not yet left the sign that rose at birth. */
export function isRisingStill({ natal, ascendantDeg }: ProgressionsFacts): boolean {
  const born = natal.find(({ id }) => id === "ascendant");
  return born !== undefined && signOf(born.longitudeDeg) === signOf(ascendantDeg);
}

/** A single contact of the Moon passes within weeks and decides nothing for the whole time. */
function toneOfTime(contacts: readonly ProgressedContact[]): Tone {
  const [first, second] = contacts;
  if (first?.progressed === "moon" && second === undefined) return "mixed";
  return balanceOf(
    contacts.map(({ natal, kind }, index0) => ({ tone: toneOfMeeting(natal, kind), weight: 2 - index0 / 2 })),
  ).tone;
}

/** The matter of a natal point, as the sentence about its mover names it. */
export function matterOf(natal: PointId, texts: WesternReader): { readonly matter: string } {
  return { matter: texts.lookup(`progressions.matter.${natal}`) ?? "" };
}

/** A contact by its point, which is told once for each kind, and by what it meets. */
function ofContact(
  { progressed, natal, aspect, kind }: ProgressedContact,
  before: readonly ProgressedContact[],
  { teller, texts }: { readonly teller: ProgressionTeller; readonly texts: WesternReader },
): Pieces {
  const names = chartNames(texts);
  const values = { aspect: names.aspect(aspect), natal: names.bare(natal) };
  const isTold = before.some((other) => other.progressed === progressed && other.kind === kind);
  return [
    teller.tell("metBy", progressed, { section, values }),
    ...(isTold ? [] : [teller.tell("mover", `${progressed}.${kind}`, { section, values: matterOf(natal, texts) })]),
    teller.find("touched", `${natal}.${kind}`, { section }),
  ];
}

const PHASE_DEG = 360 / LUNATION_PHASES.length;

/** Years of life left in the phase; nothing for a converse progression, which leaves it backward. */
function untilNextPhase(facts: ProgressionsFacts, teller: ProgressionTeller, texts: WesternReader): Pieces {
  if (facts.progressed.elapsedYears < 0) return [];
  const [sun, moon] = [bodyOf(facts.bodies, "sun"), bodyOf(facts.bodies, "moon")];
  const left = PHASE_DEG - (facts.elongationDeg % PHASE_DEG);
  const values = { left: timeLeft(left / (moon.speedDegPerDay - sun.speedDegPerDay), texts) };
  return [teller.tell("whole", "phaseUntil", { section, values })];
}

const MONTHS = 12;
const FEW_MONTHS = 18;

/** `about 4 months`, and in years from a year and a half on. */
function timeLeft(years: number, texts: WesternReader): string {
  const months = Math.round(years * MONTHS);
  const told =
    months < FEW_MONTHS
      ? texts.text("progressions.monthsLeft", { count: months })
      : texts.text("progressions.yearsLeft", { count: Math.round(years) });
  return told ?? "";
}

const SIGN_DEG = 30;

/** The time that the progressed Sun has left in its sign; nothing for a converse progression. */
export function sunUntil(
  { bodies, progressed }: ProgressionsFacts,
  texts: WesternReader,
): readonly (string | undefined)[] {
  if (progressed.elapsedYears < 0) return [];
  const { longitudeDeg, speedDegPerDay } = bodyOf(bodies, "sun");
  const left = SIGN_DEG - (longitudeDeg % SIGN_DEG);
  const sign = chartNames(texts).sign(signOf(longitudeDeg));
  return [texts.text("progressions.sunUntil", { sign, left: timeLeft(left / speedDegPerDay, texts) })];
}

/** The first of the quick planets that has turned since birth. */
function turned({ bodies }: ProgressionsFacts, teller: ProgressionTeller): Pieces {
  const planet = bodies.find(({ id, hasTurned }) => hasTurned && (id === "mercury" || id === "venus" || id === "mars"));
  if (planet === undefined) return [];
  const way = planet.speedDegPerDay < 0 ? "retrograde" : "direct";
  return [teller.find("turned", `${planet.id}.${way}`, { section })];
}

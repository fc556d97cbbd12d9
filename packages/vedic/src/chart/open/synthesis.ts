import { nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { type Piece, tellingFor, wordsOf } from "@almagest/telling";
import { clockOf, heldValue } from "../../birth-time/open-birth";
import { sameThrough, type Turn } from "../../birth-time/turns";
import { type GrahaId, SEVEN_GRAHAS, type SevenGraha } from "../../grahas";
import { grahaOf } from "../../sky/positions";
import { grahaNamed, listed, signNamed } from "../../standing/words";
import { isDebilitated, isExalted, isOwnSign } from "../../tables/dignity";
import type { VedicTexts } from "../../texts/en-messages";
import type { VedicReader } from "../../texts/reader";
import { signIndex0 } from "../../zodiac/circle";
import { NAKSHATRA_IDS, nakshatraLord, nakshatraOf, VIMSHOTTARI_YEARS } from "../../zodiac/nakshatras";
import { lordOfSign, rashiAt } from "../../zodiac/rashis";
import { TOLD_ORDER } from "../synthesis";
import { heldLagna0, type OpenBirthChart, type OpenChartGraha } from "./compute";

const sections = ["synthesis"] as const;
const section = "synthesis";
const MOST_WORDS = 450;
const MOST_YOGAS = 3;

/** The families of a synthesis without an exact time, in the order in which it is told. */
export const telling = tellingFor<VedicTexts>()({
  opening: { under: "synthesis.openTime.opening", kind: "paragraph", sections },
  rising: { under: "synthesis.rising", kind: "paragraph", sections },
  lagnaLord: { under: "synthesis.lord", kind: "paragraph", sections },
  lines: { under: "synthesis.lines", kind: "frame", sections },
  parted: { under: "synthesis.openTime.parted", kind: "frame", sections },
  moonSign: { under: "synthesis.openTime.moonSign", kind: "paragraph", sections },
  star: { under: "synthesis.moon", kind: "paragraph", sections },
  open: { under: "synthesis.openTime", kind: "paragraph", sections },
  moonHouse: { under: "synthesis.houses.moon", kind: "paragraph", sections },
  paksha: { under: "synthesis.openTime.paksha", kind: "paragraph", sections },
  lordLine: { under: "synthesis.openTime.lordLine", kind: "frame", sections },
  lord: { under: "synthesis.openTime.lord", kind: "paragraph", sections },
  jupiter: { under: "synthesis.openTime.jupiter", kind: "paragraph", sections },
  saturn: { under: "synthesis.openTime.saturn", kind: "paragraph", sections },
  dignity: { under: "synthesis.openTime.dignity", kind: "paragraph", sections },
  yoga: { under: "synthesis.yoga", kind: "paragraph", sections },
  dasha: { under: "synthesis.openTime.dasha", kind: "paragraph", sections },
  close: { under: "synthesis.openTime.close", kind: "paragraph", sections },
  lagnaClose: { under: "synthesis.closing", kind: "paragraph", sections },
});

type Pieces = readonly (Piece | undefined)[];

interface Told {
  readonly facts: OpenBirthChart;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly texts: VedicReader;
  /** By the clock of the birth, HH:MM. */
  readonly clock: (epochMs: number) => string;
  readonly moon: OpenChartGraha;
}

/**
 * The chart as a whole where the time of birth is open: from the Moon, or of a range from the Lagna where its sign holds.
 * No sentence rests on what the time would decide, and the second says what a time would add. Yogas are told as far as
 * there is room.
 */
export function openSynthesisPieces(facts: OpenBirthChart, texts: VedicReader): Pieces {
  if (texts.isEmpty) return [];
  const local = clockOf(facts.chart);
  const told: Told = {
    facts,
    texts,
    teller: telling.teller(texts, 0),
    clock: (epochMs) => local(epochMs).slice(11, 16),
    moon: grahaOf(facts.grahas, "moon"),
  };
  const lagna0 = heldLagna0(facts);
  const before = [
    ofOpening(told, lagna0),
    ...(lagna0 === undefined ? ofMoon(told) : [...ofLagna(told, lagna0), ...ofMoonBeside(told)]),
    ofDignities(told),
  ];
  const after = [...ofDasha(told), ...ofWhole(told, lagna0)];
  let words = [...before, ...after].reduce((sum, piece) => sum + wordsOf(piece), 0);
  const yogas = ofYogas(told).filter((piece) => {
    words += wordsOf(piece);
    return words <= MOST_WORDS;
  });
  return [...before, ...yogas, ...after];
}

function ofOpening({ facts: { chart }, teller, clock, moon }: Told, lagna0: number | undefined): Piece | undefined {
  const { state, fromEpochMs, toEpochMs } = chart.span;
  const values = { from: clock(fromEpochMs), to: clock(toEpochMs) };
  if (state === "range") {
    return teller.tell("opening", lagna0 === undefined ? "rangeDivided" : "range", { section, values });
  }
  return teller.tell("opening", moon.sign0 === undefined ? "dayDivided" : "day", { section });
}

function ofLagna({ facts: { grahas }, teller, texts }: Told, lagna0: number): Pieces {
  const lord = grahaOf(grahas, lordOfSign(lagna0));
  const rising = teller.tell("rising", rashiAt(lagna0), { section });
  if (lord.house === undefined || lord.sign0 === undefined) return [rising];
  const values = { lord: grahaNamed(lord.id, texts.speaks), sign: signNamed(lord.sign0, texts.speaks) };
  return [rising, teller.tell("lagnaLord", houseKeyOf(lord.house), { section, values })];
}

/** The Moon in a chart that has a Lagna. */
function ofMoonBeside(told: Told): Pieces {
  const { moon, teller, texts } = told;
  if (moon.sign0 === undefined || moon.house === undefined) return ofMoon(told);
  const house = texts.text(`synthesis.ordinal.${houseKeyOf(moon.house)}`) ?? "";
  const star = ofStar(told);
  const line = teller.tell("lines", "moon", { section, values: { sign: signNamed(moon.sign0, texts.speaks), house } });
  return [line, ...star, teller.tell("moonHouse", houseKeyOf(moon.house), { section }), ...fromMoon(told, moon.sign0)];
}

function ofMoon(told: Told): Pieces {
  const { moon, teller, clock, facts } = told;
  const paksha = ofPaksha(told);
  if (moon.sign0 !== undefined) {
    return [
      teller.tell("moonSign", rashiAt(moon.sign0), { section }),
      ...ofStar(told),
      ...paksha,
      ...ofLord(told, moon.sign0),
      ...fromMoon(told, moon.sign0),
    ];
  }
  const [one, other] = facts.charts.filter(
    (chart, index0, all) => chart.signs0.get("moon") !== all[index0 - 1]?.signs0.get("moon"),
  );
  if (one === undefined || other === undefined) return paksha;
  const at = clock(other.fromEpochMs);
  const halves = [
    { chart: one, key: "before" },
    { chart: other, key: "after" },
  ] as const;
  return [
    ...halves.flatMap(({ chart, key }) => {
      const sign0 = chart.signs0.get("moon") ?? 0;
      return [
        teller.tell("parted", key, { section, values: { at } }),
        teller.tell("moonSign", rashiAt(sign0), { section }),
        ...fromMoon(told, sign0),
      ];
    }),
    ...ofStar(told),
    ...paksha,
  ];
}

/** Jupiter and Saturn counted from a sign of the Moon, where their own signs hold. */
function fromMoon({ facts: { grahas }, teller }: Told, moonSign0: number): Pieces {
  return (["jupiter", "saturn"] as const).flatMap((id) => {
    const { sign0 } = grahaOf(grahas, id);
    if (sign0 === undefined) return [];
    return [teller.tell(id, houseKeyOf(((sign0 - moonSign0 + 12) % 12) + 1), { section })];
  });
}

function ofStar({ moon, teller, clock, texts }: Told): Pieces {
  if (moon.nakshatra !== undefined) {
    return [teller.tell("star", at(NAKSHATRA_IDS, moon.nakshatra - 1), { section })];
  }
  const stars = starsOf(moon);
  return stars.slice(1).map(({ number, fromEpochMs }, before0) => {
    const before = starNamed(at(stars, before0).number, texts);
    const values = { before, after: starNamed(number, texts), at: clock(fromEpochMs) };
    return teller.tell("open", "starParted", { section, values });
  });
}

interface Star {
  readonly number: number;
  readonly fromEpochMs: number;
}

/** The stars of the Moon in order, each once. */
function starsOf({ stays }: OpenChartGraha): readonly Star[] {
  return stays
    .map(({ value, fromEpochMs }) => ({ number: nakshatraOf(value).number, fromEpochMs }))
    .filter(({ number }, index0, all) => number !== all[index0 - 1]?.number);
}

function ofPaksha({ facts: { yogas }, teller }: Told): Pieces {
  const isWaxing = heldValue(yogas.changes, "moon.isWaxing");
  return isWaxing === undefined ? [] : [teller.tell("paksha", isWaxing === true ? "bright" : "dark", { section })];
}

function ofLord({ facts: { grahas }, teller, texts }: Told, moonSign0: number): Pieces {
  const id = lordOfSign(moonSign0);
  if (id === "moon") return [teller.tell("lord", "own", { section })];
  const { houseFromMoon } = grahaOf(grahas, id);
  if (houseFromMoon === undefined) return [];
  const key = houseKeyOf(houseFromMoon);
  const house = texts.text(`synthesis.ordinal.${key}`) ?? "";
  return [
    teller.tell("lordLine", houseFromMoon === 1 ? "with" : "apart", {
      section,
      values: { lord: grahaNamed(id, texts.speaks), house },
    }),
    teller.tell("lord", key, { section }),
  ];
}

function ofDignities({ facts: { chart }, teller, texts }: Told): Piece | undefined {
  const alwaysOf = (isSo: (id: SevenGraha, sign0: number) => boolean): readonly SevenGraha[] =>
    SEVEN_GRAHAS.filter((id) => sameThrough(chart.turns, (turn) => isSo(id, sign0In(turn, id))) === true);
  const strong = alwaysOf((id, sign0) => isExalted(id, sign0) || isOwnSign(id, sign0));
  const weak = alwaysOf(isDebilitated);
  const grahaIn = (id: GrahaId): string => grahaNamed(id, texts.speaks);
  const key = strong.length > 0 ? (weak.length > 0 ? "mixed" : "bright") : weak.length > 0 ? "hard" : "plain";
  const values = {
    strong: listed(strong.map(grahaIn), texts.speaks),
    strongCount: strong.length,
    weak: listed(weak.map(grahaIn), texts.speaks),
    weakCount: weak.length,
  };
  return teller.tell("dignity", key, { section, values });
}

function sign0In({ grahas }: Turn, id: GrahaId): number {
  return signIndex0(grahaOf(grahas, id).longitudeDeg);
}

function ofYogas({ facts: { yogas }, teller }: Told): Pieces {
  return yogas.held
    .filter(({ yoga }) => yoga.isPresent)
    .sort((one, other) => TOLD_ORDER.indexOf(one.yoga.id) - TOLD_ORDER.indexOf(other.yoga.id))
    .map(({ yoga }) => teller.find("yoga", yoga.id, { section }))
    .filter((piece) => piece !== undefined)
    .slice(0, MOST_YOGAS);
}

/** The first lord of the cycle; of more than two nothing is said. */
function ofDasha({ moon, teller, clock, texts }: Told): Pieces {
  const [first, second, third] = starsOf(moon);
  if (first === undefined || third !== undefined) return [];
  const lord = nakshatraLord(first.number);
  if (second === undefined) {
    const values = { lord: grahaNamed(lord, texts.speaks), years: VIMSHOTTARI_YEARS[lord] };
    return [teller.tell("dasha", "held", { section, values })];
  }
  const after = grahaNamed(nakshatraLord(second.number), texts.speaks);
  return [
    teller.tell("dasha", "parted", {
      section,
      values: { before: grahaNamed(lord, texts.speaks), after, at: clock(second.fromEpochMs) },
    }),
  ];
}

/** Nothing where the house of the lord that closes the reading is not known. */
function ofWhole({ facts: { grahas }, teller, moon }: Told, lagna0: number | undefined): Pieces {
  const { house } = grahaOf(grahas, lordOfSign(lagna0 ?? 0));
  if (lagna0 !== undefined && house !== undefined) {
    return [teller.tell("lagnaClose", kindOfHouse(house), { section })];
  }
  if (moon.sign0 === undefined) return [teller.tell("close", "parted", { section })];
  const lord = lordOfSign(moon.sign0);
  if (lord === "moon") return [teller.tell("close", "own", { section })];
  const { houseFromMoon } = grahaOf(grahas, lord);
  return houseFromMoon === undefined ? [] : [teller.tell("close", kindOfHouse(houseFromMoon), { section })];
}

/** Kinds of house: angles, trines, the three hard ones, and those of effort and goods (2, 3, 11). */
const KINDS = {
  kendra: [1, 4, 7, 10],
  trikona: [5, 9],
  dusthana: [6, 8, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>;

function kindOfHouse(house: number): "kendra" | "trikona" | "dusthana" | "upachaya" {
  for (const kind of ["kendra", "trikona", "dusthana"] as const) {
    if (KINDS[kind].some((one) => one === house)) return kind;
  }
  return "upachaya";
}

function starNamed(number: number, texts: VedicReader): string {
  return nakshatraTerms[at(NAKSHATRA_IDS, number - 1)][texts.speaks];
}

import { capitalized, small } from "@almagest/i18n";
import { aspects as aspectTerms, bodies, elements, points, signs } from "@almagest/i18n/astrology";
import type { Term } from "@almagest/operation";
import { type BodyId, houseKeyOf, type SignId } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import type { Element } from "../tables/zodiac";
import { bareInProse, inProse } from "./names";
import type { WesternReader } from "./reader";

/** A body or an angle. */
export type PointName = BodyId | "ascendant" | "midheaven";

/** Names as prose takes them (`inProse`), in the language that the texts speak. */
export interface ChartNames {
  sign(id: SignId): string;
  /** The form inside a sentence: `the Sun`. */
  body(id: PointName): string;
  /** After a word that stands for its article: `your natal Sun`. */
  bare(id: PointName): string;
  /** As it begins one: `The Sun`. */
  opening(id: PointName): string;
  /** The ordinal of a house, 1 to 12: `seventh`. */
  house(house: number): string;
  /** With its article, and small where a sentence has it so: `an opposition`. */
  aspect(id: AspectId): string;
  /** `the Sun, Mars and Pluto`. */
  bodies(ids: readonly PointName[]): string;
  elements(ids: readonly Element[]): string;
  /** `your Ascendant and your Midheaven` */
  listed(phrases: readonly string[]): string;
  /** `rules your Ascendant, is in its own sign and has a close aspect to your Moon`; Chinese joins these otherwise. */
  clauses(phrases: readonly string[]): string;
  /** `Leo, Virgo or Libra`, of names as they are. */
  either(names: readonly string[]): string;
}

/** The names that prose about a chart inserts; houses and lists are worded by the texts, and empty without them. */
export function chartNames(texts: WesternReader): ChartNames {
  const body = (id: PointName): string => inProse(termOf(id), texts.speaks);
  const listed = (
    items: readonly string[],
    comma: "comma" | "clauseComma",
    joint: "and" | "or" | "clauseAnd",
  ): string => {
    const last = items.at(-1) ?? "";
    const rest = items
      .slice(0, -1)
      .reduce(
        (before, next) =>
          before === "" ? next : (texts.text(`chartNames.list.${comma}`, { rest: before, next }) ?? ""),
        "",
      );
    return rest === "" ? last : (texts.text(`chartNames.list.${joint}`, { rest, last }) ?? "");
  };
  const named = (items: readonly string[]): string => listed(items, "comma", "and");
  return {
    sign: (id) => bareInProse(signs[id], texts.speaks),
    body,
    bare: (id) => bareInProse(termOf(id), texts.speaks),
    opening: (id) => capitalized(body(id), texts.speaks),
    house: (house) => texts.text(`chartNames.house.${houseKeyOf(house)}`) ?? "",
    aspect: (id) => small(inProse(aspectTerms[id], texts.speaks), texts.speaks),
    bodies: (ids) => named(ids.map((id) => texts.text("chartNames.inList", { body: body(id) }) ?? "")),
    elements: (ids) => named(ids.map((id) => small(bareInProse(elements[id], texts.speaks), texts.speaks))),
    listed: (phrases) => named(phrases),
    clauses: (phrases) => listed(phrases, "clauseComma", "clauseAnd"),
    either: (names) => listed(names, "comma", "or"),
  };
}

function termOf(id: PointName): Term {
  return id === "ascendant" || id === "midheaven" ? points[id] : bodies[id];
}

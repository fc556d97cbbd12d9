import { joined } from "@almagest/i18n";
import { houseKeyOf } from "@almagest/sky";
import type { Piece } from "@almagest/telling";
import type { OpenHousedPoint } from "../birth-time/open-housed";
import { dignityOf } from "../tables/bodies";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import type { HeldYear, OpenProfections } from "./open";
import { ofHouse, sectKey, telling, weighedTone } from "./reading";

const section = "year";
const HOUSES = 12;

type Pieces = readonly (Piece | undefined)[];
type Teller = ReturnType<typeof telling.teller>;

/** The year in two sentences, the second of which says what a time of birth would add where it adds anything. */
export function openYearInShort(facts: OpenProfections, texts: WesternReader): string | undefined {
  const names = chartNames(texts);
  const { age, held, candidates } = facts;
  const house = names.house(facts.profectedHouse);
  if (held === undefined) {
    return texts.text("profections.openTime.summaryDay", { age, house, count: candidates.length });
  }
  const { lord } = held;
  const values = { age, house, sign: names.sign(held.profectedSign) };
  if (lord.house === undefined)
    return texts.text("profections.openTime.summaryHeld", { ...values, lord: names.body(lord.id) });
  return texts.text("profections.summary", {
    ...values,
    Lord: names.opening(lord.id),
    lord: names.body(lord.id),
    lordHouse: names.house(lord.house),
  });
}

/** The house of the year, which the age decides; then sign and lord where one sign rose all through. */
export function openYearPieces(facts: OpenProfections, texts: WesternReader): Pieces {
  const { age, profectedHouse, held, candidates } = facts;
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const values = { age, times: Math.floor(age / HOUSES) + 1, house: names.house(profectedHouse) };
  return [
    teller.tell("houseLine", "houseLine", { section, values }),
    teller.tell("openTime", openLine(facts), {
      section,
      values: {
        rising: names.either(candidates.map(({ ascendant }) => names.sign(ascendant))),
        houses: held?.lord.house === undefined ? "open" : "known",
      },
    }),
    ...ofHouse(age, houseKeyOf(profectedHouse), teller),
    ...(held === undefined
      ? [teller.tell("choice", "choice", { section, values: { count: candidates.length } })]
      : ofHeldYear(held, teller, texts)),
  ];
}

function openLine({ held, span }: OpenProfections): "range" | "day" | "rangeDivided" {
  if (held !== undefined) return "range";
  return span.state === "unknown" ? "day" : "rangeDivided";
}

function ofHeldYear(held: HeldYear, teller: Teller, texts: WesternReader): Pieces {
  const { profectedSign, lord, present, contacts } = held;
  const names = chartNames(texts);
  const dignity = lord.sign && dignityOf(lord.id, lord.sign);
  const sect = held.sect && { lord: lord.id, sect: held.sect };
  const [opening, inText] = [{ lord: names.opening(lord.id) }, { lord: names.body(lord.id) }];
  return [
    teller.tell("sign", profectedSign, { section }),
    ...(present?.length === 0 ? [teller.tell("empty", SIGNS[profectedSign].modality, { section })] : []),
    ...(present ?? []).map((id) => teller.tell("present", id, { section })),
    teller.tell("lord", lord.id, { section }),
    ...(lord.house ? [teller.tell("lordHouse", houseKeyOf(lord.house), { section, values: opening })] : []),
    ...(dignity ? [teller.find("condition", `${lord.id}.${dignity}`, { section })] : []),
    ...(lord.isRetrograde ? [teller.tell("retrograde", "retrograde", { section, values: inText })] : []),
    ...(sect ? [teller.find("sect", sectKey(sect), { section })] : []),
    ...(contacts?.length === 0 ? [teller.tell("alone", "alone", { section, values: inText })] : []),
    ...(contacts ?? []).map(({ id, kind }) => teller.tell("aspect", `${id}.${kind}`, { section, values: inText })),
    ...(sect && dignity && contacts && present
      ? [
          teller.tell("closing", weighedTone(sect, { dignity, contacts, present }), {
            section,
            values: { ...inText, house: lord.house ? names.house(lord.house) : "none" },
          }),
        ]
      : []),
  ];
}

/** A planet that may be in charge, by its nature and by what is settled of its natal place. */
export function lordInShort(lord: OpenHousedPoint<ClassicalPlanet>, texts: WesternReader): string | undefined {
  const teller = telling.teller(texts, 0);
  const dignity = lord.sign && dignityOf(lord.id, lord.sign);
  return joined([
    teller.tell("lord", lord.id, { section })?.text,
    ...(dignity ? [teller.find("condition", `${lord.id}.${dignity}`, { section })?.text] : []),
  ]);
}

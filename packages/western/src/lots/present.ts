import { joined } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import type { DraftOf, HouseSystem, Words } from "@almagest/operation";
import {
  houseKeyOf,
  presentBirth,
  presentConventions,
  SECT_RULE,
  type Sect,
  type SignId,
  signOf,
  zodiacPlace,
} from "@almagest/sky";
import { presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { SIGNS } from "../tables/zodiac";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import { lots as lotTerms } from "../vocabulary/lots";
import type { ArabicLotsFacts, Lot, LotId, LotTerm } from "./compute";
import type { OpenLot, OpenLots } from "./open";
import type { arabicLotsOutput, lotSchema, UncertainArabicLotsAnswer } from "./schema";

function rulesOf(requestedHouseSystem: HouseSystem) {
  return {
    requestedHouseSystem,
    lots: "Paulus Alexandrinus, Introduction 23; all seven reversed by night",
    sectRule: SECT_RULE,
  };
}

export function presentArabicLots(facts: ArabicLotsFacts, words: Words): DraftOf<typeof arabicLotsOutput> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    sect: facts.sect,
    houseSystem: facts.houses.system,
    lots: facts.lots.map((lot) => presentLot(lot, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      ...rulesOf(facts.requestedHouseSystem),
    },
  };
}

function presentLot(lot: Lot & { readonly house: number }, texts: WesternReader): DraftOf<typeof lotSchema> {
  const sign = signOf(lot.longitudeDeg);
  const ruler = bodyTerms[SIGNS[sign].ruler];
  const own = texts.text(`lots.sign.${lot.id}.${sign}`);
  const where = texts.text(`lots.house.${lot.id}.${houseKeyOf(lot.house)}`);
  return {
    id: lot.id,
    name: lotTerms[lot.id].en,
    ...zodiacPlace(lot.longitudeDeg),
    house: lot.house,
    ruler: ruler.en,
    formula: formulaOf(lot.terms),
    interpretation: joined([own, where]),
  };
}

function formulaOf([added, subtracted]: Lot["terms"]): string {
  return `Ascendant + ${termName(added)} - ${termName(subtracted)}`;
}

function termName(term: LotTerm): string {
  if (term === "fortune") return "Fortune";
  return term === "spirit" ? "Spirit" : bodyTerms[term].en;
}

function summaryOf({ lots, sect }: ArabicLotsFacts, texts: WesternReader): string | undefined {
  const signOfLot = (id: LotId): SignId | undefined =>
    lots.flatMap((lot) => (lot.id === id ? signOf(lot.longitudeDeg) : []))[0];
  return toldSummary(sect, { fortune: signOfLot("fortune"), spirit: signOfLot("spirit") }, texts);
}

/** Undefined where the sect or one of the two signs is not settled. */
function toldSummary(
  sect: Sect | undefined,
  { fortune, spirit }: Readonly<Record<"fortune" | "spirit", SignId | undefined>>,
  texts: WesternReader,
): string | undefined {
  if (sect === undefined || fortune === undefined || spirit === undefined) return undefined;
  const values = {
    fortune: bareInProse(signTerms[fortune], texts.speaks),
    spirit: bareInProse(signTerms[spirit], texts.speaks),
  };
  return texts.text(`lots.summary.${sect}`, values);
}

export function presentOpenLots(facts: OpenLots, words: Words): UncertainArabicLotsAnswer {
  const texts = westernReader(words);
  const { lots, sect } = facts;
  const signOfLot = (id: LotId): SignId | undefined => lots.find((lot) => lot.id === id)?.sign;
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    sect,
    houseSystem: facts.houseSystem,
    lots: lots.map((lot) => presentOpenLot(lot, texts)),
    summary: toldSummary(sect, { fortune: signOfLot("fortune"), spirit: signOfLot("spirit") }, texts),
    conventions: { ...presentOpenConventions(facts), ...rulesOf(facts.input.houseSystem) },
  };
}

function presentOpenLot(
  { id, sign, house, terms, fromDeg, toDeg }: OpenLot,
  texts: WesternReader,
): UncertainArabicLotsAnswer["lots"][number] {
  const own = sign === undefined ? [] : [texts.text(`lots.sign.${id}.${sign}`)];
  const where = house === undefined ? [] : [texts.text(`lots.house.${id}.${houseKeyOf(house)}`)];
  const told = [...own, ...where];
  return {
    id,
    name: lotTerms[id].en,
    sign: sign && signTerms[sign].en,
    from: zodiacPlace(fromDeg),
    to: zodiacPlace(toDeg),
    house,
    ruler: sign && bodyTerms[SIGNS[sign].ruler].en,
    formula: terms && formulaOf(terms),
    interpretation: told.length === 0 ? undefined : joined(told),
  };
}

import { normalizeDeg } from "@almagest/ephemeris";
import { BODY_IDS, bodyOf, PLANET_IDS, SIGN_IDS, signOf } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import { keptByReader } from "../texts/kept";
import type { NatalBody } from "./compute";
import { type Part, partOf, section, type Told, together } from "./parts";

const keptLove = keptByReader<Part>();
const keptSeventh = keptByReader<Part>();
const keptMidheavenRuler = keptByReader<Part>();
const keptSeventhLine = keptByReader<Part>();
const keptMidheavenLine = keptByReader<Part>();
const keptWork = keptByReader<Part>();
const keptMidheaven = keptByReader<Part>();
const keptGrowth = keptByReader<Part>();

/** Love by the planet that leads the chart, and by the house of the seventh's ruler. */
export function ofLove(told: Told): Part {
  const { texts, teller, names, chart } = told;
  const { id } = chart.convergence.leader;
  const ruler = rulerOf(told.facts.houses.ascendantDeg + 180, told);
  const values = { ruler: names.body(ruler.id), house: names.house(ruler.house) };
  return together([
    keptLove(texts, PLANET_IDS.indexOf(id), () => partOf(teller.tell("love", id, { section }))),
    keptSeventhLine(texts, placeKey(ruler), () => partOf(teller.tell("lines", "seventhLine", { section, values }))),
    keptSeventh(texts, ruler.house, () => partOf(teller.find("seventhRuler", String(ruler.house), { section }))),
  ]);
}

/** Work by the two planets that carry the chart, the Midheaven, and the house of its ruler. */
export function ofWork(told: Told): Part {
  const { texts, teller, names, chart } = told;
  const { leader, second } = chart.convergence;
  const { midheavenDeg } = told.facts.houses;
  const sign = signOf(midheavenDeg);
  const ruler = rulerOf(midheavenDeg, told);
  const values = { ruler: names.body(ruler.id), house: names.house(ruler.house) };
  const line = ruler.id === chart.ruler.id ? "midheavenSame" : "midheavenLine";
  return together([
    ...[leader, second].map(({ id }) =>
      keptWork(texts, PLANET_IDS.indexOf(id), () => partOf(teller.tell("work", id, { section }))),
    ),
    keptMidheaven(texts, SIGN_IDS.indexOf(sign), () => partOf(teller.tell("midheaven", sign, { section }))),
    keptMidheavenLine(texts, placeKey(ruler) * 2 + Number(line === "midheavenSame"), () =>
      partOf(teller.tell("lines", line, { section, values })),
    ),
    keptMidheavenRuler(texts, ruler.house, () =>
      partOf(teller.find("midheavenRuler", String(ruler.house), { section })),
    ),
  ]);
}

/** Growth by the two planets that carry the chart. */
export function ofGrowth({ chart: { convergence }, texts, teller }: Told): Part {
  const told = [convergence.leader.id, convergence.second.id].map((id) =>
    keptGrowth(texts, PLANET_IDS.indexOf(id), () => partOf(teller.tell("growth", id, { section }))),
  );
  return together(told);
}

function rulerOf(placeDeg: number, { facts }: Told): NatalBody {
  return bodyOf(facts.bodies, SIGNS[signOf(normalizeDeg(placeDeg))].ruler);
}

function placeKey({ id, house }: NatalBody): number {
  return BODY_IDS.indexOf(id) * 13 + house;
}

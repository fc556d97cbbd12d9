import { joined } from "@almagest/i18n";
import { rashis } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentMomentConventions, signAt } from "@almagest/sky";
import { isoInstant } from "../dinacharya/present";
import { presentMeta } from "../schema";
import { presentSource, presentSources } from "../sources/present";
import { type Cited, CONVENTION } from "../sources/works";
import { RASAS, type RasaId } from "../tables/rasas";
import { JOINT_VERSE, REGIMENS } from "../tables/regimens";
import { type DoshaState, PHASE_TASTES, RITUS } from "../tables/ritus";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import { rasaTerms } from "../vocabulary/rasas";
import { rituTerms } from "../vocabulary/ritus";
import type { RituFacts } from "./compute";
import type { ritucharyaOutput } from "./schema";

type Answer = DraftOf<typeof ritucharyaOutput>;

const verse = (of: string): Cited => ({ work: "hridaya", chapter: "3", verse: of });
const COURSE_VERSE = verse("2-6");
const STRENGTH_VERSE = verse("7");
export const CYCLE_VERSE: Cited = { work: "hridaya", chapter: "12", verse: "24-25" };

/** Where the months of a scheme come from, beside the Ashtanga Hridaya. */
export function schemeSources({ input }: RituFacts): readonly Cited[] {
  const months: Cited =
    input.ritucharyaScheme === "sutrasthana-6" ? verse("1-2") : { work: "sushruta", chapter: "6", verse: "10" };
  const turned = input.hemisphere === "southern" ? [CONVENTION] : [];
  return [months, COURSE_VERSE, STRENGTH_VERSE, CYCLE_VERSE, ...turned];
}

export function presentRitucharya(facts: RituFacts, words: Words): Answer {
  const texts = ayurvedaReader(words);
  const { input, ayana, phase, nature } = facts;
  const regimen = presentRegimen(facts, texts);
  return {
    date: input.date,
    ritu: presentRitu(facts, texts),
    ayana: { id: ayana, source: presentSource(COURSE_VERSE, texts) },
    phase: {
      id: phase,
      tastes: PHASE_TASTES[phase].map(presentTaste),
      source: presentSource(COURSE_VERSE, texts),
    },
    strength: {
      level: nature.strength,
      source: presentSource(STRENGTH_VERSE, texts),
    },
    tasteIncreasing: { ...presentTaste(nature.taste), source: presentSource(COURSE_VERSE, texts) },
    doshaCycle: nature.cycle.map((row) => ({
      ...row,
      meaning: texts.text(`cycle.meaning.${row.dosha}.${row.state}`),
      ...(row.dosha === "kapha" && row.state === "accumulating" ? { note: texts.text("notes.kaphaInHemanta") } : {}),
    })),
    regimen,
    summary: summaryOf(facts, texts),
    sources: presentSources(
      [...schemeSources(facts), ...REGIMENS[facts.classicalRitu].map(({ source }) => source)],
      texts,
    ),
    conventions: {
      ritucharyaScheme: input.ritucharyaScheme,
      rituZodiac: input.rituZodiac,
      hemisphere: input.hemisphere,
      ...presentMomentConventions(facts.moment, facts.engine),
    },
    meta: presentMeta(texts.lang),
  };
}

function presentRitu(facts: RituFacts, texts: AyurvedaReader): Answer["ritu"] {
  const { ritu, classicalRitu, startMs, endMs, months } = facts;
  return {
    id: ritu,
    ...RITUS[ritu],
    gloss: rituTerms[ritu].en,
    classicalRitu,
    start: isoInstant(startMs),
    end: isoInstant(endMs),
    solarMonths: months.map((sign0) => ({
      index: sign0,
      id: signAt(sign0),
      sanskritName: at(Object.values(rashis), sign0).en,
    })),
    reading: texts.text(`seasons.${ritu}`),
  };
}

function presentTaste(id: RasaId): { id: RasaId; sanskritName: string; english: string } {
  const { sanskritName } = RASAS[id];
  return { id, sanskritName, english: rasaTerms[id].en };
}

/** The season's own, then the joint of two seasons while it lasts. */
function presentRegimen({ classicalRitu, stage }: RituFacts, texts: AyurvedaReader): Answer["regimen"] {
  const own = REGIMENS[classicalRitu].map(({ id, source }) => ({
    id,
    guidance: texts.text(`regimens.${id}`),
    source: presentSource(source, texts),
  }));
  if (stage !== "opening" && stage !== "closing") return own;
  const joint = {
    id: `joint-${stage}`,
    guidance: texts.text(`regimens.joint-${stage}`),
    source: presentSource(JOINT_VERSE, texts),
  };
  return [...own, joint];
}

/** The place of the day in the season, then the change of names where they were turned or come from two lists. */
function summaryOf(facts: RituFacts, texts: AyurvedaReader): string | undefined {
  const { input, classicalRitu, ritu, stage } = facts;
  const names = { ritu: RITUS[ritu].sanskritName, classical: RITUS[classicalRitu].sanskritName };
  const parts = [
    texts.text(`stages.${classicalRitu}.${stage}.a`),
    ...(input.ritucharyaScheme === "vimana-8"
      ? [
          joined([
            texts.text("notes.vimana"),
            texts.text(`notes.vimana${ritu === classicalRitu ? "Same" : "Other"}`, names),
          ]),
        ]
      : []),
    ...(input.rituZodiac === "nirayana" ? [texts.text("notes.nirayana")] : []),
    ...(input.hemisphere === "southern" ? [texts.text("notes.southern")] : []),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

/** The effects of a season, the strongest first: a dosha out of its seat, one that gathers, one that goes home. */
export function statesByRank({ nature }: Pick<RituFacts, "nature">): readonly DoshaState[] {
  const order = ["aggravated", "accumulating", "settling"];
  return [...nature.cycle].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

import type { Ephemeris } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at, InvariantError, type Words } from "@almagest/operation";
import { changesOf, presentBirthTimes, type SearchedSky } from "@almagest/sky";
import { bhavaEvidence } from "../../bhavas/judged-told";
import { decimals, presentFrame } from "../../birth/present";
import type { Extent } from "../../birth-time/matching";
import { isManglik } from "../../birth-time/members";
import { vedicSearch } from "../../birth-time/search";
import { MANGLIK_EXCEPTIONS } from "../../doshas/manglik-rule";
import { type FrameChoice, frameChoiceOf } from "../../sky/frame";
import { type VedicReader, vedicReader } from "../../texts/reader";
import { personBeyond } from "../beyond";
import {
  type Ashtakoot,
  ashtakoot,
  CANCELLATION_RULES,
  classOf,
  DOSHA_NAMES,
  EIGHT_TABLES,
  KOOTA_NAMES,
  MAX_TOTAL,
  recommendationOf,
  standingDoshas,
} from "../eight";
import { RELIEFS } from "../exceptions";
import { KOOTA_IDS, type KootaId } from "../kootas";
import { birthOf, coupleChanges, heldOf, type OpenCoupleInput, openCouple, reachOf } from "./couple";
import { DOSHA_KOOTAS, doshaExtent, kootaIn, type OpenBeyond, type OpenGunMilanFacts } from "./gun-milan-facts";
import type { UncertainGunMilanAnswer } from "./gun-milan-schema";
import { openCoupleTold } from "./gun-milan-told";
import { knownPerson, type OpenMatched } from "./person";
import { presentMoons, presentOpenCoupleConventions, presentOutcomeTimes } from "./present";

const NONE = "none";

/** The eight kootas over every pair of times that two births allow. */
export function computeOpenGunMilan(
  input: OpenCoupleInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenGunMilanFacts {
  const { couple, skies } = openCouple(ephemeris, input, ashtakoot);
  const shared = coupleChanges(couple, [
    { member: "total", valueIn: ({ total }) => total },
    ...KOOTA_IDS.toReversed().map((id) => ({
      member: `breakdown.${id}.score`,
      valueIn: ({ kootas }: Ashtakoot) => kootaIn(kootas, id).score,
    })),
    ...DOSHA_KOOTAS.map((koota) => ({
      member: `doshas.${koota}`,
      valueIn: ({ doshas }: Ashtakoot) => {
        const found = doshas.find((dosha) => dosha.koota === koota);
        return found === undefined ? NONE : (found.cancelledBy ?? "stands");
      },
    })),
  ]);
  const [groom, bride] = [couple.person1, couple.person2].map((person, index0) =>
    beyondOf(ephemeris, person, { sky: at(skies, index0), choice: input }),
  );
  if (groom === undefined || bride === undefined) throw new InvariantError("a couple of fewer than two");
  return {
    ...couple,
    shared,
    births: [birthOf(couple.person1, groom.changes), birthOf(couple.person2, bride.changes)],
    beyond1: groom.beyond,
    beyond2: bride.beyond,
  };
}

interface Searched {
  readonly sky: SearchedSky;
  readonly choice: FrameChoice;
}

function beyondOf(ephemeris: Ephemeris, person: OpenMatched, { sky, choice }: Searched) {
  const birth = knownPerson(person);
  if (birth !== undefined) {
    const known = personBeyond(ephemeris, birth, person.frame);
    const manglik = known.manglik.severity === undefined ? ("no" as const) : ("yes" as const);
    return { beyond: { manglik, known }, changes: { holds: [], changes: [] } };
  }
  const { latitude, longitude } = person.input;
  const setting = { latitude, longitude, nodeType: "mean", ...frameChoiceOf(choice) } as const;
  const changes = changesOf(sky, [isManglik(vedicSearch(sky, setting))]);
  const [held] = changes.holds;
  const manglik = held === undefined ? ("depends" as const) : held.value === true ? ("yes" as const) : ("no" as const);
  return { beyond: { manglik, known: undefined }, changes };
}

export function presentOpenGunMilan(facts: OpenGunMilanFacts, words: Words): UncertainGunMilanAnswer {
  const texts = vedicReader(words);
  const { outcomes, births, shared, person1, person2 } = facts;
  const total = reachOf(outcomes, (read) => read.total);
  const percent = (points: number): number => decimals((100 * points) / MAX_TOTAL, 1);
  const advice = heldOf(outcomes, (read) => recommendationOf(read.total, standingDoshas(read.doshas)));
  return {
    birthTime: presentBirthTimes(births, shared),
    frame: presentFrame(person1.frame),
    total,
    maxScore: MAX_TOTAL,
    percentage: { least: percent(total.least), most: percent(total.most) },
    isCompatible: heldOf(outcomes, (read) => isCompatible(read)),
    recommendation: advice && texts.lookup(`matching.recommendation.${advice}`),
    ...presentDoshas(facts, texts),
    reliefs: at(outcomes, 0)
      .read.reliefs.filter((id) => outcomes.every(({ read }) => read.reliefs.includes(id)))
      .map((id) => ({ koota: KOOTA_NAMES[RELIEFS[id].koota], rule: RELIEFS[id].rule })),
    breakdown: KOOTA_IDS.map((id) => presentRow(id, facts, texts)),
    outcomes: outcomes.map(({ pieces, read }) => ({
      ...presentOutcomeTimes(facts, pieces),
      total: read.total,
      isCompatible: isCompatible(read),
      doshas: standingDoshas(read.doshas).map(({ koota }) => DOSHA_NAMES[koota]),
    })),
    person1: { moon: presentMoons(person1) },
    person2: { moon: presentMoons(person2) },
    couple: {
      person1: presentBeyond(facts.beyond1),
      person2: presentBeyond(facts.beyond2),
      reading: openCoupleTold(facts, texts),
    },
    conventions: presentOpenCoupleConventions(facts, EIGHT_TABLES),
  };
}

function isCompatible({ total }: Ashtakoot): boolean {
  return total >= MAX_TOTAL / 2;
}

type Doshas = Pick<UncertainGunMilanAnswer, "doshas" | "dependentDoshas" | "doshaCancellations">;

function presentDoshas({ outcomes }: OpenGunMilanFacts, texts: VedicReader): Doshas {
  const named = (extent: Extent): string[] =>
    DOSHA_KOOTAS.filter((koota) => doshaExtent(outcomes, koota) === extent).map((koota) => DOSHA_NAMES[koota]);
  return {
    doshas: named("always"),
    dependentDoshas: named("sometimes"),
    doshaCancellations: DOSHA_KOOTAS.flatMap((koota) => {
      const rule = heldOf(outcomes, ({ doshas }) => doshas.find((one) => one.koota === koota)?.cancelledBy);
      if (rule === undefined) return [];
      const reason = texts.lookup(`matching.cancellation.${rule}`);
      return [{ dosha: DOSHA_NAMES[koota], rule: CANCELLATION_RULES[rule], reason }];
    }),
  };
}

function presentRow(id: KootaId, { outcomes, person1, person2 }: OpenGunMilanFacts, texts: VedicReader) {
  const reach = reachOf(outcomes, ({ kootas }) => kootaIn(kootas, id).score);
  const result = heldOf(outcomes, ({ kootas }) => kootaIn(kootas, id).result);
  const classes = outcomes.map(({ pieces: [piece1, piece2] }) => {
    const [groom, bride] = [at(person1.moons, piece1).moon, at(person2.moons, piece2).moon];
    return {
      pieces: [piece1, piece2] as const,
      read: { own: classOf(id, groom, bride), other: classOf(id, bride, groom) },
    };
  });
  return {
    category: KOOTA_NAMES[id],
    ...(reach.least === reach.most ? { score: reach.least } : {}),
    ...reach,
    maxScore: KOOTA_IDS.indexOf(id) + 1,
    person1: heldOf(classes, ({ own }) => own),
    person2: heldOf(classes, ({ other }) => other),
    meaning: texts.lookup(`kootas.${id}.meaning`),
    description: result && texts.lookup(`kootas.${id}.${result}`),
  };
}

function presentBeyond({ manglik, known }: OpenBeyond): UncertainGunMilanAnswer["couple"]["person1"] {
  if (known === undefined) return { manglik };
  return {
    manglik,
    manglikExceptions: known.manglik.exceptions.map((id) => MANGLIK_EXCEPTIONS[id]),
    seventhHouse: known.seventh.verdict,
    seventhLord: grahaTerms[known.seventh.lord.id].en,
    seventhEvidence: [...bhavaEvidence(known.seventh)],
    venus: known.venus.means,
  };
}

import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas, grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { BHAVA_VERDICTS } from "../bhavas/judge";
import { bhavaEvidence } from "../bhavas/judged-told";
import { decimals, presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { MANGLIK_EXCEPTIONS } from "../doshas/manglik-rule";
import { MEANS } from "../standing/weigh";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { GunMilan, GunMilanRequest, UncertainGunMilan } from "../types";
import { coupleDoshas, kootaClasses } from "../vocabulary/koota-classes";
import { kootaNames } from "../vocabulary/koota-names";
import { type PersonBeyond, personBeyond } from "./beyond";
import { coupleTold } from "./beyond-told";
import {
  type Ashtakoot,
  ashtakoot,
  CANCELLATION_RULES,
  canceledDoshas,
  classOf,
  DOSHA_NAMES,
  EIGHT_TABLES,
  KOOTA_NAMES,
  MAX_TOTAL,
  recommendationOf,
  standingDoshas,
} from "./eight";
import { RELIEFS } from "./exceptions";
import type { Couple, Koota } from "./kootas";
import { computeOpenGunMilan, presentOpenGunMilan } from "./open/gun-milan";
import { uncertainGunMilanOutput } from "./open/gun-milan-schema";
import {
  type CoupleInput,
  coupleConventionsSchema,
  coupleShape,
  type Matched,
  matchedPerson,
  presentCoupleConventions,
  ruleInEnglish,
} from "./people";

const body = z.object(coupleShape).check(requireAyanamsaValue);

const rowSchema = z
  .object({
    ...named("category", z.string(), kootaNames),
    score: z.number().min(0).max(8),
    maxScore: z.int().min(1).max(8),
    ...named("person1", z.string().meta({ description: "The groom's class" }), kootaClasses),
    ...named("person2", z.string().meta({ description: "The bride's class" }), kootaClasses),
    meaning: prose,
    description: prose,
  })
  .meta({ name: "KootaRow" });

const beyondSchema = z
  .object({
    seventhHouse: z
      .enum(BHAVA_VERDICTS)
      .meta({ name: "SeventhHouseVerdict", description: "As the birth chart judges, without shadbala" }),
    ...named("seventhLord", z.string(), grahas),
    seventhEvidence: z.array(z.string()).meta({ description: "The facts that decide seventhHouse, in English" }),
    venus: z.enum(MEANS).meta({ name: "VenusMeans" }),
    manglik: z.boolean().meta({ description: "By the Lagna" }),
    manglikExceptions: z.array(z.string()).meta({ description: "Rules that lighten it, in English" }),
  })
  .meta({ name: "BeyondTheCount" });

const coupleSchema = z.object({ person1: beyondSchema, person2: beyondSchema, reading: prose }).meta({
  name: "CoupleReading",
  description: "The count for this couple, what it does not see, and a close that weighs both",
});

const output = z.object({
  frame: frameSchema.meta({ description: "At person1's birth" }),
  total: z.number().min(0).max(MAX_TOTAL),
  maxScore: z.literal(MAX_TOTAL),
  percentage: z.number().min(0).max(100),
  isCompatible: z.boolean().meta({ description: "18 points or more; doshas do not change it" }),
  recommendation: prose,
  ...named("doshas", z.array(z.string()).meta({ description: "Those that stand" }), coupleDoshas),
  doshaCancellations: z.array(
    z
      .object({ ...named("dosha", z.string(), coupleDoshas), rule: ruleInEnglish, reason: prose })
      .meta({ name: "DoshaCancellation" }),
  ),
  reliefs: z
    .array(z.object({ ...named("koota", z.string(), kootaNames), rule: ruleInEnglish }).meta({ name: "KootaRelief" }))
    .meta({ description: "Exceptions of other schools that hold for this couple; they change nothing here" }),
  breakdown: z.array(rowSchema),
  couple: coupleSchema.exactOptional(),
  conventions: coupleConventionsSchema,
});

export interface GunMilanFacts extends Ashtakoot {
  readonly engine: Engine;
  readonly person1: Matched;
  readonly person2: Matched;
  readonly beyond1: PersonBeyond;
  readonly beyond2: PersonBeyond;
}

/** The eight kootas of a groom and a bride with the doshas and what takes them away. */
export function computeGunMilan(input: CoupleInput, { ephemeris }: { readonly ephemeris: Ephemeris }): GunMilanFacts {
  const person1 = matchedPerson(ephemeris, input.person1, input);
  const person2 = matchedPerson(ephemeris, input.person2, input);
  const couple: Couple = { groom: person1.moon, bride: person2.moon };
  return {
    engine: engineOf(ephemeris),
    person1,
    person2,
    ...ashtakoot(couple),
    beyond1: personBeyond(ephemeris, input.person1, person1.frame),
    beyond2: personBeyond(ephemeris, input.person2, person2.frame),
  };
}

const PERSON = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

export const gunMilan: BirthOperation<
  GunMilanRequest,
  GunMilan,
  UncertainGunMilan,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
  id: "calculateGunMilan",
  method: "POST",
  path: "/vedic-astrology/compatibility",
  summary: "Gun Milan: the eight kootas of a groom and a bride, 36 points",
  description:
    "Varna, Vashya, Tara, Yoni, Graha Maitri, Gana, Bhakoot and Nadi from the two Moons; the doshas that stand, those that a rule cancels, and what other schools would accept. person1 is the groom: three of the eight tables are not symmetric.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeGunMilan,
  present: presentGunMilan,
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainGunMilanOutput,
    compute: computeOpenGunMilan,
    present: presentOpenGunMilan,
  },
  examples: [
    {
      person1: PERSON,
      person2: { ...PERSON, date: "1992-11-19", time: "06:40:00", latitude: 19.076, longitude: 72.8777 },
      ayanamsa: "lahiri",
    },
  ],
});

function presentGunMilan(facts: GunMilanFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const percentage = decimals((100 * facts.total) / MAX_TOTAL, 1);
  const standing = standingDoshas(facts.doshas);
  return {
    frame: presentFrame(facts.person1.frame),
    total: facts.total,
    maxScore: MAX_TOTAL,
    percentage,
    isCompatible: facts.total >= MAX_TOTAL / 2,
    recommendation: texts.lookup(`matching.recommendation.${recommendationOf(facts.total, standing)}`),
    doshas: standing.map(({ koota }) => DOSHA_NAMES[koota]),
    doshaCancellations: facts.doshas.flatMap(({ koota, cancelledBy }) =>
      cancelledBy === undefined
        ? []
        : [
            {
              dosha: DOSHA_NAMES[koota],
              rule: CANCELLATION_RULES[cancelledBy],
              reason: texts.lookup(`matching.cancellation.${cancelledBy}`),
            },
          ],
    ),
    reliefs: facts.reliefs.map((id) => ({ koota: KOOTA_NAMES[RELIEFS[id].koota], rule: RELIEFS[id].rule })),
    breakdown: facts.kootas.map((koota) => presentRow(koota, facts, texts)),
    couple: presentCouple(facts, texts),
    conventions: presentCoupleConventions(facts, EIGHT_TABLES),
  };
}

function presentCouple(facts: GunMilanFacts, texts: VedicReader): DraftOf<typeof coupleSchema> {
  const { beyond1: groom, beyond2: bride, total, reliefs } = facts;
  const moons = { groom: facts.person1.moon, bride: facts.person2.moon };
  const canceled = canceledDoshas(facts.doshas);
  const standing = standingDoshas(facts.doshas).map(({ koota }) => koota);
  return {
    person1: presentBeyond(groom),
    person2: presentBeyond(bride),
    reading: coupleTold({ kootas: facts.kootas, total, reliefs, moons, canceled, standing, groom, bride }, texts),
  };
}

function presentBeyond({ seventh, venus, manglik }: PersonBeyond): DraftOf<typeof beyondSchema> {
  return {
    seventhHouse: seventh.verdict,
    seventhLord: grahaTerms[seventh.lord.id].en,
    seventhEvidence: [...bhavaEvidence(seventh)],
    venus: venus.means,
    manglik: manglik.severity !== undefined,
    manglikExceptions: manglik.exceptions.map((id) => MANGLIK_EXCEPTIONS[id]),
  };
}

function presentRow(koota: Koota, facts: GunMilanFacts, texts: VedicReader): DraftOf<typeof rowSchema> {
  const [groom, bride] = [facts.person1.moon, facts.person2.moon];
  return {
    category: KOOTA_NAMES[koota.id],
    score: koota.score,
    maxScore: koota.maxScore,
    person1: classOf(koota.id, groom, bride),
    person2: classOf(koota.id, bride, groom),
    meaning: texts.lookup(`kootas.${koota.id}.meaning`),
    description: texts.lookup(`kootas.${koota.id}.${koota.result}`),
  };
}

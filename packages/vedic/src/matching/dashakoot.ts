import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { type Engine, engineOf, SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { Dashakoot, DashakootRequest } from "../types";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { lordOfSign } from "../zodiac/rashis";
import {
  type CoupleInput,
  coupleConventionsSchema,
  coupleShape,
  type Matched,
  matchedPerson,
  presentCoupleConventions,
} from "./people";
import { type Porutham, type PoruthamId, poruthamsOf } from "./poruthams";
import { ganaOf, type MoonPlace, rajjuOf, yoniOf } from "./tables";

const ROW_NAMES = [
  "Dina",
  "Gana",
  "Mahendra",
  "Stree Deergha",
  "Yoni",
  "Rasi",
  "Rasyadhipati",
  "Vasya",
  "Rajju",
  "Vedha",
] as const;
const MAX_TOTAL = 10;
const RECOMMENDED_FROM = 6;

const faultSchema = z.object({ active: z.boolean(), reason: prose }).meta({ name: "PoruthamFault" });

const rowSchema = z
  .object({
    name: z.enum(ROW_NAMES).meta({ name: "PoruthamName" }),
    points: z.int().min(0).max(1),
    maxPoints: z.literal(1),
    verdict: z.enum(["matched", "unmatched"]).meta({ name: "PoruthamVerdict" }),
    person1: z.string(),
    person2: z.string(),
    note: prose,
  })
  .meta({ name: "PoruthamRow" });

const output = z.object({
  frame: frameSchema.meta({ description: "At person1's birth" }),
  total: z.int().min(0).max(MAX_TOTAL),
  maxTotal: z.literal(MAX_TOTAL),
  verdict: z.enum(["recommended", "marginal", "rejected"]).meta({
    name: "DashakootVerdict",
    description: "Rejected where Rajju or Vedha is active, whatever the total; recommended from six points",
  }),
  recommendation: prose,
  rajju: faultSchema,
  vedha: faultSchema,
  breakdown: z.array(rowSchema),
  conventions: coupleConventionsSchema,
});

export interface DashakootFacts {
  readonly engine: Engine;
  readonly person1: Matched;
  readonly person2: Matched;
  readonly poruthams: readonly Porutham[];
  readonly total: number;
}

/** The ten poruthams of a groom and a bride. */
export function computeDashakoot(input: CoupleInput, { ephemeris }: { readonly ephemeris: Ephemeris }): DashakootFacts {
  const person1 = matchedPerson(ephemeris, input.person1, input);
  const person2 = matchedPerson(ephemeris, input.person2, input);
  const poruthams = poruthamsOf({ groom: person1.moon, bride: person2.moon });
  const total = poruthams.filter(({ isMatched }) => isMatched).length;
  return { engine: engineOf(ephemeris), person1, person2, poruthams, total };
}

const PERSON = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

export const dashakoot: Operation<DashakootRequest, Dashakoot, SkyContext> = defineOperation({
  id: "calculateDashakoot",
  method: "POST",
  path: "/vedic-astrology/compatibility/dashakoot",
  summary: "The ten poruthams of a groom and a bride",
  description:
    "Dina, Gana, Mahendra, Stree Deergha, Yoni, Rasi, Rasyadhipati, Vasya, Rajju and Vedha, each matched or not, counted from the bride's star. Rajju or Vedha rejects the match whatever the total.",
  query: langQuery,
  body: z.object(coupleShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeDashakoot,
  present: presentDashakoot,
  examples: [
    {
      person1: PERSON,
      person2: { ...PERSON, date: "1992-11-19", time: "06:40:00", latitude: 10.5276, longitude: 76.2144 },
      ayanamsa: "lahiri",
    },
  ],
});

const TABLES =
  "counts from the bride's star, both included; Dina by Raman, Stree Deergha beyond the 13th, Rasi from the 7th";

function presentDashakoot(facts: DashakootFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const noteOf = ({ id, isMatched }: Porutham): string | undefined =>
    texts.lookup(`poruthams.${id}.${isMatched ? "matched" : "unmatched"}`);
  const fault = (id: PoruthamId): DraftOf<typeof faultSchema> => {
    const row = at(
      facts.poruthams,
      facts.poruthams.findIndex((one) => one.id === id),
    );
    return { active: !row.isMatched, reason: noteOf(row) };
  };
  const [rajju, vedha] = [fault("rajju"), fault("vedha")];
  const verdict =
    rajju.active || vedha.active ? "rejected" : facts.total >= RECOMMENDED_FROM ? "recommended" : "marginal";
  const key = verdict === "rejected" ? faultKey(rajju.active, vedha.active) : verdict;
  return {
    frame: presentFrame(facts.person1.frame),
    total: facts.total,
    maxTotal: MAX_TOTAL,
    verdict,
    recommendation: texts.lookup(`poruthams.recommendation.${key}`),
    rajju,
    vedha,
    breakdown: facts.poruthams.map((row, index0) => ({
      name: at(ROW_NAMES, index0),
      points: row.isMatched ? 1 : 0,
      maxPoints: 1,
      verdict: row.isMatched ? "matched" : "unmatched",
      person1: cellOf(row.id, facts.person1.moon),
      person2: cellOf(row.id, facts.person2.moon),
      note: noteOf(row),
    })),
    conventions: presentCoupleConventions(facts, TABLES),
  };
}

/**
 * The fact that a row looks at in one of the two: limb, gana, animal, sign, lord, or the star where stars are counted.
 */
function cellOf(id: PoruthamId, moon: MoonPlace): string {
  if (id === "gana") return ganaOf(moon);
  if (id === "yoni") return yoniOf(moon);
  if (id === "rasi" || id === "vasya") return signs[at(SIGN_IDS, moon.sign0)].en;
  if (id === "rasyadhipati") return grahaTerms[lordOfSign(moon.sign0)].en;
  if (id === "rajju") return rajjuOf(moon);
  return nakshatraTerms[at(NAKSHATRA_IDS, moon.star - 1)].en;
}

/** The faults for which a match is rejected; at least one is there. */
function faultKey(isRajju: boolean, isVedha: boolean): "both" | "rajju" | "vedha" {
  if (isRajju && isVedha) return "both";
  return isRajju ? "rajju" : "vedha";
}

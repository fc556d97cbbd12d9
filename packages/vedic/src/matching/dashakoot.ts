import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  at,
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
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { Dashakoot, DashakootRequest, UncertainDashakoot } from "../types";
import { kootaClasses } from "../vocabulary/koota-classes";
import { kootaNames } from "../vocabulary/koota-names";
import { computeOpenDashakoot, presentOpenDashakoot, uncertainDashakootOutput } from "./open/dashakoot";
import {
  type CoupleInput,
  coupleConventionsSchema,
  coupleShape,
  type Matched,
  matchedPerson,
  presentCoupleConventions,
} from "./people";
import type { Porutham, PoruthamId } from "./poruthams";
import { cellOf, dashakootVerdict, MAX_TOTAL, ROW_NAMES, TEN_TABLES, type TenPoruthams, tenPoruthams } from "./ten";

const faultSchema = z.object({ active: z.boolean(), reason: prose }).meta({ name: "PoruthamFault" });

const rowSchema = z
  .object({
    ...named("name", z.enum(ROW_NAMES).meta({ name: "PoruthamName" }), kootaNames),
    points: z.int().min(0).max(1),
    maxPoints: z.literal(1),
    verdict: z.enum(["matched", "unmatched"]).meta({ name: "PoruthamVerdict" }),
    ...named("person1", z.string(), kootaClasses),
    ...named("person2", z.string(), kootaClasses),
    note: prose,
  })
  .meta({ name: "PoruthamRow" });

const output = z.object({
  frame: frameSchema.meta({ description: "At person1's birth" }),
  total: z.int().min(0).max(MAX_TOTAL),
  maxTotal: z.literal(MAX_TOTAL),
  verdict: dashakootVerdict,
  recommendation: prose,
  rajju: faultSchema,
  vedha: faultSchema,
  breakdown: z.array(rowSchema),
  conventions: coupleConventionsSchema,
});

export interface DashakootFacts extends TenPoruthams {
  readonly engine: Engine;
  readonly person1: Matched;
  readonly person2: Matched;
}

/** The ten poruthams of a groom and a bride. */
export function computeDashakoot(input: CoupleInput, { ephemeris }: { readonly ephemeris: Ephemeris }): DashakootFacts {
  const person1 = matchedPerson(ephemeris, input.person1, input);
  const person2 = matchedPerson(ephemeris, input.person2, input);
  const ten = tenPoruthams({ groom: person1.moon, bride: person2.moon });
  return { engine: engineOf(ephemeris), person1, person2, ...ten };
}

const PERSON = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

export const dashakoot: BirthOperation<
  DashakootRequest,
  Dashakoot,
  UncertainDashakoot,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
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
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainDashakootOutput,
    compute: computeOpenDashakoot,
    present: presentOpenDashakoot,
  },
  examples: [
    {
      person1: PERSON,
      person2: { ...PERSON, date: "1992-11-19", time: "06:40:00", latitude: 10.5276, longitude: 76.2144 },
      ayanamsa: "lahiri",
    },
  ],
});

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
  return {
    frame: presentFrame(facts.person1.frame),
    total: facts.total,
    maxTotal: MAX_TOTAL,
    verdict: facts.verdict,
    recommendation: texts.lookup(`poruthams.recommendation.${facts.advice}`),
    rajju: fault("rajju"),
    vedha: fault("vedha"),
    breakdown: facts.poruthams.map((row, index0) => ({
      name: at(ROW_NAMES, index0),
      points: row.isMatched ? 1 : 0,
      maxPoints: 1,
      verdict: row.isMatched ? "matched" : "unmatched",
      person1: cellOf(row.id, facts.person1.moon),
      person2: cellOf(row.id, facts.person2.moon),
      note: noteOf(row),
    })),
    conventions: presentCoupleConventions(facts, TEN_TABLES),
  };
}

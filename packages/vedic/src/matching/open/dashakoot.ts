import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { at, type DraftOf, prose, type Words } from "@almagest/operation";
import { presentBirthTimes, type SharedChanges } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../../birth/present";
import { frameSchema } from "../../birth/schema";
import { paragraph } from "../../standing/told";
import { type VedicReader, vedicReader } from "../../texts/reader";
import { kootaClasses } from "../../vocabulary/koota-classes";
import { kootaNames } from "../../vocabulary/koota-names";
import { PORUTHAM_IDS, type PoruthamId } from "../poruthams";
import {
  cellOf,
  dashakootVerdict,
  isFault,
  MAX_TOTAL,
  ROW_NAMES,
  TEN_TABLES,
  type TenPoruthams,
  tenPoruthams,
} from "../ten";
import {
  birthOf,
  coupleChanges,
  heldMoon,
  heldOf,
  type OpenCouple,
  type OpenCoupleInput,
  openCouple,
  reachOf,
} from "./couple";
import { openPeople } from "./person";
import { presentMoons, presentOpenCoupleConventions, presentOutcomeTimes } from "./present";
import {
  coupleBirthTime,
  HELD,
  openCoupleConventions,
  openMatchedSchema,
  outcomeTimes,
  pointsReach,
  soByTime,
} from "./schema";

const faultSchema = z
  .object({ active: soByTime, reason: prose.meta({ description: HELD }) })
  .meta({ name: "UncertainPoruthamFault" });

const rowSchema = z
  .object({
    ...named("name", z.enum(ROW_NAMES).meta({ name: "PoruthamName" }), kootaNames),
    ...pointsReach.shape,
    maxPoints: z.literal(1),
    verdict: z.enum(["matched", "unmatched", "depends"]).meta({ name: "PoruthamVerdictByTime" }),
    ...named(
      "person1",
      z.string().exactOptional().meta({ description: "Where it is the same all through" }),
      kootaClasses,
    ),
    ...named(
      "person2",
      z.string().exactOptional().meta({ description: "Where it is the same all through" }),
      kootaClasses,
    ),
    note: prose.meta({ description: HELD }),
  })
  .meta({ name: "UncertainPoruthamRow" });

export const uncertainDashakootOutput = z.object({
  birthTime: coupleBirthTime,
  frame: frameSchema.meta({ description: "At person1's earliest time" }),
  total: pointsReach,
  maxTotal: z.literal(MAX_TOTAL),
  verdict: dashakootVerdict.exactOptional().meta({ description: HELD }),
  reading: prose.meta({ description: "The count as far as it is known, what a time would add, and the verdict" }),
  rajju: faultSchema,
  vedha: faultSchema,
  breakdown: z.array(rowSchema),
  outcomes: z
    .array(
      z
        .object({ ...outcomeTimes, total: z.int().min(0).max(MAX_TOTAL), verdict: dashakootVerdict })
        .meta({ name: "DashakootOutcome" }),
    )
    .meta({ description: "Every pair of Moons that the two births allow", weight: "bulk" }),
  person1: openMatchedSchema,
  person2: openMatchedSchema,
  conventions: openCoupleConventions,
});

export interface OpenDashakootFacts extends OpenCouple<TenPoruthams> {
  readonly shared: SharedChanges;
}

function isMatched({ poruthams }: TenPoruthams, id: PoruthamId): boolean {
  return poruthams.some((one) => one.id === id && one.isMatched);
}

/** The ten poruthams over every pair of times that two births allow. */
export function computeOpenDashakoot(
  input: OpenCoupleInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenDashakootFacts {
  const { couple } = openCouple(ephemeris, input, tenPoruthams);
  const shared = coupleChanges(couple, [
    { member: "verdict", valueIn: (ten) => ten.verdict },
    { member: "total", valueIn: ({ total }) => total },
    ...PORUTHAM_IDS.toReversed().map((id) => ({
      member: `breakdown.${id}.points`,
      valueIn: (ten: TenPoruthams) => Number(isMatched(ten, id)),
    })),
  ]);
  return { ...couple, shared };
}

export function presentOpenDashakoot(
  facts: OpenDashakootFacts,
  words: Words,
): DraftOf<typeof uncertainDashakootOutput> {
  const texts = vedicReader(words);
  const { outcomes, person1, person2, shared } = facts;
  const fault = (id: "rajju" | "vedha"): DraftOf<typeof faultSchema> => {
    const active = heldOf(outcomes, ({ poruthams }) => isFault(poruthams, id));
    if (active === undefined) return { active: "depends" };
    const reason = texts.lookup(`poruthams.${id}.${active ? "unmatched" : "matched"}`);
    return { active: active ? "yes" : "no", reason };
  };
  return {
    birthTime: presentBirthTimes([birthOf(person1), birthOf(person2)], shared),
    frame: presentFrame(person1.frame),
    total: reachOf(outcomes, ({ total }) => total),
    maxTotal: MAX_TOTAL,
    verdict: heldOf(outcomes, (ten) => ten.verdict),
    reading: readingOf(facts, texts),
    rajju: fault("rajju"),
    vedha: fault("vedha"),
    breakdown: PORUTHAM_IDS.map((id) => presentRow(id, facts, texts)),
    outcomes: outcomes.map(({ pieces, read }) => ({
      ...presentOutcomeTimes(facts, pieces),
      total: read.total,
      verdict: read.verdict,
    })),
    person1: { moon: presentMoons(person1) },
    person2: { moon: presentMoons(person2) },
    conventions: presentOpenCoupleConventions(facts, TEN_TABLES),
  };
}

function presentRow(id: PoruthamId, facts: OpenDashakootFacts, texts: VedicReader): DraftOf<typeof rowSchema> {
  const matched = heldOf(facts.outcomes, (ten) => isMatched(ten, id));
  const told = matched === undefined ? "depends" : matched ? "matched" : "unmatched";
  return {
    name: at(ROW_NAMES, PORUTHAM_IDS.indexOf(id)),
    ...reachOf(facts.outcomes, (ten) => Number(isMatched(ten, id))),
    maxPoints: 1,
    verdict: told,
    person1: heldMoon(facts.person1, (moon) => cellOf(id, moon)),
    person2: heldMoon(facts.person2, (moon) => cellOf(id, moon)),
    note: told === "depends" ? undefined : texts.lookup(`poruthams.${id}.${told}`),
  };
}

function readingOf(facts: OpenDashakootFacts, texts: VedicReader): string | undefined {
  const { outcomes } = facts;
  const { least, most } = reachOf(outcomes, ({ total }) => total);
  const advice = heldOf(outcomes, (ten) => ten.advice);
  const unsaid = heldOf(outcomes, (ten) => ten.verdict) === "rejected" ? "declined" : "depends";
  const values = { total: String(least), least: String(least), most: String(most) };
  const waits = (id: "rajju" | "vedha"): boolean =>
    heldOf(outcomes, ({ poruthams }) => isFault(poruthams, id)) === undefined;
  return paragraph([
    texts.lookup(`poruthams.open.count.${least === most ? "fixed" : "reach"}`, values),
    texts.lookup("poruthams.open.adds", { people: openPeople(facts, texts) }),
    waits("rajju") ? texts.lookup("poruthams.open.rajju") : undefined,
    waits("vedha") ? texts.lookup("poruthams.open.vedha") : undefined,
    texts.lookup(`poruthams.${advice === undefined ? `open.${unsaid}` : `recommendation.${advice}`}`),
  ]);
}

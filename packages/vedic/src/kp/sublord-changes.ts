import { formatIsoUtc } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import type { KpSublordChanges, KpSublordChangesRequest } from "../types";
import { dated, type PartChange, partChanges } from "./changes";
import {
  type ChangesInput,
  type ChangesWindow,
  changeInstantShape,
  changesBody,
  changesShape,
  changesWindow,
} from "./changes-schema";
import { localClock, nameOf } from "./present";
import { kpNumber, lordName } from "./schema";

/** A year of the Moon has some 3300 changes. */
const BOUND = { moonDays: 366, otherDays: 3660 };

const output = z.object({
  ...changesShape,
  changes: z.array(
    z.object({
      ...changeInstantShape,
      fromKp: kpNumber,
      toKp: kpNumber,
      ...named("fromSublord", lordName, grahas),
      ...named("toSublord", lordName, grahas),
      ...named("fromNakshatraLord", lordName, grahas),
      ...named("toNakshatraLord", lordName, grahas),
    }),
  ),
});

export interface KpSublordChangesFacts extends ChangesWindow {
  readonly input: ChangesInput;
  readonly changes: readonly (PartChange & { readonly epochMs: number })[];
}

/**
 * Every passage of a graha from one of the 249 parts into another in a range of days, each within 2 ms.
 * @throws ValidationError for a range too long.
 */
export function computeKpSublordChanges(
  input: ChangesInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KpSublordChangesFacts {
  const asked = changesWindow(ephemeris, input, BOUND);
  const changes = partChanges(ephemeris, { body: asked.body, frame: input, window: asked.window });
  return { input, ...asked, changes: dated(ephemeris, changes) };
}

export const kpSublordChanges: Operation<KpSublordChangesRequest, KpSublordChanges, SkyContext> = defineOperation({
  id: "getKpSublordChanges",
  method: "POST",
  path: "/vedic-astrology/kp/sublord-changes",
  summary: "When a graha changes its sub lord",
  description:
    "Every passage over a border of the 249 parts of the zodiac, the six that only a sign cuts included, found by search on the graha's own motion with the ayanamsa of the instant; retrograde passages count. At most 366 days for the Moon, 3660 for the others.",
  query: langQuery,
  body: changesBody,
  output,
  needs: [needEphemeris],
  isHeavy: true,
  compute: computeKpSublordChanges,
  present: presentChanges,
  examples: [{ planet: "Moon", startDate: "2025-01-01", endDate: "2025-01-31", timezone: 5.5 }],
});

function presentChanges(facts: KpSublordChangesFacts): DraftOf<typeof output> {
  const { input, changes, offsetSeconds } = facts;
  return {
    planet: nameOf(facts.body),
    startDate: input.startDate,
    endDate: input.endDate,
    timezone: offsetSeconds / 3600,
    ayanamsa: input.ayanamsa,
    ayanamsaEpoch: input.ayanamsaEpoch,
    totalChanges: changes.length,
    changes: changes.map(({ epochMs, from, to }) => ({
      ...localClock(epochMs, offsetSeconds),
      utc: formatIsoUtc(Math.round(epochMs)),
      fromKp: from.number,
      toKp: to.number,
      fromSublord: nameOf(from.subLord),
      toSublord: nameOf(to.subLord),
      fromNakshatraLord: nameOf(from.starLord),
      toNakshatraLord: nameOf(to.starLord),
    })),
  };
}

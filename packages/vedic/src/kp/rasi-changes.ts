import { formatIsoUtc } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { signName } from "../birth/present";
import type { KpRasiChanges, KpRasiChangesRequest } from "../types";
import { lordOfSign } from "../zodiac/rashis";
import { dated, type RashiChange, rashiChanges } from "./changes";
import {
  type ChangesInput,
  type ChangesWindow,
  changeInstantShape,
  changesBody,
  changesShape,
  changesWindow,
} from "./changes-schema";
import { localClock, nameOf } from "./present";
import { lordName } from "./schema";

/** Ten years of the Moon and a hundred of the others. */
const BOUND = { moonDays: 3660, otherDays: 36_600 };

const output = z.object({
  ...changesShape,
  changes: z.array(
    z.object({
      ...changeInstantShape,
      ...named("fromSign", z.string(), signs),
      ...named("fromSignLord", lordName, grahas),
      ...named("toSign", z.string(), signs),
      ...named("toSignLord", lordName, grahas),
    }),
  ),
});

export interface KpRasiChangesFacts extends ChangesWindow {
  readonly input: ChangesInput;
  readonly changes: readonly (RashiChange & { readonly epochMs: number })[];
}

/**
 * Every passage of a graha from one sign of the frame into another in a range of days, each within 2 ms.
 * @throws ValidationError for a range too long.
 */
export function computeKpRasiChanges(
  input: ChangesInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KpRasiChangesFacts {
  const asked = changesWindow(ephemeris, input, BOUND);
  const changes = rashiChanges(ephemeris, { body: asked.body, frame: input, window: asked.window });
  return { input, ...asked, changes: dated(ephemeris, changes) };
}

export const kpRasiChanges: Operation<KpRasiChangesRequest, KpRasiChanges, SkyContext> = defineOperation({
  id: "getKpRasiChanges",
  method: "POST",
  path: "/vedic-astrology/kp/rasi-changes",
  summary: "When a graha changes its sign",
  description:
    "Every passage from one sidereal sign into another, found by search on the graha's own motion with the ayanamsa of the instant; a graha that turns back over a border is told each time. At most 3660 days for the Moon, 36600 for the others.",
  query: langQuery,
  body: changesBody,
  output,
  needs: [needEphemeris],
  isHeavy: true,
  compute: computeKpRasiChanges,
  present: presentChanges,
  examples: [{ planet: "Sun", startDate: "2025-01-01", endDate: "2025-12-31", timezone: 5.5 }],
});

function presentChanges(facts: KpRasiChangesFacts): DraftOf<typeof output> {
  const { input, changes, offsetSeconds } = facts;
  return {
    planet: nameOf(facts.body),
    startDate: input.startDate,
    endDate: input.endDate,
    timezone: offsetSeconds / 3600,
    ayanamsa: input.ayanamsa,
    ayanamsaEpoch: input.ayanamsaEpoch,
    totalChanges: changes.length,
    changes: changes.map(({ epochMs, fromSign0, toSign0 }) => {
      return {
        ...localClock(epochMs, offsetSeconds),
        utc: formatIsoUtc(Math.round(epochMs)),
        fromSign: signName(fromSign0),
        fromSignLord: nameOf(lordOfSign(fromSign0)),
        toSign: signName(toSign0),
        toSignLord: nameOf(lordOfSign(toSign0)),
      };
    }),
  };
}

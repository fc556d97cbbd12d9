import { vocabulary } from "@almagest/i18n";
import { animals, stems } from "@almagest/i18n/chinese";
import type { TermTable } from "@almagest/operation";
import { activityNames } from "../vocabulary/activities";
import { claimMembers } from "../vocabulary/claim-members";
import { sectionValues } from "./section-values";
import { ziWeiValues } from "./zi-wei-values";

/** The clock that the hour pillar is read from. */
const hourClocks: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/hourClocks", {
  clock: "Clock time",
  "local-mean": "Local mean time",
  solar: "True solar time",
});

/** When the day pillar changes. */
const dayBoundaries: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/dayBoundaries", {
  "split-zi": "Split Zi hour",
  midnight: "Midnight",
  "early-zi": "Start of the Zi hour (23:00)",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  activity: activityNames,
  avoidAnimal: animals,
  dayBoundary: dayBoundaries,
  hourClock: hourClocks,
  member: claimMembers,
  value: { ...animals, ...stems },
  ...sectionValues,
  ...ziWeiValues,
};

import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, type NowContext, needNow } from "@almagest/operation";
import { withMember } from "@almagest/sky";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import type { DashaPeriods, DashaPeriodsRequest, UncertainDashaPeriods } from "../types";
import { computeDashaPeriods } from "./compute";
import { computeOpenDashaPeriods } from "./open";
import { openDashaPeriodsOutput, presentOpenDashaPeriods } from "./open-present";
import { presentDashaPeriods } from "./present";
import { dashaPeriodsBody, dashaPeriodsOutput } from "./schema";

const BIRTH = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

export const dashaPeriods: BirthOperation<
  DashaPeriodsRequest,
  DashaPeriods,
  UncertainDashaPeriods,
  "time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "getDashaPeriods",
  method: "POST",
  path: "/vedic-astrology/dashas/periods",
  summary: "Dashas by Ashtottari, Yogini, Kalachakra, Chara, Narayana, Sudarshana",
  description:
    "Major periods and antardashas of a life by one of seven systems, and those that run at an instant, now by default. Facts alone: the readings of the Vimshottari operations are of no other system.",
  query: langQuery,
  body: dashaPeriodsBody,
  output: dashaPeriodsOutput,
  needs: [needEphemeris, needNow],
  compute: withMember("date", inAskedPositions(computeDashaPeriods)),
  // dates of solar years are computed as they are told
  present: withMember("date", presentDashaPeriods),
  uncertain: {
    births: ["time"],
    output: openDashaPeriodsOutput,
    compute: withMember("date", inUsualPositions(computeOpenDashaPeriods)),
    present: withMember("date", presentOpenDashaPeriods),
  },
  examples: [
    { ...BIRTH, dashaSystem: "yogini", datetime: "2026-08-23T13:47:46Z" },
    { ...BIRTH, dashaSystem: "chara", datetime: "2026-08-23T13:47:46Z" },
  ],
});

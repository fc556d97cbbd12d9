import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { UncertainVedicParallels, VedicParallels, VedicParallelsRequest } from "../types";
import { computeVedicParallels } from "./parallels-compute";
import { computeOpenVedicParallels } from "./parallels-open";
import { presentOpenParallels, presentParallels } from "./parallels-present";
import { uncertainVedicParallelsOutput, vedicParallelsBody, vedicParallelsOutput } from "./parallels-schema";

export const vedicParallels: BirthOperation<
  VedicParallelsRequest,
  VedicParallels,
  UncertainVedicParallels,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateParallels",
  method: "POST",
  path: "/vedic-astrology/parallels",
  summary: "Declinations of the seven grahas and their parallels at a moment",
  description:
    "Seen from the place sent (the Moon's parallax counts). Two grahas are parallel on one side of the equator, contraparallel on both sides, where their declinations agree within the orb.",
  query: langQuery,
  body: vedicParallelsBody,
  output: vedicParallelsOutput,
  needs: [needEphemeris],
  compute: computeVedicParallels,
  present: presentParallels,
  uncertain: {
    births: ["time"],
    output: uncertainVedicParallelsOutput,
    compute: computeOpenVedicParallels,
    present: presentOpenParallels,
  },
  examples: [
    { date: "2026-02-03", time: "12:00:00", latitude: 17.385044, longitude: 78.486671, timezone: 5.5, orb: 1.5 },
  ],
});

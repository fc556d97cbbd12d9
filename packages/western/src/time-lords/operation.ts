import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  natalZodiac,
  placedCenter,
  positionType,
  requireZodiac,
  zodiacShape,
} from "@almagest/operation";
import { inAskedSky, inUsualSky, withMember } from "@almagest/sky";
import type { TimeLords, TimeLordsRequest, UncertainTimeLords } from "../types";
import { computeTimeLords } from "./compute";
import { computeOpenTimeLords } from "./open";
import { presentOpenTimeLords, presentTimeLords } from "./present";
import {
  requireOwnTechnique,
  requireTargetDate,
  timeLordsBody,
  timeLordsOutput,
  uncertainTimeLordsOutput,
} from "./schema";

/** No preset sets an option of time lords. */
const { preset: _, ...zodiacMembers } = zodiacShape;

export const timeLords: BirthOperation<TimeLordsRequest, TimeLords, UncertainTimeLords, "time", SkyContext> =
  defineBirthOperation({
    id: "findTimeLords",
    method: "POST",
    path: "/astrology/time-lords",
    summary: "Time lords of a life: zodiacal releasing, firdaria or decennials",
    description:
      "The periods of a life with their lords, each with the periods within it, and those that run on a targetDate on up to four levels. Zodiacal releasing from any of the seven lots, with peaks by the angles of Fortune and the loosing of the bond.",
    query: langQuery,
    body: timeLordsBody
      .extend({ ...zodiacMembers, zodiac: natalZodiac, positionType, center: placedCenter })
      .check(requireZodiac)
      .check(requireOwnTechnique)
      .check(requireTargetDate),
    output: timeLordsOutput,
    needs: [needEphemeris],
    compute: withMember("date", inAskedSky(computeTimeLords)),
    present: presentTimeLords,
    uncertain: {
      births: ["time"],
      output: uncertainTimeLordsOutput,
      compute: withMember("date", inUsualSky(computeOpenTimeLords)),
      present: presentOpenTimeLords,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
        technique: "zodiacal-releasing",
        lot: "spirit",
        targetDate: "2025-08-04",
      },
    ],
  });

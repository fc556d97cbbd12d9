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
import { housedBirthBody, inAskedSky, inUsualSky } from "@almagest/sky";
import type { ArabicLots, ArabicLotsRequest, UncertainArabicLots } from "../types";
import { computeArabicLots } from "./compute";
import { computeOpenLots } from "./open";
import { presentArabicLots, presentOpenLots } from "./present";
import { arabicLotsOutput, uncertainArabicLotsOutput } from "./schema";

export const arabicLots: BirthOperation<ArabicLotsRequest, ArabicLots, UncertainArabicLots, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateArabicLots",
    method: "POST",
    path: "/astrology/arabic-lots",
    summary: "The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis",
    description:
      "Formulas of Paulus Alexandrinus; every lot exchanges its two terms by night. A chart is of the day when the Sun is above the horizon, in every house system.",
    query: langQuery,
    body: housedBirthBody
      .extend({ ...zodiacShape, zodiac: natalZodiac, positionType, center: placedCenter })
      .check(requireZodiac),
    output: arabicLotsOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeArabicLots),
    present: presentArabicLots,
    uncertain: {
      births: ["time"],
      output: uncertainArabicLotsOutput,
      compute: inUsualSky(computeOpenLots),
      present: presentOpenLots,
    },
    examples: [
      { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: "Pacific/Honolulu" },
    ],
  });

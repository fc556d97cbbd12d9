import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import * as z from "zod";
import { requireLongitude } from "../bazi/schema";
import type { UncertainZiWeiChart, ZiWeiChart, ZiWeiChartRequest } from "../types";
import { computeZiWei } from "./compute";
import { computeOpenZiWei, presentOpenZiWei, uncertainZiWeiOutput } from "./open";
import { presentZiWei } from "./present";
import { ziWeiShape } from "./request";
import { ziWeiChartOutput } from "./schema";

export const ziWeiChart: BirthOperation<ZiWeiChartRequest, ZiWeiChart, UncertainZiWeiChart, "time", SkyContext> =
  defineBirthOperation({
    id: "generateZiWeiChart",
    method: "POST",
    path: "/chinese-astrology/zi-wei/chart",
    summary: "Zi Wei Dou Shu: twelve palaces with their stars, brightness, transformations, decades and a year",
    description:
      "Palaces from the lunar month and the double hour, the fourteen major stars from the bureau and the lunar day, the others by year, month, day and hour. Schools by ruleSet or one by one, all echoed in conventions.",
    query: langQuery,
    body: z.object(ziWeiShape).check(requireLongitude),
    output: ziWeiChartOutput,
    needs: [needEphemeris],
    compute: computeZiWei,
    present: presentZiWei,
    uncertain: {
      births: ["time"],
      output: uncertainZiWeiOutput,
      compute: computeOpenZiWei,
      present: presentOpenZiWei,
    },
    examples: [
      { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", gender: "male", year: 2026 },
      { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", gender: "female", ruleSet: "zhongzhou" },
    ],
  });

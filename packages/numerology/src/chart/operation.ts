import { defineOperation, langQuery, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import { birthDate, requireRealDay } from "../core/date";
import { forecastYear } from "../cycles/operations";
import type { NameContext } from "../names/transliterator";
import { needTransliterator } from "../names/transliterator";
import { fullName, yAsVowel } from "../schema";
import type { NumerologyChart, NumerologyChartRequest } from "../types";
import { computeChart } from "./compute";
import { presentChart } from "./present";
import { chartOutput } from "./schema";

export const numerologyChart: Operation<NumerologyChartRequest, NumerologyChart, NowContext & NameContext> =
  defineOperation({
    id: "generateNumerologyChart",
    method: "POST",
    path: "/numerology/chart",
    summary: "The whole chart of a name and a date of birth",
    description:
      "Six core numbers, lessons, debts, Personal Year and Month, Pinnacles, Challenges, letters of the name. Month and " +
      "age are today's (UTC).",
    query: langQuery,
    body: z.object({ fullName, ...birthDate, currentYear: forecastYear, yAsVowel }).check(requireRealDay),
    output: chartOutput,
    needs: [needNow, needTransliterator],
    compute: computeChart,
    present: presentChart,
    examples: [{ fullName: "John William Smith", year: 1990, month: 7, day: 15, currentYear: 2025 }],
  });

import { date, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { differencesReader } from "../texts/reader";
import type { DifferencesExplain, DifferencesExplainRequest } from "../types";
import { computeDifferencesExplain } from "./compute";

export const differencesExplain: Operation<DifferencesExplainRequest, DifferencesExplain> = defineOperation({
  id: "differencesExplain",
  method: "POST",
  path: "/differences/explain",
  summary: "TODO: say in one line what differencesExplain answers",
  description: "TODO: say what differencesExplain computes, and by which conventions",
  query: langQuery,
  // TODO: take what the calculation needs; shared inputs are in @almagest/operation and @almagest/sky
  body: z.object({ date: date.meta({ description: "Calendar date, YYYY-MM-DD", examples: ["2026-03-06"] }) }),
  // TODO: give what compute finds, rounded once, and its texts
  output: z.object({ date: z.string(), note: prose }),
  needs: [],
  compute: computeDifferencesExplain,
  present: ({ date }, words) => ({ date, note: differencesReader(words).text("note") }),
  examples: [{ date: "2026-03-06" }],
});

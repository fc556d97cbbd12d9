import { date, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { {{domain}}Reader } from "../texts/reader";
import type { {{Operation}}, {{Operation}}Request } from "../types";
import { compute{{Operation}} } from "./compute";

export const {{operation}}: Operation<{{Operation}}Request, {{Operation}}> = defineOperation({
  id: "{{operation}}",
  method: "POST",
  path: "/{{domainId}}/{{topic}}",
  summary: "TODO: say in one line what {{operation}} answers",
  description: "TODO: say what {{operation}} computes, and by which conventions",
  query: langQuery,
  // TODO: take what the calculation needs; shared inputs are in @almagest/operation and @almagest/sky
  body: z.object({ date: date.meta({ description: "Calendar date, YYYY-MM-DD", examples: ["2026-03-06"] }) }),
  // TODO: give what compute finds, rounded once, and its texts
  output: z.object({ date: z.string(), note: prose }),
  needs: [],
  compute: compute{{Operation}},
  present: ({ date }, words) => ({ date, note: {{domain}}Reader(words).text("note") }),
  examples: [{ date: "2026-03-06" }],
});

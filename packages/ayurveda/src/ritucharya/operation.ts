import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import type { Ritucharya, RitucharyaRequest } from "../types";
import { computeRitu } from "./compute";
import { presentRitucharya } from "./present";
import { ritucharyaBody, ritucharyaOutput } from "./schema";

export const ritucharya: Operation<RitucharyaRequest, Ritucharya, SkyContext> = defineOperation({
  id: "getRitucharya",
  method: "POST",
  path: "/ayurveda/ritucharya",
  summary: "The season of a date, what it does to the doshas, and its regimen",
  description:
    "Six seasons of two solar months, from the Sun's entries into the signs: the Sun's course, strength, the taste that grows, each dosha's state and what people do then, each with its verse. Two lists of seasons, two zodiacs, both hemispheres.",
  query: langQuery,
  body: ritucharyaBody,
  output: ritucharyaOutput,
  needs: [needEphemeris],
  compute: computeRitu,
  present: presentRitucharya,
  examples: [{ date: "2026-03-01", ritucharyaScheme: "sutrasthana-6", rituZodiac: "sayana", hemisphere: "northern" }],
});

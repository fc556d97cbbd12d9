import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation, requireAyanamsaValue } from "@almagest/operation";
import { withMember } from "@almagest/sky";
import * as z from "zod";
import { inAskedPositions } from "../sky/asked";
import type { Varshaphala, VarshaphalaRequest } from "../types";
import { computeVarshaphala } from "./compute";
import { presentVarshaphala } from "./present";
import { requireOneYear, varshaphalaOutput, varshaphalaShape } from "./schema";

export const varshaphala: Operation<VarshaphalaRequest, Varshaphala, SkyContext> = defineOperation({
  id: "castVarshaphala",
  method: "POST",
  path: "/vedic-astrology/varshaphala",
  summary: "Varshaphala: the Tajika chart of a year of life, its lord, yogas and sahams",
  description:
    "Cast for the sidereal return of the Sun: Muntha, five office bearers and the lord of the year by Panchavargiya Bala, Harsha Bala, Tajika aspects and the sixteen yogas, sahams, Mudda and Patyayini dashas. The time of birth must be known: a minute of it moves the Lagna of the year.",
  query: langQuery,
  body: z.object(varshaphalaShape).check(requireAyanamsaValue, requireOneYear),
  output: varshaphalaOutput,
  needs: [needEphemeris],
  compute: withMember("date", inAskedPositions(computeVarshaphala)),
  present: presentVarshaphala,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5, year: 2026 }],
});

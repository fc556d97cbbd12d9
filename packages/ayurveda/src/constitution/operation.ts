import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { AyurvedicConstitution, AyurvedicConstitutionRequest, UncertainAyurvedicConstitution } from "../types";
import { computeConstitution } from "./compute";
import { computeOpenConstitution } from "./open/compute";
import { presentOpenConstitution } from "./open/present";
import { uncertainConstitutionOutput } from "./open/schema";
import { presentConstitution } from "./present";
import { constitutionBody, constitutionOutput } from "./schema";

export const ayurvedicConstitution: BirthOperation<
  AyurvedicConstitutionRequest,
  AyurvedicConstitution,
  UncertainAyurvedicConstitution,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateAyurvedicConstitution",
  method: "POST",
  path: "/ayurveda/constitution",
  summary: "Constitution from a birth chart: shares of vata, pitta and kapha",
  description:
    "Rising sign, sign of the Moon and the grahas strong by shadbala, weighed 2, 1, 2, each with the verse it rests on; whole percents that sum to 100, and the type. A cultural reading, no medical one.",
  query: langQuery,
  body: constitutionBody,
  output: constitutionOutput,
  needs: [needEphemeris],
  compute: computeConstitution,
  present: presentConstitution,
  uncertain: {
    births: ["time"],
    output: uncertainConstitutionOutput,
    compute: computeOpenConstitution,
    present: presentOpenConstitution,
  },
  examples: [
    {
      date: "1990-07-04",
      time: "10:12:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      ayanamsa: "lahiri",
      signDoshaScheme: "satyacharya",
    },
  ],
});

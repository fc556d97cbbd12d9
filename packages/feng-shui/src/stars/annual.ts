import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { fengShuiReader } from "../texts/reader";
import type { AnnualStars, AnnualStarsRequest } from "../types";
import { solarYear, star, turnDate } from "../wire/schema";
import { liChunDate } from "../year/solar-year";
import { presentPlate, visitingStarSchema } from "./present";
import { annualStar, periodOf } from "./timed";

export const annualStars: Operation<AnnualStarsRequest, AnnualStars, SkyContext> = defineOperation({
  id: "getAnnualFlyingStars",
  method: "GET",
  path: "/feng-shui/flying-stars/annual/{year}",
  summary: "The flying stars of a solar year in the nine palaces",
  description:
    "The star of the year in the middle and the others as they fly from there. They move in at Li Chun, about 4 February, dated at UTC+8.",
  params: z.object({ year: solarYear }),
  query: langQuery,
  output: z.object({
    year: z.int(),
    centerStar: star,
    changeoverDate: turnDate.meta({ description: "Li Chun of the year at UTC+8, on which these stars move in" }),
    palaces: z.array(visitingStarSchema).length(9).meta({ description: "The middle first, then as the stars fly" }),
  }),
  needs: [needEphemeris],
  compute: ({ year }, { ephemeris }) => ({ year, changeoverDate: liChunDate(year, ephemeris) }),
  present: ({ year, changeoverDate }, words) => {
    const texts = fengShuiReader(words);
    const center = annualStar(year);
    return {
      year,
      centerStar: center,
      changeoverDate,
      palaces: presentPlate(center, periodOf(year), (one, palace) => texts.text(`annual.${one}.${palace}`)),
    };
  },
  examples: [{ year: 2026 }],
});

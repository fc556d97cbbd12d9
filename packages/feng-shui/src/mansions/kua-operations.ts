import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  defineOperation,
  langQuery,
  type Operation,
  optionalProse,
} from "@almagest/operation";
import * as z from "zod";
import { starOf } from "../stars/lo-shu";
import { fengShuiReader } from "../texts/reader";
import type { KuaChart, KuaChartRequest, KuaNumber, KuaNumberRequest, UncertainKuaChart } from "../types";
import {
  birthClock,
  birthDate,
  gender,
  requireClock,
  turnDate,
  turnNoticeSchema,
  yearBoundary,
  yearBoundaryEcho,
} from "../wire/schema";
import { kuaOfBirth, turnNotice } from "./birth";
import { GENDERS, groupOf, kuaNumbered, mansionsOf } from "./kua";
import { group, kuaValue, meaning, rawKuaValue, reassigned, sectors, solarYearValue } from "./members";
import { openKuaOf } from "./open/compute";
import { presentOpenKua } from "./open/present";
import { uncertainKuaOutput } from "./open/schema";
import { kuaTrigramSchema, presentKuaTrigram, presentSector } from "./present";

export const kuaChart: BirthOperation<KuaChartRequest, KuaChart, UncertainKuaChart, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateKuaNumber",
    method: "POST",
    path: "/feng-shui/kua",
    summary: "The kua number of a birth, and its eight sectors from North",
    description:
      "The solar year decides, with time and timezone to the second. A date alone is read at the start of its day at " +
      "UTC+8: a birth on the day of Li Chun belongs to the outgoing year, one on the lunar new year's day to the new " +
      "one. 5 is read as 2 for men and 8 for women.",
    query: langQuery,
    body: z.object({ date: birthDate, ...birthClock, gender, yearBoundary }).check(requireClock),
    output: z.object({
      kua: kuaValue,
      rawKua: rawKuaValue,
      reassigned,
      gender: z.enum(GENDERS),
      group,
      solarYear: solarYearValue,
      boundaryDate: turnDate.meta({ description: "Where the year turned in the calendar year of the date, at UTC+8" }),
      trigram: kuaTrigramSchema,
      meaning,
      reassignment: optionalProse.meta({ description: "What becomes of a counted 5" }),
      sectors,
      conventions: z
        .object({ yearBoundary: yearBoundaryEcho, notice: turnNoticeSchema })
        .meta({ name: "KuaConventions" }),
    }),
    needs: [needEphemeris],
    compute: kuaOfBirth,
    present: (birth, words) => {
      const texts = fengShuiReader(words);
      const { kua, gender } = birth;
      return {
        kua,
        rawKua: birth.rawKua,
        reassigned: birth.rawKua === 5,
        gender,
        group: groupOf(kua),
        solarYear: birth.solarYear,
        boundaryDate: birth.boundaryDate,
        trigram: presentKuaTrigram(kua, texts),
        meaning: texts.text(`kua.${kua}`),
        reassignment: birth.rawKua === 5 ? texts.text(`kuaFive.${gender}`) : undefined,
        sectors: mansionsOf(kua).map((sector) => presentSector(sector, texts)),
        conventions: { yearBoundary: birth.yearBoundary, ...turnNotice(birth) },
      };
    },
    uncertain: {
      births: ["time"],
      output: uncertainKuaOutput,
      compute: openKuaOf,
      present: presentOpenKua,
    },
    examples: [{ date: "1985-07-15", gender: "male", yearBoundary: "li-chun" }],
  });

export const kuaNumber: Operation<KuaNumberRequest, KuaNumber> = defineOperation({
  id: "getKuaNumber",
  method: "GET",
  path: "/feng-shui/kua/{number}",
  summary: "One kua number with its trigram and its eight sectors from North",
  description:
    "5, which has no trigram, is served as 2. Each sector has one of the eight mansions, its nature and what it is asked about.",
  params: z.object({
    number: z
      .int()
      .min(1)
      .max(9)
      .meta({ description: "1 to 9; 5, which has no trigram, is served as 2", examples: [8] }),
  }),
  query: langQuery,
  output: z.object({
    number: kuaValue.meta({ description: "The number served: 2 where 5 was asked for" }),
    group,
    trigram: kuaTrigramSchema,
    meaning,
    sectors,
  }),
  needs: [],
  compute: ({ number }) => kuaNumbered(starOf(number)),
  present: (kua, words) => {
    const texts = fengShuiReader(words);
    return {
      number: kua,
      group: groupOf(kua),
      trigram: presentKuaTrigram(kua, texts),
      meaning: texts.text(`kua.${kua}`),
      sectors: mansionsOf(kua).map((sector) => presentSector(sector, texts)),
    };
  },
  examples: [{ number: 8 }],
});

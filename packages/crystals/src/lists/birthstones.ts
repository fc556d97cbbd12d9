import { named } from "@almagest/i18n";
import { monthNames } from "@almagest/i18n/astrology";
import { defineOperation, InvariantError, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { birthstonesOf } from "../stones/filter";
import { presentRecord } from "../stones/present";
import { stoneRecord } from "../stones/schema";
import type { Birthstones, BirthstonesRequest } from "../types";

const CONVENTIONS = { birthstones: "american-trade-list" } as const;

const MONTHS = Object.entries(monthNames);

export const birthstones: Operation<BirthstonesRequest, Birthstones> = defineOperation({
  id: "getBirthstones",
  method: "GET",
  path: "/crystals/birthstone/{month}",
  summary: "The birthstones of a month",
  description: "The list of the American gem trade, each stone in one month.",
  params: z.object({
    month: z
      .int()
      .min(1)
      .max(12)
      .meta({ description: "Calendar month, 1 is January", examples: [2] }),
  }),
  query: langQuery,
  output: z.object({
    month: z.int(),
    ...named("monthName", z.string(), monthNames),
    total: z.int().meta({ description: "How many stones the month has" }),
    crystals: z.array(stoneRecord),
    conventions: z
      .object({
        birthstones: z
          .literal("american-trade-list")
          .meta({ description: "Jewelers of America and GIA: 1912, with spinel, tanzanite and others since" }),
      })
      .meta({ name: "BirthstonesConventions" }),
  }),
  needs: [],
  compute: ({ month }) => ({ month, found: birthstonesOf(month) }),
  present: ({ month, found }) => {
    const name = MONTHS[month - 1]?.[1];
    if (name === undefined) throw new InvariantError(`no month ${month}`);
    return {
      month,
      monthName: name.en,
      total: found.length,
      crystals: found.map(presentRecord),
      conventions: CONVENTIONS,
    };
  },
  examples: [{ month: 2 }],
});

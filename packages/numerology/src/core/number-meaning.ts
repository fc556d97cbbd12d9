import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { typeOf } from "../numbers/reduce";
import { meaning, numberType } from "../schema";
import { meaningOf, numerologyReader } from "../texts/reader";
import type { NumberMeaning, NumberMeaningRequest } from "../types";

export const numberMeaning: Operation<NumberMeaningRequest, NumberMeaning> = defineOperation({
  id: "getNumberMeaning",
  method: "GET",
  path: "/numerology/meanings/{number}",
  summary: "What a number means: 1 to 9, 11, 22, 33",
  description: "The texts that the core numbers use, and whether the number is a single digit or a master number.",
  params: z.object({
    number: z
      .string()
      .regex(/^(1|2|3|4|5|6|7|8|9|11|22|33)$/)
      .meta({ description: "A number of 1 to 9, 11, 22 or 33", examples: ["5"] }),
  }),
  query: langQuery,
  output: z.object({ number: z.int(), type: numberType, meaning }),
  needs: [],
  compute: ({ number }) => Number(number),
  present: (number, words) => ({
    number,
    type: typeOf(number),
    meaning: meaningOf(numerologyReader(words), number),
  }),
  examples: [{ number: "5" }],
});

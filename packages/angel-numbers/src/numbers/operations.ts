import { defineOperation, foundRow, langQuery, limit, type Operation, offset, pageOf } from "@almagest/operation";
import * as z from "zod";
import { angelNumberReader } from "../texts/reader";
import type { AngelNumber, AngelNumberRequest, AngelNumbers, AngelNumbersRequest } from "../types";
import { energyOf, NUMBERS } from "./catalogue";
import { type NumberType, typeOf } from "./classify";
import { presentContent, presentRecord } from "./present";
import { entry, numberType, record } from "./schema";

/** The numbers of a type, by length, then value; all of them where none is asked for. */
export function filterNumbers(type?: NumberType): readonly string[] {
  return type === undefined ? NUMBERS : NUMBERS.filter((number) => typeOf(number) === type);
}

export const angelNumbers: Operation<AngelNumbersRequest, AngelNumbers> = defineOperation({
  id: "listAngelNumbers",
  method: "GET",
  path: "/angel-numbers/numbers",
  summary: "The 78 angel numbers, filtered by type",
  description: "By length, then value. total counts what the filter leaves.",
  query: z.object({
    ...langQuery.shape,
    limit: limit({ max: 50, default: 20 }),
    offset,
    type: numberType.optional(),
  }),
  output: z.object({
    total: z.int().meta({ description: "How many numbers the filter leaves" }),
    limit: z.int(),
    offset: z.int(),
    numbers: z.array(z.object(record)),
  }),
  needs: [],
  compute: (input) => pageOf(filterNumbers(input.type), input),
  present: ({ rows, ...asked }, words) => ({
    ...asked,
    numbers: rows.map((number) => presentRecord(number, angelNumberReader(words))),
  }),
  examples: [{ limit: 20, offset: 0, type: "repeating" }],
});

/**
 * The number itself, where the catalogue has it.
 * @throws DomainError `not_found` with the numbers there are.
 */
export const knownNumber: (number: string) => string = foundRow(
  (number: string) => (energyOf(number) === undefined ? undefined : number),
  (sent) => ({
    message: `There is no entry for "${sent}". GET /angel-numbers/numbers lists the ${NUMBERS.length} there are; GET /angel-numbers/lookup?number=… reads any number of 1 to 8 digits.`,
    details: { accepted: NUMBERS },
  }),
);

export const angelNumber: Operation<AngelNumberRequest, AngelNumber> = defineOperation({
  id: "getAngelNumber",
  method: "GET",
  path: "/angel-numbers/numbers/{number}",
  summary: "One angel number in full",
  description: "A number of the catalogue, by its exact digits. Any other is read by `/angel-numbers/lookup`.",
  params: z.object({
    number: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "A number of the catalogue, in digits", examples: ["444"] }),
  }),
  query: langQuery,
  output: z.object(entry),
  needs: [],
  compute: ({ number }) => knownNumber(number),
  present: (number, words) => {
    const texts = angelNumberReader(words);
    return { ...presentRecord(number, texts), ...presentContent(number, texts) };
  },
  examples: [{ number: "444" }],
});

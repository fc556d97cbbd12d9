import {
  defineOperation,
  InvariantError,
  langQuery,
  limit,
  needRandom,
  type Operation,
  offset,
  openDraw,
  pageOf,
  type RandomContext,
} from "@almagest/operation";
import * as z from "zod";
import { ichingReader } from "../texts/reader";
import type {
  Hexagram,
  HexagramByLines,
  HexagramByLinesRequest,
  HexagramRequest,
  Hexagrams,
  HexagramsRequest,
  RandomHexagram,
  RandomHexagramRequest,
} from "../types";
import { presentHexagram, presentIdentity } from "./present";
import { hexagramNumber, identity, record } from "./schema";
import { HEXAGRAMS, numberOfLines } from "./table";

export const hexagrams: Operation<HexagramsRequest, Hexagrams> = defineOperation({
  id: "listHexagrams",
  method: "GET",
  path: "/iching/hexagrams",
  summary: "The 64 hexagrams in the order of King Wen",
  description: "Names, Unicode sign, trigrams and picture of each; the texts come with a single hexagram.",
  query: z.object({ ...langQuery.shape, limit: limit({ max: HEXAGRAMS.length, default: 20 }), offset }),
  output: z.object({
    total: z.int().meta({ description: "How many hexagrams there are: 64" }),
    limit: z.int(),
    offset: z.int(),
    hexagrams: z.array(z.object(identity)),
  }),
  needs: [],
  compute: (asked) => pageOf(HEXAGRAMS, asked),
  present: ({ rows, ...asked }) => ({
    ...asked,
    hexagrams: rows.map(presentIdentity),
  }),
  examples: [{ limit: 20, offset: 0 }],
});

const lines = z
  .string()
  .regex(/^[01]{6}$/)
  .meta({
    description: "Six digits from the bottom line up, 1 for yang and 0 for yin",
    examples: ["111111"],
  });

export const hexagramByLines: Operation<HexagramByLinesRequest, HexagramByLines> = defineOperation({
  id: "lookupHexagram",
  method: "GET",
  path: "/iching/hexagrams/lookup",
  summary: "The hexagram with these six lines",
  description: "Six digits from the bottom line up, 1 for yang and 0 for yin. The answer is the whole hexagram.",
  query: z.object({ ...langQuery.shape, lines }),
  output: z.object(record),
  needs: [],
  compute: (input) => {
    const number = numberOfLines(input.lines);
    if (number === undefined) throw new InvariantError("six lines without a hexagram", { lines: input.lines });
    return number;
  },
  present: (number, words) => presentHexagram(number, ichingReader(words)),
  examples: [{ lines: "111111" }],
});

export const randomHexagram: Operation<RandomHexagramRequest, RandomHexagram, RandomContext> = defineOperation({
  id: "getRandomHexagram",
  method: "GET",
  path: "/iching/hexagrams/random",
  summary: "One of the 64 hexagrams, at random",
  description:
    "Each equally likely. A cast of coins favors none either, but says which lines change: GET /iching/cast.",
  query: langQuery,
  output: z.object(record),
  needs: [needRandom],
  compute: (_, { random }) => {
    const { picks } = openDraw({ domain: "iching", operation: "getRandomHexagram" }, random);
    return picks.uniform(HEXAGRAMS.length) + 1;
  },
  present: (number, words) => presentHexagram(number, ichingReader(words)),
  examples: [{}],
});

export const hexagram: Operation<HexagramRequest, Hexagram> = defineOperation({
  id: "getHexagram",
  method: "GET",
  path: "/iching/hexagrams/{number}",
  summary: "One hexagram in full: judgment, image, readings and its six lines",
  description: "By its number in the order of King Wen. changingLines has all six lines, from the bottom up.",
  params: z.object({ number: hexagramNumber }),
  query: langQuery,
  output: z.object(record),
  needs: [],
  compute: ({ number }) => number,
  present: (number, words) => presentHexagram(number, ichingReader(words)),
  examples: [{ number: 1 }],
});

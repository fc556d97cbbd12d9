import { joined, named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  limit,
  type Operation,
  offset,
  pageOf,
  prose,
} from "@almagest/operation";
import { SIGN_IDS, signOf } from "@almagest/sky";
import * as z from "zod";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import type { ShemName as ShemNameAnswer, ShemNameRequest, ShemNames, ShemNamesRequest } from "../types";
import { choirs } from "../vocabulary/choirs";
import { usualNames } from "../vocabulary/shem-names";
import { DISAGREEMENTS, nameAtLongitude, resolveName, SHEM_NAMES, type ShemName } from "./shem";

const degrees = z.number().min(0).max(360).meta({ description: "Tropical longitude, degrees" });

const shemShape = z
  .object({
    number: z.int().min(1).max(72).meta({ description: "In the order of the verses" }),
    letters: z.string().meta({ description: "Final forms as their letters" }),
    lettersAsWritten: z.string().meta({ description: "As they stand in Exodus 14:19-21" }),
    suffix: z.string(),
    name: z.string(),
    romanization: z.string(),
    ...named(
      "traditionalName",
      z.string().meta({ description: "The usual Latin form; lists differ in a letter or two" }),
      usualNames,
    ),
    arcStart: degrees,
    arcEnd: degrees,
    ...named("sign", z.enum(SIGN_IDS), signs),
    degreeInSign: z.number().min(0).max(25).meta({ description: "Degrees of the sign where the arc begins" }),
    ...named("choir", z.string(), choirs),
    publishedDisagreement: z
      .object({ list: prose, prints: z.string() })
      .meta({ name: "ShemDisagreement" })
      .exactOptional()
      .meta({ description: "A list in circulation that prints other letters than the verses give" }),
    reading: prose.meta({
      description: "Psalm verses as the Hebrew Bible numbers them; where English Bibles differ, theirs in parentheses",
    }),
  })
  .meta({ name: "ShemNameEntry" });

/** The first of an answer says whose list of psalm verses it follows. */
function presentName(name: ShemName, texts: KabbalahReader, index0: number): DraftOf<typeof shemShape> {
  const disagreement = DISAGREEMENTS.get(name.number);
  const reading = texts.lookup(`shem.${name.number}`);
  return {
    number: name.number,
    letters: name.letters,
    lettersAsWritten: name.lettersAsWritten,
    suffix: name.suffix,
    name: name.name,
    romanization: name.romanization,
    traditionalName: name.traditionalName,
    arcStart: name.arcStartDeg,
    arcEnd: name.arcEndDeg,
    sign: signOf(name.arcStartDeg),
    degreeInSign: name.arcStartDeg % 30,
    choir: choirs[name.choir].en,
    publishedDisagreement:
      disagreement === undefined
        ? undefined
        : { list: texts.text(`disagreements.${disagreement.listKey}`), prints: disagreement.prints },
    reading: index0 === 0 ? joined([reading, texts.text("psalmSource")]) : reading,
  };
}

export const shemNames: Operation<ShemNamesRequest, ShemNames> = defineOperation({
  id: "listShemNames",
  method: "GET",
  path: "/kabbalah/names",
  summary: "The 72 names from Exodus 14:19-21, or the one of a longitude",
  description:
    "Each name has five degrees of the tropical zodiac, counted from 0° Aries. With longitude the list has only the name whose arc holds it.",
  query: z.object({
    ...langQuery.shape,
    limit: limit({ max: 72, default: 20 }),
    offset,
    longitude: z
      .number()
      .min(0)
      .lt(360)
      .optional()
      .meta({
        description: "Tropical longitude, degrees, from 0 to below 360: only the name whose arc holds it",
        examples: [131.18],
      }),
  }),
  output: z.object({
    total: count,
    limit: z.int().min(1),
    offset: z.int().min(0),
    longitude: z.number().exactOptional().meta({ description: "As sent, degrees" }),
    names: z.array(shemShape),
  }),
  needs: [],
  compute: (input) => {
    const { longitude: longitudeDeg } = input;
    const all = longitudeDeg === undefined ? SHEM_NAMES : [nameAtLongitude(longitudeDeg)];
    return { page: pageOf(all, input), longitudeDeg };
  },
  present: ({ page: { rows, ...asked }, longitudeDeg }, words) => {
    const texts = kabbalahReader(words);
    return {
      ...asked,
      longitude: longitudeDeg,
      names: rows.map((name, index0) => presentName(name, texts, index0)),
    };
  },
  examples: [{ limit: 20, offset: 0 }, { longitude: 131.18 }],
});

export const shemName: Operation<ShemNameRequest, ShemNameAnswer> = defineOperation({
  id: "getShemName",
  method: "GET",
  path: "/kabbalah/names/{number}",
  summary: "One of the 72 names, with its arc, its choir and its reading",
  description:
    "Letters as the verses give them, the usual Latin form, five degrees of the tropical zodiac, and lists in circulation that print other letters.",
  query: langQuery,
  params: z.object({ number: z.int().meta({ description: "1 to 72", examples: [27] }) }),
  output: shemShape,
  needs: [],
  compute: ({ number }) => resolveName(number),
  present: (found, words) => presentName(found, kabbalahReader(words), 0),
  examples: [{ number: 27 }],
});

import { named } from "@almagest/i18n";
import { bodies, points } from "@almagest/i18n/astrology";
import {
  ayanamsaName,
  civilMoment,
  count,
  houseSystemChoice,
  houseSystemName,
  NODE_TYPES,
  place,
  prose,
  proseList,
  timezone,
} from "@almagest/operation";
import { birthBody, birthDetailsSchema } from "@almagest/sky";
import * as z from "zod";
import { BIRTH_PARTS } from "../settings/births";
import { CONVENTION_NAMES } from "../settings/conventions";
import { LINE_FORMS, readLine } from "../values/line";
import { readValue } from "../values/read";
import { POINTS, ROUNDINGS, type SentValue, type Shown, WHATS } from "../values/whats";
import { changeNames } from "../vocabulary/changes";
import { whatNames } from "../vocabulary/whats";

export const MOST_VALUES = 40;
const LONGEST_LINE = 2000;
const MOST_PLACES = 8;

const valueSchema = z
  .object({
    what: z.enum(WHATS).meta({ name: "ShownWhat", fold: "separators" }),
    of: z.enum(POINTS).meta({ name: "ShownPoint", fold: "separators" }).optional().meta({
      description: "Of a position, house, nakshatra or pada: the body or angle; of a cusp: its house, 1 to 12",
    }),
    value: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "As the other program shows it", examples: ["12°30' Leo"] }),
    rounding: z.enum(ROUNDINGS).meta({ name: "ShownRounding", fold: "separators" }).optional().meta({
      description:
        "The way in which a degree was shortened, where that is known; sign-only where the degree does not count",
    }),
  })
  .meta({ name: "ShownValue" });

const placeSchema = z
  .object({ name: z.string().min(1).max(80).optional(), ...place.shape, timezone })
  .meta({ name: "PlaceOfSameName" });

const partner = z
  .object(civilMoment.shape)
  .meta({ name: "MatchedMomentSent" })
  .optional()
  .meta({ description: "The second person, where kootas are among the values" });

export const differencesBody = z
  .object({
    ...birthBody.shape,
    values: z.array(valueSchema).max(MOST_VALUES).optional().meta({ description: "1 to 40, with those of text" }),
    text: z
      .string()
      .min(1)
      .max(LONGEST_LINE)
      .optional()
      .meta({
        description: "The values as one line, commas between them",
        examples: ["Moon 12°30' Leo, Ascendant Virgo, nakshatra Magha, hour pillar 丙午"],
      }),
    partner,
    gender: z
      .enum(["male", "female"])
      .meta({ name: "DifferencesGender" })
      .optional()
      .meta({ description: "With partner: whether the birth is the groom's, as without it, or the bride's" }),
    otherPlaces: z
      .array(placeSchema)
      .max(MOST_PLACES)
      .optional()
      .meta({ description: "Places of the same name, which the other program may have taken" }),
    zodiac: z
      .enum(["sidereal", "tropical"])
      .meta({ name: "ZodiacUsed" })
      .default("tropical")
      .meta({ description: "Of your own chart, as the next three are", fold: "case" }),
    ayanamsa: ayanamsaName
      .exclude(["custom"])
      .meta({ name: "NamedAyanamsa" })
      .default("lahiri")
      .meta({ fold: "separators", listed: "raman, krishnamurti, 46 more" }),
    houseSystem: houseSystemName.default("placidus").meta({ ...houseSystemChoice }),
    nodeType: z.enum(NODE_TYPES).meta({ name: "NodeType" }).default("true").meta({ fold: "case" }),
  })
  .meta({ name: "DifferencesBody" });

export type DifferencesInput = z.output<typeof differencesBody>;

/** The values of a request, in order: those in the closed form, then those of the text. */
export function sentValues({ values = [], text }: Pick<DifferencesInput, "values" | "text">): readonly SentValue[] {
  return [...values, ...(text === undefined ? [] : readLine(text).values)];
}

/** The values that were understood. */
export function shownValues(input: Pick<DifferencesInput, "values" | "text">): readonly Shown[] {
  return sentValues(input)
    .map(readValue)
    .filter((one): one is Shown => !("reason" in one));
}

/** Refuses what cannot be read, with the member and what to send instead. */
export function checkValues({ value, issues }: z.core.ParsePayload<DifferencesInput>): void {
  const { values = [], text, partner: second } = value;
  const refuse = (path: readonly (string | number)[], message: string, input: unknown): void => {
    issues.push({ code: "custom", path: [...path], message, input });
  };
  values.forEach((sent, index0) => {
    const control = controlIn(sent.value, /\p{Cc}/u);
    const read = readValue(sent);
    if (control !== undefined) refuse(["values", index0, "value"], control, sent.value);
    else if ("reason" in read) refuse(["values", index0, read.member], read.reason, sent[read.member]);
  });
  const control = controlIn(text ?? "", /(?![\t\n\r])\p{Cc}/u);
  if (control !== undefined) {
    refuse(["text"], control, text);
    return;
  }
  const line = readLine(text ?? "");
  line.unread.forEach(({ number, text: part }, index0) => {
    const hint = index0 === 0 ? ` ${LINE_FORMS}` : "";
    refuse(["text"], `Part ${number}, "${part.slice(0, 40)}", is not read.${hint}`, text);
  });
  for (const sent of line.values) {
    const read = readValue(sent);
    if ("reason" in read) refuse(["text"], read.reason, text);
  }
  const all = sentValues(value);
  if (all.length === 0 && line.unread.length === 0) {
    refuse(["values"], `There is no value to explain. Send values or text. ${LINE_FORMS}`, value.values);
  }
  if (all.length > MOST_VALUES) {
    refuse(["text"], `There are ${all.length} values. Send at most ${MOST_VALUES}.`, text);
  }
  if (second === undefined && all.some(({ what }) => what === "kootas")) {
    refuse(["partner"], "partner is missing: kootas are of two. Send the partner's date, time and timezone.", second);
  }
}

/** The reason to refuse a text with a character that nobody sees. */
function controlIn(text: string, controls: RegExp): string | undefined {
  const index0 = text.search(controls);
  if (index0 < 0) return undefined;
  const code = text.charCodeAt(index0).toString(16).toUpperCase().padStart(4, "0");
  return `Character ${index0 + 1} is the control character U+${code}. Leave it out.`;
}

const pointNames = [bodies, points];
const number = z.int().min(1);

const shownSchema = z
  .object({
    number: number.meta({ description: "From 1, by which explanations name it" }),
    ...named("what", z.string().meta({ description: "The kind of the value, in words" }), whatNames),
    ...named("of", z.string().exactOptional(), pointNames),
    shown: z.string().meta({ description: "As it was sent" }),
    yours: z.string().exactOptional().meta({ description: "By the birth and the conventions as they were sent" }),
    agrees: z
      .boolean()
      .meta({ description: "Whether yours is as it was shown, within its rounding: a close one does not" }),
  })
  .meta({ name: "ValueShown" });

const LEVELS = ["exact", "close", "off"] as const;

const fitSchema = z
  .object({
    number,
    fit: z.enum(LEVELS).meta({
      name: "ValueFit",
      description: "exact: as it was shortened; close: within 15 minutes of arc of an angle or 2 of a body",
    }),
    computed: z.string().exactOptional(),
    offMinutes: z.number().exactOptional().meta({ description: "Minutes of arc from what was shown, one decimal" }),
  })
  .meta({ name: "ValueExplained" });

const SETTINGS = [...BIRTH_PARTS, ...CONVENTION_NAMES] as const;

const changeSchema = z
  .object({
    ...named("change", z.string(), changeNames),
    setting: z.enum(SETTINGS).meta({ name: "DifferenceSetting" }),
    value: z.string().meta({ description: "The value it has to have" }),
    place: z.string().exactOptional().meta({ description: "Of another place: its name, where one was sent" }),
    orEqually: z
      .array(z.string())
      .meta({ description: "Values of the setting that explain the same values equally well" }),
  })
  .meta({ name: "SettingChange" });

const explanationSchema = z
  .object({
    rank: number.meta({ description: "From 1; explanations of one rank explain the same values equally closely" }),
    isTied: z.boolean(),
    changes: z.array(changeSchema).min(1),
    explained: count.meta({ description: "The number of the values" }),
    values: z.array(fitSchema),
    likelihood: z
      .number()
      .meta({ description: "Natural logarithm of the odds against chance, how seldom the changes are taken off" }),
    sentence: prose,
  })
  .meta({ name: "DifferenceExplanation" });

export const OUTCOMES = ["as-sent", "close", "explained", "possible", "unexplained"] as const;

export const differencesOutput = z.object({
  birthDetails: birthDetailsSchema,
  outcome: z.enum(OUTCOMES).meta({
    name: "DifferencesOutcome",
    description:
      "as-sent: all values agree; close: by no change, but some are only within closeMinutes; possible: all values fit by one change, but they are too few to exclude chance",
  }),
  summary: prose,
  values: z.array(shownSchema),
  explanations: z.array(explanationSchema).meta({ description: "The likeliest first, at most ten" }),
  furtherTied: count.meta({ description: "Explanations of the first rank that are not listed" }),
  unexplained: z.array(number).meta({ description: "Numbers of the values that no explanation explains" }),
  tried: z
    .object({
      births: count.meta({ description: "Readings of date, time, zone and place" }),
      settings: z.array(z.enum(SETTINGS).meta({ name: "DifferenceSetting" })),
    })
    .meta({ name: "DifferencesTried" }),
  notTried: proseList,
  conventions: z
    .object({
      zodiac: z.enum(["sidereal", "tropical"]).meta({ name: "ZodiacUsed" }),
      ayanamsa: z.string(),
      houseSystem: houseSystemName,
      nodeType: z.enum(NODE_TYPES).meta({ name: "NodeType" }),
      wrongShare: z.number().meta({ description: "Share of the values that is taken to be wrong anyway" }),
      closeMinutes: z.object({ body: z.number(), angle: z.number().meta({ description: "Of cusps too" }) }).meta({
        name: "CloseMinutes",
        description: "The reach of a close value beyond its rounding, in minutes of arc",
      }),
      ephemeris: z.string().meta({ description: "Name and version of what computed the sky" }),
    })
    .meta({ name: "DifferencesConventions" }),
});

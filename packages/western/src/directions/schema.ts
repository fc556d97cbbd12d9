import { named } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms, points, signs } from "@almagest/i18n/astrology";
import {
  civilMoment,
  type DraftOf,
  date,
  NODE_TYPES,
  place,
  placedCenter,
  positionType,
  rareNodeType,
} from "@almagest/operation";
import { birthDetailsSchema, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { BOUNDS_SCHOOLS } from "../natal-chart/extras/rulers";
import {
  circumpolarNames,
  directionKeys,
  directionMethods,
  directionMotions,
  directionSpaces,
  rayNames,
} from "../vocabulary/directions";
import {
  DIRECTED_IDS,
  DIRECTION_MOTIONS,
  DIRECTION_SPACES,
  LAST_AGE,
  MOST_DIRECTIONS,
  SIGNIFICATOR_IDS,
  significatorName,
  USUAL_LAST_AGE,
} from "./choice";
import { DIRECTION_KEYS } from "./keys";
import { DIRECTION_METHODS } from "./mundane";
import { ASPECT_LATITUDES, LATITUDES, PTOLEMAIC_ASPECTS, RAYS } from "./points";

const method = z.enum(DIRECTION_METHODS).meta({ name: "DirectionMethod" });
const space = z.enum(DIRECTION_SPACES).meta({ name: "DirectionSpace" });
const motion = z.enum(DIRECTION_MOTIONS).meta({ name: "DirectionMotion" });
const key = z.enum(DIRECTION_KEYS).meta({ name: "DirectionKey" });
const latitudeOf = z.enum(LATITUDES).meta({ name: "DirectionLatitude" });
const aspectLatitude = z.enum(ASPECT_LATITUDES).meta({ name: "AspectLatitude" });
const boundsSchool = z.enum(BOUNDS_SCHOOLS).meta({ name: "BoundsSchool" });
const age = z.number().min(0).max(LAST_AGE);

const asked = z.object({
  ...civilMoment.shape,
  ...place.shape,
  method: method.default("placidus").meta({
    description:
      "placidus compares places by parts of semi-arcs, regiomontanus by circles of position through the north and south points of the horizon",
    fold: "case",
  }),
  space: space.default("zodiac").meta({
    description:
      "zodiac: rays fall on degrees of the ecliptic; mundo: on parts of the mundane circle, from the body itself",
    fold: "case",
  }),
  latitudeOf: latitudeOf.optional().meta({
    description: "In the zodiac: whose ecliptic latitude counts; none by default",
    fold: "case",
    unlisted: true,
  }),
  aspectLatitude: aspectLatitude.optional().meta({
    description:
      "With the promissor's latitude, that of its rays: bianchini (by default), sin b' = sin b cos(aspect); same as the body's; or none",
    fold: "case",
    unlisted: true,
  }),
  motions: z
    .array(motion.meta({ fold: "separators" }))
    .min(1)
    .max(DIRECTION_MOTIONS.length)
    .default(["direct"])
    .meta({
      description:
        "direct: the sky turns the promissor to the significator; converse: the significator to the promissor; neo-converse: the sky turns back, as the converse of modern programs",
      examples: [["direct", "converse"]],
    }),
  aspects: z
    .array(z.enum(PTOLEMAIC_ASPECTS).meta({ fold: "case" }))
    .min(1)
    .max(PTOLEMAIC_ASPECTS.length)
    .optional()
    .meta({ description: "All five by default", examples: [["conjunction", "square", "opposition"]] }),
  promissors: z
    .array(
      z
        .enum(DIRECTED_IDS.map((id): (typeof bodyTerms)[typeof id]["en"] => bodyTerms[id].en))
        .meta({ fold: "separators" }),
    )
    .min(1)
    .max(DIRECTED_IDS.length)
    .optional()
    .meta({ description: "Sun to Saturn by default", examples: [["Mars", "Saturn"]] }),
  significators: z
    .array(z.enum(SIGNIFICATOR_IDS.map(significatorName)).meta({ fold: "separators" }))
    .min(1)
    .max(SIGNIFICATOR_IDS.length)
    .optional()
    .meta({
      description: "Ascendant, Midheaven, Part of Fortune (in the zodiac), Sun and Moon by default",
      examples: [["Ascendant", "Midheaven"]],
    }),
  boundsSchool: boundsSchool.optional().meta({
    description: "In the zodiac: adds the beginnings of the bounds (terms) as promissors, by their rulers",
    fold: "case",
    unlisted: true,
  }),
  key: key.default("naibod").meta({
    description:
      "Degrees for a year: ptolemy 1, naibod 0°59′08.33″, cardan 0°59′12″; brahe and birthday-longitude, the Sun's motion on the day of birth in right ascension and longitude; placidus and solar-arc-longitude, its real way after birth, a day for a year",
    fold: "separators",
  }),
  fromAge: age.optional().meta({ description: "First age in years; 0 by default", examples: [30] }),
  toAge: age
    .optional()
    .meta({ description: `Age at which the list ends; ${USUAL_LAST_AGE} by default`, examples: [40] }),
  startDate: date.optional().meta({ description: "First day, in place of fromAge", examples: ["2026-01-01"] }),
  endDate: date.optional().meta({ description: "Last day, included, in place of toAge", examples: ["2030-12-31"] }),
  count: z
    .int()
    .min(1)
    .max(MOST_DIRECTIONS)
    .default(200)
    .meta({ description: "Directions to give at most, the first in time", examples: [20] }),
  nodeType: rareNodeType,
  positionType,
  center: placedCenter,
});

type Asked = z.output<typeof asked>;

const LISTS = ["motions", "aspects", "promissors", "significators"] as const;
type ListName = (typeof LISTS)[number];

/** Members that say the same in two ways, names that a list has twice, and options of the zodiac that mean nothing in mundo. */
export const directionsBody = asked.check(({ value, issues }) => {
  const refuse = (path: keyof Asked | [ListName, number], message: string): void => {
    const at = typeof path === "string" ? [path] : path;
    issues.push({ code: "custom", path: at, message, input: value[typeof path === "string" ? path : path[0]] });
  };
  for (const list of LISTS) {
    const named: readonly string[] = value[list] ?? [];
    for (const [index0, name] of named.entries()) {
      if (named.indexOf(name) === index0) continue;
      const message = `${list}.${index0} is "${name}", which is in the list already. Name each of ${list} once.`;
      refuse([list, index0], message);
    }
  }
  for (const [member, other] of [
    ["startDate", "fromAge"],
    ["endDate", "toAge"],
  ] as const) {
    if (value[member] === undefined || value[other] === undefined) continue;
    refuse(member, `${member} and ${other} both say the same end of the list. Send one of them.`);
  }
  if (value.startDate !== undefined && value.startDate < value.date) {
    refuse("startDate", `startDate is ${value.startDate}, before the birth. Send a date on or after ${value.date}.`);
  }
  if (value.space === "mundo") {
    for (const member of ["latitudeOf", "aspectLatitude", "boundsSchool"] as const) {
      if (value[member] !== undefined)
        refuse(member, `${member} is of space zodiac alone. Send space zodiac, or leave it out.`);
    }
    const fortune0 = value.significators?.indexOf(points["part-of-fortune"].en) ?? -1;
    if (fortune0 >= 0) {
      refuse(
        ["significators", fortune0],
        "The Part of Fortune is a degree of the zodiac and has no place in mundo here. Send space zodiac, or leave it out.",
      );
    }
  } else if (value.aspectLatitude !== undefined && value.latitudeOf !== "promissor" && value.latitudeOf !== "both") {
    refuse(
      "aspectLatitude",
      "aspectLatitude needs the latitude of the promissor. Send latitudeOf promissor or both with it, or leave it out.",
    );
  }
});

const boundSchema = z
  .object({
    ...named("sign", z.string(), signs),
    degree: z
      .int()
      .min(0)
      .max(29)
      .meta({ description: "The degree at which the bound begins, whole, within the sign" }),
  })
  .meta({ name: "BoundStart" });

const rayShape = {
  ...named(
    "aspect",
    z.enum(PTOLEMAIC_ASPECTS).exactOptional().meta({ description: "Absent for a bound" }),
    aspectTerms,
  ),
  ...named(
    "ray",
    z.enum(RAYS).exactOptional().meta({
      description: "Of sextile, square and trine: cast with the order of the signs (sinister) or against it (dexter)",
    }),
    rayNames,
  ),
  bound: boundSchema.exactOptional().meta({ description: "Only of a bound, whose ruler is the promissor" }),
};

const directionSchema = z
  .object({
    date: z.string().meta({ description: "By the clock of birth" }),
    age: z.number().min(0).meta({ description: "Years, by the key" }),
    arc: z.number().min(0).lt(360).meta({ description: "Degrees by which the sky turns" }),
    ...named("promissor", z.string(), bodyTerms),
    ...rayShape,
    ...named("significator", z.string(), [bodyTerms, points]),
    ...named("motion", motion, directionMotions),
  })
  .meta({ name: "PrimaryDirection" });

const circumpolarSchema = z
  .object({
    ...named("point", z.string().meta({ description: "A promissor or significator" }), [bodyTerms, points]),
    ...rayShape,
    ...named("state", z.enum(["never-sets", "never-rises"]), circumpolarNames),
  })
  .meta({ name: "CircumpolarPoint" });

export const directionsOutput = z.object({
  birthDetails: birthDetailsSchema,
  ...named("method", method, directionMethods),
  ...named("space", space, directionSpaces),
  ...named("key", key, directionKeys),
  ages: z
    .object({ from: z.number(), to: z.number().meta({ description: "Excluded" }) })
    .meta({ name: "AgesSearched", description: "Years of life that the list reaches" }),
  hasMore: z.boolean().meta({ description: "Whether there are more directions within these ages" }),
  directions: z.array(directionSchema).meta({ description: "In order of age" }),
  circumpolar: z.array(circumpolarSchema).meta({
    description:
      "Points that neither rise nor set and so have no semi-arc: by placidus they come to the meridian alone, by regiomontanus to the circles that they cross",
  }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      datedBy: z
        .literal("offset-of-birth")
        .meta({ description: "Dates are on the clock of birth, whose offset stays the same all life long" }),
      latitudeOf: latitudeOf.exactOptional().meta({ description: "In the zodiac" }),
      aspectLatitude: aspectLatitude.exactOptional().meta({ description: "With the promissor's latitude" }),
      boundsSchool: boundsSchool.exactOptional(),
      angles: z.literal("eastern-horizon-and-upper-meridian"),
      degreesPerYear: z
        .number()
        .exactOptional()
        .meta({ description: "Of a key whose rate is the same all life long, not rounded" }),
      yearDays: z.number().meta({ description: "Days of the year by which ages are dated: the mean tropical one" }),
      fortune: z
        .literal("reversed-by-night")
        .exactOptional()
        .meta({ description: "Ascendant + Moon - Sun by day, Ascendant + Sun - Moon by night" }),
    })
    .meta({ name: "PrimaryDirectionsConventions" }),
});

export type DirectionsAnswer = DraftOf<typeof directionsOutput>;

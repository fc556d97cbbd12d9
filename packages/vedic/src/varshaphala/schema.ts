import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { latitude, longitude } from "@almagest/operation";
import { longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import {
  degreeInRashi,
  frameSchema,
  grahaName,
  rashiName,
  vedicChartShape,
  vedicConventionsSchema,
} from "../birth/schema";
import { byPoint, house, plainMetaSchema } from "../chart/schema";
import { pointNames } from "../vocabulary/points";
import {
  ithasalaKinds,
  sahams as sahamTerms,
  tajikaBonds,
  tajikaRanks,
  tajikaRelations,
  tajikaWeaknesses,
  tajikaYogas,
  vishwaGrades,
  yearLordChoices,
  yearOffices,
} from "../vocabulary/tajika";
import { ITHASALA_KINDS } from "./ithasala";
import { TAJIKA_BONDS } from "./relation";
import { DREKKANA_SCHEMES, GRADES } from "./strengths";
import { LORD_CHOICES, OFFICES } from "./year-lord";
import { RANKS, WEAKNESSES } from "./yogas";

const MOST_YEARS = 120;

/** The members of the request. A body made of them ends with the checks of `requireOneYear`. */
export const varshaphalaShape = {
  ...vedicChartShape,
  age: z
    .int()
    .min(0)
    .max(MOST_YEARS)
    .optional()
    .meta({ description: "Years completed when the year begins: 0 begins at birth; in place of year", examples: [36] }),
  year: z
    .int()
    .optional()
    .meta({
      description: "Calendar year of the birthday that the year begins with; in place of age",
      examples: [2026],
    }),
  yearLatitude: latitude.optional().meta({
    description: "Latitude where the year begins; the birth's by default",
  }),
  yearLongitude: longitude.optional().meta({ description: "Its longitude, east positive; goes with yearLatitude" }),
  drekkana: z.enum(DREKKANA_SCHEMES).default("tajika").meta({
    name: "DrekkanaScheme",
    description: "Lords of the thirds of a sign in the strength: the Tajika table, or those of the drekkana chart (D3)",
    fold: "case",
  }),
} as const;

interface Asked {
  readonly date: string;
  readonly age?: number | undefined;
  readonly year?: number | undefined;
  readonly yearLatitude?: number | undefined;
  readonly yearLongitude?: number | undefined;
}

/** One of age and year, not before the birth; both or none of the members of another place. */
export function requireOneYear({ value, issues }: z.core.ParsePayload<Asked>): void {
  const { date, age, year, yearLatitude, yearLongitude } = value;
  const refuse = (path: keyof Asked, message: string): void => {
    issues.push({ code: "custom", path: [path], message, input: value[path] });
  };
  if (age === undefined && year === undefined)
    refuse(
      "age",
      "A year of life is needed. Send age, the completed years (36), or year, that of the birthday (2026).",
    );
  if (age !== undefined && year !== undefined) refuse("year", "age and year choose the same thing. Send one of them.");
  const born = Number(date.slice(0, -6));
  if (year !== undefined && (year < born || year > born + MOST_YEARS))
    refuse("year", `year is ${year}. Send one from ${born}, the year of the birth, to ${born + MOST_YEARS}.`);
  if ((yearLatitude === undefined) === (yearLongitude === undefined)) return;
  const absent = yearLatitude === undefined ? "yearLatitude" : "yearLongitude";
  refuse(absent, `The other place has no ${absent}. Send yearLatitude and yearLongitude, or neither.`);
}

const instant = z.string().meta({ description: "ISO 8601 in UTC, to the nearest second" });
const localInstant = z
  .string()
  .meta({ description: "By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second" });
const graha = named("graha", grahaName, grahas);
const lord = named("lord", grahaName, grahas);
const units = z.number().min(0);
const bond = z.enum(TAJIKA_BONDS).meta({
  name: "TajikaBond",
  description: "By signs: 5 and 9 open friends, 3 and 11 secret friends, 4 and 10 secret enemies, 1 and 7 open enemies",
});

const placeShape = {
  longitude: longitudeDeg.meta({ description: "Sidereal ecliptic longitude, degrees" }),
  ...named("rashi", rashiName, signs),
  degreeInSign: degreeInRashi,
  house: house.meta({ description: "From the Lagna of the year, whole signs" }),
  ...lord,
} as const;

const lordStrength = z
  .object({
    ...lord,
    ...named(
      "relation",
      z.enum(["own", "friend", "neutral", "enemy"]).meta({ name: "TajikaRelation" }),
      tajikaRelations,
    ),
    units,
  })
  .meta({ name: "TajikaLordStrength" });

const panchavargiya = z
  .object({
    ...graha,
    kshetra: lordStrength.meta({ description: "By the sign's lord, 30 at most" }),
    uccha: units.max(20).meta({ description: "0 at deep debility to 20 at deep exaltation" }),
    hadda: lordStrength.meta({ description: "By the lord of the hadda, 15 at most" }),
    drekkana: lordStrength.meta({ description: "By the lord of the third of the sign, 10 at most" }),
    navamsa: lordStrength.meta({ description: "By the lord of the ninth of the sign, 5 at most" }),
    total: units.max(80),
    vishwa: units.max(20).meta({ description: "A quarter of the total" }),
    ...named(
      "grade",
      z.enum(GRADES).meta({
        name: "VishwaGrade",
        description: "alpa (weak) below 5, madhya (middling) below 10, purna (full) below 15, then parakrami (mighty)",
      }),
      vishwaGrades,
    ),
  })
  .meta({ name: "PanchavargiyaBala" });

const five = z.union([z.literal(0), z.literal(5)]);
const harsha = z
  .object({
    ...graha,
    joy: five.meta({ description: "In the house that gladdens it" }),
    dignity: five.meta({ description: "Exalted or in its own sign" }),
    houseSex: five.meta({ description: "Male in 4-6 and 10-12, female in 1-3 and 7-9" }),
    hour: five.meta({ description: "Male in a year that begins by day, female by night" }),
    total: z.int().min(0).max(20),
  })
  .meta({ name: "HarshaBala" });

const officeBearer = z
  .object({
    ...named("office", z.enum(OFFICES).meta({ name: "YearOffice" }), yearOffices),
    ...graha,
    vishwa: units.max(20),
    ...named("aspectOnLagna", bond.meta({ description: "none: it does not see the Lagna of the year" }), tajikaBonds),
  })
  .meta({ name: "YearOfficeBearer" });

const aspect = z
  .object({
    ...named("faster", grahaName, grahas),
    ...named("slower", grahaName, grahas),
    ...named("aspect", bond.exclude(["none"]).meta({ name: "TajikaAspectKind" }), tajikaBonds),
    distance: z.number().min(-30).max(30).meta({
      description: "Degrees in sign of the slower less those of the faster: above 0 the faster has yet to reach it",
    }),
    orb: z.number().meta({ description: "Half the sum of both deeptamsas, degrees" }),
    isWithinOrb: z.boolean(),
  })
  .meta({ name: "TajikaAspect" });

const rank = z.enum(RANKS).meta({
  name: "TajikaRank",
  description:
    "Of Kamboola: uttama exalted or in its own sign, madhyama in its own hadda, drekkana or navamsa, adhama debilitated or under a hostile lord, sama else",
});

const yoga = z
  .object({
    ...named("name", z.string().meta({ examples: ["Ithasala"] }), tajikaYogas),
    ...named("grahas", z.array(grahaName).meta({ description: "The faster first; empty: all seven make it" }), grahas),
    ...named(
      "third",
      grahaName.exactOptional().meta({ description: "The graha that links, harms or helps the two" }),
      grahas,
    ),
    houses: z
      .array(z.int().min(1).max(12))
      .meta({ description: "Ruled by the one that meets the lord of the Lagna; empty: that lord is not of the two" }),
    ...named(
      "kind",
      z.enum(ITHASALA_KINDS).exactOptional().meta({
        name: "IthasalaKind",
        description:
          "Of Ithasala: vartamana running, purna within a degree, bhavishyat to a degree outside the orb, rashyanta from the last degree of a sign",
      }),
      ithasalaKinds,
    ),
    ...named("moonRank", rank.exactOptional(), tajikaRanks),
    ...named("thirdRank", rank.exactOptional(), tajikaRanks),
    ...named(
      "weaknesses",
      z
        .array(z.enum(WEAKNESSES).meta({ name: "TajikaWeakness" }))
        .exactOptional()
        .meta({ description: "Of Radda: what one of the two suffers from" }),
      tajikaWeaknesses,
    ),
  })
  .meta({ name: "TajikaYogaFound" });

const saham = z
  .object({ ...named("name", z.string().meta({ examples: ["Punya"] }), sahamTerms), ...placeShape })
  .meta({ name: "SahamPoint" });

const periodShape = { begins: localInstant, ends: localInstant, days: z.number().meta({ description: "Of 24 hours" }) };
const mudda = z.object({ ...lord, ...periodShape }).meta({ name: "MuddaPeriod" });
const patyayini = z
  .object({ ...named("lord", grahaName, pointNames), ...periodShape })
  .meta({ name: "PatyayiniPeriod" });

export const varshaphalaOutput = z.object({
  year: z
    .object({
      age: z.int().min(0).meta({ description: "Years completed when it begins" }),
      begins: localInstant.meta({ description: "The Sun is back at its sidereal longitude of birth" }),
      beginsUtc: instant,
      ends: localInstant,
      endsUtc: instant,
      days: z.number().meta({ description: "From this return to the next" }),
      latitude: z.number().meta({ description: "Latitude where it begins, decimal degrees, north positive" }),
      longitude: z.number().meta({ description: "Longitude where it begins, decimal degrees, east positive" }),
      isDay: z.boolean().meta({ description: "Whether the Sun is up when and where it begins" }),
    })
    .meta({ name: "YearOfTheSun" }),
  chart: z.object(byPoint(plainMetaSchema)).meta({ name: "VarshaChart", description: "Houses from the year's Lagna" }),
  ...named("combust", z.array(grahaName), grahas),
  muntha: z
    .object(placeShape)
    .meta({ name: "Muntha", description: "The birth Lagna, a sign on for each completed year" }),
  yearLord: z
    .object({
      ...graha,
      ...named(
        "chosenBy",
        z.enum(LORD_CHOICES).meta({
          name: "YearLordChoice",
          description: "muntha-lord: no office bearer sees the Lagna of the year, or all have less than 5",
        }),
        yearLordChoices,
      ),
    })
    .meta({ name: "YearLord" }),
  officeBearers: z.array(officeBearer).length(OFFICES.length),
  panchavargiyaBala: z.array(panchavargiya).length(7),
  harshaBala: z.array(harsha).length(7),
  aspects: z.array(aspect).meta({ description: "Pairs of the seven whose signs see each other" }),
  yogas: z.array(yoga).meta({ description: "Those of the sixteen that are there" }),
  sahams: z.array(saham),
  mudda: z.array(mudda).meta({ description: "Vimshottari shrunk to the year; the first period's rest ends it" }),
  patyayini: z.array(patyayini).meta({ description: "By degrees in signs, from the fewest to the most" }),
  frame: frameSchema.meta({ description: "The zodiac of the chart of the year, read when it begins" }),
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      datedBy: z
        .literal("clock-of-zone")
        .meta({ description: "Times are by the clock of timezone at each instant, as those of all events of the sky" }),
      year: z.string(),
      day: z.string(),
      friendship: z.string(),
      drekkana: z.enum(DREKKANA_SCHEMES).meta({ name: "DrekkanaSchemeUsed" }),
      yearLord: z.string(),
      orbs: z.string(),
      yogas: z.string(),
      sahams: z.string(),
      dashas: z.string(),
    })
    .meta({ name: "VarshaphalaConventions" }),
});

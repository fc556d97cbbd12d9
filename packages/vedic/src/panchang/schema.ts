import { named } from "@almagest/i18n";
import { signs, weekdays } from "@almagest/i18n/astrology";
import { grahas, karanas, nakshatras, pakshas, rashis, tithiNames, varas, yogas } from "@almagest/i18n/vedic";
import { date, optionalProse, place, prose } from "@almagest/operation";
import { momentConventionsSchema, offsetApplied } from "@almagest/sky";
import * as z from "zod";
import { indianTimezone } from "../birth/schema";
import { festivalOfDaySchema } from "../festivals/schema";
import { karanaTypes, limbDeities, starSymbols, tithiElements } from "../vocabulary/limb-attributes";
import { limbNames } from "../vocabulary/limbs";
import { muhurtaNames } from "../vocabulary/muhurtas";
import { panchakaTypes } from "../vocabulary/panchaka-types";
import { borders, calendarSchema, neighborSchema } from "./calendar-schema";

/** Input of the operations of a panchang's day. */
export const dayBody = z.object({ date, timezone: indianTimezone, ...place.shape }).meta({ name: "PanchangDayAsked" });

export const localInstant = z.string().meta({
  description: "YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun",
});
const utcInstant = z.string().meta({ description: "UTC, ISO 8601" });

export const spanSchema = z.object({ start: localInstant, end: localInstant }).meta({ name: "LocalSpan" });

/** Texts that many rows share, sent once. */
export const meanings = z
  .record(z.string(), z.string())
  .exactOptional()
  .meta({ weight: "prose", description: "What each is for, once, by name" });

const percent = z.number().min(0).max(100).meta({ description: "How much of it has passed" });
const grahaNamed = z.string();

export const tithiSchema = z
  .object({
    number: z.int().min(1).max(30).meta({ description: "From the new moon: 1 to 15 bright, 16 to 30 dark" }),
    ...named("name", z.string(), tithiNames),
    ...named("paksha", z.enum(["Shukla", "Krishna"]).meta({ name: "Paksha" }), pakshas),
    percent,
    ...named("deity", z.string(), limbDeities),
    ...named("rulingPlanet", grahaNamed, grahas),
    group: z.enum(["nanda", "bhadra", "jaya", "rikta", "purna"]).meta({ name: "TithiGroup" }),
    ...named("element", z.string(), tithiElements),
    characteristics: prose,
  })
  .meta({ name: "PanchangTithi" });

export const starPlaceSchema = z
  .object({
    number: z.int().min(1).max(27),
    ...named("name", z.string(), nakshatras),
    ...named("lord", grahaNamed, grahas),
    pada: z.int().min(1).max(4),
  })
  .meta({ name: "PanchangStarPlace" });

export const nakshatraSchema = z
  .object({
    ...starPlaceSchema.shape,
    percent,
    ...named("deity", z.string(), limbDeities),
    ...named("symbol", z.string(), starSymbols),
    characteristics: prose,
  })
  .meta({ name: "PanchangNakshatra" });

export const yogaSchema = z
  .object({
    number: z.int().min(1).max(27),
    ...named("name", z.string(), yogas),
    percent,
    quality: z.enum(["good", "bad"]).meta({ name: "NityaYogaQuality" }),
    characteristics: prose,
  })
  .meta({ name: "PanchangYoga" });

export const karanaSchema = z
  .object({
    number: z.int().min(1).max(11).meta({ description: "In the list of names: 1 Bava to 11 Kimstughna" }),
    ...named("name", z.string(), karanas),
    percent,
    ...named("type", z.enum(["Movable", "Fixed"]).meta({ name: "KaranaType" }), karanaTypes),
    characteristics: prose,
  })
  .meta({ name: "PanchangKarana" });

/** One stay of a limb: from the instant it begins to the instant it ends. */
const limbChangeSchema = z
  .object({ endsAt: utcInstant, ...named("next", z.string(), limbNames) })
  .meta({ name: "LimbChange" });

export const limbStaySchema = z
  .object({
    number: z.int(),
    ...named("name", z.string(), limbNames),
    start: localInstant,
    end: localInstant,
  })
  .meta({ name: "LimbStay", description: "Whole: it may begin before the day and end after it" });

const stays = z.array(limbStaySchema);

export const dayLimbsSchema = z
  .object({ vara: stays, tithi: stays, nakshatra: stays, yoga: stays, karana: stays })
  .meta({
    name: "PanchangLimbs",
    description: "All that run between this sunrise and the next, in order, those that no sunrise meets included",
  });

export const instantLimbsSchema = z
  .object({ tithi: limbStaySchema, nakshatra: limbStaySchema, yoga: limbStaySchema, karana: limbStaySchema })
  .meta({ name: "InstantLimbs", description: "What runs at the instant, each from its beginning to its end" });

const frameUsed = {
  ayanamsa: z.literal("lahiri"),
  ayanamsaDegrees: z.number().meta({ description: "At the instant, not rounded" }),
  positions: z.string().meta({ description: "Frame of all longitudes before the ayanamsa is taken off" }),
} as const;

export const instantConventionsSchema = z
  .object({ ...frameUsed, ...momentConventionsSchema.shape })
  .meta({ name: "PanchangInstantConventions" });

export const dayConventionsSchema = z
  .object({
    ...frameUsed,
    ...momentConventionsSchema.shape,
    sunrise: z.string().meta({ description: "Definition of rising and setting" }),
    day: z.string().meta({ description: "The instant at which a day begins, and its weekday" }),
    clock: momentConventionsSchema.shape.clock,
  })
  .meta({ name: "PanchangDayConventions" });

const { ayanamsa: _, ayanamsaDegrees: __, positions: ___, ...withoutFrame } = dayConventionsSchema.shape;
/** Where no longitude takes part. */
export const hoursConventionsSchema = z.object(withoutFrame).meta({ name: "PanchangHoursConventions" });

export const rashiNamed = z
  .object({ ...named("name", z.string(), signs), ...named("sanskritName", z.string(), rashis) })
  .meta({ name: "PanchangSign" });

const nullableSpan = spanSchema.nullable();

const placeDegrees = (positive: "north" | "east"): z.ZodNumber =>
  z.number().meta({ description: `Decimal degrees, ${positive} positive` });

export const detailedOutput = z.object({
  date: z.string(),
  location: z
    .object({ latitude: placeDegrees("north"), longitude: placeDegrees("east"), timezone: offsetApplied })
    .meta({
      name: "PanchangLocation",
    }),
  vara: z
    .object({
      ...named("name", z.string(), weekdays),
      ...named("sanskritName", z.string(), varas),
      ...named("lord", grahaNamed, grahas),
      characteristics: prose,
    })
    .meta({ name: "PanchangVara" }),
  sunrise: localInstant,
  sunset: localInstant,
  nextSunrise: localInstant,
  moonrise: localInstant.nullable().meta({ description: "Null where the Moon does not rise on that date" }),
  moonset: localInstant.nullable().meta({ description: "Null where the Moon does not set on that date" }),
  moonSign: rashiNamed,
  sunSign: rashiNamed,
  sunNakshatra: starPlaceSchema,
  tithi: tithiSchema,
  nakshatra: nakshatraSchema,
  yoga: yogaSchema,
  karana: karanaSchema,
  limbs: dayLimbsSchema,
  moonSigns: z.array(limbStaySchema).meta({ description: "The Moon's signs between this sunrise and the next" }),
  hora: z
    .object({
      ...named("current", grahaNamed, grahas),
      number: z.int().min(1).max(24),
      ...spanSchema.shape,
    })
    .meta({ name: "HoraNow", description: "Of the present moment where that is in this day, else the first" }),
  rahuKaal: spanSchema,
  yamaganda: spanSchema,
  gulika: spanSchema,
  abhijitMuhurta: nullableSpan,
  brahmaMuhurta: spanSchema,
  vijayaMuhurta: spanSchema,
  nishitaMuhurta: spanSchema,
  godhuliMuhurta: nullableSpan,
  pratahSandhya: nullableSpan,
  sayahnaSandhya: nullableSpan,
  durMuhurta: z.array(spanSchema),
  muhurtas: z
    .array(
      z
        .object({
          half: z.enum(["day", "night"]).meta({ name: "MuhurtaHalf" }),
          number: z.int().min(1).max(15),
          ...named("name", z.string(), muhurtaNames),
          quality: z.enum(["good", "bad"]).meta({ name: "MuhurtaQuality" }),
          ...spanSchema.shape,
        })
        .meta({ name: "NamedMuhurta" }),
    )
    .meta({ description: "The thirty from sunrise to the next; the weekday's bad ones are in durMuhurta" }),
  varjyam: z.array(spanSchema),
  amritKalam: z.array(spanSchema),
  chandrabalam: z
    .object({
      ...named("favorableRashis", z.array(z.string()), signs),
      ...named("ashtamaChandraRashi", z.string(), signs),
    })
    .meta({
      name: "Chandrabalam",
      description: "Birth signs that the Moon's sign at sunrise helps, and the one it weighs on",
    }),
  tarabalam: z
    .object({
      ...named("favorableNakshatras", z.array(z.string()), nakshatras),
      ...named("unfavorableNakshatras", z.array(z.string()), nakshatras),
    })
    .meta({ name: "Tarabalam", description: "Birth stars by the tara of the Moon's star at sunrise" }),
  panchaka: z
    .object({
      active: z.boolean(),
      ...named(
        "type",
        z.string().nullable().meta({ description: "By the weekday it begins on; Wednesday and Thursday have none" }),
        panchakaTypes,
      ),
      startsAt: localInstant.nullable(),
      endsAt: localInstant.nullable(),
      description: optionalProse,
    })
    .meta({ name: "Panchaka" }),
  bhadra: z
    .object({
      active: z.boolean().meta({ description: "Whether a Vishti half begins on the civil date" }),
      startsAt: localInstant.nullable(),
      endsAt: localInstant.nullable(),
      spans: z.array(
        z
          .object({
            ...spanSchema.shape,
            residence: z.enum(["heaven", "earth", "netherworld"]).meta({
              description: "By the Moon's sign as it begins; on earth she hinders",
            }),
          })
          .meta({ name: "BhadraSpan" }),
      ),
    })
    .meta({ name: "Bhadra", description: "`spans` lists every Vishti between this sunrise and the next" }),
  transitions: z
    .object({
      tithi: limbChangeSchema,
      nakshatra: z.object({ ...limbChangeSchema.shape, nextPada: z.literal(1) }),
      yoga: limbChangeSchema,
      karana: limbChangeSchema,
      moonSign: z.object({
        ...named("current", z.string(), signs),
        changesAt: utcInstant,
        ...named("next", z.string(), signs),
      }),
    })
    .meta({ name: "PanchangTransitions", description: "The first change of each after sunrise, in UTC" }),
  verdict: prose.meta({ description: "For what the day is good, for what not, and when it turns" }),
  calendar: calendarSchema.exactOptional(),
  festivals: z.array(festivalOfDaySchema).exactOptional(),
  previousDay: neighborSchema.nullable().exactOptional().meta({ description: "Null where the Sun does not rise then" }),
  nextDay: neighborSchema.exactOptional(),
  borders,
  meanings,
  conventions: dayConventionsSchema,
});

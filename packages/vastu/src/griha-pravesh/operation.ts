import { daysBetween, formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined, named } from "@almagest/i18n";
import { weekdays } from "@almagest/i18n/astrology";
import { karanas, nakshatras, pakshas, tithiNames } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  date,
  defineOperation,
  langQuery,
  latitude,
  longitude,
  type Operation,
  prose,
  proseList,
  timezone,
  type Words,
} from "@almagest/operation";
import { angle, noticeOf } from "@almagest/sky";
import * as z from "zod";
import { distinct, type Source, sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { GrihaPravesh, GrihaPraveshRequest } from "../types";
import { computeGrihaPravesh, type EvaluatedDay, type GrihaPraveshFacts } from "./compute";
import { ayanaOf, FURTHER_SOURCES, MUHURTA_TEXTS, NAKSHATRAS_BY_TEXT, RULE_IDS, rulesOf } from "./rules";

const LONGEST_DAYS = 93;

const body = z
  .object({
    startDate: date.meta({ description: "First day, YYYY-MM-DD", examples: ["2027-01-20"] }),
    endDate: date.meta({
      description: "Last day, YYYY-MM-DD; at most 93 days with the first",
      examples: ["2027-03-20"],
    }),
    latitude,
    longitude,
    timezone,
    muhurtaText: z.enum(MUHURTA_TEXTS).default("muhurta-chintamani").meta({
      fold: "separators",
      description: "Whose nakshatras are admitted: eight of Muhurta Chintamani, or the southern ten",
    }),
  })
  .check((payload) => {
    const { startDate, endDate } = payload.value;
    if (![startDate, endDate].every((text) => date.safeParse(text).success)) return;
    const days = daysBetween(startDate, endDate) + 1;
    if (days >= 1 && days <= LONGEST_DAYS) return;
    const message =
      days < 1
        ? `endDate ${endDate} is before startDate ${startDate}. Send them in order.`
        : `The window has ${days} days, and at most ${LONGEST_DAYS} are looked at. Send an earlier endDate, or several windows.`;
    payload.issues.push({ code: "custom", path: ["endDate"], message, input: endDate });
  })
  .meta({ name: "GrihaPraveshAsked" });

const ruleId = z.enum(RULE_IDS).meta({ name: "GrihaPraveshRuleId" });

const day = z
  .object({
    date: z.string(),
    sunrise: z.string().exactOptional().meta({ description: "UTC; absent where the Sun does not rise on the date" }),
    nakshatra: z
      .object({
        number: z.int().min(1).max(27).meta({ description: "From Ashwini" }),
        id: z.string(),
        ...named("name", z.string(), nakshatras),
      })
      .meta({ name: "GrihaPraveshNakshatra" }),
    tithi: z
      .object({
        number: z.int().min(1).max(30).meta({ description: "From the new moon; 16 to 30 are the dark half" }),
        ...named("name", z.string(), tithiNames),
        ...named("paksha", z.enum(["Shukla", "Krishna"]), pakshas),
      })
      .meta({ name: "GrihaPraveshTithi" }),
    vara: z
      .object({
        number: z.int().min(0).max(6).meta({ description: "0 for Sunday" }),
        ...named("name", z.string(), weekdays),
      })
      .meta({ name: "GrihaPraveshVara" }),
    ayana: z.enum(["uttarayana", "dakshinayana"]),
    solarLongitude: z.number().meta({ description: "Sidereal degrees of the Sun, Lahiri" }),
    ...named("karana", z.string(), karanas),
    quality: z.enum(["preferred", "admissible"]),
    admittedBy: z.array(ruleId),
    reading: prose,
  })
  .meta({ name: "GrihaPraveshDay" });

const rule = z
  .object({
    id: ruleId,
    requirement: prose,
    confidence: z.enum(["high", "medium"]).meta({ description: "high where two independent texts agree" }),
    source: sourceSchema,
  })
  .meta({ name: "GrihaPraveshRule" });

const output = z.object({
  days: z.array(day).meta({ description: "Days that pass every rule" }),
  total: z.int().min(0).meta({ description: "How many days pass" }),
  window: z
    .object({
      startDate: z.string(),
      endDate: z.string(),
      daysEvaluated: z.int().min(1).meta({ description: "Days looked at, first and last included" }),
    })
    .meta({ name: "GrihaPraveshWindow" }),
  rejectionsByRule: z
    .record(z.string(), z.int().min(0))
    .meta({ description: "How many days fail each rule; one day can fail several" }),
  rules: z.array(rule).meta({ description: "In the order of testing" }),
  leftToTheAstrologer: proseList,
  sources: z.array(sourceSchema),
  conventions: z
    .object({
      muhurtaText: z.enum(MUHURTA_TEXTS),
      timezone: z.number().meta({ description: "Decimal hours from UTC on the first day" }),
      timezoneAtEnd: z
        .number()
        .exactOptional()
        .meta({ description: "Decimal hours from UTC on the last day, where it differs; each day is read by its own" }),
      limbsAt: z.string(),
      ayanamsa: z.literal("lahiri"),
      northernCourse: z.string(),
      nakshatras: z.array(z.string()).meta({ description: "Ids of those that the chosen text admits" }),
      preferred: z.string(),
      ephemeris: z.string().meta({ description: "Name and version of what computed the sky" }),
      notice: z
        .string()
        .exactOptional()
        .meta({ description: "Where the place lies far from where its timezone is kept" }),
    })
    .meta({ name: "GrihaPraveshConventions" }),
});

export const grihaPravesh: Operation<GrihaPraveshRequest, GrihaPravesh, SkyContext> = defineOperation({
  id: "findGrihaPraveshDates",
  method: "POST",
  path: "/vastu/timing/griha-pravesh",
  summary: "Days for entering a new house in a window of up to 93 days",
  description:
    "Nakshatra, tithi, weekday, karana and the Sun at each sunrise, by the rules of Muhurta Chintamani and two other texts. What hangs on the owner's chart and the hour is named and left open.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  isHeavy: true,
  compute: computeGrihaPravesh,
  present: presentGrihaPravesh,
  examples: [
    {
      startDate: "2027-01-20",
      endDate: "2027-03-20",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: "Asia/Kolkata",
      muhurtaText: "muhurta-chintamani",
    },
  ],
});

function presentGrihaPravesh(facts: GrihaPraveshFacts, words: Words): DraftOf<typeof output> {
  const texts = vastuReader(words);
  const { input, days } = facts;
  const admitted = days.filter(({ failed }) => failed.length === 0);
  const rules = rulesOf(input.muhurtaText);
  const left = texts.list("grihaPravesh.leftToTheAstrologer");
  return {
    days: admitted.map((one) => presentDay(one, texts)),
    total: admitted.length,
    window: { startDate: input.startDate, endDate: input.endDate, daysEvaluated: days.length },
    rejectionsByRule: Object.fromEntries(
      RULE_IDS.map((id) => [id, days.filter(({ failed }) => failed.includes(id)).length]),
    ),
    rules: rules.map(({ id, confidence, source }) => ({
      id,
      requirement:
        id === "nakshatra-admissible"
          ? texts.text(`grihaPravesh.nakshatraRules.${input.muhurtaText}`)
          : texts.text(`grihaPravesh.rules.${id}`),
      confidence,
      source,
    })),
    leftToTheAstrologer: left && [...left],
    sources: sourcesOf(rules.map(({ source }) => source)),
    conventions: presentConventions(facts),
  };
}

function sourcesOf(ofRules: readonly Source[]): Source[] {
  return distinct([...ofRules, ...FURTHER_SOURCES]);
}

function presentConventions({
  input,
  start,
  end,
  engine,
}: GrihaPraveshFacts): DraftOf<typeof output.shape.conventions> {
  const [atStart, atEnd] = [start.civil.offsetHours, end.civil.offsetHours];
  return {
    muhurtaText: input.muhurtaText,
    timezone: atStart,
    timezoneAtEnd: atEnd === atStart ? undefined : atEnd,
    limbsAt: "sunrise; local midnight on days without one",
    ayanamsa: "lahiri",
    northernCourse: "sidereal Capricorn through Gemini",
    nakshatras: [...NAKSHATRAS_BY_TEXT[input.muhurtaText]],
    preferred: "bright half, any admitted day but Saturday",
    ephemeris: `${engine.name} ${engine.version}`,
    ...noticeOf(start),
  };
}

const WEEKDAYS = Object.values(weekdays);

function presentDay(one: EvaluatedDay, texts: VastuReader): DraftOf<typeof day> {
  return {
    date: one.date,
    sunrise: one.sunriseMs === undefined ? undefined : formatIsoUtc(one.sunriseMs),
    nakshatra: { number: one.nakshatraNumber, id: one.nakshatra, name: nakshatras[one.nakshatra].en },
    tithi: {
      number: one.tithi,
      name: tithiNames[one.tithiName].en,
      paksha: one.paksha === "shukla" ? "Shukla" : "Krishna",
    },
    vara: { number: one.weekday0, name: at(WEEKDAYS, one.weekday0).en },
    ayana: ayanaOf(one.sunLongitudeDeg),
    solarLongitude: angle(one.sunLongitudeDeg),
    karana: karanas[one.karana].en,
    quality: one.quality,
    admittedBy: [...RULE_IDS],
    reading: readingOf(one, texts),
  };
}

/** The qualities of a day from its star, its tithi's group and its weekday. */
function readingOf({ nakshatra, tithiGroup, weekday0 }: EvaluatedDay, texts: VastuReader): string | undefined {
  return joined([
    texts.lookup(`grihaPravesh.nakshatras.${nakshatra}`),
    texts.lookup(`grihaPravesh.weekdays.${weekday0}`),
    texts.lookup(`grihaPravesh.tithiGroups.${tithiGroup}`),
  ]);
}

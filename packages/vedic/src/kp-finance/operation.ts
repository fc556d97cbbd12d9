import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import {
  at,
  ayanamsaName,
  type BirthOperation,
  calendar,
  type DraftOf,
  date,
  defineBirthOperation,
  langQuery,
  type NowContext,
  needNow,
  place,
  requireAyanamsaValue,
  time,
} from "@almagest/operation";
import * as z from "zod";
import { decimals, wireLongitude } from "../birth/present";
import { indianTimezone } from "../birth/schema";
import { isoUtcMilliseconds, localClock, nameOf, presentKpConventions } from "../kp/present";
import { houseNumber, kpConventionsSchema, lordName, meanNode, movingFrameShape } from "../kp/schema";
import { grahasSignifying } from "../kp/significators";
import type { KpDailyFinance, KpDailyFinanceRequest, UncertainKpDailyFinance } from "../types";
import { lordOfSign } from "../zodiac/rashis";
import { computeKpDailyFinance, type KpFinanceFacts } from "./compute";
import { BANDS, bandOf, bestWindow } from "./judge";
import { computeOpenFinance, presentOpenFinance } from "./open";
import { openFinanceOutput } from "./open-schema";
import { LEVELS, presentJudgement, presentWindow } from "./present";
import { financeLevel, instant, judgementShape, local, score, weight, windowSchema } from "./schema";

const DEFAULT_WEIGHTS = { cusps: 30, dasha: 40, rulingPlanets: 15, moonWindows: 15 };
const SUM_TOLERANCE = 1e-9;

const weights = z
  .object({ cusps: weight, dasha: weight, rulingPlanets: weight, moonWindows: weight })
  .check(({ value, issues }) => {
    const sum = value.cusps + value.dasha + value.rulingPlanets + value.moonWindows;
    if (Math.abs(sum - 100) < SUM_TOLERANCE) return;
    const message = `The four weights sum to ${sum}. Send weights that sum to 100.`;
    issues.push({ code: "custom", path: [], message, input: value });
  })
  .default(DEFAULT_WEIGHTS)
  .meta({ description: "Percent of each layer; they sum to 100" });

const houses = z.array(houseNumber).min(1).max(12);

const body = z
  .object({
    birthDate: date,
    birthTime: time,
    calendar,
    ...place.shape,
    timezone: indianTimezone.meta({ description: "Of birth and reading; an IANA name is resolved at each of them" }),
    date: date.optional().meta({ description: "Day to read, YYYY-MM-DD; today in UTC by default" }),
    time: time.default("12:00:00").meta({ description: "Time of day at which lords and ruling planets are read" }),
    ...movingFrameShape,
    ayanamsa: movingFrameShape.ayanamsa.meta({
      description:
        "Sidereal frame, read once, at 00:00 UTC of the birth date; custom takes its value from ayanamsaValue",
    }),
    nodeType: meanNode,
    gainHouses: houses.default([2, 11]).meta({ description: "Houses of gain" }),
    lossHouses: houses.default([6, 8, 12]).meta({ description: "Houses of loss; none of gain among them" }),
    weights,
  })
  .check(({ value, issues }) => {
    const shared = value.gainHouses.filter((house) => value.lossHouses.includes(house));
    if (shared.length === 0) return;
    const message = `House ${[...new Set(shared)].join(", ")} is in gainHouses too. Send each house in one of the lists.`;
    issues.push({ code: "custom", path: ["lossHouses"], message, input: value.lossHouses });
  })
  .check(requireAyanamsaValue);

const output = z.object({
  date: z.string(),
  readingAt: local,
  ayanamsa: ayanamsaName,
  ayanamsaDegrees: z.number().meta({ description: "Not rounded" }),
  houses: z.object({ gain: z.array(houseNumber), loss: z.array(houseNumber) }),
  significators: z.object({
    ...named("gain", z.array(lordName), grahas),
    ...named("loss", z.array(lordName), grahas),
    byHouse: z.array(
      z.object({
        house: houseNumber,
        group: z.enum(["gain", "loss"]),
        ...named(
          "significators",
          z.array(lordName).meta({ description: "The strongest level first; a graha stands once for each level" }),
          grahas,
        ),
      }),
    ),
  }),
  layers: z.object({
    cusps: z.object({
      layer: z.literal("cusps"),
      weight,
      score,
      rows: z.array(
        z.object({
          ...judgementShape,
          house: houseNumber,
          longitude: z.number().meta({ description: "Of the cusp in the frame, degrees" }),
          ...named("signLord", lordName, grahas),
          ...named("starLord", lordName, grahas),
          ...named("subLord", lordName, grahas),
          inverted: z
            .boolean()
            .meta({ description: "True on cusps of loss: the score is 100 less that of the verdict" }),
          score,
        }),
      ),
    }),
    dasha: z.object({
      layer: z.literal("dasha"),
      weight,
      score,
      rows: z.array(
        z.object({
          ...judgementShape,
          level: financeLevel,
          ...named("lord", lordName, grahas),
          startDate: instant,
          endDate: instant,
          retrograde: z.boolean().meta({ description: "In the sky at readingAt: ten points less" }),
          score,
          weight,
        }),
      ),
    }),
    rulingPlanets: z.object({
      layer: z.literal("rulingPlanets"),
      weight,
      score,
      rows: z.array(
        z.object({ ...judgementShape, ...named("planet", lordName, grahas), retrograde: z.boolean(), score }),
      ),
    }),
    moonWindows: z.object({ layer: z.literal("moonWindows"), weight, score, rows: z.array(windowSchema) }),
  }),
  score,
  band: z.enum(BANDS).meta({ name: "KpFinanceBand" }),
  bestWindow: windowSchema.nullable().meta({ description: "The longest favorable window; null where there is none" }),
  worstWindows: z.array(windowSchema).meta({ description: "Every unfavorable window" }),
  conventions: kpConventionsSchema,
});

export const kpDailyFinance: BirthOperation<
  KpDailyFinanceRequest,
  KpDailyFinance,
  UncertainKpDailyFinance,
  "birthTime",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "getKpDailyFinance",
  method: "POST",
  path: "/vedic-astrology/kp/daily-finance",
  summary: "A day's gain and loss by sub lords, dashas, ruling planets and the Moon",
  description:
    "Four layers, each scored from who signifies houses of gain and of loss at birth: sub lords of those cusps, the running dasha lords, the ruling planets, the Moon's sub lords through the day. A tradition's reading, no advice on money.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeKpDailyFinance,
  present: presentFinance,
  uncertain: {
    births: ["birthTime"],
    output: openFinanceOutput,
    compute: computeOpenFinance,
    present: presentOpenFinance,
  },
  examples: [
    {
      birthDate: "1990-06-15",
      birthTime: "07:30:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      date: "2026-09-14",
    },
  ],
});

function presentLayers(facts: KpFinanceFacts): DraftOf<typeof output>["layers"] {
  const { layers, chart, input } = facts;
  const head = <Layer extends keyof typeof layers>(layer: Layer) => ({
    layer,
    weight: input.weights[layer],
    score: decimals(layers[layer], 1),
  });
  const { offsetSeconds } = facts.reading.civil;
  return {
    cusps: {
      ...head("cusps"),
      rows: facts.cusps.map((row) => {
        const { signIndex0, starLord, subLord } = at(chart.cusps, row.house - 1);
        return {
          ...presentJudgement(row),
          house: row.house,
          longitude: wireLongitude(row.longitudeDeg),
          signLord: nameOf(lordOfSign(signIndex0)),
          starLord: nameOf(starLord),
          subLord: nameOf(subLord),
          inverted: row.isLoss,
          score: row.score,
        };
      }),
    },
    dasha: {
      ...head("dasha"),
      rows: facts.dasha.map((row, index0) => ({
        ...presentJudgement(row),
        level: at(LEVELS, index0),
        lord: nameOf(row.planet),
        startDate: isoUtcMilliseconds(row.period.startEpochMs),
        endDate: isoUtcMilliseconds(row.period.endEpochMs),
        retrograde: row.isRetrograde,
        score: row.score,
        weight: row.weight,
      })),
    },
    rulingPlanets: {
      ...head("rulingPlanets"),
      rows: facts.rulers.map((row) => ({
        ...presentJudgement(row),
        planet: nameOf(row.planet),
        retrograde: row.isRetrograde,
        score: row.score,
      })),
    },
    moonWindows: { ...head("moonWindows"), rows: facts.windows.map((row) => presentWindow(row, offsetSeconds)) },
  };
}

function presentFinance(facts: KpFinanceFacts): DraftOf<typeof output> {
  const { input, reading, sides, chart, windows, frame } = facts;
  const { offsetSeconds } = reading.civil;
  const best = bestWindow(windows);
  const group = (name: "gain" | "loss", houses: readonly number[]) =>
    houses.map((house) => ({
      house,
      group: name,
      significators: grahasSignifying(chart, house).flatMap((grahas) => grahas.map(nameOf)),
    }));
  return {
    date: reading.given.date,
    readingAt: localClock(reading.civil.epochMilliseconds, offsetSeconds).datetime,
    ayanamsa: input.ayanamsa,
    ayanamsaDegrees: frame.ayanamsaDeg,
    houses: { gain: [...input.gainHouses], loss: [...input.lossHouses] },
    significators: {
      gain: sides.gain.map(nameOf),
      loss: sides.loss.map(nameOf),
      byHouse: [...group("gain", input.gainHouses), ...group("loss", input.lossHouses)],
    },
    layers: presentLayers(facts),
    score: decimals(facts.score, 1),
    band: bandOf(facts.score),
    bestWindow: best === undefined ? null : presentWindow(best, offsetSeconds),
    worstWindows: windows
      .filter(({ verdict }) => verdict === "unfavourable")
      .map((row) => presentWindow(row, offsetSeconds)),
    conventions: presentKpConventions(facts.chart, "placidus"),
  };
}

import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import { ayanamsaName } from "@almagest/operation";
import * as z from "zod";
import { vedicBirthTime } from "../birth-time/schema";
import { openKpConventions } from "../kp/open/schema";
import { houseNumber, lordName } from "../kp/schema";
import { BANDS } from "./judge";
import { financeLevel, instant, judgementShape, local, score, weight, windowSchema } from "./schema";

const HELD = "Only where it is the same for all of these births";
const held = lordName.exactOptional().meta({ description: HELD });

const judged = {
  inGain: judgementShape.inGain.exactOptional(),
  inLoss: judgementShape.inLoss.exactOptional(),
  verdict: judgementShape.verdict.exactOptional().meta({ description: HELD }),
  score: score.exactOptional().meta({ description: HELD }),
} as const;

const scoreReach = z.object({ least: score, most: score }).meta({ name: "KpFinanceScoreReach" });
const reach = z.object({ from: instant, to: instant }).meta({ name: "KpFinanceDateReach" });
const window = z
  .object({ ...judged, from: local, to: local, ...named("subLord", lordName, grahas) })
  .meta({ name: "UncertainKpFinanceWindow" });

const layer = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ layer: z.literal(name), weight, score: scoreReach, rows: z.array(row) });

export const openFinanceOutput = z.object({
  birthTime: vedicBirthTime,
  date: z.string(),
  readingAt: local,
  ayanamsa: ayanamsaName,
  ayanamsaDegrees: z.number().meta({ description: "Not rounded" }),
  houses: z.object({ gain: z.array(houseNumber), loss: z.array(houseNumber) }),
  significators: z.object({
    ...named("gain", z.array(lordName).exactOptional().meta({ description: HELD }), grahas),
    ...named("loss", z.array(lordName).exactOptional().meta({ description: HELD }), grahas),
  }),
  layers: z.object({
    cusps: layer(
      "cusps",
      z.object({
        ...judged,
        house: houseNumber,
        ...named("signLord", held, grahas),
        ...named("starLord", held, grahas),
        ...named("subLord", held, grahas),
        inverted: z.boolean().meta({ description: "True on cusps of loss: the score is 100 less that of the verdict" }),
      }),
    ),
    dasha: layer(
      "dasha",
      z.object({
        ...judged,
        level: financeLevel,
        ...named("lord", lordName, grahas),
        startDate: reach,
        endDate: reach,
        retrograde: z.boolean().meta({ description: "In the sky at readingAt: ten points less" }),
        weight,
      }),
    ).meta({ description: "Rows of the levels whose lord is the same for all of these births" }),
    rulingPlanets: layer(
      "rulingPlanets",
      z.object({ ...judged, ...named("planet", lordName, grahas), retrograde: z.boolean() }),
    ),
    moonWindows: layer("moonWindows", window),
  }),
  score: scoreReach,
  band: z.enum(BANDS).meta({ name: "KpFinanceBand" }).exactOptional().meta({ description: HELD }),
  bestWindow: windowSchema.nullable().exactOptional().meta({
    description: "The longest favorable window, where it is the same for all of these births; null where none has one",
  }),
  worstWindows: z.array(windowSchema).meta({ description: "Windows that are unfavorable for all of these births" }),
  conventions: openKpConventions,
});

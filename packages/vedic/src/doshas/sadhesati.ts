import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  optionalProseList,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { type Birth, birthOf, rememberedSky, SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { presentFrame, presentVedicConventions, signName } from "../birth/present";
import { frameSchema, rashiName, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import type { VedicBirthInput } from "../sky/chart";
import { type Frame, frameAt } from "../sky/frame";
import { positionOf } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import type { Sadhesati, SadhesatiRequest } from "../types";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import {
  PHASES,
  type Phase,
  phaseOf,
  type SadeSatiSpan,
  type SaturnStay,
  sadeSatiSpans,
  saturnSign0,
} from "./saturn-stays";
import { severitySchema } from "./severity";

const TYPES = {
  rising: "Rising phase (12th house)",
  peak: "Peak phase (1st house)",
  setting: "Setting phase (2nd house)",
} as const satisfies Record<Phase, string>;

const utcInstant = z.string().meta({ description: "UTC, ISO 8601" });

const staySchema = z
  .object({
    phase: z.enum(PHASES).meta({ name: "SadeSatiPhase" }),
    ...named("sign", rashiName, signs),
    start: utcInstant,
    end: utcInstant,
    entry: z.enum(["direct", "retrograde"]).meta({
      name: "SaturnEntry",
      description: "Whether Saturn comes in forward or back from the sign ahead",
    }),
  })
  .meta({ name: "SaturnStay" });

const output = z.object({
  frame: frameSchema.meta({ description: "At birth" }),
  present: z.boolean().meta({ description: "Whether it runs at the present moment" }),
  type: z.string().exactOptional(),
  severity: severitySchema.exactOptional(),
  ...named("moonSign", rashiName, signs),
  ...named("saturnSign", rashiName.meta({ description: "Of Saturn at the present moment" }), signs),
  houseFromMoon: z.int().min(1).max(12),
  smallPanoti: z.boolean().meta({ description: "Saturn in the 4th or 8th from the Moon at the present moment" }),
  description: prose,
  effects: z
    .object({ general: prose, phases: z.record(z.string(), z.string()) })
    .exactOptional()
    .meta({ name: "SadeSatiEffects" }),
  remedies: optionalProseList,
  spans: z
    .array(z.object({ start: utcInstant, end: utcInstant, stays: z.array(staySchema) }).meta({ name: "SadeSatiSpan" }))
    .meta({
      description:
        "Every Sade Sati from birth to the hundredth year, or thirty years on from now where that is later, from the first entry to the last exit, with each stay between them",
    }),
  conventions: z
    .object({
      ...vedicConventionsSchema.omit({ nodeType: true, houseSystem: true }).shape,
      readAt: utcInstant,
    })
    .meta({ name: "SadeSatiConventions" }),
});

interface DatedStay extends SaturnStay {
  readonly startMs: number;
  readonly endMs: number;
}

export interface DatedSpan {
  readonly startMs: number;
  readonly endMs: number;
  readonly stays: readonly DatedStay[];
}

export interface SadhesatiFacts {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly nowMs: number;
  readonly moonSign0: number;
  readonly saturnSign0: number;
  readonly phase: Phase | undefined;
  readonly spans: readonly DatedSpan[];
}

const YEAR_DAYS = 365.25;
const LIFE_YEARS = 100;
const AHEAD_YEARS = 30;

/** Sade Sati of a birth at the present moment, and all of them in a life. */
export function computeSadhesati(input: VedicBirthInput, context: SkyContext & NowContext): SadhesatiFacts {
  const { now } = context;
  const ephemeris = rememberedSky(context.ephemeris);
  const birth = birthOf(ephemeris, input);
  const { jdTt } = birth.moment;
  const frame = frameAt(ephemeris, input, jdTt);
  const moonSign0 = signIndex0(positionOf(ephemeris, "moon", { jdTt, frame }).longitudeDeg);
  const nowJdTt = ephemeris.timeScales(now).jdTt;
  const sign0 = saturnSign0(ephemeris, input, nowJdTt);
  const toJdTt = Math.max(jdTt + LIFE_YEARS * YEAR_DAYS, nowJdTt + AHEAD_YEARS * YEAR_DAYS);
  const window = { fromJdTt: jdTt, toJdTt: Math.min(toJdTt, ephemeris.range.toJdTt) };
  const dated = <Item extends { readonly startJdTt: number; readonly endJdTt: number }>(item: Item) => ({
    ...item,
    startMs: ephemeris.epochMillisecondsOf(item.startJdTt),
    endMs: ephemeris.epochMillisecondsOf(item.endJdTt),
  });
  const spans = sadeSatiSpans(ephemeris, { moonSign0, frame: input, window });
  return {
    birth,
    frame,
    nowMs: now,
    moonSign0,
    saturnSign0: sign0,
    phase: phaseOf(moonSign0, sign0),
    spans: spans.map((span: SadeSatiSpan) => ({ ...dated(span), stays: span.stays.map(dated) })),
  };
}

export const sadhesati: Operation<SadhesatiRequest, Sadhesati, SkyContext & NowContext> = defineOperation({
  id: "checkSadhesati",
  method: "POST",
  path: "/vedic-astrology/dosha/sadhesati",
  summary: "Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life",
  description:
    "Whether it runs at the present moment and in which third; every Sade Sati of a life found by search, with each stay of Saturn, the returns of a retrograde one included.",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris, needNow],
  compute: computeSadhesati,
  present: presentSadhesati,
  isHeavy: true,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentSadhesati(facts: SadhesatiFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { phase, birth, frame } = facts;
  const { nodeType: _, houseSystem: __, ...conventions } = presentVedicConventions({ birth, frame, nodeType: "mean" });
  const houseFromMoon = houseFrom(facts.moonSign0, facts.saturnSign0);
  const remedies = texts.lookupList("sadeSati.remedies");
  const phases = PHASES.flatMap((id) => {
    const text = texts.lookup(`sadeSati.${id}.phase`);
    return text === undefined ? [] : [[TYPES[id], text] as const];
  });
  return {
    frame: presentFrame(frame),
    present: phase !== undefined,
    ...(phase === undefined ? {} : { type: TYPES[phase], severity: phase === "peak" ? "Severe" : "Moderate" }),
    moonSign: signName(facts.moonSign0),
    saturnSign: signName(facts.saturnSign0),
    houseFromMoon,
    smallPanoti: houseFromMoon === 4 || houseFromMoon === 8,
    description: texts.lookup(phase === undefined ? "sadeSati.absent" : `sadeSati.${phase}.description`),
    effects: phase && {
      general: texts.lookup(`sadeSati.general.${at(SIGN_IDS, facts.moonSign0)}`),
      phases: Object.fromEntries(phases),
    },
    remedies: phase && remedies && [...remedies],
    spans: facts.spans.map((span) => ({
      ...presentSpan(span),
      stays: span.stays.map((stay) => ({
        phase: stay.phase,
        sign: signName(stay.sign0),
        ...presentSpan(stay),
        entry: stay.entry,
      })),
    })),
    conventions: { ...conventions, readAt: formatIsoUtc(facts.nowMs) },
  };
}

function presentSpan({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }): {
  start: string;
  end: string;
} {
  return { start: formatIsoUtc(startMs), end: formatIsoUtc(endMs) };
}

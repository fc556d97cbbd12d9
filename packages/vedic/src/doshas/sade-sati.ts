import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import type { NowContext } from "@almagest/operation";
import { type Birth, birthOf, rememberedSky } from "@almagest/sky";
import type { VedicBirthInput } from "../sky/chart";
import { type Frame, type FrameChoice, frameAt } from "../sky/frame";
import { positionOf } from "../sky/positions";
import { signIndex0 } from "../zodiac/circle";
import { type DatedSpan, type Phase, phaseOf, type SadeSatiSpan, sadeSatiSpans, saturnSign0 } from "./saturn-stays";

/** Sade Sati for a Moon in a sign. */
export interface SadeSatiOfMoon {
  readonly moonSign0: number;
  readonly saturnSign0: number;
  readonly phase: Phase | undefined;
  readonly spans: readonly DatedSpan[];
}

export interface SadhesatiFacts extends SadeSatiOfMoon {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly nowMs: number;
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
  const found = sadeSatiOfMoon(ephemeris, { moonSign0, frame: input, now, bornJdTt: { from: jdTt, to: jdTt } });
  return { birth, frame, nowMs: now, ...found };
}

interface MoonSearch {
  readonly moonSign0: number;
  readonly frame: FrameChoice;
  readonly now: number;
  /** The earliest and the latest birth. */
  readonly bornJdTt: { readonly from: number; readonly to: number };
}

/** Sade Sati at the present moment and through life, for all who were born with the Moon in a sign. */
export function sadeSatiOfMoon(ephemeris: Ephemeris, { moonSign0, frame, now, bornJdTt }: MoonSearch): SadeSatiOfMoon {
  const nowJdTt = ephemeris.timeScales(now).jdTt;
  const sign0 = saturnSign0(ephemeris, frame, nowJdTt);
  const toJdTt = Math.max(bornJdTt.from + LIFE_YEARS * YEAR_DAYS, nowJdTt + AHEAD_YEARS * YEAR_DAYS);
  const window = { fromJdTt: bornJdTt.to, toJdTt: Math.min(toJdTt, ephemeris.range.toJdTt) };
  const dated = <Item extends { readonly startJdTt: number; readonly endJdTt: number }>(item: Item) => ({
    ...item,
    startMs: ephemeris.epochMillisecondsOf(item.startJdTt),
    endMs: ephemeris.epochMillisecondsOf(item.endJdTt),
  });
  const spans = sadeSatiSpans(ephemeris, { moonSign0, frame, window });
  return {
    moonSign0,
    saturnSign0: sign0,
    phase: phaseOf(moonSign0, sign0),
    spans: spans.map((span: SadeSatiSpan) => ({ ...dated(span), stays: span.stays.map(dated) })),
  };
}

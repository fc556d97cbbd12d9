import { localDateTime } from "@almagest/civil-time";
import { paragraph, paragraphs, type Sentence, say, type Telling } from "../../standing/told";
import { dayNamed, grahaNamed, ordinalOf, signNamed } from "../../standing/words";
import type { VedicReader } from "../../texts/reader";
import { signIndex0 } from "../../zodiac/circle";
import { countNamed, HARD, MOST_TOLD, restTold, saturnTold, stateTold, type TransitClock } from "../told";
import type { GocharaCandidate, OpenGochara, OpenTransit } from "./compute";

type Told = Pick<Telling, "texts" | "said">;

/** The Moon that gochara is counted from, and the Lagna that a time would add. */
export function openingTold(
  { chart: { span }, candidates }: Pick<OpenTransit, "chart" | "candidates">,
  texts: VedicReader,
): Sentence {
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const [first, second] = candidates;
  const state = span.state === "range" ? "range" : "unknown";
  const sign = first === undefined ? "" : signNamed(first.moonSign0, texts.speaks);
  const values = { sign, from: clock(span.fromEpochMs), to: clock(span.toEpochMs) };
  if (second === undefined) return say(texts, `openTime.gochara.${state}.one`, values);
  const change = { before: sign, after: signNamed(second.moonSign0, texts.speaks), at: clock(second.fromEpochMs) };
  return say(texts, `openTime.gochara.${state}.several`, change);
}

/** The gochara of one Moon sign: its sum, the transits that matter, the rest; no house of the Lagna. */
export function openGocharaTold({ transits }: GocharaCandidate, told: Told, clock: TransitClock): Sentence {
  const states = transits.map(({ state }) => state);
  const count = (isIn: (state: OpenGochara["state"]) => boolean): string =>
    countNamed(states.filter(isIn).length, told.texts);
  const sum = states.includes(undefined) ? "sum" : "sumSettled";
  return paragraphs([
    say(told.texts, `openTime.gochara.${sum}`, {
      good: count((state) => state === "favourable"),
      hard: count((state) => state !== undefined && HARD.includes(state)),
      open: count((state) => state === undefined),
    }),
    ...transits.slice(0, MOST_TOLD).map((transit) => transitTold(transit, told, clock)),
    restTold(
      transits.slice(MOST_TOLD).flatMap(({ state, found }) => (state === undefined ? [] : [found])),
      told,
    ),
  ]);
}

function transitTold(transit: OpenGochara, told: Told, clock: TransitClock): Sentence {
  const { graha, saturn, rules } = transit;
  return paragraph([
    placeTold(transit, told, clock),
    saturnTold(saturn, told.texts),
    verdictTold(transit, told),
    rules && say(told.texts, `transit.dasha.${rules}`, { graha: grahaNamed(graha.id, told.texts.speaks) }),
  ]);
}

function placeTold({ graha, houseFromMoon, stay }: OpenGochara, { texts }: Told, clock: TransitClock): Sentence {
  const values = {
    graha: grahaNamed(graha.id, texts.speaks),
    sign: signNamed(signIndex0(graha.longitudeDeg), texts.speaks),
    moon: ordinalOf(houseFromMoon, texts),
  };
  if (stay === undefined) return say(texts, "openTime.gochara.brief", values);
  const day = (jdTt: number): string => dayNamed(clock.epochMsOf(jdTt), clock.offsetMs, texts.speaks);
  return say(texts, "openTime.gochara.place", { ...values, since: day(stay.sinceJdTt), until: day(stay.untilJdTt) });
}

/** The state where it is the same for every Lagna and rests on the same facts, without its points where these differ. */
function verdictTold({ graha, state, bindus, found, isSourced }: OpenGochara, told: Told): Sentence {
  const isCounted = bindus === undefined || bindus.least === bindus.most;
  if (state === undefined) {
    const values = {
      graha: grahaNamed(graha.id, told.texts.speaks),
      ...{ least: String(bindus?.least), most: String(bindus?.most) },
    };
    return isCounted ? undefined : say(told.texts, "openTime.gochara.undecided", values);
  }
  if (isCounted) return stateTold(found, told);
  if (!isSourced) return undefined;
  return stateTold({ ...found, kaksha: { ...found.kaksha, binduCount: undefined } }, told);
}

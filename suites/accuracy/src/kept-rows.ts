import { readFileSync } from "node:fs";
import { at } from "@almagest/operation";

/** Length in days of the step of swetest's rows that encloses an event (tools/events.mjs, tools/derived.mjs). */
const STEP_DAYS = 0.0001;

const SECONDS_A_DAY = 86_400;

/** An event found in swetest's rows: the values printed at the two ends of the step that contains it. */
export interface KeptEvent {
  readonly key: string;
  readonly jdTt: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export function authorityText(name: string): string {
  return readFileSync(new URL(`../authority/${name}`, import.meta.url), "utf8");
}

/** The lines under each `> title` of a kept file. */
export function sectionsOf(name: string): ReadonlyMap<string, readonly string[]> {
  const blocks = authorityText(name).split(/^> /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [title = "", ...lines] = block.trimEnd().split("\n");
      return [title, lines] as const;
    }),
  );
}

/** A line of words, an instant, and the values at it and a step later. */
export function keptEvent(line: string): KeptEvent {
  const words = line.split(" ");
  const place = words.findIndex((word) => /^\d{7}\.\d{4}$/.test(word));
  const values = words.slice(place + 1).map(Number);
  return {
    key: words.slice(0, place).join(" "),
    jdTt: Number(at(words, place)),
    before: values.slice(0, values.length / 2),
    after: values.slice(values.length / 2),
  };
}

/** The values of an event's rows at an instant within seconds of them, along the straight line. */
export function valuesAt(kept: KeptEvent, jdTt: number): readonly number[] {
  const share = (jdTt - kept.jdTt) / (kept.jdTt + STEP_DAYS - kept.jdTt);
  return kept.before.map((value, k) => value + share * wrappedDeg(at(kept.after, k) - value));
}

/** Seconds between an instant and the zero of the straight line between the rows. */
export function secondsFromZero(kept: KeptEvent, jdTt: number, gap: (values: readonly number[]) => number): number {
  const [before, after] = [gap(kept.before), gap(kept.after)];
  const zero = (before / (before - after)) * (kept.jdTt + STEP_DAYS - kept.jdTt);
  return (jdTt - kept.jdTt - zero) * SECONDS_A_DAY;
}

/** An angle in [-180, 180). */
export function wrappedDeg(deg: number): number {
  return (((deg % 360) + 540) % 360) - 180;
}

/** A time of birth that a line leaves open, as members say it. */
export type OpenTime =
  | { readonly kind: "unknown" }
  | { readonly kind: "around"; readonly time: string; readonly minutes: number }
  | { readonly kind: "between"; readonly from: string; readonly to: string };

export interface OpenTimeRead {
  readonly open: OpenTime;
  readonly length: number;
}

const UNKNOWN_TIME =
  /^(?:at\s+)?(?:(?:birth\s*)?time\s+(?:is\s+)?(?:unknown|not\s+known)|unknown(?:\s+(?:birth\s*)?time)?|no\s+time)(?![\p{L}\d])/iu;
const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\b\.?)?`;
const AROUND = new RegExp(
  String.raw`^(?:at\s+)?(?:around|about|approximately|approx\.?|circa|ca\.|c\.|~)\s*${CLOCK}`,
  "i",
);
const GIVE_OR_TAKE = new RegExp(
  String.raw`^(?:at\s+)?${CLOCK}\s*(?:±|\+\s?\/?\s?[-−]|give\s+or\s+take)\s*(\d{1,3})\s*(?:minutes?|mins?\.?)(?![\p{L}\d])`,
  "iu",
);
const BETWEEN = new RegExp(
  String.raw`^(?:between\s+${CLOCK}\s+and|from\s+${CLOCK}\s+(?:to|till|until))\s+${CLOCK}`,
  "i",
);
const PART = /^(?:in\s+the\s+)?(early\s+hours|morning|afternoon|evening)(?![\p{L}\d])/iu;

/** Parts of a day, as people say them. */
const PARTS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "early hours": ["00:00:00", "06:00:00"],
  morning: ["06:00:00", "12:00:00"],
  afternoon: ["12:00:00", "18:00:00"],
  evening: ["18:00:00", "23:59:59"],
};

/** Minutes before and after a time that is told as an hour, and as a time. */
const ABOUT_AN_HOUR = 60;
const ABOUT_A_TIME = 30;

/**
 * Reads a time at the start of a text that is not exact: `time unknown`, `around 3pm` (an hour either way; half an hour
 * where minutes are told), `14:30 ± 15 minutes`, `between 14:00 and 15:00`, `morning`. Undefined where there is none; a
 * message where no clock shows it.
 */
export function readOpenTime(text: string): OpenTimeRead | string | undefined {
  const unknown = UNKNOWN_TIME.exec(text);
  if (unknown !== null) return { open: { kind: "unknown" }, length: unknown[0].length };
  const part = PART.exec(text);
  const [from, to] = PARTS[(part?.[1] ?? "").toLowerCase().replace(/\s+/g, " ")] ?? [];
  if (part !== null && from !== undefined && to !== undefined)
    return { open: { kind: "between", from, to }, length: part[0].length };
  return readBetween(text) ?? readAround(text);
}

function readBetween(text: string): OpenTimeRead | string | undefined {
  const found = BETWEEN.exec(text);
  if (found === null) return undefined;
  const parts = found.slice(1);
  const [hour, minute, half] = [parts[0] ?? parts[3], parts[1] ?? parts[4], parts[2] ?? parts[5]];
  const last = clockTime(parts[6], parts[7], parts[8]);
  // Of "between 11 and 1 pm" the first is before noon.
  const tried = (half === undefined ? [parts[8], "a"] : [half]).map((one) => clockTime(hour, minute, one));
  const first = tried.find((time) => time !== undefined && last !== undefined && time <= last) ?? tried[0];
  if (first === undefined || last === undefined) return noClock(found[0]);
  if (last < first) {
    return `says ${JSON.stringify(found[0])}, which ends before it begins. Of a night write the middle, as in 1990-07-16 01:00 ± 180 minutes`;
  }
  return { open: { kind: "between", from: first, to: last }, length: found[0].length };
}

function readAround(text: string): OpenTimeRead | string | undefined {
  const exact = GIVE_OR_TAKE.exec(text);
  const found = exact ?? AROUND.exec(text);
  if (found === null) return undefined;
  const [written, hour, minute, half] = found;
  const time = clockTime(hour, minute, half);
  const minutes = exact === null ? (minute === undefined ? ABOUT_AN_HOUR : ABOUT_A_TIME) : Number(exact[4]);
  if (time === undefined) return noClock(written);
  if (minutes < 1 || minutes > 720) return `says ${JSON.stringify(written)}, and 1 to 720 minutes are read`;
  return { open: { kind: "around", time, minutes }, length: written.length };
}

function noClock(written: string): string {
  return `says ${JSON.stringify(written)} for the time, which no clock shows`;
}

/** HH:MM:SS of an hour as people write it; undefined where no clock shows it. */
function clockTime(hourText: string | undefined, minute = "00", half?: string): string | undefined {
  const told = Number(hourText);
  if (Number(minute) > 59 || told > 23 || (half !== undefined && (told < 1 || told > 12))) return undefined;
  const hour = half === undefined ? told : (told % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minute}:00`;
}

/** The middle of what is left open: for an operation that takes no open time. */
export function middleOf(open: OpenTime): string {
  if (open.kind === "unknown") return "12:00:00";
  if (open.kind === "around") return open.time;
  const [from, to] = [open.from, open.to].map((time) => Date.parse(`1970-01-01T${time}Z`) / 60_000);
  const minutes = Math.round(((from ?? 0) + (to ?? 0)) / 2);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00`;
}

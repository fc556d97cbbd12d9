import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { births } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { forecast } from "../src/domain";
import { digest } from "../src/index";
import { en } from "../src/texts/en";
import type { Digest } from "../src/types";

const texts = (await forecast.texts.en?.()) ?? [];
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts });

type Event = Digest["windows"][number]["top"][number];

/** The most significant event of a window, if the words name its body and its minute. */
function isHeaviest(answer: Digest, window0: number, words: string): boolean {
  const [first]: readonly Event[] = answer.windows[window0]?.top ?? [];
  if (first === undefined) return false;
  const minute = new Date(60_000 * Math.round(Date.parse(first.datetime) / 60_000)).toISOString();
  const [, day = "", year = "", time = ""] = / (\d+), (-?\d+), (\d\d:\d\d) UTC$/.exec(words) ?? [];
  return minute.startsWith(`${year}-`) && minute.slice(8, 10) === day.padStart(2, "0") && minute.slice(11, 16) === time;
}

const digestClaims: readonly Claim<Digest>[] = [
  {
    says: /^Of the ([\d,]+) events? in the 90 days the most significant is (.* UTC)\.$/,
    restsOn: ["windows.*.count", "windows.*.top.*.significance", "windows.*.top.*.datetime"],
    holds: (answer, [, count = "", words = ""]) =>
      Number(count.replace(",", "")) === answer.windows[3]?.count && isHeaviest(answer, 3, words),
  },
  {
    says: /^The first week has (?:(\d+)|(one)) of them, above all (.* UTC)\.$/,
    restsOn: ["windows.*.count", "windows.*.top.*.datetime"],
    holds: (answer, [, count, one, words = ""]) =>
      answer.windows[1]?.count === (one === undefined ? Number(count) : 1) && isHeaviest(answer, 1, words),
  },
  {
    says: /^That event falls in the first week, which has (?:(\d+) of them|this one alone)\.$/,
    restsOn: ["windows.*.count", "windows.*.top.*.datetime"],
    holds: ({ windows }, [, count]) =>
      windows[1]?.count === Number(count ?? 1) && windows[1]?.top[0]?.datetime === windows[3]?.top[0]?.datetime,
  },
  {
    says: /^No event of the kinds asked for falls in these 90 days\.$/,
    restsOn: ["windows.*.count"],
    holds: ({ windows }) => windows[3]?.count === 0,
  },
];

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [
  claimedText({
    operation: digest,
    member: "summary",
    told: ({ summary }) => summary,
    requests: births.map(({ date, time, timezone }) => ({
      birthData: { date, time, timezone },
      startDate: "2026-03-01",
      top: 1,
    })),
    answerTo: (request) => digest(request, context),
    claims: digestClaims,
    bank: { catalogue: en, keys: /^leads\.digest/ },
    figures: [],
  }),
];

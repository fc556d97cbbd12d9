import { addDays } from "@almagest/civil-time";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { biorhythmForecast, biorhythmPhases, biorhythmReading, criticalDays, dailyBiorhythm } from "../src/index";
import { en } from "../src/texts/en";
import type {
  BiorhythmForecast,
  BiorhythmPhases,
  BiorhythmPhasesRequest,
  BiorhythmReading,
  CriticalDay,
  DailyBiorhythm,
  DailyBiorhythmRequest,
} from "../src/types";
import { dates, PRIMARY } from "./lives";
import { together } from "./together";

const context = createContext({ now: Date.UTC(2026, 10, 22), texts: [en] });

/** One day in twenty is that of birth, when all three curves are at zero. */
const readings = fc
  .tuple(dates, fc.nat({ max: 19 }))
  .map(([{ birthDate, date }, die]) => ({ birthDate, targetDate: die === 0 ? birthDate : date }));
const periods = fc
  .tuple(dates, fc.integer({ min: 0, max: 90 }))
  .map(([{ birthDate, date }, days]) => ({ birthDate, startDate: date, endDate: addDays(date, days) }));

/** For each main curve + above the line, - below it, 0 at it: within the band, or through zero in the course of the day. */
const statesOf = ({ cycles, criticalCycles }: BiorhythmReading): string =>
  PRIMARY.map((id) => {
    const { value } = cycles[id];
    if (Math.abs(value) <= 9 || criticalCycles.includes(id)) return "0";
    return value > 0 ? "+" : "-";
  }).join("");

const STATES = PRIMARY.flatMap((id) => [`cycles.${id}.value`]).concat("criticalCycles");

const state = (says: RegExp, ...states: readonly string[]): Claim<BiorhythmReading> => ({
  says,
  restsOn: STATES,
  holds: (answer) => states.includes(statesOf(answer)),
});

const going = (says: RegExp, states: string, trend: "falling" | "rising"): Claim<BiorhythmReading> => ({
  says,
  restsOn: [...STATES, ...PRIMARY.map((id) => `cycles.${id}.trend`)],
  holds: (answer) =>
    statesOf(answer) === states && PRIMARY.filter((id) => answer.cycles[id].trend === trend).length > 1,
});

const PARTS: Readonly<Record<string, (typeof PRIMARY)[number]>> = {
  "the body": "physical",
  "the heart": "emotional",
  "the head": "intellectual",
};

/** The part that carries is higher than the one that is spared, or that one passes the line. */
const carries = (): Claim<BiorhythmReading> => ({
  says: /^Let (the \w+) carry the main thing today, and ask little of (the \w+)/,
  restsOn: STATES,
  holds: ({ cycles, criticalCycles }, [, lead = "", rest = ""]) => {
    const [one, other] = [PARTS[lead], PARTS[rest]];
    if (one === undefined || other === undefined || one === other) return false;
    return cycles[one].value >= cycles[other].value || criticalCycles.includes(other);
  },
});

/** The rating of the day, and the mean of the seven days after it by answers of their own. */
const ahead = (says: RegExp, holds: (difference: number) => boolean): Claim<BiorhythmReading> => ({
  says,
  restsOn: ["energyRating", "birthDate", "targetDate"],
  holds: ({ birthDate, targetDate, energyRating }, [, rating, mean]) => {
    const after = [1, 2, 3, 4, 5, 6, 7].map((days) =>
      biorhythmReading({ birthDate, targetDate: addDays(targetDate, days) }, context),
    );
    const told = after.reduce((sum, day) => sum + day.energyRating, 0) / 7;
    return Number(rating) === energyRating && Math.abs(Number(mean) - told) < 0.051 && holds(told - energyRating);
  },
});

const readingClaims: readonly Claim<BiorhythmReading>[] = [
  state(/^All three curves stand below the line/, "---"),
  state(/^The body is willing while mood and mind would sooner/, "+--"),
  state(/^Only feeling is above the line/, "-+-"),
  state(/^The head is clear on a tired neck and a quiet heart/, "--+"),
  state(/^Limbs and heart are up, and thinking lags behind: you act first/, "++-"),
  state(/^Strength and reason work side by side with feeling left/, "+-+"),
  state(/^Heart and head are awake in a body that wants to sit down/, "-++"),
  state(/^Three curves stand above the line together/, "+++"),
  going(/^All three curves are above the line, with more of them falling than rising/, "+++", "falling"),
  going(/^Body, mood and mind are below the line yet, though most of them are climbing/, "---", "rising"),
  carries(),
  ahead(/^With a rating of (\d+) today and ([\d.]+) as the mean of the next seven/, (difference) => difference >= 1),
  ahead(/^Rated (\d+) in ten, .* seven of its kind, ([\d.]+) on average/, (difference) => Math.abs(difference) < 1),
  ahead(/^A rating of (\d+) is not kept up, for the coming week averages ([\d.]+)/, (difference) => difference <= -1),
  ahead(/^Today's rating is only (\d+), but the week after averages ([\d.]+)/, (difference) => difference >= 1),
  ahead(
    /^The rating of (\d+) is no passing dip, since seven more days average ([\d.]+)/,
    (difference) => Math.abs(difference) < 1,
  ),
  ahead(/^It is rated (\d+), .* lower still, at ([\d.]+) on average/, (difference) => difference <= -1),
  state(/^The body is changing sides while mood and mind stand above/, "0++"),
  state(/^With the physical curve at the line and the other two below it/, "0--"),
  state(/^Your physical curve crosses while (?:mood|mind) is above the line and (?:mood|mind) below/, "0+-", "0-+"),
  state(/^Feeling is at its turning point between a strong body and a clear head/, "+0+"),
  state(/^The emotional curve meets the line with body and mind below/, "-0-"),
  state(/^The emotional curve is at the line, with the body above it and the mind below/, "+0-"),
  state(/^The emotional curve is at the line, with the mind above it and the body below/, "-0+"),
  state(/^The mind changes direction while limbs and heart are in good form/, "++0"),
  state(/^Thought is changing over, the body is tired and the mood low/, "--0"),
  state(/^The mind crosses its zero line between a strong body and a low mood/, "+-0"),
  state(/^The mind crosses its zero line between a good mood and a tired body/, "-+0"),
  state(/^Body and feeling are both at the line, with only the mind safely above it: .* the two of them/, "00+"),
  state(/^Muscles and mood hang at the zero mark together and the mind is no help/, "00-"),
  state(/^Body and mind change over together, and the heart, above the line/, "0+0"),
  state(/^Strength and thought turn over while the heart lies low/, "0-0"),
  state(/^Heart and head meet the line at once, and the body is the steady one/, "+00"),
  state(/^All three curves are at the line/, "000"),
  state(/^Neither what you feel nor what you think has made up its mind, and the body would rather/, "-00"),
];

const interpretation: CheckedText = claimedText({
  operation: biorhythmReading,
  member: "interpretation",
  told: ({ interpretation: told }) => told,
  requests: readings,
  answerTo: (request) => biorhythmReading(request, context),
  claims: readingClaims,
  bank: { catalogue: en, keys: /^days\.(?:combinations|overall|ahead|line)\./ },
  figures: [],
});

/** The cycle that a day's advice is about is the highest of a good day, the lowest of a poor one. */
const ranked = (says: RegExp, id: (typeof PRIMARY)[number], isLow: boolean): Claim<BiorhythmReading> => ({
  says,
  restsOn: PRIMARY.map((one) => `cycles.${one}.value`),
  holds: ({ cycles }) =>
    PRIMARY.every((other) =>
      isLow ? cycles[id].value <= cycles[other].value : cycles[id].value >= cycles[other].value,
    ),
});

const advice: CheckedText = claimedText({
  operation: biorhythmReading,
  member: "advice",
  told: ({ advice: told }) => told,
  requests: readings,
  answerTo: (request) => biorhythmReading(request, context),
  claims: [
    ranked(/^Begin with the task that needs your back and shoulders/, "physical", false),
    ranked(/^Use the day for people/, "emotional", false),
    ranked(/^Open the hardest file first/, "intellectual", false),
    ranked(/^Go to bed an hour earlier than seems reasonable/, "physical", true),
    ranked(/^Spare yourself one gathering today/, "emotional", true),
    ranked(/^Hand routine to the checklist and close the tabs/, "intellectual", true),
  ],
  bank: { catalogue: en, keys: /^days\.advice\./ },
  figures: ["the first two hours"],
});

const ISO = "(\\d{4}-\\d\\d-\\d\\d)";
const FORECAST = ["summary.bestDay", "summary.worstDay", "days.*.energyRating", "days.*.date"];

const meanOf = (days: BiorhythmForecast["days"]): number =>
  days.reduce((sum, { energyRating }) => sum + energyRating, 0) / days.length;

/** By how much the second half of a period is rated above the first. */
function rise({ days }: BiorhythmForecast): number {
  const half = Math.floor(days.length / 2);
  return meanOf(days.slice(-half)) - meanOf(days.slice(0, half));
}

const ratingOn = ({ days }: BiorhythmForecast, date: string): number =>
  days.find((day) => day.date === date)?.energyRating ?? Number.NaN;

/** The two dates of a sentence are the best and the worst day of the summary. */
const extremes = (
  says: RegExp,
  holds: (answer: BiorhythmForecast) => boolean = () => true,
): Claim<BiorhythmForecast> => ({
  says,
  restsOn: FORECAST,
  holds: (answer, [, best, worst]) =>
    answer.summary.bestDay === best && answer.summary.worstDay === worst && holds(answer),
});

/** Critical days in a period, told as a number of so many, and how that compares with 0.22 a day in the long run. */
const density = (says: RegExp, holds: (perDay: number) => boolean): Claim<BiorhythmForecast> => ({
  says,
  restsOn: ["summary.criticalDayCount", "totalDays", "days.*.isCritical"],
  holds: ({ summary, totalDays, days }, [, count, total]) => {
    const listed = days.filter(({ isCritical }) => isCritical).length;
    const isCounted = Number(count) === summary.criticalDayCount && summary.criticalDayCount === listed;
    return isCounted && Number(total) === totalDays && holds(listed / totalDays);
  },
});

const LONG_RUN = 0.22;

const course = (says: RegExp, holds: (answer: BiorhythmForecast) => boolean): Claim<BiorhythmForecast> => ({
  says,
  restsOn: FORECAST,
  holds,
});

const inSecondHalf = ({ days, summary }: BiorhythmForecast): boolean =>
  days.findIndex(({ date }) => date === summary.bestDay) >= Math.floor(days.length / 2);

/** The first day, beside the mean of all. */
const opens = ({ days }: BiorhythmForecast, how: "low" | "high"): boolean => {
  const first = days[0]?.energyRating ?? Number.NaN;
  return how === "low" ? first <= meanOf(days) : first >= meanOf(days);
};

const forecast: CheckedText = claimedText({
  operation: biorhythmForecast,
  member: "summary.periodAdvice",
  told: ({ summary }) => summary.periodAdvice,
  requests: periods,
  answerTo: (request) => biorhythmForecast(request, context),
  claims: [
    course(
      /^A strong stretch that gets stronger: start modestly, since your best working days lie in the second half/,
      (answer) => rise(answer) > 0 && inSecondHalf(answer) && opens(answer, "low"),
    ),
    course(
      /^The best of it comes first/,
      (answer) => rise(answer) < 0 && !inSecondHalf(answer) && opens(answer, "high"),
    ),
    course(
      /^It opens heavily and lightens as it goes, so promise little for the first half|^A lean time with its back already turned/,
      (answer) => rise(answer) > 0 && inSecondHalf(answer) && opens(answer, "low"),
    ),
    course(
      /^You enter on good footing and lose some of it|^The slope runs downhill/,
      (answer) => rise(answer) < 0 && !inSecondHalf(answer) && opens(answer, "high"),
    ),
    course(/^Ups and downs share this period fairly/, (answer) => Math.abs(rise(answer)) < 1),
    course(
      /^Good days stand shoulder to shoulder/,
      (answer) => Math.abs(rise(answer)) < 1 && answer.days.every(({ energyRating }) => energyRating > 4),
    ),
    course(
      /^These are fallow days from one end to the other/,
      (answer) => Math.abs(rise(answer)) < 1 && answer.days.every(({ energyRating }) => energyRating < 7),
    ),
    {
      says: /^No main curve passes zero in it/,
      restsOn: ["summary.criticalDayCount"],
      holds: ({ summary }) => summary.criticalDayCount === 0,
    },
    density(/^Only (\d+) days? (?:is|are) critical out of (\d+)/, (perDay) => perDay < LONG_RUN),
    density(
      /^(\d+) days? (?:is|are) critical out of (\d+), about the ordinary measure/,
      (perDay) => Math.abs(perDay - LONG_RUN) < 0.08,
    ),
    density(/^With (\d+) critical days? in (\d+) they stand closer together than usual/, (perDay) => perDay > LONG_RUN),
    extremes(
      new RegExp(
        `^For the thing that matters most choose ${ISO}; even ${ISO}, the weakest, is good enough for routine`,
      ),
      (answer) => ratingOn(answer, answer.summary.worstDay) > 4,
    ),
    extremes(
      new RegExp(`^Choose ${ISO} for what matters most; ${ISO} is the weakest and breaks the run`),
      (answer) => ratingOn(answer, answer.summary.worstDay) <= 4,
    ),
    extremes(new RegExp(`^Your highest day is ${ISO} and your lowest is ${ISO}`)),
    extremes(new RegExp(`^${ISO} offers the most footing, and ${ISO} asks to be left blank`)),
  ],
  bank: { catalogue: en, keys: /^periods\./ },
  figures: [],
});

interface AnsweredDay {
  readonly event: CriticalDay;
  readonly double: readonly string[];
  readonly triple: string | null;
}

const meeting = (says: RegExp, isHeld: (answer: AnsweredDay) => boolean): Claim<AnsweredDay> => ({
  says,
  restsOn: ["event.severity", "event.date", "double.*"],
  holds: (answer) => isHeld(answer) && answer.double.includes(answer.event.date),
});

const turn = (says: RegExp, cycle: CriticalDay["cycle"], direction: CriticalDay["direction"]): Claim<AnsweredDay> => ({
  says,
  restsOn: ["event.cycle", "event.direction"],
  holds: ({ event }) => event.cycle === cycle && event.direction === direction,
});

/** One critical day of a period, with the dates on which cycles meet; mostly about the birth, where all three do. */
function criticalDayOf({
  birthDate,
  startDate,
  nth,
}: {
  birthDate: string;
  startDate: string;
  nth: number;
}): AnsweredDay {
  const found = criticalDays({ birthDate, startDate }, context);
  const events = found.criticalDays;
  const event = events[nth % events.length];
  if (event === undefined) throw new Error("ninety days without a critical one");
  return { event, double: found.doubleCriticalDays, triple: found.tripleCriticalDay };
}

const advisory: CheckedText = claimedText({
  operation: criticalDays,
  member: "criticalDays.*.advisory",
  told: ({ event }) => event.advisory,
  requests: fc
    .tuple(dates, fc.nat({ max: 1000 }), fc.boolean())
    .map(([{ birthDate, date }, nth, isBirth]) => ({ birthDate, startDate: isBirth ? birthDate : date, nth })),
  answerTo: criticalDayOf,
  claims: [
    meeting(
      /^All three curves meet at zero, as they did when you were born/,
      ({ event, triple }) => event.severity === "triple" && triple === event.date,
    ),
    meeting(/^Body and mood change over on one and the same day/, ({ event }) => event.severity === "double"),
    meeting(/^Hand and head turn together/, ({ event }) => event.severity === "double"),
    meeting(/^Heart and reason both switch sides today/, ({ event }) => event.severity === "double"),
    turn(/^The body's curve passes zero on its way up|^A new stretch of twenty-three days/, "physical", "ascending"),
    turn(/^Halfway through its cycle the body turns|^Your physical curve drops/, "physical", "descending"),
    turn(/^Feeling comes up through zero|^The heart starts a fresh round of four weeks/, "emotional", "ascending"),
    turn(/^After fourteen outgoing days the mood turns|^The emotional curve goes under/, "emotional", "descending"),
    turn(/^The mind's curve rises through zero|^Thirty-three new days open/, "intellectual", "ascending"),
    turn(
      /^At some hour of this day clear thinking begins to ebb|^The intellectual curve sinks/,
      "intellectual",
      "descending",
    ),
  ],
  bank: { catalogue: en, keys: /^advisories\./ },
  figures: [
    "the first hill",
    "the last mile",
    "tell the good news first",
    "April weather",
    "First ideas",
    "Save your work often",
  ],
});

const PHASE_WORDS: Readonly<Record<string, readonly string[]>> = {
  rising: ["rising"],
  high: ["high"],
  "at peak": ["peak"],
  falling: ["falling"],
  low: ["low"],
  "at trough": ["trough"],
  critical: ["critical_ascending", "critical_descending"],
};

const phases: CheckedText = claimedText<BiorhythmPhasesRequest, BiorhythmPhases>({
  operation: biorhythmPhases,
  member: "summary",
  told: ({ summary }) => summary,
  requests: readings,
  answerTo: (request) => biorhythmPhases(request, context),
  claims: [
    {
      says: /^.*$/,
      restsOn: ["phases.*.phase"],
      holds: ({ phases: found }, [told = ""]) => {
        const all = Object.values(found).map(({ phase }) => phase);
        const due = Object.values(PHASE_WORDS).map((ids) => all.filter((phase) => ids.includes(phase)).length);
        const parts = told.split(", ").map((part) => /^(\d+)(?: cycles?)? (.+)$/.exec(part) ?? []);
        const counted = Object.keys(PHASE_WORDS).map((word) =>
          Number(parts.find(([, , own]) => own === word)?.[1] ?? 0),
        );
        return counted.join() === due.join();
      },
    },
  ],
  bank: { catalogue: en, keys: /^patterns\.summary\./ },
  figures: [],
});

const daily: CheckedText = claimedText<DailyBiorhythmRequest, DailyBiorhythm>({
  operation: dailyBiorhythm,
  member: "dailyMessage",
  told: ({ dailyMessage }) => dailyMessage,
  requests: fc.record({ seed: fc.string({ minLength: 1, maxLength: 12 }), date: dates.map(({ date }) => date) }),
  answerTo: (request) => dailyBiorhythm(request, context),
  claims: [
    {
      says: new RegExp(`^Your biorhythm for ${ISO}: Energy rating (\\d+)/10 \\((High|Moderate|Low)\\)`),
      restsOn: ["date", "energyRating"],
      holds: ({ date, energyRating }, [, day, rating, word]) =>
        date === day &&
        energyRating === Number(rating) &&
        word === (energyRating >= 7 ? "High" : energyRating <= 4 ? "Low" : "Moderate"),
    },
    {
      says: /^(Physical|Emotional|Intellectual) cycle is .* at (-?\d+)%/,
      restsOn: ["spotlight.value", "quickRead.physical"],
      holds: ({ spotlight, quickRead }, [, name = "", value]) => {
        const id = PRIMARY.find((one) => one === name.toLowerCase());
        return id !== undefined && quickRead[id] === Number(value) && spotlight.value === Number(value);
      },
    },
  ],
  bank: { catalogue: en, keys: /^patterns\.daily|^daily\.(?:tone)/ },
  figures: ["Half of you is out of the door", "which comes first"],
});

/** The members that the sentences of the composed texts rest on. */
export const claims: readonly CheckedText[] = [
  ...[interpretation, advice, forecast, advisory, phases, daily, together],
];

import { type CheckedText, type Claim, claimedText } from "../../../telling/test/claims";
import { dailyAyurveda, dinacharya, ritucharya } from "../../src/index";
import { en } from "../../src/texts/en";
import type { DailyAyurveda, Dinacharya, Ritucharya } from "../../src/types";
import { context, dates, days, seasons } from "./asked";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = "(\\d\\d:\\d\\d)";

/** An instant by the clock of the place, HH:MM, as the answer's own offset has it. */
function clockAt(instant: string | number | undefined, { conventions }: { conventions: { timezone: number } }): string {
  const epochMs = typeof instant === "number" ? instant : Date.parse(instant ?? "");
  return new Date(epochMs + conventions.timezone * HOUR_MS)
    .toISOString()
    .slice("2000-01-01T".length, -":00.000Z".length);
}

const hoursAndMinutes = (minutes: number): string => `${Math.floor(minutes / 60)} ${minutes % 60}`;
const minutesOf = (clock = ""): number => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));

/** Of a day and its night, in milliseconds. */
function lengthsOf({ sunrise = "", sunset = "", nextSunrise = "" }: Dinacharya): { dayMs: number; nightMs: number } {
  const setMs = Date.parse(sunset);
  return { dayMs: setMs - Date.parse(sunrise), nightMs: Date.parse(nextSunrise) - setMs };
}

const DAY = ["sunrise", "sunset", "nextSunrise", "conventions.timezone"];

/** Daylight with its thirds, between the two times in the answer. */
const daylight = (says: RegExp, holds: (dayMs: number, nightMs: number) => boolean): Claim<Dinacharya> => ({
  says,
  restsOn: DAY,
  holds: (answer, [, rise, set, ...figures]) => {
    const { dayMs, nightMs } = lengthsOf(answer);
    const minutes = (minutesOf(set) - minutesOf(rise) + 1440) % 1440;
    const isTold = rise === clockAt(answer.sunrise, answer) && set === clockAt(answer.sunset, answer);
    const counted = [hoursAndMinutes(minutes), hoursAndMinutes(Math.floor(minutes / 3))].join(" ");
    return isTold && figures.join(" ") === counted && holds(dayMs, nightMs);
  },
});

/** The beginnings of the day's thirds, and 96 minutes before sunrise. */
const thirds = (says: RegExp): Claim<Dinacharya> => ({
  says,
  restsOn: DAY,
  holds: (answer, [, ...told]) => {
    const riseMs = Date.parse(answer.sunrise ?? "");
    const { dayMs } = lengthsOf(answer);
    const due = [riseMs, riseMs + dayMs / 3, riseMs + (2 * dayMs) / 3];
    const waking = riseMs - 96 * 60_000;
    return told.every((text, index0) => isClock(text, due[index0] ?? waking, answer));
  },
});

/** True for either minute that a second's difference may fall in. */
function isClock(text: string, epochMs: number, answer: Dinacharya): boolean {
  return text === clockAt(epochMs, answer) || text === clockAt(epochMs + 999, answer);
}

const daysClaims: readonly Claim<Dinacharya>[] = [
  daylight(
    new RegExp(
      `^The Sun is up from ${CLOCK} to ${CLOCK}, (\\d+) hours and (\\d+) minutes, so the day's thirds are long, about (\\d+) hours and (\\d+) minutes each, and the night's are short`,
    ),
    (dayMs, nightMs) => dayMs > nightMs,
  ),
  daylight(
    new RegExp(
      `^From ${CLOCK} to ${CLOCK} are (\\d+) hours and (\\d+) minutes of daylight, about (\\d+) hours and (\\d+) minutes for each third, and the night takes nearly the same`,
    ),
    (dayMs, nightMs) => Math.abs(dayMs - nightMs) <= 1.01 * HOUR_MS,
  ),
  daylight(
    new RegExp(
      `^Light lasts from ${CLOCK} until ${CLOCK}, (\\d+) hours and (\\d+) minutes, and its thirds are quickly over, (\\d+) hours and (\\d+) minutes each`,
    ),
    (dayMs, nightMs) => dayMs < nightMs,
  ),
  thirds(new RegExp(`^By the Sun kapha runs from ${CLOCK}, pitta from ${CLOCK} and vata from ${CLOCK}`)),
  {
    says: new RegExp(`^Waking time in the sense of the verses opens at ${CLOCK}`),
    restsOn: ["brahmaMuhurta.start", "conventions.timezone"],
    holds: (answer, [, waking]) => waking === clockAt(answer.brahmaMuhurta?.start, answer),
  },
  thirds(
    new RegExp(
      `^By the Sun this day's thirds would begin at ${CLOCK}, ${CLOCK} and ${CLOCK}, and waking time at ${CLOCK}`,
    ),
  ),
  {
    says: /^The long shifts are the night's/,
    restsOn: DAY,
    holds: (answer) => lengthsOf(answer).nightMs > lengthsOf(answer).dayMs,
  },
];

export const dayRoutine: CheckedText = claimedText({
  operation: dinacharya,
  member: "summary",
  told: ({ summary }) => summary,
  requests: days,
  answerTo: (request) => dinacharya(request, context),
  claims: daysClaims,
  bank: { catalogue: en, keys: /^days\.(?:length|clock|polar)\./ },
  figures: ["the middle third", "for the first of them"],
});

type Seasonal = Pick<DailyAyurveda, "date"> & {
  readonly ritu: Pick<DailyAyurveda["ritu"], "id" | "start" | "end">;
};

/** Where noon of the date is in the season: days since it began, days left, and the part passed. */
function placeIn({ date, ritu }: Seasonal): { readonly since: number; readonly left: number; readonly passed: number } {
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const [startMs, endMs] = [Date.parse(ritu.start), Date.parse(ritu.end)];
  const [since, left] = [(noonMs - startMs) / DAY_MS, (endMs - noonMs) / DAY_MS];
  return { since, left, passed: (since - 7) / (since + left - 14) };
}

const SEASON = ["date", "ritu.start", "ritu.end"];
const isOpening = (answer: Seasonal): boolean => placeIn(answer).since < 7.001;
const isClosing = (answer: Seasonal): boolean => placeIn(answer).left < 7.001;
const isHeight = (answer: Seasonal): boolean => placeIn(answer).passed > 0.33 && placeIn(answer).passed < 0.67;
const isLate = (answer: Seasonal): boolean => placeIn(answer).passed > 0.66 && !isClosing(answer);

type Timed = Pick<DailyAyurveda, "doshaPeriods" | "conventions">;

/** The two spans of a dosha in a day and its night, by the clock of the place. */
const spansOf = (answer: Timed, dosha: string): readonly string[] =>
  answer.doshaPeriods
    .filter((period) => period.dosha === dosha)
    .flatMap(({ start, end }) => [clockAt(start, answer), clockAt(end, answer)]);

const spans = (dosha: string, says: RegExp): Claim<DailyAyurveda> => ({
  says,
  restsOn: ["doshaPeriods.*.dosha", "doshaPeriods.*.start", "doshaPeriods.*.end", "conventions.timezone"],
  holds: (answer, [, ...told]) => spansOf(answer, dosha).join() === told.join(),
});

/** Sentences about the dates of a season's stage, where the season is that of the answer. */
function stageClaims<Answer extends Seasonal>(isTold: (answer: Answer) => boolean): readonly Claim<Answer>[] {
  const stage = (says: RegExp, holds: (answer: Answer) => boolean): Claim<Answer> => ({
    says,
    restsOn: SEASON,
    holds: (answer) => !isTold(answer) || holds(answer),
  });
  return [
    stage(/^These are the first days of sisira/, isOpening),
    stage(/(?:for|spring, for) (?:whose|the) first seven days you/, isOpening),
    stage(/^The rains, varsa, have their first week/, isOpening),
    stage(
      /^The last week of sisira|^Spring is in its last week|^This last week of hemanta|^These are the last days of/,
      isClosing,
    ),
    stage(/^This is grisma at full height|^Sarad is at its clearest|^Midway through sisira|^Mid-rains/, isHeight),
  ];
}

const variant = (says: RegExp, holds: (answer: Seasonal) => boolean): Claim<DailyAyurveda> => ({
  says,
  restsOn: SEASON,
  holds,
});

/** Those of the variants that take turns from day to day. */
const variantClaims: readonly Claim<DailyAyurveda>[] = [
  variant(/^The first seven days of varsa|with its first week still damp/, isOpening),
  variant(/^The first weeks of vasanta/, (answer) => placeIn(answer).passed < 0.34 && !isOpening(answer)),
  variant(/^The wet season is at its loudest|^Halfway through late winter/, isHeight),
  variant(/^In the middle of sarad|^At the crest of grisma/, isHeight),
  variant(/^Late vasanta is the easiest piece|^Late in the hot season/, isLate),
  variant(/^Toward the end of the rains|^Late autumn has/, isLate),
];

const LEAST_STRENGTH = /with the least strength in all the year/;

/** Habits, weather and verses, which say nothing of the date. */
const figures = [
  ...["the second helping", "first light", "go first; what is sweet", "most begin before lunch", "the first cold"],
  ...["the first rain arrives", "a first mild noon", "answers it best", "the coolest room", "the better half of it"],
  ...["Between two of them", "the first clear Moon", "the first dark"],
];
const dailyFigures = [
  ...figures,
  ...["The stove of the body burns at its best", "the first sign of what melts"],
  ...["spring's habits leave first", "the first gusts", "least of all a"],
  ...["people at their strongest", "the second sleep", "the first warm thing", "the first hours today", "feet last"],
  ...["half of one's strength", "the best of such a day", "the second slice", "call first", "the last message"],
  ...["bitter first and the creamy thing last"],
  ...["at its greatest", "costs least when you have most", "half of the year is for", "hardest work"],
  ...["the first of the two spans", "in the second", "the first span", "Rise ahead of the first", "In the second"],
  ...["for the first of them"],
];

const dailyClaims: readonly Claim<DailyAyurveda>[] = [
  ...stageClaims<DailyAyurveda>(() => true),
  ...variantClaims,
  { says: LEAST_STRENGTH, restsOn: ["ritu.strength"], holds: ({ ritu }) => ritu.strength === "lowest" },
  spans(
    "vata",
    new RegExp(`^Of today's hours those of vata run from ${CLOCK} to ${CLOCK} and again from ${CLOCK} to ${CLOCK}`),
  ),
  spans(
    "vata",
    new RegExp(`^Vata, .*has the time from ${CLOCK} to ${CLOCK} and the end of the night, ${CLOCK} to ${CLOCK}`),
  ),
  spans("vata", new RegExp(`^From ${CLOCK} to ${CLOCK}, and before dawn from ${CLOCK} to ${CLOCK}, vata is on duty`)),
  spans(
    "pitta",
    new RegExp(`^Pitta keeps the middle of things, ${CLOCK} to ${CLOCK} today and ${CLOCK} to ${CLOCK} tonight`),
  ),
  spans(
    "pitta",
    new RegExp(`^The span from ${CLOCK} to ${CLOCK} is pitta's, .*; ${CLOCK} to ${CLOCK} is its night shift`),
  ),
  spans(
    "pitta",
    new RegExp(
      `^Pitta goes home .*: ${CLOCK} to ${CLOCK} for work that needs a good eye, ${CLOCK} to ${CLOCK} for sleep`,
    ),
  ),
  spans(
    "kapha",
    new RegExp(`^The slow hours of kapha are ${CLOCK} to ${CLOCK} and, after nightfall, ${CLOCK} to ${CLOCK}`),
  ),
  spans("kapha", new RegExp(`most of all from ${CLOCK} to ${CLOCK} and from ${CLOCK} to ${CLOCK}`)),
  spans("kapha", new RegExp(`^Kapha has the hours from ${CLOCK} to ${CLOCK} and ${CLOCK} to ${CLOCK}`)),
  {
    says: new RegExp(`^What has to be decided, decide before ${CLOCK}`),
    restsOn: ["doshaPeriods.*.start"],
    holds: (answer, [, start]) => spansOf(answer, "vata")[0] === start,
  },
];

export const daily: CheckedText = claimedText({
  operation: dailyAyurveda,
  member: "summary",
  told: ({ summary }) => summary,
  requests: dates,
  answerTo: (request) => dailyAyurveda(request, context),
  claims: dailyClaims,
  bank: {
    catalogue: en,
    keys: /^(?:stages|practice|parts\.(?:day|night)|cycle\.hours|days\.polar)\.|^days\.southernPlace/,
  },
  figures: dailyFigures,
});

/** The stage is that of the scheme of six; the other scheme's seasons have other first and last days, as its note says. */
const isOfSix = ({ conventions }: Ritucharya): boolean => conventions.ritucharyaScheme === "sutrasthana-6";

const seasonClaims: readonly Claim<Ritucharya>[] = [
  ...stageClaims<Ritucharya>(isOfSix).filter(
    ({ says }) => !/crest|middle of sarad|loudest|Late vasanta/.test(String(says)),
  ),
  {
    says: /^These are the first days of sisira|first seven days you|have their first week/,
    restsOn: ["regimen.*.id"],
    holds: ({ regimen }) => regimen.some(({ id }) => id === "joint-opening"),
  },
  {
    says: /^The last week of sisira|^Spring is in its last week|^This last week of hemanta|^These are the last days of/,
    restsOn: ["regimen.*.id"],
    holds: ({ regimen }) => regimen.some(({ id }) => id === "joint-closing"),
  },
  { says: LEAST_STRENGTH, restsOn: ["strength.level"], holds: ({ strength }) => strength.level === "lowest" },
  {
    says: /^The scheme of vimana-8 counts a season of first rains and none of late winter/,
    restsOn: ["conventions.ritucharyaScheme"],
    holds: ({ conventions }) => conventions.ritucharyaScheme === "vimana-8",
  },
  {
    says: /^Here both agree on (\S+), though not on its first and last days/,
    restsOn: ["ritu.id", "ritu.classicalRitu"],
    holds: ({ ritu }, [, name]) => ritu.id === ritu.classicalRitu && ritu.sanskritName === name,
  },
  {
    says: /^It places this date in (\S+); .* in which the scheme of Sutrasthana 6 has it/,
    restsOn: ["ritu.id", "ritu.sanskritName"],
    holds: ({ ritu }, [, name]) => ritu.id !== ritu.classicalRitu && ritu.sanskritName === name,
  },
  {
    says: /^For the southern half of the Earth the names of the seasons are turned by six months/,
    restsOn: ["conventions.hemisphere"],
    holds: ({ conventions }) => conventions.hemisphere === "southern",
  },
];

export const season: CheckedText = claimedText({
  operation: ritucharya,
  member: "summary",
  told: ({ summary }) => summary,
  requests: seasons,
  answerTo: (request) => ritucharya(request, context),
  claims: seasonClaims,
  bank: { catalogue: en, keys: /^stages\.\w+\.\w+\.a$|^notes\.(?:vimana|nirayana|southern)/ },
  figures,
});

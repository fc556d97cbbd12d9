import { civilTimeAt } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  InvariantError,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import { houseNumber, type PlanetId, type SignId } from "@almagest/sky";
import * as z from "zod";
import { westernReader } from "../texts/reader";
import type { YearlyHoroscope, YearlyHoroscopeRequest } from "../types";
import type { TimedEvent } from "./dated-event";
import { factsOf, type HoroscopeFacts, type HoroscopeNeeds, opened } from "./facts";
import { AREAS, solarHouse } from "./houses";
import { luckyColor, luckyNumbers } from "./lucky";
import { dayOfEpochMs, lastDayOfMonth, yearPeriod } from "./period";
import { periodVerdict } from "./period-table";
import {
  clockOf,
  presentColor,
  presentCompatible,
  presentHoroscopeConventions,
  presentSignName,
  presentTexts,
  VERDICT_RULE,
} from "./present";
import { themeName, type Voice, voiceOf } from "./reading";
import {
  colorFields,
  compatibleFields,
  conventionsSchema,
  eclipseKind,
  luckyNumbersField,
  signFields,
  signParams,
  textFields,
  yearQuery,
} from "./schema";
import type { SkyEvent } from "./sky-event";
import { bestMonths, type DayStay, keyPeriods, themeStays } from "./year-entries";
import { type YearSky, yearlyPlan } from "./yearly-plan";

const bodyFields = named("body", z.string(), bodyTerms);

const themeSchema = z
  .object({
    ...bodyFields,
    ...named("sign", z.string(), signTerms),
    house: houseNumber,
    theme: prose,
    from: z.string(),
    to: z.string().meta({ description: "The day of the next change of sign, or the year's last" }),
  })
  .meta({ name: "YearTheme" });

const eclipseSchema = z
  .object({
    date: z.string(),
    kind: eclipseKind,
    ...named("of", z.enum(["sun", "moon"]), bodyTerms),
    ...named("sign", z.string(), signTerms),
    house: houseNumber,
    theme: prose,
  })
  .meta({ name: "YearEclipse" });

const retrogradeSchema = z
  .object({
    date: z.string(),
    ...bodyFields,
    direction: z.enum(["retrograde", "direct"]),
    house: houseNumber,
    theme: prose,
  })
  .meta({ name: "YearRetrograde" });

const keyPeriodSchema = z
  .object({ from: z.string(), to: z.string(), ...bodyFields, house: houseNumber, focus: prose })
  .meta({ name: "KeyPeriod" });

const bestPeriod = z
  .object({ from: z.string(), to: z.string(), count: z.int().min(1) })
  .meta({ name: "BestPeriod" })
  .exactOptional();

const output = z.object({
  ...signFields,
  year: z.int(),
  ...textFields,
  themes: z.array(themeSchema),
  eclipses: z.array(eclipseSchema),
  retrogrades: z.array(retrogradeSchema),
  keyPeriods: z.array(keyPeriodSchema),
  bestPeriods: z.object({ love: bestPeriod, career: bestPeriod, health: bestPeriod, finance: bestPeriod }),
  luckyNumbers: luckyNumbersField,
  ...colorFields,
  ...compatibleFields,
  conventions: conventionsSchema,
});

export interface AskedYear {
  readonly sign: string;
  readonly year?: number | undefined;
  readonly timezone: number | string;
}

export interface YearlyHoroscopeFacts extends HoroscopeFacts {
  readonly year: YearSky;
}

/** A year of UTC for a sign. @throws DomainError `not_found` for a sign that does not exist. */
export function computeYearlyHoroscope(input: AskedYear, { ephemeris, now }: HoroscopeNeeds): YearlyHoroscopeFacts {
  const number = input.year ?? Number(civilTimeAt(now, input.timezone).date.slice(0, 4));
  const open = opened(input.sign, ephemeris, (sky) => yearPeriod(sky, number));
  const { own, sky, period, table } = open;
  const { events } = table;
  const year: YearSky = {
    own,
    year: number,
    events,
    themes: themeStays(sky, period, table),
    periods: keyPeriods(sky, own, events),
    best: bestMonths(own, events),
    verdict: periodVerdict(ephemeris, sky, own, period),
  };
  return { ...factsOf(open, yearlyPlan(year)), year };
}

const RULES = {
  verdict: `${VERDICT_RULE}, by the whole-sign aspects of Jupiter to Pluto to the sign`,
  themes: "Jupiter to Pluto, one row for each unbroken stay in a sign, clipped to the year",
  keyPeriods:
    "for each solar house one stay that begins in the year: of Mars, else of Venus, else of Mercury; the first",
  bestPeriods:
    "the month with most exact sextiles and trines among the planets without the Moon of which one stands in the area's houses: love 5 and 7, career 6 and 10, health 6 and 12, finance 2 and 8",
  luckyNumbers:
    "the numbers of the four strongest planets at 12:00 UTC of 1 January: by solar house 1, 5, 9, 11, 10, 3, 7, 4, 2, 12, 6, 8, then by longitude; Sun 1, Moon 2, Jupiter 3, Uranus 4, Mercury 5, Venus 6, Neptune 7, Saturn 8, Mars 9",
  luckyColor: "a color of the sign's element, by the modality of Jupiter's sign on 1 January",
};

export const yearlyHoroscope: Operation<YearlyHoroscopeRequest, YearlyHoroscope, SkyContext & NowContext> =
  defineOperation({
    id: "getYearlyHoroscope",
    method: "GET",
    path: "/astrology/horoscope/{sign}/yearly",
    summary: "The horoscope of a year for a sign",
    description:
      "A calendar year (UTC) by whole-sign solar houses: what the slow planets work on, eclipses, retrograde times, dated visits of Mercury, Venus and Mars, and the best month for each area.",
    params: signParams,
    query: yearQuery,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeYearlyHoroscope,
    present: (facts, words) => {
      const texts = westernReader(words);
      const { own, planets, year } = facts;
      const voice = voiceOf(texts, facts.period.ordinal, clockOf(facts));
      const told = presentTexts(facts, voice);
      const jupiter = planets.find(({ body }) => body === "jupiter");
      const speaking = { own, voice };
      return {
        ...presentSignName(own),
        year: year.year,
        ...told,
        themes: year.themes.map((stay) => presentTheme(stay, speaking)),
        eclipses: year.events.filter(isEclipse).map((event) => presentEclipse(event, speaking)),
        retrogrades: year.events.filter(isStation).map((event) => presentStation(event, speaking)),
        keyPeriods: year.periods.map((stay) => ({
          from: stay.from,
          to: stay.to,
          body: bodyTerms[stay.body].en,
          house: solarHouse(own, stay.sign),
          focus: themeName(texts, solarHouse(own, stay.sign)),
        })),
        bestPeriods: presentBest(year),
        luckyNumbers: [...luckyNumbers(own, planets)],
        ...presentColor(luckyColor(own, jupiter?.sign ?? own)),
        ...presentCompatible(own),
        conventions: presentHoroscopeConventions(facts, RULES),
      };
    },
    isHeavy: true,
    examples: [{ sign: "aries", year: 2026 }],
  });

interface Speaking {
  readonly own: SignId;
  readonly voice: Voice;
}

function isEclipse({ eclipse }: SkyEvent): boolean {
  return eclipse !== undefined;
}

function isStation({ form }: SkyEvent): boolean {
  return form === "retrograde" || form === "direct";
}

function rowOf(voice: Voice, key: string): string | undefined {
  return voice.tell([{ family: "rows", key, events: [] }], "rows");
}

function presentTheme(stay: DayStay<PlanetId>, { own, voice }: Speaking): DraftOf<typeof themeSchema> {
  const house = solarHouse(own, stay.sign);
  return {
    body: bodyTerms[stay.body].en,
    sign: stay.sign,
    house,
    theme: rowOf(voice, `${stay.body}.${house}`),
    from: stay.from,
    to: stay.to,
  };
}

function presentEclipse(event: TimedEvent, { own, voice }: Speaking): DraftOf<typeof eclipseSchema> {
  const { form, sign, eclipse, epochMs } = event;
  if (eclipse === undefined) throw new InvariantError("an eclipse without its kind", { form });
  const house = solarHouse(own, sign);
  const of = form === "solar-eclipse" ? "sun" : "moon";
  return {
    date: dayOfEpochMs(epochMs),
    kind: eclipse,
    of,
    sign,
    house,
    theme: rowOf(voice, `${form}.${house}`),
  };
}

function presentStation(event: TimedEvent, { own, voice }: Speaking): DraftOf<typeof retrogradeSchema> {
  return {
    date: dayOfEpochMs(event.epochMs),
    body: bodyTerms[event.first].en,
    direction: event.form === "direct" ? "direct" : "retrograde",
    house: solarHouse(own, event.sign),
    theme: voice.tell(
      [{ family: "stationRows", key: `${event.form}.${solarHouse(own, event.sign)}`, events: [] }],
      "rows",
    ),
  };
}

/** A month's first and last day. */
function presentBest({ best, year }: YearSky): DraftOf<typeof output>["bestPeriods"] {
  const periods: DraftOf<typeof output>["bestPeriods"] = {};
  for (const area of AREAS) {
    const found = best[area];
    if (found === undefined) continue;
    const month = `${String(year).padStart(4, "0")}-${String(found.month).padStart(2, "0")}`;
    const to = lastDayOfMonth(`${month}-01`);
    periods[area] = { from: `${month}-01`, to, count: found.count };
  }
  return periods;
}

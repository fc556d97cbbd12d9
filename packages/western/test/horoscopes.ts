import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import type { SignId } from "@almagest/sky";
import { dailyHoroscope } from "../src/horoscope/daily";
import { monthlyHoroscope } from "../src/horoscope/monthly";
import { TEXT_MEMBERS } from "../src/horoscope/plan";
import { weeklyHoroscope } from "../src/horoscope/weekly";
import { yearlyHoroscope } from "../src/horoscope/yearly";
import { en } from "../src/texts/en";

const context = createContext({ ephemeris: swissEphemeris(), now: 0, texts: [en] });

export type HoroscopeKind = "daily" | "weekly" | "monthly" | "yearly";

/** The texts of a horoscope, member by member. */
export function horoscopeTexts(kind: HoroscopeKind, sign: SignId, date: string): readonly string[] {
  const ask = { lang: "en", sign, timezone: 0 } as const;
  const answer = {
    daily: () => dailyHoroscope({ ...ask, date }, context),
    weekly: () => weeklyHoroscope({ ...ask, date }, context),
    monthly: () => monthlyHoroscope({ ...ask, date }, context),
    yearly: () => yearlyHoroscope({ ...ask, year: Number(date.slice(0, 4)) }, context),
  }[kind]();
  return TEXT_MEMBERS.map((member) => answer[member] ?? "");
}

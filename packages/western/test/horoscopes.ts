import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, type Lang } from "@almagest/operation";
import type { SignId } from "@almagest/sky";
import { western } from "../src/domain";
import { dailyHoroscope } from "../src/horoscope/daily";
import { monthlyHoroscope } from "../src/horoscope/monthly";
import { TEXT_MEMBERS } from "../src/horoscope/plan";
import { weeklyHoroscope } from "../src/horoscope/weekly";
import { yearlyHoroscope } from "../src/horoscope/yearly";
import { loadNames } from "../src/names.generated";

const ephemeris = swissEphemeris();

export type HoroscopeKind = "daily" | "weekly" | "monthly" | "yearly";

/** The texts of a horoscope, member by member. */
export type HoroscopeTexts = (
  kind: HoroscopeKind,
  sign: SignId,
  date: string,
  timezone?: number | string,
) => readonly string[];

/** Horoscopes in a language. */
export async function horoscopesIn(lang: Lang): Promise<HoroscopeTexts> {
  await loadNames(lang);
  const context = createContext({ ephemeris, now: 0, texts: (await western.texts[lang]?.()) ?? [] });
  return (kind, sign, date, timezone = 0) => {
    const ask = { lang, sign, timezone };
    const answer = {
      daily: () => dailyHoroscope({ ...ask, date }, context),
      weekly: () => weeklyHoroscope({ ...ask, date }, context),
      monthly: () => monthlyHoroscope({ ...ask, date }, context),
      yearly: () => yearlyHoroscope({ ...ask, year: Number(date.slice(0, 4)) }, context),
    }[kind]();
    return TEXT_MEMBERS.map((member) => answer[member] ?? "");
  };
}

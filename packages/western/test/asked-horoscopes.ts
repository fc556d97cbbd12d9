import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { dailyHoroscope } from "../src/horoscope/daily";
import { monthlyHoroscope } from "../src/horoscope/monthly";
import { TEXT_MEMBERS } from "../src/horoscope/plan";
import { weeklyHoroscope } from "../src/horoscope/weekly";
import { yearlyHoroscope } from "../src/horoscope/yearly";
import { en } from "../src/texts/en";

export const ephemeris = swissEphemeris();
export const NOW = Date.UTC(2026, 3, 3, 2, 30);
export const context = createContext({ ephemeris, now: NOW, texts: [en] });
export const wordless = createContext({ ephemeris, now: NOW, texts: [] });

export type Context = typeof context;

export const ask = { lang: "en", timezone: 0 } as const;
/** Many tests read the same answers: each is computed once. */
function once<At, Answer>(tell: (sign: string, at: At) => Answer): (sign: string, at: At) => Answer {
  const told = new Map<string, Answer>();
  return (sign, at) => {
    const key = `${sign} ${at}`;
    const answer = told.get(key) ?? tell(sign, at);
    told.set(key, answer);
    return answer;
  };
}

export const daily = once((sign, date: string) => dailyHoroscope({ ...ask, sign, date }, context));
export const weekly = once((sign, date: string) => weeklyHoroscope({ ...ask, sign, date }, context));
export const monthly = once((sign, date: string) => monthlyHoroscope({ ...ask, sign, date }, context));
export const yearly = once((sign, year: number) => yearlyHoroscope({ ...ask, sign, year }, context));

export type Texts = Partial<Record<(typeof TEXT_MEMBERS)[number], string | undefined>>;
export const textsOf = (answer: Texts): readonly string[] => TEXT_MEMBERS.map((member) => answer[member] ?? "");

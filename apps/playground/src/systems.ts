import type { OperationForm } from "./forms/model";
import { en } from "./words/en";

/** An operation by the domain that it belongs to. */
export interface Named {
  readonly domain: string;
  readonly operation: string;
}

const named = (domain: string, operation: string): Named => ({ domain, operation });

/** What each tradition makes of a birth. */
export const OF_BIRTH: readonly Named[] = [
  named("astrology", "generateNatalChart"),
  named("vedic-astrology", "generateBirthChart"),
  named("human-design", "generateBodygraph"),
  named("chinese-astrology", "generateBaziChart"),
  named("numerology", "generateNumerologyChart"),
  named("mesoamerican-astrology", "generateMayanChart"),
  named("kabbalah", "generateBirthProfile"),
  named("ayurveda", "calculateAyurvedicConstitution"),
  named("biorhythm", "getReading"),
];

/** What else people come for. */
export const POPULAR: readonly Named[] = [
  named("tarot", "castThreeCard"),
  named("iching", "castReading"),
  named("vedic-astrology", "getDetailedPanchang"),
  named("astrology", "getCurrentMoonPhase"),
  named("astrology", "calculateSynastry"),
  named("astrology", "calculateTransits"),
  named("astrology", "getDailyHoroscope"),
  named("forecast", "generateTimeline"),
  named("dreams", "getDreamSymbol"),
  named("angel-numbers", "analyzeNumberSequence"),
  named("crystals", "getDailyCrystal"),
  named("feng-shui", "getAnnualFlyingStars"),
];

const DOMAIN = "domain:";

/** Every domain, in the order they are listed in. */
export const DOMAINS: readonly string[] = Object.keys(en).flatMap((key) =>
  key.startsWith(DOMAIN) ? [key.slice(DOMAIN.length)] : [],
);

/** What a domain is called. */
export function domainName(domain: string, words: Readonly<Record<string, string>>): string {
  return words[`${DOMAIN}${domain}`] ?? domain;
}

/** What a popular operation is called here; nothing for the others. */
export function popularName(operation: string, words: Readonly<Record<string, string>>): string | undefined {
  return words[`op:${operation}`];
}

/** What the button of a form says: cards are drawn, coins are cast, and what is only looked up is shown. */
export function runWord(domain: string, { needs, fields }: Pick<OperationForm, "needs" | "fields">): RunWord {
  const chance = { tarot: "draw", iching: "cast" } as const;
  if (domain !== "tarot" && domain !== "iching") return "run";
  return needs.includes("random") || fields.some(({ n }) => n === "seed") ? chance[domain] : "show";
}

export type RunWord = "run" | "draw" | "cast" | "show";

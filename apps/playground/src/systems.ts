import type { OperationForm } from "./forms/model";
import { en } from "./words/en";

/** An operation and its domain. */
export interface Named {
  readonly domain: string;
  readonly operation: string;
}

const named = (domain: string, operation: string): Named => ({ domain, operation });

/** The birth chart of each tradition. */
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

/** Other popular operations. */
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

/** Every domain, in listing order. */
export const DOMAINS: readonly string[] = Object.keys(en).flatMap((key) =>
  key.startsWith(DOMAIN) ? [key.slice(DOMAIN.length)] : [],
);

/** A domain's name. */
export function domainName(domain: string, words: Readonly<Record<string, string>>): string {
  return words[`${DOMAIN}${domain}`] ?? domain;
}

/** The page's own name for a popular operation; undefined for the others. */
export function popularName(operation: string, words: Readonly<Record<string, string>>): string | undefined {
  return words[`op:${operation}`];
}

/** The label of a form's button: cards are drawn, coins are cast, and look-ups are shown. */
export function runWord(domain: string, { needs, fields }: Pick<OperationForm, "needs" | "fields">): RunWord {
  const chance = { tarot: "draw", iching: "cast" } as const;
  if (domain !== "tarot" && domain !== "iching") return "run";
  return needs.includes("random") || fields.some(({ n }) => n === "seed") ? chance[domain] : "show";
}

export type RunWord = "run" | "draw" | "cast" | "show";

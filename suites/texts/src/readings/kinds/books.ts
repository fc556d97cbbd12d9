import type { Draw } from "../draw";
import { type Call, ENTRY, type Kind, PLACES } from "./kind";

const seeded = (draw: Draw): { seed: string } => ({ seed: `reader-${draw.below(1e9)}` });
const onDay = (draw: Draw): { date: string; seed: string } => ({ date: draw.date(2026, 2027), ...seeded(draw) });

const NAMES = [
  ...["Daniel James Okafor", "Mary Ellen Whitlock", "Lynn Boyd", "Ana Sofía Duarte", "Thomas John Hancock"],
  ...["Yusuf Demir", "Priya Raghavan", "Ingrid Solberg", "Marek Nowak", "Chloe Anne Bennett"],
];
const named = (draw: Draw): { fullName: string; year: number; month: number; day: number } => ({
  fullName: draw.of(NAMES) ?? "",
  year: 1950 + draw.below(55),
  month: 1 + draw.below(12),
  day: 1 + draw.below(28),
});

const FACINGS = "ren zi gui chou gen yin jia mao yi chen xun si bing wu ding wei kun shen geng you xin xu qian hai";
const spread = (operation: string, times: number): Call => ({
  operation,
  times,
  request: (draw) => ({ question: "What should I see here?", ...seeded(draw) }),
  members: ["positions.*.interpretation", "summary"],
});
/** Kinds of the books: cards, numbers, symbols and signs of days. */
export const BOOKS: Readonly<Record<string, Kind>> = {
  tarot: {
    texts: ["packages/tarot/texts", "packages/tarot/src/spreads"],
    calls: [
      spread("castThreeCard", 4),
      spread("castCelticCross", 2),
      spread("castLoveSpread", 3),
      spread("castCareerSpread", 2),
      {
        operation: "castYesNo",
        times: 8,
        request: (draw) => ({ question: "Should I go?", ...seeded(draw) }),
        members: ["interpretation"],
      },
      { operation: "getDailyCard", times: 6, request: onDay, members: ["dailyMessage"] },
    ],
  },
  numerology: {
    texts: ["packages/numerology/texts"],
    calls: [
      {
        operation: "generateNumerologyChart",
        times: 3,
        request: (draw) => ({ ...named(draw), currentYear: 2026 }),
        members: ["summary", "additionalInsights.karmicLessons.lessons.*.**", "additionalInsights.karmicDebt.**"],
      },
      {
        operation: "analyzeKarmicLessons",
        times: 3,
        request: (draw) => named(draw),
        members: ["lessons.*.**"],
      },
      {
        operation: "calculateNumCompatibility",
        times: 2,
        request: (draw) => ({ person1: named(draw), person2: named(draw) }),
        members: ENTRY,
      },
      {
        operation: "calculateBusinessName",
        times: 4,
        request: (draw) => ({ name: draw.of(["Northwind", "Blue Heron", "Ledger & Loom", "Kestrel", "Ford"]) }),
        members: ["summary"],
      },
    ],
  },
  iching: {
    texts: ["packages/iching/texts"],
    calls: [
      { operation: "castReading", times: 8, request: seeded, members: ["movement", "hexagram.judgment"] },
      { operation: "castDailyReading", times: 4, request: onDay, members: ["movement", "dailyMessage"] },
      {
        operation: "getHexagram",
        times: 4,
        request: (draw) => ({ number: 1 + draw.below(64) }),
        members: ["judgment", "image", "interpretation.**"],
      },
    ],
  },
  "feng-shui": {
    texts: ["packages/feng-shui/texts"],
    calls: [
      {
        operation: "generateFlyingStarChart",
        times: 6,
        request: (draw) => ({ period: 1 + draw.below(9), facing: draw.of(FACINGS.split(" ")) }),
        members: ["summary", "structure.meaning", "palaces.*.reading"],
      },
      {
        operation: "generateEightMansions",
        times: 2,
        request: (draw) => ({ date: draw.date(1950, 2004), gender: draw.of(["male", "female"]), facing: "Southeast" }),
        members: ENTRY,
      },
    ],
  },
  ayurveda: {
    texts: ["packages/ayurveda/texts"],
    calls: [
      {
        operation: "calculateAyurvedicConstitution",
        times: 6,
        request: (draw) => ({ date: draw.date(1950, 2004), time: draw.time(), ...draw.of(PLACES) }),
        members: ["summary", "factors.*.reading"],
      },
      {
        operation: "getDailyAyurvedaReading",
        times: 10,
        request: (draw) => ({ date: draw.date(2026, 2027), ...draw.of(PLACES) }),
        members: ["summary"],
      },
    ],
  },
  "angel-numbers": {
    texts: ["packages/angel-numbers/texts"],
    calls: [
      {
        operation: "analyzeNumberSequence",
        times: 14,
        request: (draw) => ({ number: String(1 + draw.below(draw.of([99, 999, 9999]) ?? 99)) }),
        members: ENTRY,
      },
      { operation: "getDailyAngelNumber", times: 4, request: onDay, members: ENTRY },
    ],
  },
  biorhythm: {
    texts: ["packages/biorhythm/texts"],
    calls: [
      {
        operation: "getReading",
        times: 10,
        request: (draw) => ({ birthDate: draw.date(1950, 2004), targetDate: draw.date(2026, 2027) }),
        members: ENTRY,
      },
      {
        operation: "calculateBioCompatibility",
        times: 4,
        request: (draw) => ({
          person1: { birthDate: draw.date(1950, 2004) },
          person2: { birthDate: draw.date(1950, 2004) },
          targetDate: draw.date(2026, 2027),
        }),
        members: ENTRY,
      },
    ],
  },
  kabbalah: {
    texts: ["packages/kabbalah/texts"],
    calls: [
      {
        operation: "generateBirthProfile",
        times: 4,
        request: (draw) => ({ date: draw.date(1950, 2004), time: draw.time(), timezone: "Europe/London" }),
        members: ["together", "angels.*.reading", "sephirah.meaning"],
      },
      { operation: "getShemName", times: 6, request: (draw) => ({ number: 1 + draw.below(72) }), members: ENTRY },
      {
        operation: "generateNameProfile",
        times: 4,
        request: (draw) => ({ name: draw.of(["Sarah", "David", "Miriam", "Daniel", "Rachel", "Noah"]) }),
        members: ENTRY,
      },
    ],
  },
  maya: {
    texts: ["packages/mesoamerican-astrology/texts"],
    calls: [
      {
        operation: "generateMayanChart",
        times: 4,
        request: (draw) => ({ date: draw.date(1950, 2004) }),
        members: ENTRY,
      },
      {
        operation: "getDailyMayanReading",
        times: 5,
        request: (draw) => ({ date: draw.date(2026, 2027) }),
        members: ENTRY,
      },
      {
        operation: "getDailyAztecReading",
        times: 3,
        request: (draw) => ({ date: draw.date(2026, 2027) }),
        members: ENTRY,
      },
    ],
  },
  dreams: {
    texts: ["packages/dreams/texts"],
    calls: [
      { operation: "getDailyDreamSymbol", times: 40, request: onDay, members: ["symbol.meaning", "dailyMessage"] },
    ],
  },
  crystals: {
    texts: ["packages/crystals/texts"],
    calls: [{ operation: "getDailyCrystal", times: 20, request: onDay, members: ENTRY }],
  },
};

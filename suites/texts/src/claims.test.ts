import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { claims as ayurveda } from "../../../packages/ayurveda/test/claims";
import { claims as biorhythm } from "../../../packages/biorhythm/test/claims";
import { claims as chineseAstrology } from "../../../packages/chinese-astrology/test/claims";
import { claims as fengShui } from "../../../packages/feng-shui/test/claims";
import { claims as humanDesign } from "../../../packages/human-design/test/claims";
import { claims as numerology } from "../../../packages/numerology/test/claims";
import { claims as tarot } from "../../../packages/tarot/test/claims";
import type { CheckedText, ClaimReport } from "../../../packages/telling/test/claims";
import { claims as vedic } from "../../../packages/vedic/test/claims";
import { claims as western } from "../../../packages/western/test/claims";
import { long } from "../../strength";

/** Composed texts whose sentences are compared with the members that they rest on, by the folder that declares them. */
const CLAIMS: Readonly<Record<string, readonly CheckedText[]>> = {
  ayurveda,
  biorhythm,
  "chinese-astrology": chineseAstrology,
  "feng-shui": fengShui,
  "human-design": humanDesign,
  numerology,
  tarot,
  vedic,
  western,
};
const COVERED = Object.values(CLAIMS).flat();

const MOST = 1000;
/** Answers of each operation that are read. */
const COUNT = long(300, MOST);
const IS_LONG = COUNT === MOST;
/** A thousand charts on a busy machine take minutes. */
const LIMIT_MS = 600_000;
/** CI and the long run say the same of the same commit; others look at other answers, and a failure names their seed. */
const SEED = IS_LONG || process.env["ALMAGEST_CI"] === "1" ? 20261121 : Math.floor(Math.random() * 2 ** 31);

const reports = new Map<CheckedText, ClaimReport>();

function reportOf(text: CheckedText): ClaimReport {
  const report = reports.get(text) ?? text.check(COUNT, SEED);
  reports.set(text, report);
  return report;
}

describe(`composed texts, seed ${SEED}`, () => {
  test.each(COVERED.map((text) => [text.operation, text.member, text] as const))(
    "%s %s: no sentence ranks, counts, dates or judges against its answer, or without saying what it rests on",
    (_, __, text) => {
      const { answers, undeclared, broken } = reportOf(text);
      expect({ undeclared, broken }).toEqual({ undeclared: [], broken: [] });
      expect(answers).toBe(COUNT);
    },
    LIMIT_MS,
  );

  // Of fewer answers some lack a sentence.
  if (IS_LONG) {
    test.each(Object.entries(CLAIMS))("%s declares nothing that none of its texts says", (_, texts) => {
      const all = texts.map(reportOf);
      const said = new Set(all.flatMap(({ declared, stale }) => declared.filter((one) => !stale.includes(one))));
      expect(all.flatMap(({ declared }) => declared).filter((one) => !said.has(one))).toEqual([]);
    });
  }
});

const PACKAGES = join(import.meta.dirname, "../../../packages");

test("every package that declares claims is listed", () => {
  const declaring = readdirSync(PACKAGES).filter((folder) => existsSync(join(PACKAGES, folder, "test/claims.ts")));
  // The package that the engine of all of them is in.
  expect(declaring.filter((folder) => folder !== "telling").sort()).toEqual(Object.keys(CLAIMS).sort());
});

/** Texts of one entry of a book, which an identifier, a day or a draw chooses whole: nothing is put together in them. */
const ENTRIES: readonly string[] = [
  "calculateEntrancePada reading",
  "getAvastha interpretation",
  "getAztecTrecena reading",
  "getHaabMonth reading",
  "getHebrewLetter reading",
  "getShemName reading",
  "getTrecena reading",
  "getZodiacAnimal summary",
];

/** Composed texts without claims: this list may only shrink. */
const NOT_YET: readonly string[] = [
  "analyzeNumberSequence reading",
  "calculateAnnualForecast summary",
  "calculateArabicLots summary",
  "calculateCompatibility interpretation",
  "calculateCompatibility summary",
  "calculateMayanCompatibility summary",
  "calculateNameCompatibility reading",
  "calculateSynastry analysis.overall",
  "calculateZodiacAnimal interpretation",
  "castYesNo interpretation",
  "generateAsteroids summary",
  "generateAstrocartography summary",
  "generateCompositeChart interpretation.summary",
  "generateFixedStars summary",
  "generateLilith summary",
  "generateLocalSpace summary",
  "generateLunarReturn interpretation.summary",
  "generateMayanChart summary",
  "generateNatalChart aspectsInterpretation.summary",
  "generatePlanetaryReturn interpretation.summary",
  "generateProfections interpretation",
  "generateProfections summary",
  "generateProgressions summary",
  "generateRelocationChart interpretation.summary",
  "generateSolarArc summary",
  "generateSolarReturn interpretation.summary",
  "getDailyAztecReading overview",
  "getDailyHoroscope column",
  "getDailyHoroscope overview",
  "getDailyMayanReading overview",
  "getDailySephirah reading",
  "getDailyZodiacReading overview",
  "getMonthlyHoroscope column",
  "getMonthlyHoroscope overview",
  "getWeeklyHoroscope column",
  "getWeeklyHoroscope overview",
  "getYearlyHoroscope column",
  "getYearlyHoroscope overview",
  "getZodiacCompatibility summary",
];

/** Members with a text about the whole answer. */
const WHOLE =
  /(?:^|\.)(?:summary|overall|overview|column|periodAdvice)$|^(?:interpretation|reading|summary\.interpretation)$/;

/** Members of an answer that are texts for a reader, as paths. */
function textsIn({ properties = {} }: DeclaredSchema, under = ""): readonly string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${under}${name}`;
    return [...(member.type === "string" && member.weight !== undefined ? [path] : []), ...textsIn(member, `${path}.`)];
  });
}

test("each text about a whole answer is checked, or listed as not checked yet", () => {
  const all = domains.flatMap(({ operations }) =>
    operations.flatMap(({ id, output }) =>
      textsIn(declaredSchemaOf(output, "output"))
        .filter((path) => WHOLE.test(path))
        .map((path) => `${id} ${path}`),
    ),
  );
  const covered = COVERED.map(({ operation, member }) => `${operation} ${member}`);
  const uncovered = all.filter((one) => !covered.includes(one));
  expect([...ENTRIES, ...NOT_YET].sort()).toEqual(uncovered.sort());
  expect(new Set(covered).size).toBe(covered.length);
});

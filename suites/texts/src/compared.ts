import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DeclaredSchema, type Domain, declaredSchemaOf } from "@almagest/operation";
import type { CheckedText } from "../../../packages/telling/test/claims";

const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));

/** The composed texts of a package whose sentences are compared with the members that they rest on. */
export async function claimsOf(folder: string): Promise<readonly CheckedText[]> {
  const file = `${PACKAGES}${folder}/test/claims.ts`;
  if (!existsSync(file)) return [];
  const { claims }: { readonly claims: readonly CheckedText[] } = await import(file);
  return claims;
}

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

export const LISTED: readonly string[] = [...ENTRIES, ...NOT_YET];

/** Where an answer tells itself as a whole. */
const WHOLE =
  /(?:^|\.)(?:summary|overall|overview|column|periodAdvice)$|^(?:interpretation|reading|summary\.interpretation)$/;

/** Members of an answer that are texts for a reader, as paths. */
function textsIn({ properties = {} }: DeclaredSchema, under = ""): readonly string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${under}${name}`;
    return [...(member.type === "string" && member.weight !== undefined ? [path] : []), ...textsIn(member, `${path}.`)];
  });
}

/** Texts of a domain that tell an answer as a whole and are neither compared nor listed; and those listed in vain. */
export function uncomparedTexts({ folder, operations }: Domain, claims: readonly CheckedText[]): readonly string[] {
  const covered = claims.map(({ operation, member }) => `${operation} ${member}`);
  // A composition tells the texts of its parts, which are compared where they are made.
  const own = operations.filter(({ composedOf }) => composedOf === undefined);
  const whole = own.flatMap(({ id, output }) =>
    textsIn(declaredSchemaOf(output, "output"))
      .filter((path) => WHOLE.test(path))
      .map((path) => `${id} ${path}`),
  );
  const uncovered = whole.filter((one) => !covered.includes(one));
  const isOwn = (one: string): boolean => own.some(({ id }) => one.startsWith(`${id} `));
  return [
    ...uncovered
      .filter((one) => !LISTED.includes(one))
      .map((one) => `packages/${folder}/test/claims.ts: compare the sentences of "${one}" with its answer`),
    ...LISTED.filter((one) => isOwn(one) && !uncovered.includes(one)).map(
      (one) => `suites/texts/src/compared.ts: take "${one}" out of the list: it is compared, or not there`,
    ),
  ];
}

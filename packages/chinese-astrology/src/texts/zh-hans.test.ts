import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { almanacDay, auspiciousDays, monthlyAlmanac } from "../index";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { zhHans } from "./zh-Hans";

await loadNames("zh-Hans");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, zhHans] });
const lang = "zh-Hans";

/** Members that hold prose, in any depth. */
const PROSE = /^(?:summary|meaning|reading|nature|keynote|detail|seasonalStateMeaning|advice)$/;

function proseOf(answer: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (PROSE.test(key) && typeof value === "string") found.push(value);
    return value;
  });
  return found;
}

const answers = {
  getAlmanacDay: () => almanacDay.run({ date: "1990-06-15", lang }, context),
  getMonthlyAlmanac: () => monthlyAlmanac.run({ year: 1990, month: 6, lang }, context),
  lookupAuspiciousDays: () =>
    auspiciousDays.run({ activity: "wedding", startDate: "2026-09-01", endDate: "2026-10-30", lang }, context),
};

test.each(Object.entries(answers))("%s speaks Chinese in every text, and no Latin word", (_, ask) => {
  const said = proseOf(ask());
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) {
    expect(text).toMatch(/[\u4e00-\u9fff]/);
    expect(text).not.toMatch(/[A-Za-z]{2}/);
  }
});

import { pages } from "@almagest/pages/domain";
import { describe, expect, test } from "vitest";
import { answered, LONG_MS } from "../test/answered";
import { hasReport, reportPdf } from "./index";

const REPORTS = [
  ["getNatalPage", "de"],
  ["getKundliPage", "hi"],
  ["getPanchangPage", "es"],
  ["getMatchingPage", "ru"],
  ["getBodygraphPage", "fr"],
  ["getFourPillarsPage", "zh-Hant"],
  ["getDayPage", "pt"],
  ["getYearAheadPage", "tr"],
  ["generateNatalChart", "en"],
] as const;

describe("a report", () => {
  test("is there for every page", () => {
    expect(pages.operations.map(({ id }) => id).filter((id) => !hasReport(id))).toEqual([]);
    expect(pages.operations.map(({ id }) => id).filter((id) => REPORTS.every(([one]) => one !== id))).toEqual([]);
  });

  test.each(REPORTS)(
    "of %s in %s has the same bytes twice, PDF/UA and no date",
    async (id, lang) => {
      const asked = await answered(id, lang);
      const [one, two] = [await reportPdf(asked), await reportPdf(asked)];
      expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
      const bytes = Buffer.from(one).toString("latin1");
      expect(bytes.startsWith("%PDF-1.7")).toBe(true);
      expect(bytes).toContain("pdfuaid:part");
      expect(bytes).not.toMatch(/CreationDate|ModDate/);
      expect(one.length).toBeLessThan(2_000_000);
    },
    LONG_MS,
  );

  test(
    "has the same bytes again after another language has brought its fonts",
    async () => {
      const asked = await answered("getMatchingPage", "en");
      const before = await reportPdf(asked);
      await reportPdf(await answered("getMatchingPage", "zh-Hans"));
      expect(Buffer.from(await reportPdf(asked)).equals(Buffer.from(before))).toBe(true);
    },
    LONG_MS,
  );
});

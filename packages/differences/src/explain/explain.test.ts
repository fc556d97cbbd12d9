import { describe, expect, test } from "vitest";
import { differencesExplain } from "./operation";

describe("differencesExplain", () => {
  // TODO: compare with values that an authority prints, named by book and page, and both sides of every boundary
  test("answers for the date that was sent", () => {
    expect(differencesExplain({ date: "2026-03-06" })).toMatchObject({ date: "2026-03-06" });
  });

  test.each(["2026-02-29", "2026-3-6", "today"])("refuses the date %s", (date) => {
    expect(differencesExplain.parse({ flat: { date } })).toMatchObject({ ok: false, issues: [{ path: "date" }] });
  });
});

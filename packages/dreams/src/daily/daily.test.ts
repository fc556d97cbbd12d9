import { describe, expect, test } from "vitest";
import { dreamCatalogue } from "../symbols/catalogue";
import { en } from "../texts/en";
import { dailyDraw, dailyDreamSymbol, symbolOfDay } from "./operation";

const at = (iso: string) => ({ now: Date.parse(iso), texts: [en] });
const context = at("2026-03-06T12:00:00Z");
const catalogue = dreamCatalogue({ catalogues: [en] });

/** First words of the shared rule, computed by another program, in Python with hashlib: they hold for ever. */
const WORDS = [
  ["user123", "2026-03-06", 2_294_195_094],
  ["user123", "2026-03-05", 3_809_451_029],
  [undefined, "2026-03-06", 1_573_352_978],
  [undefined, "2024-02-29", 1_798_412_422],
] as const;

describe("the symbol of the day", () => {
  test.each(WORDS)("of %s on %s is the one the rule's first word picks", (seed, date, word) => {
    const answer = dailyDreamSymbol({ date, seed }, context);
    expect(answer.seed).toBe(seed === undefined ? date : `${seed}-${date}`);
    expect(answer.symbol.id).toBe(catalogue.symbols[word % catalogue.symbols.length]?.id);
  });

  test("is the same for all who send no seed, all day in UTC", () => {
    expect(dailyDreamSymbol({}, at("2026-03-06T00:00:00Z"))).toEqual(dailyDreamSymbol({}, at("2026-03-06T23:59:59Z")));
    expect(dailyDreamSymbol({}, at("2026-03-05T23:59:59.999Z")).date).toBe("2026-03-05");
  });

  test("comes with a message that names the entries beside it and repeats nothing of its meaning", () => {
    for (const day of ["01", "02", "03", "04", "05", "06"]) {
      const { date, symbol, dailyMessage } = dailyDreamSymbol({ date: `2026-03-${day}` }, context);
      expect(dailyMessage.startsWith(`Your dream symbol for ${date}: ${symbol.name}.`)).toBe(true);
      for (const { name } of symbol.see) expect(dailyMessage).toContain(name);
      for (const sentence of symbol.meaning.split(". ")) expect(dailyMessage).not.toContain(sentence);
    }
  });

  test("brings every part of the dictionary", () => {
    const drawn = Array.from({ length: 2000 }, (_, draw) =>
      symbolOfDay(catalogue, dailyDraw({ date: "2026-03-06", seed: `day-${draw}` })),
    );
    const letters = new Set(drawn.map(({ letter }) => letter));
    expect(letters.size).toBeGreaterThan(20);
    expect(new Set(drawn).size).toBeGreaterThan(1300);
  });

  test.each(["2026-02-29", "2026-3-6", "today"])("refuses the date %s", (date) => {
    expect(dailyDreamSymbol.parse({ body: { date } })).toMatchObject({ ok: false, issues: [{ path: "date" }] });
  });
});

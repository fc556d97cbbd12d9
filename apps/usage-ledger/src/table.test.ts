import { describe, expect, it } from "vitest";
import { facts, instantText, table, thousands } from "./table";

interface Row {
  readonly name: string;
  readonly units: number;
}

const columns = [
  { title: "NAME", of: ({ name }: Row) => name },
  { title: "UNITS", of: ({ units }: Row) => units },
];

const rows: readonly Row[] = [
  { name: "shop", units: 1_234_567 },
  { name: "a", units: 7 },
];

describe("a table", () => {
  it("has texts left, numbers right with commas, and totals under a rule", () => {
    const foot = [{ name: "", units: 1_234_574 }];
    expect(table(columns, rows, { foot })).toBe(
      ["NAME      UNITS", "shop  1,234,567", "a             7", "----  ---------", "      1,234,574"].join("\n"),
    );
  });

  it("has its titles bold where the terminal shows that, and nowhere else an escape", () => {
    expect(table(columns, rows, { hasColour: true })).toBe(
      ["\u001b[1mNAME      UNITS\u001b[22m", "shop  1,234,567", "a             7"].join("\n"),
    );
  });

  it("counts wide letters twice and marks not at all", () => {
    const names = ["星占い", "e\u0301t\u00e9", "🌙"].map((name) => ({ name, units: 1 }));
    const lines = table(columns, names).split("\n");
    expect(lines).toEqual(["NAME    UNITS", "星占い      1", "e\u0301t\u00e9         1", "🌙          1"]);
  });

  it("shows what a terminal would obey", () => {
    const evil = [{ name: "a\u001b[2J\nb\u202e", units: 1 }];
    expect(table(columns, evil)).toContain("a\ufffd[2J\ufffdb\ufffd");
  });

  it("of no rows is its titles", () => {
    expect(table(columns, [])).toBe("NAME  UNITS");
  });
});

describe("facts", () => {
  it("are one on each line, with aligned values", () => {
    const entries = [
      ["Id", "x"],
      ["Units", 5000],
    ] as const;
    expect(facts(entries)).toBe("  Id     x\n  Units  5,000");
  });

  it("that are all numbers are aligned right", () => {
    const entries = [
      ["Taken", 5000],
      ["Back", 7],
    ] as const;
    expect(facts(entries)).toBe("  Taken  5,000\n  Back       7");
  });
});

describe("numbers and instants", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [1_000_000, "1,000,000"],
    [-1234, "-1,234"],
  ])("%i is %s", (value, text) => {
    expect(thousands(value)).toBe(text);
  });

  it("are shown to the minute, in UTC; none is a dash", () => {
    expect(instantText("2030-06-30T23:59:59.999Z")).toBe("2030-06-30 23:59Z");
    expect(instantText(null)).toBe("-");
  });
});

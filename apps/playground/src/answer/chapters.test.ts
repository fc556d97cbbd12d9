import { expect, test } from "vitest";
import { type Content, chaptersOf, columnLabel, isCurrent, memberAt, pairsOf, rowsOf, textsIn } from "./chapters";

const WORDS = { yes: "ja", no: "nein", lang: "de" } as const;
const NAMING = { fields: {}, headings: { nakshatra: "Nakshatra", pada: "Pada", sign: "Zeichen" } };

test("only an answer with parts and chapters is a page, in the language of its titles", () => {
  const contents = [{ kind: "reading", at: "chart/summary" }, { kind: "nothing" }];
  const page = { parts: {}, chapters: [{ chapter: "Moon", chapterLocalized: "Mond", contents }] };
  expect(chaptersOf(page)).toEqual([{ title: "Mond", contents: [contents[0]] }]);
  for (const other of [undefined, [], { chapters: [] }, { parts: {} }]) expect(chaptersOf(other)).toBeUndefined();
});

test("a path leads to the member that the reader's language has", () => {
  const answer = { chart: { sign: "Leo", signLocalized: "Löwe" } };
  expect(memberAt(answer, "chart/sign")).toBe("Löwe");
  expect(memberAt(answer, "chart/house/number")).toBeUndefined();
});

test("a column is called by the thing that it names", () => {
  expect(columnLabel("nakshatra/name", NAMING)).toBe("Nakshatra");
  expect(columnLabel("nakshatra/pada", NAMING)).toBe("Nakshatra: Pada");
  expect(columnLabel("judgment/verdict", NAMING)).toBe("Verdict");
  expect(columnLabel("sign", NAMING)).toBe("Zeichen");
});

test("rows of a list and of an object are read alike, each with its text below", () => {
  const content: Content = { kind: "table", at: "x", columns: ["name", "isRetrograde", "span"], told: "text/summary" };
  const row = {
    name: "Mars",
    isRetrograde: true,
    span: { start: "2026-02-03T06:58:40", end: "2026-02-03T08:10:00" },
    text: { summary: "Eins." },
  };
  const told = { cells: ["Mars", "ja", "03.02.2026, 06:58 – 08:10"], texts: ["Eins."], span: [], isAbsent: false };
  expect(rowsOf([row], content, WORDS)).toEqual([told]);
  expect(rowsOf({ mars: row }, content, WORDS)).toEqual([told]);
  expect(rowsOf(undefined, content, WORDS)).toEqual([]);
  const yogas = rowsOf([{ present: true }, { present: false }], { ...content, columns: ["present"] }, WORDS);
  expect(yogas.map(({ isAbsent }) => isAbsent)).toEqual([false, true]);
});

test("a row has its span, which holds the first day and not the last", () => {
  const content: Content = { kind: "table", at: "x", columns: ["planet"], span: ["startDate", "endDate"] };
  const [row] = rowsOf([{ planet: "Venus", startDate: "2015-10-03T12:00:00", endDate: "2035-10-04" }], content, WORDS);
  expect(
    rowsOf([{ startDate: "2015-10-03T12:00:00" }], { ...content, columns: ["startDate"] }, WORDS)[0]?.cells,
  ).toEqual(["03.10.2015"]);
  const days = ["2015-10-02", "2015-10-03", "2035-10-03", "2035-10-04"];
  expect(days.map((day) => isCurrent(row?.span ?? [], day))).toEqual([false, true, true, false]);
  expect(isCurrent([], "2026-12-01")).toBe(false);
  expect(isCurrent([1990, 2000], "1995-01-01")).toBe(false);
});

test("facts are the members that are there", () => {
  const facts = { sign: "Leo", spans: [{ from: 1, to: 2 }], none: undefined };
  expect(pairsOf(facts, ["sign", "spans", "none"], { ...NAMING, ...WORDS })).toEqual([
    { path: "sign", label: "Zeichen", text: "Leo" },
    { path: "spans", label: "Spans", text: "1 – 2" },
  ]);
  expect(textsIn(["warm heart", "pride"])).toEqual(["warm heart · pride"]);
  expect(textsIn(["One sentence.", "Another."])).toEqual(["One sentence.", "Another."]);
  expect(textsIn({ a: "one", b: ["two.", ""], c: { d: "three" }, e: 4 })).toEqual(["one", "two.", "three"]);
});

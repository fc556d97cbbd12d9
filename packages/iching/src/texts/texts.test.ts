import { leavesOf } from "@almagest/i18n";
import { describe, expect, test } from "vitest";
import { presentHexagram } from "../hexagrams/present";
import { HEXAGRAMS } from "../hexagrams/table";
import { TRIGRAMS } from "../trigrams/table";
import { en } from "./en";
import { ichingReader } from "./reader";

const texts = ichingReader({ lang: "en", catalogues: [en] });
const keys = [...leavesOf(en.messages)].map(([key]) => key);
const words = (text: string | undefined): number => (text === undefined ? 0 : text.split(/\s+/).length);

/** Fewest and most words of each part. */
const SIZES = {
  judgment: [28, 50],
  image: [15, 38],
  general: [45, 70],
  love: [30, 55],
  career: [30, 55],
  decision: [18, 45],
  advice: [15, 30],
  text: [14, 60],
  meaning: [20, 60],
} as const;

function sizesOf(parts: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(SIZES).flatMap(([part, [least, most]]) => {
    if (!(part in parts)) return [];
    const count = words(parts[part]);
    return count >= least && count <= most ? [] : [`${part}: ${count} words`];
  });
}

describe("the texts of a hexagram", () => {
  test.each([...HEXAGRAMS])("$number are whole, each of a reader's length", ({ number }) => {
    const { judgment, image, interpretation, changingLines } = presentHexagram(number, texts);
    expect(sizesOf({ judgment, image, ...interpretation })).toEqual([]);
    expect(changingLines).toHaveLength(6);
    for (const { text, meaning } of changingLines) expect(sizesOf({ text, meaning })).toEqual([]);
  });

  test("are there for the 64 and for no other", () => {
    const found = new Set(keys.map((key) => /^hexagrams\.([^.]+)\./.exec(key)?.[1]).filter((own) => own !== undefined));
    expect([...found].map(Number).sort((one, other) => one - other)).toEqual(HEXAGRAMS.map(({ number }) => number));
    // judgment, image, five readings and six lines of two texts each
    expect(keys.filter((key) => key.startsWith("hexagrams."))).toHaveLength(64 * (7 + 12));
  });
});

test("each trigram has its meaning, and nothing else has one", () => {
  const found = keys.filter((key) => key.startsWith("trigrams.")).map((key) => key.slice("trigrams.".length));
  expect(found.sort()).toEqual(TRIGRAMS.map(({ id }) => id).sort());
  for (const id of found) expect(words(texts.lookup(`trigrams.${id}`))).toBeGreaterThan(50);
});

test("a line that is called firm or soft is so", () => {
  const called = HEXAGRAMS.flatMap(({ number, binary }) =>
    [...binary].flatMap((digit, index0) => {
      const said = texts.lookup(`hexagrams.${number}.lines.${index0 + 1}.text`) ?? "";
      return [...said.matchAll(/(?:^|[.:;] )(Strong|Firm|Soft|Weak|Yielding)\b/g)].map(([, kind = ""]) => ({
        line: `${number}.${index0 + 1}`,
        isRight: (digit === "1") === ["Strong", "Firm"].includes(kind),
      }));
    }),
  );
  expect(called.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(called.length).toBeGreaterThan(90);
});

/** Runs of words by which the English translation that most editions copy is known, of the lines nearest to it. */
const KNOWN_RUNS = [
  "get out of the pit",
  "for three years he does not",
  "on dried lean meat",
  "aware of danger no",
  "man s hair and nose",
  "the ridgepole is braced",
  "the jug is broken and leaks",
  "does not see his wife",
  "into a gloomy valley",
  "walking comes hard",
  "keep his heart constantly steady",
  "reports to the prince",
  "no cry in the end misfortune",
  "arms at evening and",
  "gain and loss to heart",
  "give duration to his character",
  "from your great toe",
  "in the hills and gardens",
  "there is game in the field",
  "the young fool",
  "with reserve",
  "it furthers one",
  "the superior man",
] as const;

test("no judgment, image or line has the wording of the translation that most editions copy", () => {
  const plain = keys
    .filter((key) => key.startsWith("hexagrams."))
    .map((key) => [key, (texts.lookup(key) ?? "").toLowerCase().replaceAll(/[^a-z]+/g, " ")] as const);
  expect(
    plain.flatMap(([key, text]) => KNOWN_RUNS.filter((run) => text.includes(run)).map((run) => [key, run])),
  ).toEqual([]);
});

import { readerFor } from "@almagest/i18n";
import { BODY_IDS, SIGN_IDS } from "@almagest/sky";
import { wordCount } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { ASPECT_IDS } from "../aspects/table";
import { en } from "./en";
import type { WesternTexts } from "./en-messages";

const texts = readerFor<WesternTexts>({ lang: "en", catalogues: [en] }, "western");
const HOUSES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Keys whose count lies outside the bounds, with the count. */
function outside(
  counts: readonly (readonly [key: string, count: number])[],
  least: number,
  most: number,
): readonly string[] {
  return counts.filter(([, count]) => count < least || count > most).map(([key, count]) => `${key}: ${count}`);
}

const placements = BODY_IDS.flatMap((body) =>
  SIGN_IDS.flatMap((sign) => HOUSES.map((house) => ({ body, sign, house, key: `${body} ${sign} ${house}` }))),
);

describe("a body in sign and house, over all 2,016 placements", () => {
  test("its summary has 15 to 40 words", () => {
    const counts = placements.map(({ body, sign, house, key }) => {
      const summary = `${texts.text(`bodyInSign.${body}.${sign}.summary`)} ${texts.text(`bodyInHouse.${body}.${house}.summary`)}`;
      return [key, wordCount(summary)] as const;
    });
    expect(outside(counts, 15, 40)).toEqual([]);
  });

  test("its detailed text has 60 to 120 words", () => {
    const counts = placements.map(({ body, sign, house, key }) => {
      const detailed = `${texts.text(`bodyInSign.${body}.${sign}.text`)} ${texts.text(`bodyInHouse.${body}.${house}.text`)}`;
      return [key, wordCount(detailed)] as const;
    });
    expect(outside(counts, 60, 120)).toEqual([]);
  });

  test("it has 4 to 6 different keywords", () => {
    const counts = placements.map(({ body, sign, house, key }) => {
      const words = [
        ...(texts.list(`bodyInSign.${body}.${sign}.keywords`) ?? []),
        ...(texts.list(`bodyInHouse.${body}.${house}.keywords`) ?? []),
      ];
      return [key, new Set(words).size] as const;
    });
    expect(outside(counts, 4, 6)).toEqual([]);
  });
});

describe("aspects", () => {
  const aspects = ASPECT_IDS;

  test("each type's text names both bodies and has 15 to 40 words for any pair", () => {
    expect(aspects).toHaveLength(9);
    const counts = aspects.map((aspect) => {
      const summary =
        texts.text(`aspects.${aspect}.summary`, { first: "Black Moon Lilith", second: "North Node" }) ?? "";
      expect(summary).toContain("Black Moon Lilith");
      expect(summary).toContain("North Node");
      expect(summary).not.toMatch(/[{}]/);
      return [aspect, wordCount(summary)] as const;
    });
    expect(outside(counts, 15, 40)).toEqual([]);
  });
});

describe("pairs of bodies", () => {
  const MAJORS = ["conjunction", "sextile", "square", "trine", "opposition"] as const;
  const pairs = BODY_IDS.flatMap((first, index) =>
    BODY_IDS.slice(index + 1).map((second) => [first, second] as const),
  ).filter(([first, second]) => !(first === "north-node" && second === "south-node"));

  /** Mercury keeps within 28° of the Sun and Venus within 48°, so that they are never more than 76° apart. */
  const possible = (first: string, second: string): readonly (typeof MAJORS)[number][] => {
    if (first === "sun" && (second === "mercury" || second === "venus")) return ["conjunction"];
    return first === "mercury" && second === "venus" ? ["conjunction", "sextile"] : MAJORS;
  };

  test("none has a text for an aspect that the sky does not allow", () => {
    const written = pairs.flatMap(([first, second]) =>
      MAJORS.filter((aspect) => texts.lookup(`pairs.${first}.${second}.${aspect}`) !== undefined).map(
        (aspect) => `${first} ${second} ${aspect}`,
      ),
    );
    const due = pairs.flatMap(([first, second]) =>
      possible(first, second).map((aspect) => `${first} ${second} ${aspect}`),
    );
    expect(written).toEqual(due);
  });

  test("all ninety have a text of 15 to 40 words for each major aspect they can make", () => {
    expect(pairs).toHaveLength(90);
    const counts = pairs.flatMap(([first, second]) =>
      possible(first, second).map((aspect) => {
        const key = `pairs.${first}.${second}.${aspect}`;
        return [key, wordCount(texts.lookup(key) ?? "")] as const;
      }),
    );
    expect(outside(counts, 15, 40)).toEqual([]);
  });
});

describe("the balance of aspects", () => {
  test.each(["harmonious", "challenging", "balanced"] as const)("%s reads for 0, 1 and many", (kind) => {
    for (const count of [0, 1, 17]) {
      const text =
        texts.text(`chart.aspectBalance.${kind}`, { harmonious: count, challenging: count, neutral: count }) ?? "";
      expect(text).not.toMatch(/[{}#]/);
      expect(wordCount(text)).toBeGreaterThan(kind === "balanced" ? 7 : 15);
    }
  });
});

describe("signs", () => {
  test.each([...SIGN_IDS])("%s has its whole record", (sign) => {
    expect(wordCount(texts.text(`signs.${sign}.short`) ?? "")).toBeGreaterThanOrEqual(15);
    expect(wordCount(texts.text(`signs.${sign}.long`) ?? "")).toBeGreaterThanOrEqual(100);
    for (const list of ["keywords", "strengths", "famous"] as const) {
      expect(texts.list(`signs.${sign}.${list}`)?.length).toBeGreaterThanOrEqual(4);
    }
  });
});

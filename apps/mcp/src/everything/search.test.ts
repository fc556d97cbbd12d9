import { catalogue, domains } from "@almagest/catalog";
import { beforeAll, describe, expect, test } from "vitest";
import { everythingService, type ToolService } from "../testing/service";
import { toolboxFor } from "../tools";
import { questions } from "./questions";
import { questionsAfresh } from "./questions-afresh";
import { questionsIn } from "./questions-elsewhere";
import { questionsHeldOut } from "./questions-held-out";
import { operationSearch } from "./search";

const entries = [...toolboxFor(domains).byName.values()];
const search = operationSearch(entries, domains);

/** Of a hundred questions so many find their operation among five. */
const LEAST_PERCENT = 95;

/** What the search finds of further questions, none of `questions-afresh` a source of its words; it may only find more. */
const LEAST_HELD_OUT: Readonly<Record<string, number>> = { en: 29, de: 28, hi: 29, ru: 29 };
const LEAST_AFRESH: Readonly<Record<string, number>> = { en: 17, de: 18, hi: 20, ru: 18 };

const tools = new Map(catalogue.entries.map(({ operation, tool }) => [operation.id, tool]));

const isFound = (question: string, tool: string): boolean =>
  search(question, 5).some(({ operation }) => operation === tool);

describe("searching for an operation", () => {
  test("finds it among the first five for questions as people put them", () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const missed = questions.filter(({ question, tool }) => !isFound(question, tool));
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(questions.length * (1 - LEAST_PERCENT / 100));
  });

  test.each(Object.entries(questionsIn))("finds it in %s", (_, asked) => {
    expect(asked.length).toBeGreaterThanOrEqual(20);
    const missed = asked.filter(([question, id]) => !isFound(question, tools.get(id) ?? id));
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(asked.length * (1 - LEAST_PERCENT / 100));
  });

  test.each([
    ...Object.entries(questionsHeldOut).map(([lang, asked]) => [lang, "held out", asked, LEAST_HELD_OUT] as const),
    ...Object.entries(questionsAfresh).map(([lang, asked]) => [lang, "afresh", asked, LEAST_AFRESH] as const),
  ])("finds it in %s for questions %s", (lang, _, asked, least) => {
    const missed = asked.filter(([question, id]) => !isFound(question, tools.get(id) ?? id));
    expect(asked.length - missed.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(least[lang] ?? asked.length);
    for (const [, id] of asked) expect(tools.has(id), id).toBe(true);
  });

  test.each([
    ["Russian cases", "знаками зодиака", "знак зодиака"],
    ["Hindi plurals and oblique cases", "राशियों", "राशि"],
    ["Hindi nasals, written as a letter or as a dot", "बिन्दु", "बिंदु"],
    ["a compound, by its parts", "Saturnwiederkehr", "Saturn Wiederkehr"],
    ["a compound with a joint", "Geburtstagshoroskop", "Geburtstag Horoskop"],
  ])("takes for the same: %s", (_, one, other) => {
    const best = (question: string): string | undefined => search(question, 1)[0]?.operation;
    expect(best(one)).toBeDefined();
    expect(search(other, 5).map(({ operation }) => operation)).toContain(best(one));
  });

  test("looks past the date, the hour and the place of a birth", () => {
    const best = (question: string): readonly string[] => search(question, 3).map(({ operation }) => operation);
    expect(best("born on 24 October 1985 in Delhi, at 7:45 in the morning: am I manglik")[0]).toBe(best("manglik")[0]);
  });

  test("takes less time for a question than to read the list of tools once", () => {
    const all = [
      ...questions.map(({ question }) => question),
      ...Object.values(questionsIn)
        .flat()
        .map(([one]) => one),
    ];
    for (const question of all) search(question, 5);
    const msOf = (work: () => unknown): number => {
      const begunMs = performance.now();
      work();
      return performance.now() - begunMs;
    };
    const list = JSON.stringify(entries.map(({ tool }) => tool));
    const [searches, readings]: [number[], number[]] = [[], []];
    for (const question of all) {
      searches.push(msOf(() => search(question, 5)));
      readings.push(msOf(() => JSON.parse(list)));
    }
    // Of a few a busy machine takes its time away.
    const most = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(all.length * 0.8)] ?? 0;
    const ratio = most(searches) / most(readings);
    console.info(
      `a search takes ${ratio.toFixed(2)} of the time that ${list.length} characters of JSON take to be read`,
    );
    expect(ratio).toBeLessThan(1);
    expect(search("x".repeat(100_000), 5)).toEqual([]);
  });

  test("finds every operation by its summary and by its concept words", () => {
    for (const { operation, tool, domain } of catalogue.entries) {
      expect(isFound(operation.summary, tool), operation.summary).toBe(true);
      expect(isFound(domain.concepts[operation.id] ?? "", tool), operation.id).toBe(true);
    }
  });

  test("finds it in long questions that tell dates and places, too", () => {
    const asked = [
      [
        "I was born on 15 July 1990 at half past two in New York. Can you tell me my rising sign?",
        "post_astrology_natal_chart",
      ],
      [
        "My boyfriend was born 3 March 1988 in Berlin and I on 15 July 1990 in Paris: are we a good match as a couple?",
        "post_astrology_synastry",
      ],
      ["Ich bin am 15.7.1990 um 14:30 in Hamburg geboren, wie lautet mein Aszendent?", "post_astrology_natal_chart"],
      ["Nací el 15 de julio de 1990 en Madrid a las 14:30, ¿cuál es mi ascendente?", "post_astrology_natal_chart"],
      ["Je suis née le 15 juillet 1990 à Lyon, quel est mon chemin de vie ?", "post_numerology_life_path"],
      ["我1990年7月15日下午两点半在上海出生，帮我排一下八字", "post_chinese_astrology_bazi_chart"],
      ["Nasci em 15 de julho de 1990 em Lisboa às 14h30; qual é o meu mapa astral?", "post_astrology_natal_chart"],
    ] as const;
    expect(asked.filter(([question, tool]) => !isFound(question, tool))).toEqual([]);
  });

  test("forgives a misspelt letter, accents left out, endings, and the dotless i", () => {
    const asked = [
      ["horroscope for leo", "get_astrology_horoscope_sign_daily"],
      ["bugunku ay evresi", "get_astrology_moon_phase_current"],
      ["YILDIZ HARİTASI DOĞUM", "post_astrology_natal_chart"],
      ["carta astral ascendentes", "post_astrology_natal_chart"],
      ["натальную карту", "post_astrology_natal_chart"],
    ] as const;
    expect(asked.filter(([question, tool]) => !isFound(question, tool))).toEqual([]);
  });
});

describe("words for what people look for", () => {
  test("are carried by every operation of every domain, in ten languages", () => {
    const lacking = domains.flatMap(({ operations, concepts }) =>
      operations.flatMap(({ id }) => {
        const words = concepts[id] ?? "";
        const scripts = [/[a-z]/, /\p{Script=Cyrillic}/u, /\p{Script=Devanagari}/u, /\p{Script=Han}/u];
        return scripts.every((script) => script.test(words)) && words.split(" ").length >= 12 ? [] : [id];
      }),
    );
    expect(lacking).toEqual([]);
  });
});

describe("the tool that searches", () => {
  let service: ToolService;
  beforeAll(async () => {
    service = await everythingService(domains);
  });

  test.each([
    "zzzzqqq",
    "the of and",
    "how do I bake sourdough bread",
    "Rezept für Sauerteigbrot",
    "capital of France",
    "рецепт борща",
    "Python Liste sortieren",
    "क्रिकेट का स्कोर",
    "怎么做红烧肉",
  ])("says so where nothing fits: %s", async (query) => {
    const { structured } = await service.call("search_operations", { query });
    expect(structured).toMatchObject({ operations: [], note: expect.stringContaining("Nothing fits") });
  });

  test.each([" ", "", 7, null, ["moon"], { query: "moon" }])("refuses %j", async (query) => {
    const { isError, texts } = await service.call("search_operations", { query });
    expect([isError, JSON.parse(texts[0] ?? "").issues[0].path]).toEqual([true, "query"]);
  });
});

import { domains } from "@almagest/catalog";
import { loadGazetteer } from "@almagest/location/node";
import { beforeAll, describe, expect, test } from "vitest";
import { everythingService, type ToolService } from "../testing/service";
import { searchOver } from "./search";

let service: ToolService;
beforeAll(async () => {
  service = await everythingService(domains, { gazetteer: loadGazetteer() });
});

interface Answer {
  readonly operations: readonly { readonly operation: string; readonly summary: string; readonly needs?: string }[];
  readonly note?: string;
}

async function search(query: string): Promise<Answer> {
  const { texts } = await service.call("search_operations", { query });
  return JSON.parse(texts[0] ?? "");
}

describe("the tool that searches", () => {
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
    expect(await search(query)).toMatchObject({ operations: [], note: expect.stringContaining("Nothing fits") });
  });

  test.each([
    "Rahu kalam in Chennai",
    "wedding in Pune 12 May 2027",
    "wedding in Ahmedabad",
    "mein Horoskop berechnen",
    "чем заняться сегодня по гороскопу",
    "moje horoskop",
    "vivah muhurat in Pune",
  ])("says nothing of words that do not matter where something fits: %s", async (query) => {
    const { operations, note } = await search(query);
    expect([operations.length > 0, note]).toEqual([true, undefined]);
  });

  test("says which words nothing is known by where little of the question is known", async () => {
    expect((await search("stock price of Apple")).note).toBe(
      "No operation is known by apple. If that is what is asked for, there is nothing here for it.",
    );
    expect((await search(`stock price of ${"y".repeat(200)}`)).note?.length).toBeLessThan(200);
  });

  test("says what each operation cannot do without, a birth as a line", async () => {
    const needs = async (query: string): Promise<Readonly<Record<string, string | undefined>>> =>
      Object.fromEntries((await search(query)).operations.map((one) => [one.operation, one.needs]));
    expect(await needs("retrograde stations of Mercury in 2027")).toMatchObject({
      post_forecast_transits: "person",
      get_astrology_horoscope_sign_yearly: "sign",
      post_astrology_planets_monthly: undefined,
    });
    expect(await needs("when is my next Saturn return")).toMatchObject({
      post_astrology_planetary_returns: "person, planet, approximateDate",
    });
    expect(await needs("synastry")).toMatchObject({ post_astrology_synastry: "person1, person2" });
    expect((await needs("moon phase today"))["get_astrology_moon_phase_current"]).toBeUndefined();
  });

  test.each([" ", "", 7, null, ["moon"], { query: "moon" }])("refuses %j", async (query) => {
    const { isError, texts } = await service.call("search_operations", { query });
    expect([isError, JSON.parse(texts[0] ?? "").issues[0].path]).toEqual([true, "query"]);
  });
});

describe("the first search", () => {
  test("lets other work run while its index is made", async () => {
    const find = searchOver(domains);
    let turns = 0;
    let isDone = false;
    const other = async (): Promise<void> => {
      while (!isDone) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    };
    const work = other();
    const [one, same] = await Promise.all([find("moon phase", 3), find("moon phase", 3)]);
    isDone = true;
    await work;
    expect(one).toEqual(same);
    expect(turns).toBeGreaterThan(5);
  });
});

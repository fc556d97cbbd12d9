import { catalogue } from "@almagest/catalog";
import { LANGS, type Lang } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { factsOf, factText } from "./answer/facts";
import { paragraphsOf, readingOf } from "./answer/reading";
import { dataFiles } from "./build/files";
import { libraryText } from "./code-lines";
import type { DomainForms, DomainWords, OperationForm } from "./forms/model";
import { keyProblem } from "./key";
import { LANGUAGES, languageFor, loadLanguage } from "./languages";
import { EXAMPLE_PEOPLE, sourceText } from "./people";
import { PICTURED } from "./pictures";
import { problemText } from "./problem-text";
import { readRoute, writeRoute } from "./route";
import { callsLeft, openService, requestOf } from "./service";
import { DOMAINS, OF_BIRTH, POPULAR, runWord } from "./systems";
import { en } from "./words/en";
import { counted } from "./words/words";

const MOMENT = { date: "2026-03-04", time: "05:06" };

/** Building the data of every form takes a second. */
const built = dataFiles();

async function formOf(domain: string, id: string): Promise<OperationForm> {
  const { operations }: DomainForms = JSON.parse((await built).get(domain) ?? "");
  const form = operations.find((one) => one.id === id);
  if (form === undefined) throw new Error(`${domain} has no ${id}`);
  return form;
}

test("headings of answers are in every language, and a body's longitude is not called a place's", async () => {
  const files = await built;
  const headings = (lang: string): Readonly<Record<string, string>> =>
    JSON.parse(files.get(`astrology.${lang}`) ?? "").headings;
  for (const lang of LANGS) expect(Object.keys(headings(lang))).toEqual(Object.keys(headings("en")));
  const { longitude, degree, houses } = headings("de");
  expect([longitude, degree, houses, headings("fr")["form:wheel"]]).toEqual(["Länge", "Grad", "Häuser", "Roue"]);
  const place: DomainWords = JSON.parse(files.get("location.de") ?? "");
  expect(place.headings["longitude"]).toBeUndefined();
  const birthDetails = { latitude: 1.5, longitude: 2 };
  const [asked] = factsOf(
    { birthDetails },
    {
      fields: { longitude: "Längengrad" },
      headings: headings("de"),
      lang: "de",
      leftOut: new Set(),
      yes: "",
      no: "",
      name: "",
      value: "",
    },
  );
  expect(asked?.rows).toEqual([
    ["Breite", "1,5"],
    ["Längengrad", "2"],
  ]);
});

test("two people are groom and bride where texts call them so, and numbered elsewhere", async () => {
  const files = await built;
  const sidesIn = (name: string): readonly unknown[] => {
    const { fields }: DomainWords = JSON.parse(files.get(name) ?? "");
    return [fields["person1"], fields["person2"]];
  };
  expect(sidesIn("pages.de")).toEqual(["Bräutigam", "Braut"]);
  expect(sidesIn("vedic-astrology.hi")).toEqual(["वर", "वधू"]);
  expect(sidesIn("astrology.de")).toEqual(["Erste Person", "Zweite Person"]);
});

describe("the page's words", () => {
  test("are there in the service's languages, with the same placeholders, and translated", async () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual([...LANGS]);
    const holes = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort();
    for (const lang of LANGS.filter((one) => one !== "en")) {
      const words = Object.entries(await loadLanguage(lang));
      const english = new Map<string, string>(Object.entries(en));
      expect(words.map(([key]) => key)).toEqual([...english.keys()]);
      for (const [key, text] of words)
        expect([lang, key, holes(text)]).toEqual([lang, key, holes(english.get(key) ?? "")]);
      expect(words.filter(([key, text]) => text === english.get(key)).length).toBeLessThan(30);
    }
  });

  test("are chosen by what a reader prefers", () => {
    expect([["de-AT"], ["xx", "pt-BR"], ["zh-TW"], ["zh-CN"], ["zh-Hant-HK"], ["nl"], []].map(languageFor)).toEqual([
      "de",
      "pt",
      "zh-Hant",
      "zh-Hans",
      "zh-Hant",
      "en",
      "en",
    ]);
  });
});

test("no domain is named that is not there, and every popular operation is", () => {
  expect(catalogue.domains.map(({ id }) => id)).toEqual(expect.arrayContaining([...DOMAINS]));
  for (const { domain, operation } of [...OF_BIRTH, ...POPULAR])
    expect(catalogue.byId(operation)?.domain.id).toBe(domain);
});

test("the drawing program is loaded for every domain with pictures", () => {
  expect([...PICTURED].sort()).toEqual(
    catalogue.domains
      .filter(({ pictures }) => pictures.of.length > 0)
      .map(({ id }) => id)
      .sort(),
  );
});

describe("an address", () => {
  test.each(["#/", "#/tarot", "#/astrology/generateNatalChart?date=1990-07-15&time=14:30"])(
    "%s is read as it was written",
    (hash) => {
      expect(writeRoute(readRoute(hash))).toBe(hash);
    },
  );

  test.each(["", "#", "#/<b>", "#//x", "#/a/../b"])("%j shows no page that is not there", (hash) => {
    expect(["start", "domain"]).toContain(readRoute(hash).view);
  });
});

test("a number of things has the form of its language", () => {
  const fields = "{count} поле|{count} поля|{count} полей";
  expect([1, 3, 5, 21].map((count) => counted(fields, count, "ru"))).toEqual([
    "1 поле",
    "3 поля",
    "5 полей",
    "21 поле",
  ]);
  expect([1, 2].map((count) => counted(en.errorFields, count, "en"))).toEqual([
    "1 field needs another value.",
    "2 fields need another value.",
  ]);
  expect(counted("{count} alan", 2, "tr")).toBe("2 alan");
});

test("a person fills what a field asks for", () => {
  const person = EXAMPLE_PEOPLE[0];
  if (person === undefined) throw new Error("nobody");
  const unknown = { ...person, isTimeUnknown: true };
  expect(
    (["year", "month", "day", "later", "thisMonth"] as const).map((source) => sourceText(source, person, MOMENT)),
  ).toEqual(["1990", "7", "15", "2026-04-03", "3"]);
  expect(sourceText("time", unknown, MOMENT)).toBe("12:00:00");
});

describe("a request", () => {
  test("has its arguments where the operation takes them", async () => {
    const form = await formOf("vedic-astrology", "getSubDashas");
    const { url, method, body } = requestOf(form, { mahadasha: "Jupiter", date: "1990-07-04", lang: "hi" }, "/api/v2");
    expect([url, method, body]).toEqual([
      "/api/v2/vedic-astrology/dasha/sub/Jupiter?lang=hi",
      "POST",
      `{"date":"1990-07-04"}`,
    ]);
  });

  test("is shown as a program over the library", async () => {
    const form = await formOf("astrology", "generateNatalChart");
    expect(libraryText(form, "western", { date: "1990-07-15" })).toContain(
      `import { natalChart } from "@almagest/western";`,
    );
  });

  test("never rejects, and repeats the service's message", async () => {
    const told: unknown[] = [];
    const answers = [
      new Response(`{"code":"validation_error","error":"no","issues":[{"path":"date","message":"x"}]}`, {
        status: 400,
        headers: { "X-RateLimit-Limit": "25", "X-RateLimit-Remaining": "7", "X-RateLimit-Reset": "1790035200" },
      }),
      new Response("<html>", { status: 502 }),
    ];
    const service = openService({
      root: "/api/v2",
      key: () => "",
      fetch: async () => answers.shift() ?? Promise.reject(new TypeError("away")),
      formOf,
      onCallsLeft: (left) => told.push(left),
    });
    const ask = () => service.call("astrology", "listZodiacSigns", {}, "en");
    expect(await ask()).toMatchObject({ ok: false, error: { code: "validation_error", issues: [{ path: "date" }] } });
    expect(told).toEqual([{ limit: 25, left: 7, resetsAt: 1_790_035_200 }]);
    expect([await ask(), await ask()]).toMatchObject([
      { error: { code: "unreachable" } },
      { error: { code: "unreachable" } },
    ]);
    expect(callsLeft(new Headers({ "X-RateLimit-Limit": "0", "X-RateLimit-Remaining": "0" }))).toBeUndefined();
  });
});

test.each([
  ["", undefined],
  [`alm_sk_${"0".repeat(46)}`, undefined],
  ["abc", "beginning"],
  ["alm_pk_0", "length"],
  [`alm_sk_${"u".repeat(46)}`, "characters"],
])("a key %j has the problem %s", (text, problem) => {
  expect(keyProblem(text)).toBe(problem);
});

test("a used-up allowance says when it returns, and that the page still computes; another failure has its own message", async () => {
  const callsLeft = { limit: 25, left: 0, resetsAt: Date.UTC(2026, 8, 22) / 1000 };
  for (const lang of LANGS) {
    const words = await loadLanguage(lang);
    const text = problemText({ code: "free_tier_exhausted", error: "no" }, { words, lang, callsLeft });
    expect(text).toMatch(/25.*2026|2026.*25/s);
    expect(text).not.toMatch(/[{}]/);
  }
  const words = await loadLanguage("en");
  expect(problemText({ code: "rate_limit_exceeded", error: "It is used up." }, { words, lang: "en" })).toBe(
    "It is used up.",
  );
  expect(problemText({ code: "offline", error: "x" }, { words, lang: "en" })).toContain("Nothing was sent");
});

test("cards are drawn, coins are cast, look-ups are shown, and everything else is calculated", async () => {
  const word = async (domain: string, id: string): Promise<string> => runWord(domain, await formOf(domain, id));
  expect(await word("tarot", "castThreeCard")).toBe("draw");
  expect(await word("tarot", "getDailyCard")).toBe("draw");
  expect(await word("tarot", "getCard")).toBe("show");
  expect(await word("iching", "castReading")).toBe("cast");
  expect(await word("iching", "getHexagram")).toBe("show");
  expect(await word("crystals", "getDailyCrystal")).toBe("run");
});

describe("an answer", () => {
  test("keeps the paragraphs of its texts", () => {
    expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \n\nThree.\n")).toEqual(["One.", "Two,\nstill two.", "Three.\n"]);
    expect(paragraphsOf("One.")).toEqual(["One."]);
  });

  const answer = {
    summary: "All of it in a line.",
    planets: [
      {
        name: "Sun",
        nameLocalized: "Sonne",
        sign: "Leo",
        degree: 29.9999,
        longitude: 149.9999,
        isRetrograde: false,
        interpretation: { summary: "It shines on you.", keywords: ["warm heart"] },
      },
      {
        name: "Mars",
        nameLocalized: "Mars",
        sign: "Aries",
        degree: 0.5,
        longitude: 0.5,
        isRetrograde: true,
        interpretation: { summary: "It moves for you." },
      },
      { name: "Moon", sign: "Aries", degree: 1, longitude: 1, isRetrograde: false },
    ],
    conventions: { zodiac: "tropical" },
  };

  test("is read as a whole first, then part by part, in its own language", () => {
    const chapters = readingOf(answer, {
      fields: { planets: "Planets of a form" },
      headings: { planets: "Planeten" },
      prose: new Set(["summary", "interpretation"]),
    });
    expect(chapters).toEqual([
      { title: undefined, sections: [{ title: undefined, passages: [{ text: "All of it in a line." }] }] },
      {
        title: "Planeten",
        sections: [
          {
            title: "Sonne · Leo",
            passages: [{ text: "It shines on you." }, { label: "Keywords", text: "Warm heart" }],
          },
          { title: "Mars · Aries", passages: [{ text: "It moves for you." }] },
        ],
      },
    ]);
  });

  test("is a table of what its figure shows, without sentences; degrees are cut, never rounded up", () => {
    const facts = {
      fields: {},
      headings: {},
      leftOut: new Set(["summary", "interpretation"]),
      lang: "en",
      yes: "yes",
      no: "no",
      name: "Name",
      value: "Value",
    } as const;
    const [planets, conventions] = factsOf(answer, facts);
    expect(planets?.columns).toEqual(["Name", "Sign", "Degree", "Retrograde", "Longitude"]);
    expect(planets?.rows[0]).toEqual(["Sonne", "Leo", "29°59′", "no", "149.9999"]);
    expect(conventions?.rows).toEqual([["Zodiac", "tropical"]]);
    expect(factText("type", "SEMI_SEXTILE", facts)).toBe("Semi sextile");
    expect(["sign-ingress", "dashaChange", "natal.month"].map((one) => factText("type", one, facts))).toEqual([
      "Sign ingress",
      "Dasha change",
      "Natal month",
    ]);
    expect([factText("orb", 5.2353, facts), factText("illumination", 67, facts)]).toEqual(["5°14′", "67%"]);
    expect(factText("position", "year", { ...facts, values: { "position.year": "Jahr" } })).toBe("Jahr");
  });

  test("has dates, clock times and numbers as the language of its reader writes them", () => {
    const told = (value: unknown, lang: Lang): string | undefined => factText("at", value, { yes: "", no: "", lang });
    expect(told("2026-03-06", "de")).toBe("06.03.2026");
    expect(told("2026-03-06", "hi")).toBe("6 मार्च 2026");
    expect(told("2026-03-06", "en")).toBe("Mar 6, 2026");
    expect(told("14:30:00", "en")).toBe("14:30");
    expect(told(["2026-03-06", 1.25], "tr")).toBe("6 Mar 2026, 1,25");
    expect([told(12_345.678_91, "de"), told(12_345.678_91, "hi")]).toEqual(["12345,6789", "12345.6789"]);
  });
});

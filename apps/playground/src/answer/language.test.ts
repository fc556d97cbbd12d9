import { expect, test } from "vitest";
import { languageOfText } from "./language";

test("a text is in the one language of its answer, whatever its letters", () => {
  expect(languageOfText("甲乙丙丁", { lang: "zh-Hans", languages: ["en"] })).toBe("en");
  expect(languageOfText("Wood", { lang: "zh-Hans", languages: ["zh-Hans"] })).toBe("zh-Hans");
});

test("of two languages its letters tell, where they can", () => {
  const both = (lang: string) => ({ lang, languages: [lang, "en"] });
  expect(languageOfText("木得其时则茂", both("zh-Hant"))).toBe("zh-Hant");
  expect(languageOfText("Wood in its season", both("zh-Hant"))).toBe("en");
  expect(languageOfText("Солнце в Раке", both("ru"))).toBe("ru");
  expect(languageOfText("Die Sonne", both("de"))).toBeUndefined();
});

import { formOf } from "@almagest/i18n";
import { loadForms } from "@almagest/i18n/forms";
import type { Lang } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNames } from "../../names.generated";
import { SPEECHES } from "../speech";
import { english } from "./english";
import type { Speech } from "./shape";

/** Two phases that are there, and two that are not. */
const COUNTS = [
  [
    { of: "fire", count: 5 },
    { of: "wood", count: 1 },
  ],
  ["water", "earth"],
] as const;
const HOURS = [{ branch: "zi", rat: "early" }, { branch: "chou" }, { branch: "wei" }] as const;
const COURSES = [
  { before: "10:30", direction: "forward", ages: ["A"] },
  { from: "10:30", direction: "backward", ages: ["A", "B"] },
] as const;

interface Said {
  readonly lang: Lang;
  readonly counts: string;
  readonly hours: string;
  readonly hour: string;
  readonly hidden: string;
  readonly courses: string;
}

/** Written by hand, as a reader of the language would say them. */
const SAID = {
  es: {
    lang: "es",
    counts: "cinco son de fuego, uno de madera y ninguno de agua ni de tierra",
    hours: "en las horas de la Rata de madrugada, del Buey y de la Cabra",
    hour: "en la hora del Buey",
    hidden: "las ramas del año y de la hora",
    courses:
      "antes de las 10:30 la suerte corre hacia delante (comienzo: A); desde las 10:30 la suerte corre hacia atrás (comienzo: de A a B)",
  },
  pt: {
    lang: "pt",
    counts: "cinco são de fogo, um de madeira e nenhum de água nem de terra",
    hours: "nas horas do Rato da madrugada, do Boi e da Cabra",
    hour: "na hora do Boi",
    hidden: "os ramos do ano e da hora",
    courses:
      "antes das 10:30 a sorte corre para a frente (início: A); a partir das 10:30 a sorte corre para trás (início: de A a B)",
  },
  fr: {
    lang: "fr",
    counts: "cinq relèvent du feu, un du bois et aucun de l'eau ni de la terre",
    hours: "aux heures du Rat d'après minuit, du Bœuf et de la Chèvre",
    hour: "à l'heure du Bœuf",
    hidden: "les branches de l'année et de l'heure",
    courses:
      "avant 10:30 la chance va vers l'avant (début : A) ; à partir de 10:30 la chance va vers l'arrière (début : de A à B)",
  },
  de: {
    lang: "de",
    counts: "sind fünf Feuer, eines Holz und keines Wasser oder Erde",
    hours: "in den Stunden der frühen Ratte, des Büffels und der Ziege",
    hour: "in der Stunde des Büffels",
    hidden: "den Zweigen des Jahres und der Stunde",
    courses:
      "vor 10:30 Uhr läuft das Glück vorwärts (Beginn: A); ab 10:30 Uhr läuft das Glück rückwärts (Beginn: A bis B)",
  },
  ru: {
    lang: "ru",
    counts: "пять — огонь, один — дерево, а воды и земли нет",
    hours: "в часы ранней Крысы, Быка и Козы",
    hour: "в час Быка",
    hidden: "ветвями года и часа",
    courses: "до 10:30 столпы идут вперёд (начало: A); с 10:30 столпы идут назад (начало: от A до B)",
  },
  hi: {
    lang: "hi",
    counts: "अग्नि पाँच, काष्ठ एक, और जल या पृथ्वी एक भी नहीं",
    hours: "मध्यरात्रि के बाद के चूहे, बैल और बकरी के पहरों में",
    hour: "बैल के पहर में",
    hidden: "वर्ष और घंटे की शाखाओं",
    courses: "10:30 से पहले भाग्य आगे चलता है और A पर आरंभ होता है; 10:30 के बाद भाग्य पीछे चलता है और A से B के बीच आरंभ होता है",
  },
  tr: {
    lang: "tr",
    counts: "beşi ateş, biri ağaç, su ve toprak ise hiç yok",
    hours: "erken Fare, Öküz ve Keçi saatlerinde",
    hour: "Öküz saatinde",
    hidden: "yılın ve saatin dallarının",
    courses:
      "saat 10:30 öncesinde şans ileri yürür (başlangıç: A); saat 10:30 sonrasında şans geri yürür (başlangıç: A ile B arası)",
  },
} as const satisfies Partial<Readonly<Record<Lang, Said>>>;

describe.each(Object.values(SAID))("the joints in $lang", (said) => {
  const { lang } = said;
  let speech: Speech = english;

  beforeAll(async () => {
    await loadNames(lang);
    const grammar = { lang, forms: await loadForms(lang) };
    speech = SPEECHES[lang]?.((word, form) => formOf(word, form, grammar)) ?? english;
  });

  test("count the phases and name those that are missing", () => {
    expect(speech.counts(...COUNTS)).toBe(said.counts);
    expect(speech.counts(COUNTS[0], [])).not.toMatch(/ninguno|nenhum|aucun|keines|нет|नहीं|yok/);
  });

  test("name hours by their animals, bent", () => {
    expect(speech.inHours(speech.hours(HOURS))).toBe(said.hours);
    expect(speech.inHours(speech.hours([{ branch: "chou" }]))).toBe(said.hour);
  });

  test("name the branches under which a phase is hidden", () => {
    expect(speech.branchesOf(["year", "hour"])).toBe(said.hidden);
    expect(speech.branchesOf(["year"])).not.toBe(said.hidden);
  });

  test("tell two courses of luck", () => {
    expect(speech.courses(COURSES)).toBe(said.courses);
  });

  test("part years that are one of several from those that are known", () => {
    const [plain, open] = [
      speech.yearSpan("2057", "2067"),
      speech.yearSpan(speech.eitherYear(["2057", "2058"]), "2067"),
    ];
    expect(plain).toMatch(/^2057[–—]2067$/);
    expect(open).toMatch(/^2057\/2058[–—]2067$/);
  });

  test("have an age for luck that begins at birth", () => {
    expect(speech.age(0, 0)).toMatch(/^0\s\p{L}+/u);
    expect(speech.age(7, 5)).toMatch(/^7\s.*5\s/u);
  });
});

test("every language but Chinese that has joints is held here", () => {
  expect(Object.keys(SAID).sort()).toEqual(
    Object.keys(SPEECHES)
      .filter((lang) => !lang.startsWith("zh"))
      .sort(),
  );
});

test("a Russian reach of ages has the genitive, with its one year and many", () => {
  const speech = SPEECHES.ru?.((word) => word);
  expect(speech?.ageReach(["1 год и 1 месяц", "21 год"])).toBe("от 1 года и 1 месяца до 21 года");
  expect(speech?.ageReach(["4 года и 2 месяца", "11 лет и 11 месяцев"])).toBe(
    "от 4 лет и 2 месяцев до 11 лет и 11 месяцев",
  );
  expect(speech?.ageReach([speech.age(0, 0), speech.age(0, 7)])).toBe("от 0 лет до 7 месяцев");
});

test("Turkish has one verb for years of several elements, at the end", () => {
  const speech = SPEECHES.tr?.((word) => word);
  expect(speech?.yearsOf(["wood", "water"])).toBe("ağaç yılları 4 veya 5 ile, su yılları 2 veya 3 ile biter");
});

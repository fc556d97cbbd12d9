import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { loadTransliterator } from "@almagest/numerology/names";
import { createContext, isAlmagestError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bandOf } from "./compatibility/score";
import {
  birthProfile,
  dailySephirah,
  hebrewLetter,
  hebrewLetters,
  LETTER_ATTRIBUTIONS,
  LETTER_IDS,
  nameCompatibility,
  nameProfile,
  sephirah,
  treeOfLife,
} from "./index";
import { LETTERS } from "./letters/letters";
import { en } from "./texts/en";
import { SEPHIRAH_IDS } from "./tree/sephirot";
import type { BirthProfile, BirthProfileRequest } from "./types";

const now = Date.UTC(2026, 0, 1);
const context = createContext({ ephemeris: swissEphemeris(), now, texts: [en] });

describe("a name", () => {
  test("Sarah is שרה: 505, 505, 10 and 1905, in Malkuth", () => {
    const profile = nameProfile({ name: "Sarah" }, context);
    expect(profile).toMatchObject({
      chosen: { hebrew: "שרה", romanization: "ShRH" },
      values: { standard: 505, large: 505, small: 10, preceding: 1905 },
      sephirah: { id: "malkuth", number: 10, english: "Kingdom", hebrew: "מַלְכוּת", reduced: 10 },
      initial: { letterId: "shin", name: "Shin" },
    });
    expect(profile.matches.map(({ id }) => id)).toEqual(["sarah"]);
    expect(profile.sephirah.reading).toMatch(/505.*10.*convention/s);
  });

  test("large counts by the rule that is asked for, and letters show what they count", () => {
    const finals = nameProfile({ nameHebrew: "מרים" }, context);
    expect([finals.values.standard, finals.values.large]).toEqual([290, 850]);
    expect(finals.letters.map(({ value }) => value)).toEqual([40, 200, 10, 600]);
    const milui = nameProfile({ nameHebrew: "מרים", misparGadol: "milui" }, context);
    expect(milui.values.large).toBe(80 + 510 + 20 + 80);
    expect(milui.letters.map(({ value }) => value)).toEqual([40, 200, 10, 40]);
    expect(milui.conventions).toEqual({ misparGadol: "milui" });
  });

  test("is read from any script, from the rarer ones with the transliterator", async () => {
    expect(nameProfile({ name: "Мария" }, context).chosen.hebrew).toBe("מריה");
    expect(nameProfile({ name: "José" }, context).chosen.hebrew).toBe("יוס");
    expect(nameProfile({ name: "Ιωάννης" }, context).chosen.hebrew).toBe("יוניס");
    expect(() => nameProfile({ name: "राम" }, context)).toThrow(/transliterator/);
    const all = createContext({ texts: [en], transliterate: await loadTransliterator() });
    expect(nameProfile({ name: "राम" }, all).chosen.hebrew).toBe("רם");
  });

  test.each([{ name: "123" }, { name: "..." }, { nameHebrew: "־־" }])("without a letter is refused: %o", (input) => {
    try {
      nameProfile(input, context);
      expect("refused").toBe("not refused");
    } catch (error) {
      expect(isAlmagestError(error) && error.code).toBe("unprocessable_entity");
    }
  });
});

/** A birth of which no one says that its time is unknown. */
const profileOf = (birth: BirthProfileRequest, asked = context): BirthProfile => birthProfile(birth, asked);

describe("a birth", () => {
  test("of 15 June 1990 in New York is 22 Sivan 5750, with its names and its sephirah", () => {
    const profile = birthProfile({ date: "1990-06-15", time: "14:30:00", timezone: "America/New_York" }, context);
    expect(profile.birthData).toEqual({ date: "1990-06-15", time: "14:30:00", timezone: -4 });
    expect(profile.hebrewDate).toEqual({
      ...{ year: 5750, month: "Sivan", monthNumber: 3, day: 22, leapYear: false },
      ...{ hebrew: "כ״ב בסיוון תש״נ", afterSunset: false },
    });
    expect(profile.hebrewBirthday).toEqual({ from: "2025-12-31", date: "2026-06-07", hebrewYear: 5786 });
    // the Sun is at 84.3°: Gemini 24
    expect(profile.angels.map(({ role, number }) => [role, number])).toEqual([
      ["body", 17],
      ["character", 13],
      ["spirit", 44],
    ]);
    expect(profile.sephirah).toMatchObject({ id: "netzach", number: 7, reduced: 7, romanization: "NTzCh" });
    expect(profile.conventions).toEqual({
      ...{
        calendar: "proleptic-gregorian",
        angelDating: "solar-longitude",
        yearStart: "march-21",
        leapDayPolicy: "extend-previous",
        afterSunset: false,
      },
    });
  });

  // as ICU has them, the second as Reingold and Dershowitz print it
  test.each([
    ["-003760-09-07", 1, "Tishri", 1],
    ["-000586-07-24", 3174, "Av", 10],
    ["0001-01-01", 3761, "Tevet", 18],
    ["1199-06-15", 4959, "Sivan", 12],
    ["3000-06-15", 6760, "Sivan", 20],
    ["9999-12-31", 13_760, "Cheshvan", 28],
  ])(
    "of %s, which the sky does not cover, has its Hebrew date %i %s %i and the name by the clock",
    (date, ...hebrew) => {
      const { hebrewDate, angels, notices, birthData, conventions } = profileOf({ date, timezone: 0 });
      expect([hebrewDate.year, hebrewDate.month, hebrewDate.day]).toEqual(hebrew);
      expect(angels.map(({ role }) => role)).toEqual(["spirit"]);
      expect(notices?.slice(1)).toEqual([expect.stringContaining("1200-01-09 to 2999-12-31")]);
      expect([birthData.date, conventions.calendar]).toEqual([date, "proleptic-gregorian"]);
      const byDays = birthProfile({ date, timezone: "Asia/Jerusalem", angelDating: "lenain-blocks" }, context);
      expect(byDays.angels.map(({ role }) => role)).toEqual(["body", "character", "spirit"]);
      expect(byDays.notices).toHaveLength(1);
    },
  );

  /** 26 April 1564 of a parish register is 6 May of the Gregorian calendar. */
  test("before 1582-10-15 says how the date was read where no calendar was named, and is converted where one was", () => {
    const birth = { date: "1564-04-26", timezone: 0 };
    expect(birthProfile(birth, context).conventions.notice).toMatch(
      /Julian calendar that day was 1564-04-16\..*send calendar julian/,
    );
    for (const calendar of ["gregorian", "julian"] as const)
      expect(birthProfile({ ...birth, calendar }, context).conventions).not.toHaveProperty("notice");
    expect(birthProfile({ date: "1582-10-15", timezone: 0 }, context).conventions).not.toHaveProperty("notice");
    expect(birthProfile({ date: "-000100-06-15", timezone: 0 }, context).conventions).not.toHaveProperty("notice");
    expect(birthProfile({ ...birth, calendar: "julian" }, context).birthData.date).toBe("1564-05-06");
  });

  test.each([
    ["1200-01-08", 1],
    ["1200-01-09", 3],
    ["2999-12-31", 3],
    ["3000-01-01", 1],
  ])("of %s has %i names, by where the sky ends", (date, count) => {
    expect(birthProfile({ date, timezone: 0 }, context).angels).toHaveLength(count);
  });

  test("of the last evening of the civil calendar has a birthday on the day after it", () => {
    const { hebrewBirthday } = birthProfile({ date: "9999-12-31", timezone: 0, afterSunset: true }, context);
    expect(hebrewBirthday).toEqual({ from: "9999-12-31", date: "+010000-01-01", hebrewYear: 13_760 });
  });

  test("is echoed in four digits where they write its year", () => {
    const { birthData } = birthProfile({ date: "+001990-06-15", timezone: 0 }, context);
    expect(birthData.date).toBe("1990-06-15");
  });

  test.each([
    ["-003760-09-06", /outside the Hebrew calendar.*Send a date from -003760-09-07/],
    ["+010000-01-01", /outside the Hebrew calendar.*to 9999-12-31/],
    ["-000000-01-01", /^date is "-000000-01-01"\. Send calendar date, YYYY-MM-DD/],
    ["-3760-09-07", /sign and six digits/],
    ["1990-02-30", /^date is "1990-02-30"/],
  ])("of %s is refused, with what to send instead", (date, message) => {
    const parsed = birthProfile.parse({ flat: { date, timezone: 0 } });
    expect(parsed.ok ? [] : parsed.issues).toMatchObject([{ path: "date", message: expect.stringMatching(message) }]);
    expect(dailySephirah.parse({ flat: { date } }).ok).toBe(false);
  });

  test("whose Hebrew day this year lacks says so, and when it returns", () => {
    // 30 Cheshvan 5783; 5784 has only 29 days in that month
    const born = { date: "2022-11-24", timezone: 0 };
    const later = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2023, 9, 20), texts: [en] });
    const { hebrewDate, hebrewBirthday } = profileOf(born, later);
    expect([hebrewDate.day, hebrewDate.month]).toEqual([30, "Cheshvan"]);
    expect([hebrewBirthday.date, hebrewBirthday.hebrewYear]).toEqual([null, 5784]);
    expect(hebrewBirthday.note).toMatch(/no 30 Cheshvan in the Hebrew year 5784.*2023-11-14.*rabbi/s);
  });

  test("in other languages has the month, the choir and the sephirah beside the English", () => {
    const { hebrewDate, angels, sephirah: own } = profileOf({ date: "1990-06-15", timezone: 0, lang: "ru" });
    expect([hebrewDate.monthLocalized, own.englishLocalized]).toEqual(["Сиван", "Стойкость"]);
    expect(angels[0]?.choirLocalized).toBe("Престолы");
  });
});

describe("the tree", () => {
  test("has 22 paths with 44 ends as Kircher draws them, and daat beside the ten", () => {
    const { sephirot, paths, worlds, lightningFlash } = treeOfLife({}, context);
    expect(sephirot.map(({ id, number }) => `${id} ${number}`)).toEqual(
      SEPHIRAH_IDS.map((id, index0) => `${id} ${id === "daat" ? null : index0 + 1}`),
    );
    expect(paths.map(({ path, letter }) => [path, letter])).toEqual(LETTER_IDS.map((id, index0) => [index0 + 11, id]));
    const ends = new Map<string, number>();
    for (const { from, to } of paths) for (const end of [from, to]) ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(Object.fromEntries(ends)).toEqual({
      ...{ keter: 3, chokhmah: 4, binah: 4, chesed: 4, gevurah: 4, tiferet: 8 },
      ...{ netzach: 5, hod: 5, yesod: 4, malkuth: 3 },
    });
    expect(lightningFlash).toEqual(SEPHIRAH_IDS.slice(0, 10));
    expect(worlds.flatMap(({ sephirot: own }) => own)).toEqual(lightningFlash);
    expect(worlds.flatMap(({ sephirotAlternate }) => sephirotAlternate)).toEqual(lightningFlash);
  });

  test("gives paths a trump and the attribution of the reading asked for", () => {
    const tav = treeOfLife({}, context).paths.at(-1);
    expect(tav).toMatchObject({
      from: "yesod",
      to: "malkuth",
      trump: { id: "world", number: "XXI", name: "The World" },
    });
    const planets = LETTER_ATTRIBUTIONS.map(
      (letterAttribution) => treeOfLife({ letterAttribution }, context).paths.at(-1)?.attribution.value,
    );
    expect(planets).toEqual(["jupiter", "moon", "moon", "saturn"]);
  });

  test("answers for one sephirah with its paths, under any common spelling", () => {
    expect(sephirah({ id: "tiferet" }, context)).toMatchObject({
      ...{ number: 6, hebrew: "תִּפְאֶרֶת", romanization: "ThPARTh", english: "Beauty", pillar: "middle" },
      ...{ pillarName: "Pillar of Equilibrium", world: "Yetzirah", attribution: "Shemesh, the Sun" },
    });
    expect(sephirah({ id: "tiferet" }, context).paths).toHaveLength(8);
    for (const id of ["TIPHERETH", "Tiferet", "tiferet"]) expect(sephirah({ id }, context).id).toBe("tiferet");
    expect(sephirah({ id: "Da'at" }, context)).toMatchObject({ number: null, world: null, paths: [] });
    expect(() => sephirah({ id: "eden" }, context)).toThrow(/Accepted: keter, chokhmah/);
  });
});

test("the name of a birth is said to come from the Sun only where it does", () => {
  const bodyOf = (angelDating: "solar-longitude" | "lenain-blocks"): string | undefined =>
    birthProfile({ date: "1990-06-15", timezone: 0, angelDating }, context).angels[0]?.reading;
  expect(bodyOf("solar-longitude")).toMatch(/Sun's place/);
  expect(bodyOf("lenain-blocks")).toMatch(/^The first name belongs to five days/);
  expect(bodyOf("lenain-blocks")).not.toMatch(/Sun's place/);
});

describe("letters", () => {
  test("are three mothers, seven doubles and twelve simples, with values 1 to 400 and five finals", () => {
    const { total, classCounts, letters } = hebrewLetters({}, context);
    expect([total, classCounts]).toEqual([22, { mother: 3, double: 7, simple: 12 }]);
    expect(letters.map(({ value }) => value)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400],
    ]);
    expect(letters.flatMap(({ final, finalValue }) => (final === null ? [] : [`${final}${finalValue}`]))).toEqual([
      ...["ך500", "ם600", "ן700", "ף800", "ץ900"],
    ]);
  });

  test("differ between the readings in their planets alone, each reading with all seven", () => {
    const all = LETTER_ATTRIBUTIONS.map((letterAttribution) => hebrewLetters({ letterAttribution }, context).letters);
    for (const letters of all) {
      const planets = letters.flatMap(({ attribution }) => (attribution.kind === "planet" ? [attribution.value] : []));
      expect(new Set(planets).size).toBe(7);
      for (const [index0, letter] of letters.entries()) {
        if (letter.letterClass !== "double") expect(letter.attribution).toEqual(all[0]?.[index0]?.attribution);
      }
    }
  });

  test("answer to their other names and to themselves", () => {
    for (const id of ["shin", "SHIN", "ש"])
      expect(hebrewLetter({ id }, context)).toMatchObject({ id: "shin", path: 31 });
    expect(hebrewLetter({ id: "Aleph" }, context).id).toBe("alef");
    expect(hebrewLetter({ id: "ם" }, context).id).toBe("mem");
    expect(() => hebrewLetter({ id: "omega" }, context)).toThrow(/Accepted: alef, bet/);
    expect(hebrewLetter({ id: "shin", lang: "fr" }, context)).toMatchObject({
      meaning: "Tooth",
      meaningLocalized: "Dent",
    });
  });
});

describe("two names", () => {
  const hebrew = fc
    .array(fc.constantFrom(...LETTERS.map(({ glyph }) => glyph)), { minLength: 1, maxLength: 8 })
    .map((glyphs) => glyphs.join(""));

  test("score alike in either order, within 0 and 100, the sum of the components", () => {
    fc.assert(
      fc.property(hebrew, hebrew, (firstNameHebrew, secondNameHebrew) => {
        const one = nameCompatibility({ firstNameHebrew, secondNameHebrew }, context);
        const other = nameCompatibility(
          { firstNameHebrew: secondNameHebrew, secondNameHebrew: firstNameHebrew },
          context,
        );
        expect([one.score, one.band, one.components]).toEqual([other.score, other.band, other.components]);
        expect(one.reading).toBe(other.reading);
        expect(one.score).toBe(one.components.reduce((sum, { points }) => sum + points, 0));
        for (const { points, maximum, matched } of one.components) {
          expect(points).toBeLessThanOrEqual(maximum);
          expect(matched).toBe(points > 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("are low below 15, moderate from there and high from 50", () => {
    expect([0, 14, 15, 49, 50, 100].map(bandOf)).toEqual(["low", "low", "moderate", "moderate", "high", "high"]);
  });

  test("that are the same reach 100, the sum of all maxima", () => {
    const { score, band, components, sharedValues } = nameCompatibility(
      { firstName: "Ruth", secondName: "Ruth" },
      context,
    );
    expect([score, band, sharedValues.length]).toEqual([100, "high", 10]);
    expect(components.map(({ maximum }) => maximum)).toEqual([35, 25, 20, 20]);
  });

  test("love and one are equal in the standard value; Sarah and David are not", () => {
    const equal = nameCompatibility({ firstNameHebrew: "אהבה", secondNameHebrew: "אחד" }, context);
    expect(equal.components[0]).toMatchObject({ id: "equalStandardValue", points: 35, maximum: 35, matched: true });
    expect(equal.sharedValues.map(({ cipher }) => cipher)).toContain("mispar-hechrachi");
    const pair = nameCompatibility({ firstName: "Sarah", secondName: "David" }, context);
    expect(pair.first).toMatchObject({ hebrew: "שרה", standard: 505, reduced: 10, sephirah: "malkuth" });
    expect(pair.second).toMatchObject({ hebrew: "דוד", standard: 14, reduced: 5, sephirah: "gevurah" });
    expect(pair.components[0]?.points).toBe(0);
  });

  test("are refused where a field is missing or sent twice, by the name of the field", () => {
    const both = { firstName: "Sarah", firstNameHebrew: "שרה", secondName: "David" };
    expect(() => nameCompatibility(both, context)).toThrow(/Both firstName and firstNameHebrew/);
    expect(() => nameCompatibility({ firstName: "Sarah" }, context)).toThrow(/Neither secondName nor secondNameHebrew/);
  });
});

describe("the day of the Omer", () => {
  test("is named by its two sephirot, the day's first", () => {
    expect(dailySephirah({ date: "2026-04-03" }, context)).toMatchObject({
      ...{ date: "2026-04-03", inOmer: true, day: 1, week: 1, dayInWeek: 1, hebrewDate: "Nisan 16" },
      weekSephirah: { id: "chesed", hebrew: "חסד", romanization: "ChSD", english: "Mercy" },
      hebrewLabel: "חסד שבחסד",
    });
    expect(dailySephirah({ date: "2026-04-11" }, context)).toMatchObject({
      day: 9,
      week: 2,
      dayInWeek: 2,
      hebrewLabel: "גבורה שבגבורה",
    });
    expect(dailySephirah({ date: "2026-04-10" }, context)).toMatchObject({ day: 8, hebrewLabel: "חסד שבגבורה" });
    expect(dailySephirah({ date: "2026-05-05" }, context)).toMatchObject({ day: 33, hebrewLabel: "הוד שבהוד" });
  });

  test("turns at sunset, which is asserted, and ends with the evening of Shavuot", () => {
    expect(dailySephirah({ date: "2026-04-02", afterSunset: "true" }, context).day).toBe(1);
    expect(dailySephirah({ date: "2026-05-21" }, context).day).toBe(49);
    const after = dailySephirah({ date: "2026-05-21", afterSunset: "true" }, context);
    expect([after.inOmer, after.day, after.hebrewDate, after.nextStart]).toEqual([
      false,
      undefined,
      "Sivan 6",
      "2027-04-23",
    ]);
  });

  test("has outside the count the psalm of its weekday in the Temple, which turns with the evening (Tamid 7:4)", () => {
    const psalmOf = (date: string, afterSunset: "true" | "false" = "false"): string | undefined =>
      dailySephirah({ date, afterSunset }, context).reading?.match(/Psalm (\d+)|(forty-eighth)|(81),/)?.[0];
    const week = ["22", "23", "24", "25", "26", "27", "28"].map((day) => psalmOf(`2026-11-${day}`));
    expect(week).toEqual(["Psalm 24", "forty-eighth", "Psalm 82", "Psalm 94", "81,", "Psalm 93", "Psalm 92"]);
    expect(psalmOf("2026-11-27", "true")).toBe("Psalm 92");
    expect(psalmOf("2026-11-28", "true")).toBe("Psalm 24");
  });

  test("is answered to the last day of the calendar, without a count that begins beyond it", () => {
    const last = dailySephirah({ date: "9999-12-31" }, context);
    expect([last.inOmer, "nextStart" in last, last.reading?.includes("next count")]).toEqual([false, false, false]);
    expect(dailySephirah({ date: "9998-12-31" }, context).nextStart).toMatch(/^9999-0[3-5]-/);
    expect(dailySephirah({ date: "0001-01-01" }, context).nextStart).toMatch(/^0001-0[3-5]-/);
    expect(dailySephirah({ date: "-003760-09-07" }, context)).toMatchObject({
      ...{ date: "-003760-09-07", hebrewDate: "Tishri 1", inOmer: false },
      nextStart: expect.stringMatching(/^-003759-0[3-5]-/),
      conventions: { calendar: "proleptic-gregorian" },
    });
  });

  test("without a date is that of today in the timezone", () => {
    const late = createContext({ now: Date.UTC(2026, 3, 2, 22, 30), texts: [en] });
    expect(dailySephirah({}, late).date).toBe("2026-04-02");
    expect(dailySephirah({ timezone: "Asia/Jerusalem" }, late)).toMatchObject({ date: "2026-04-03", day: 1 });
  });
});

import { describe, expect, test } from "vitest";
import { loadTransliterator } from "../names";
import { countedName, shownLetters } from "../names/counted";

const transliterate = await loadTransliterator();
const lettersOf = (name: string): string => shownLetters(countedName(name, { transliterate }, "name"));

describe("the optional transliterator", () => {
  /** As Indian passports print these names. */
  test.each([
    ["प्रिया", "PRIYA"],
    ["महात्मा गांधी", "MAHATMA GANDHI"],
    ["नरेन्द्र मोदी", "NARENDRA MODI"],
    ["लता मंगेशकर", "LATA MANGESHKAR"],
    ["सचिन तेंदुलकर", "SACHIN TENDULKAR"],
    ["सलमान ख़ान", "SALMAN KHAN"],
    ["अटल बिहारी वाजपेयी", "ATAL BIHARI VAJPEYI"],
    ["आनंद", "ANAND"],
    ["आनन्द", "ANAND"],
    ["कृष्ण", "KRISHNA"],
    ["ਗੁਰੂ ਨਾਨਕ", "GURU NANAK"],
    ["ગાંધી", "GANDHI"],
    ["ரஜினி", "RAJINI"],
    ["మహేష్", "MAHESH"],
    ["മോഹൻലാൽ", "MOHANLAL"],
  ])("reads %s of a script of India as %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  /** Ministry of Foreign Affairs of Japan, Hepburn romanization for passports, its own examples among them. */
  test.each([
    ["たろう", "TARO"],
    ["おおの", "ONO"],
    ["いのうえ", "INOUE"],
    ["ゆうき", "YUKI"],
    ["なんば", "NAMBA"],
    ["はっとり", "HATTORI"],
    ["はっちょう", "HATCHO"],
    ["きょうこ", "KYOKO"],
    ["ジョージ", "JOJI"],
    ["ファン", "FAN"],
  ])("reads %s in Kana as %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  /** Revised Romanization of Korean, names syllable by syllable (rule 3.4). */
  test.each([
    ["홍길동", "HONGGILDONG"],
    ["한복남", "HANBOKNAM"],
    ["박지성", "BAKJISEONG"],
    ["김연아", "GIMYEONA"],
  ])("reads %s in Hangul as %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
    expect(lettersOf(name.normalize("NFD"))).toBe(letters);
  });

  test.each([
    ["李小龙", "LIXIAOLONG"],
    ["李 小龍", "LI XIAOLONG"],
    ["佐々木", "ZUOZUOMU"],
    ["فَاطِمَة", "FATIMAH"],
    ["רות", "RVT"],
    ["Արմեն", "ARMEN"],
    ["მარიამი", "MARIAMI"],
  ])("reads %s as %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  test("leaves Latin, Cyrillic and Greek to their own rules", () => {
    expect(countedName("Юлия Ελένη Zoë 李", { transliterate }, "name")).toEqual({
      words: ["IULIIA", "ELENI", "ZOE", "LI"],
      runs: ["IULIIA", "ELENI", "ZOE", "LI"],
      readings: ["icao-9303", "elot-743", "latin", "transliterated"],
    });
  });
});

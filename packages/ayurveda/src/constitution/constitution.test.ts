import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { computeShadbala } from "@almagest/vedic/facts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ayurvedicConstitution } from "../index";
import { DOSHA_IDS, type DoshaId } from "../tables/doshas";
import { PLANETS } from "../tables/planets";
import { doshasOfSign } from "../tables/signs";
import { en } from "../texts/en";
import { blendOf } from "./blend";
import { computeConstitution } from "./compute";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const birth = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const sets = fc.subarray([...DOSHA_IDS], { minLength: 1 });
const factors = fc.tuple(sets, sets, sets).map(([lagna, moon, planets]) => [
  { doshas: lagna, weight: 2 },
  { doshas: moon, weight: 1 },
  { doshas: planets, weight: 2 },
]);

describe("the blend", () => {
  test("shares are whole, sum to 100, and each is within one of what the weights give", () => {
    fc.assert(
      fc.property(factors, (given) => {
        const { shares } = blendOf(given);
        expect(shares.vata + shares.pitta + shares.kapha).toBe(100);
        for (const id of DOSHA_IDS) {
          const exact = given.reduce(
            (sum, { doshas, weight }) => sum + (doshas.includes(id) ? weight / doshas.length : 0),
            0,
          );
          expect(Math.abs(shares[id] - 20 * exact)).toBeLessThan(1);
        }
      }),
    );
  });

  test("the type has one dosha from ten points of lead on, two below that, and is sama where all three are near", () => {
    const typeOf = (...given: readonly (readonly DoshaId[])[]): string =>
      blendOf(given.map((doshas, index0) => ({ doshas, weight: [2, 1, 2][index0] ?? 0 }))).type;
    expect(typeOf(["pitta"], ["pitta"], ["kapha"])).toBe("pitta");
    expect(typeOf(["vata"], ["vata", "pitta"], ["pitta"])).toBe("vata-pitta");
    expect(typeOf(["pitta", "kapha"], ["kapha"], ["pitta", "kapha"])).toBe("kapha");
    expect(typeOf(["vata", "pitta", "kapha"], ["vata", "pitta", "kapha"], ["vata", "pitta", "kapha"])).toBe("sama");
  });

  test("equal remainders go to vata before pitta before kapha", () => {
    expect(blendOf([{ doshas: DOSHA_IDS, weight: 5 }]).shares).toEqual({ vata: 34, pitta: 33, kapha: 33 });
  });
});

describe("two doshas of one weight beside a third", () => {
  test("are shared where their exact weights are equal, whatever rounding gives them", () => {
    const typeOf = (moon: readonly DoshaId[], ...rest: readonly (readonly DoshaId[])[]) =>
      blendOf([{ doshas: moon, weight: 1 }, ...rest.map((doshas) => ({ doshas, weight: 2 }))]);
    // 60, 20 and 20; then 73⅓, 13⅓ and 13⅓, which whole percents make 14 and 13
    const even = typeOf(["pitta"], ["pitta"], ["vata", "kapha"]);
    const thirds = typeOf(["pitta"], ["pitta"], ["vata", "pitta", "kapha"]);
    expect([even.isSecondShared, thirds.isSecondShared]).toEqual([true, true]);
    expect([even.shares, thirds.shares]).toEqual([
      { vata: 20, pitta: 60, kapha: 20 },
      { vata: 14, pitta: 73, kapha: 13 },
    ]);
    expect(typeOf(["vata"], ["pitta"], ["pitta", "kapha"]).isSecondShared).toBe(true);
    expect(typeOf(["kapha"], ["pitta"], ["pitta", "kapha"]).isSecondShared).toBe(false);
  });

  test("are called neither even nor without a second where the member names one", () => {
    const asked = { date: "1975-11-01", time: "23:22:00", latitude: 35.54, longitude: 134.46, timezone: 0 };
    const { composite, summary } = ayurvedicConstitution(asked, context);
    expect(composite.secondary).toBe("vata");
    expect(summary).toContain("vata is named first");
    expect(summary).not.toMatch(/no one is second|evenly between/);
  });

  test("are told as equal, in one place, with the one that the member names", () => {
    const told = ayurvedicConstitution(birth, context);
    expect([told.composite.vata, told.composite.pitta, told.composite.kapha]).toEqual([14, 73, 13]);
    expect(told.summary).toContain(
      "Vata and kapha share the second place, 27 percent between them; vata is named first",
    );
    expect(told.composite.secondary).toBe("vata");
    expect(told.summary).not.toContain("Second comes");
  });
});

describe("a thousand births", () => {
  /** Made without chance: the same thousand on every machine. */
  const births = fc.sample(
    fc.record({
      day: fc.integer({ min: 0, max: 73_000 }),
      hour: fc.integer({ min: 0, max: 23 }),
      latitude: fc.integer({ min: -60, max: 60 }),
      longitude: fc.integer({ min: -179, max: 179 }),
      signDoshaScheme: fc.constantFrom("satyacharya" as const, "bphs" as const),
    }),
    { numRuns: 1000, seed: 18 },
  );

  test("have shares that sum to 100, factors with a verse each, and a type that follows from the figures", () => {
    for (const { day, hour, signDoshaScheme, ...place } of births) {
      const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10);
      const time = `${String(hour).padStart(2, "0")}:30:00`;
      const input = { date, time, timezone: 0, ayanamsa: "lahiri" as const, signDoshaScheme, ...place };
      const { blend, factors: found, ranking } = computeConstitution(input, { ephemeris });
      const { shares, dominant, secondary } = blend;
      expect(shares.vata + shares.pitta + shares.kapha).toBe(100);
      expect(shares[dominant]).toBeGreaterThanOrEqual(shares[secondary]);
      expect(found.map(({ id, weight }) => [id, weight])).toEqual([
        ["lagna-sign", 2],
        ["moon-sign", 1],
        ["strongest-planet", 2],
      ]);
      for (const { source, doshas } of found) {
        expect([source.work, source.chapter, source.verse].every((part) => part !== "")).toBe(true);
        expect(source.work).not.toBe("convention");
        expect(doshas.length).toBeGreaterThan(0);
      }
      expect(ranking.map(({ total }) => total)).toEqual(ranking.map(({ total }) => total).toSorted((a, b) => b - a));
    }
  });
});

describe("factors", () => {
  test("the check chart: Leo rises, the Moon is in Scorpio, Mars leads, and the strong ones reach nine tenths of it", () => {
    const answer = ayurvedicConstitution(birth, context);
    expect([answer.lagnaSign, answer.moonSign, answer.strengthRanking[0]?.graha]).toEqual(["leo", "scorpio", "Mars"]);
    const leader = answer.strengthRanking[0]?.totalVirupas ?? 0;
    for (const { strong, totalVirupas } of answer.strengthRanking) expect(strong).toBe(totalVirupas >= 0.9 * leader);
    const strong = answer.strengthRanking.filter((one) => one.strong).map(({ graha }) => graha);
    expect(answer.factors[2]?.input).toBe(strong.join(" "));
  });

  test("strengths are the Vedic package's own, by total and not by requirement", () => {
    const { grahas } = computeShadbala({ ...birth, ayanamsa: "raman" }, { ephemeris });
    const { ranking } = computeConstitution({ ...birth, ayanamsa: "raman", signDoshaScheme: "bphs" }, { ephemeris });
    expect(new Map(ranking.map(({ id, total }) => [id, total]))).toEqual(
      new Map(grahas.toSorted((a, b) => b.total - a.total).map(({ id, total }) => [id, total])),
    );
  });

  /** Brihat Parashara Hora Shastra 4.5-6: from Aries in turn pitta, vata, all three, kapha. */
  test("bphs gives the signs by element", () => {
    const rows = SIGN_IDS.map((sign) => doshasOfSign(sign, "bphs").doshas.join("+"));
    const four = ["pitta", "vata", "vata+pitta+kapha", "kapha"];
    expect(rows).toEqual([...four, ...four, ...four]);
  });

  test("satyacharya has Leo pitta, leaves kapha out of Scorpio and pitta out of Sagittarius, and parts from bphs there alone", () => {
    expect(doshasOfSign("leo", "satyacharya")).toMatchObject({ doshas: ["pitta"], source: { note: "satyacharya" } });
    const disjoint = SIGN_IDS.filter((sign) => {
      const { doshas } = doshasOfSign(sign, "bphs");
      return !doshasOfSign(sign, "satyacharya").doshas.some((id) => doshas.includes(id));
    });
    expect(disjoint).toEqual(["scorpio", "sagittarius"]);
    expect(doshasOfSign("scorpio", "satyacharya").doshas).not.toContain("kapha");
    expect(doshasOfSign("sagittarius", "satyacharya").doshas).not.toContain("pitta");
  });

  test("a sign that is read through its lord says so, in its source and in its reading", () => {
    const { factors: found } = ayurvedicConstitution(birth, context);
    expect(found[1]?.source.note).toContain("The row of Satyacharya for it being unknown");
    expect(found[1]?.reading).toContain("through its lord Mars");
    expect(found[0]?.reading).not.toContain("lord");
  });

  /** Brihat Jataka 2.8-11. */
  test("grahas have the humors and tissues of the Brihat Jataka", () => {
    const rows = Object.entries(PLANETS).map(
      ([id, { doshas, dhatu, doshaVerse }]) => `${id} ${doshas.join("+")} ${dhatu} ${doshaVerse}`,
    );
    expect(rows).toEqual([
      "sun pitta bone 8",
      "moon vata+kapha blood 8",
      "mars pitta marrow 9",
      "mercury vata+pitta+kapha skin 9",
      "jupiter kapha fat 10",
      "venus vata+kapha seed 10",
      "saturn vata sinew 11",
    ]);
  });

  /** The same, 2.11: snāyvasthyasṛktvagatha śukravase ca majjā, of Saturn, Sun, Moon, Mercury, Venus, Jupiter and Mars. */
  test("the tissues of grahas have the names that the verse gives them, in its order", () => {
    const inVerse = ["saturn", "sun", "moon", "mercury", "venus", "jupiter", "mars"] as const;
    expect(inVerse.map((id) => PLANETS[id].dhatuSanskrit)).toEqual([
      "snāyu",
      "asthi",
      "asṛj",
      "tvac",
      "śukra",
      "vasā",
      "majjan",
    ]);
  });

  test("a birth without a sunrise is refused with what to send instead", () => {
    const polar = { ...birth, date: "1990-06-21", latitude: 78.2, longitude: 15.6, timezone: 2 };
    expect(() => ayurvedicConstitution(polar, context)).toThrow(/Send a place nearer to the equator/);
  });

  test("a custom ayanamsa without its value is refused by name", () => {
    expect(() => ayurvedicConstitution({ ...birth, ayanamsa: "custom" }, context)).toThrow(/ayanamsaValue/);
  });
});

import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { dashakoot } from "./dashakoot";
import { ashtakoot } from "./eight";
import { gunMilan } from "./gun-milan";
import { KOOTA_IDS } from "./kootas";
import { papasOf } from "./papas";
import { papasamyam } from "./papasamyam";
import { moonPlaceOf } from "./people";
import { poruthamsOf } from "./poruthams";

const context = createContext({ ephemeris: swissEphemeris() });

interface Row {
  readonly groom: number;
  readonly bride: number;
  readonly scores: readonly number[];
  readonly doshas: string;
  readonly ten: string;
}

/** Made by tools/matching.py from the printed lists. */
const rows: readonly Row[] = readFileSync(new URL("./fixtures/couples.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const columns = line.split(" ");
    return {
      groom: Number(columns[0]),
      bride: Number(columns[1]),
      scores: columns.slice(2, 10).map(Number),
      doshas: columns[10] ?? "",
      ten: columns[11] ?? "",
    };
  });
const coupleOf = ({ groom, bride }: { readonly groom: number; readonly bride: number }) => ({
  groom: moonPlaceOf(groom / 3600),
  bride: moonPlaceOf(bride / 3600),
});

describe("the second reading of the tables", () => {
  test("agrees on the eight kootas, the doshas and their cancellations of every couple, quarters' edges included", () => {
    expect(rows.length).toBeGreaterThan(1000);
    for (const row of rows) {
      const { kootas, doshas, total } = ashtakoot(coupleOf(row));
      const label = `${row.groom} ${row.bride}`;
      expect(
        kootas.map(({ score }) => score),
        label,
      ).toEqual(row.scores);
      expect(total).toBe(row.scores.reduce((sum, score) => sum + score, 0));
      const found = doshas.map(({ koota, cancelledBy }) => `${koota}:${cancelledBy ?? "stands"}`).join(",");
      expect(found === "" ? "-" : found, label).toBe(row.doshas);
    }
  });

  test("agrees on the ten poruthams of every couple", () => {
    for (const row of rows) {
      const ten = poruthamsOf(coupleOf(row)).map(({ isMatched }) => (isMatched ? "1" : "0"));
      expect(ten.join(""), `${row.groom} ${row.bride}`).toBe(row.ten);
    }
  });

  test("has every cancellation and every standing dosha among its couples", () => {
    const seen = new Set(rows.flatMap(({ doshas }) => doshas.split(",")));
    for (const one of ["nadiSameSign", "nadiOtherPada", "nadiTwoSigns", "stands"])
      expect(seen).toContain(`nadi:${one}`);
    for (const one of ["bhakootOneLord", "bhakootFriends", "stands"]) expect(seen).toContain(`bhakoot:${one}`);
  });
});

describe("who is asked first", () => {
  const moon = fc.integer({ min: 0, max: 1_295_999 });
  const SYMMETRIC = ["tara", "yoni", "grahaMaitri", "bhakoot", "nadi"];

  test("matters in varna, vashya and gana alone", () => {
    const asymmetric = new Set<string>();
    fc.assert(
      fc.property(moon, moon, (groom, bride) => {
        const there = ashtakoot(coupleOf({ groom, bride })).kootas;
        const back = ashtakoot(coupleOf({ groom: bride, bride: groom })).kootas;
        for (const [index0, koota] of there.entries()) {
          if (koota.score !== back[index0]?.score) asymmetric.add(koota.id);
        }
      }),
      { numRuns: 500 },
    );
    expect([...asymmetric].filter((id) => SYMMETRIC.includes(id))).toEqual([]);
    expect([...asymmetric].sort()).toEqual(["gana", "varna", "vashya"]);
  });

  test("turns the words of a one-sided tara and of lords who disagree, and no other word of the two", () => {
    const turned = new Set<string>();
    for (const { groom, bride } of rows) {
      const there = ashtakoot(coupleOf({ groom, bride })).kootas;
      const back = ashtakoot(coupleOf({ groom: bride, bride: groom })).kootas;
      for (const [index0, { id, result }] of there.entries()) {
        if (id !== "tara" && id !== "grahaMaitri") continue;
        const other = back[index0]?.result;
        if (result === other) continue;
        turned.add(result);
        expect(
          [result, other].map((one) => one?.replace(/His$|Hers$/, "")).every((one, _, all) => one === all[0]),
        ).toBe(true);
        expect([result.endsWith("His"), other?.endsWith("His")].filter(Boolean)).toHaveLength(1);
      }
    }
    expect([...turned].sort()).toContain("halfHis");
    // Mars is a friend of the Moon's, who counts him neutral: Aries and Cancer
    const places = { aries: 2 * 3600, cancer: 95 * 3600 };
    const maitri = (groom: number, bride: number): string | undefined =>
      ashtakoot(coupleOf({ groom, bride })).kootas.find(({ id }) => id === "grahaMaitri")?.result;
    expect([maitri(places.aries, places.cancer), maitri(places.cancer, places.aries)]).toEqual(["warmHis", "warmHers"]);
  });

  test("never matters for rajju, vedha, yoni and vasya of the ten", () => {
    fc.assert(
      fc.property(moon, moon, (groom, bride) => {
        const symmetric = (couple: ReturnType<typeof coupleOf>) =>
          poruthamsOf(couple).filter(({ id }) =>
            ["rajju", "vedha", "yoni", "vasya", "rasyadhipati", "gana"].includes(id),
          );
        expect(symmetric(coupleOf({ groom, bride }))).toEqual(symmetric(coupleOf({ groom: bride, bride: groom })));
      }),
      { numRuns: 200 },
    );
  });
});

const GROOM = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const BRIDE = { date: "1992-11-19", time: "06:40:00", latitude: 19.076, longitude: 72.8777, timezone: 5.5 };

describe("answers", () => {
  test("one couple in three traditions: totals are the sums of their rows", () => {
    const milan = gunMilan({ person1: GROOM, person2: BRIDE }, context);
    expect(milan.breakdown.map(({ category }) => category)).toHaveLength(KOOTA_IDS.length);
    expect(milan.breakdown.reduce((sum, { score }) => sum + score, 0)).toBe(milan.total);
    expect(milan.percentage).toBeCloseTo((100 * milan.total) / 36, 1);
    expect(milan.isCompatible).toBe(milan.total >= 18);
    const ten = dashakoot({ person1: GROOM, person2: BRIDE }, context);
    expect(ten.breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(ten.total);
    const papas = papasamyam({ person1: GROOM, person2: BRIDE }, context);
    for (const { total, byReference } of [papas.person1, papas.person2]) {
      expect(byReference.reduce((sum, { weight, afflictions }) => sum + weight * afflictions.length, 0)).toBe(total);
    }
    expect(papas.verdict === "balanced").toBe(papas.person2.total <= papas.person1.total);
  });

  test("two people born at one instant share star and quarter: Nadi stands uncancelled, and Rajju rejects", () => {
    const milan = gunMilan({ person1: GROOM, person2: GROOM }, context);
    expect(milan.doshas).toEqual(["Nadi Dosha"]);
    expect(milan.total).toBe(28);
    const ten = dashakoot({ person1: GROOM, person2: GROOM }, context);
    expect(ten).toMatchObject({ verdict: "rejected", rajju: { active: true }, vedha: { active: false } });
  });

  test("the frame is read at each birth, and a custom one needs its value", () => {
    const { frame, conventions } = gunMilan({ person1: GROOM, person2: BRIDE, ayanamsa: "raman" }, context);
    expect(frame.ayanamsa).toBe("raman");
    expect(conventions.person1.ayanamsaDegrees).toBe(frame.ayanamsaDegrees);
    expect(conventions.person2.ayanamsaDegrees).toBeGreaterThan(frame.ayanamsaDegrees);
    const parsed = gunMilan.parse({ body: { person1: GROOM, person2: BRIDE, ayanamsa: "custom" } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["ayanamsaValue"]);
  });
});

test("rules and evidence are the same English in every language, as their descriptions say", () => {
  const told = (lang: "en" | "hi"): string => {
    const answer = gunMilan({ person1: GROOM, person2: BRIDE, lang }, context);
    return JSON.stringify(answer, (key, value) => (key.endsWith("Localized") ? undefined : value));
  };
  expect(told("hi")).toBe(told("en"));
  const schema = JSON.stringify(z.toJSONSchema(gunMilan.output, { unrepresentable: "any" }));
  for (const member of ["seventhEvidence", "manglikExceptions", "rule"]) {
    const found = [...schema.matchAll(new RegExp(`"${member}":({(?:[^{}]|{[^{}]*})*})`, "g"))].map(([, one]) => one);
    expect(found.length, member).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(/[Ii]n English/);
  }
});

describe("papasamyam", () => {
  const at = (id: "mars" | "saturn" | "sun" | "rahu" | "moon" | "venus", longitudeDeg: number) => ({
    id,
    longitudeDeg,
    tropicalDeg: longitudeDeg,
    latitudeDeg: 0,
    speedDegPerDay: 1,
    isRetrograde: false,
  });

  test("has seven points at most: four malefics, each from all three references", () => {
    const all = (["mars", "saturn", "sun", "rahu", "moon", "venus"] as const).map((id) => at(id, 5));
    expect(papasOf({ grahas: all, lagnaDeg: 5 }).total).toBe(7);
  });

  test("counts 1, 2, 4, 7, 8 and 12 and no other house", () => {
    const counted = Array.from({ length: 12 }, (_, house0) => house0 + 1).filter((house) => {
      const grahas = [
        at("mars", 30 * (house - 1) + 1),
        at("saturn", 61),
        at("sun", 61),
        at("rahu", 61),
        at("moon", 61),
        at("venus", 61),
      ];
      const [lagna] = papasOf({ grahas, lagnaDeg: 0 }).rows;
      return lagna?.afflictions.some(({ graha }) => graha === "Mars");
    });
    expect(counted).toEqual([1, 2, 4, 7, 8, 12]);
  });
});

import { describe, expect, test } from "vitest";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { HADDAS, haddaLord, tajikaDrekkanaLord, triRashiLord } from "./tables";
import { type TajikaYogaId, tajikaYogasOf } from "./yogas";

/** Sign (Aries is 0) and degree of each, with the Lagna in Aries: Mars is its lord. */
type Places = Partial<Record<SevenGraha, readonly [sign0: number, degree: number]>>;

/** Far apart in degrees, so that nothing meets but what a test moves. Mars in Aries, all others where they are plain. */
const APART: Required<Places> = {
  sun: [1, 0.5],
  moon: [5, 14],
  mars: [0, 20],
  mercury: [7, 28],
  jupiter: [1, 9],
  venus: [7, 4],
  saturn: [5, 24],
};

function yogasOf(places: Places, combust: readonly SevenGraha[] = [], retrograde: readonly SevenGraha[] = []) {
  const all = { ...APART, ...places };
  const grahas = SEVEN_GRAHAS.map((id) => {
    const [sign0, degree] = all[id];
    return { id, longitudeDeg: 30 * sign0 + degree, isRetrograde: retrograde.includes(id) };
  });
  return tajikaYogasOf({ grahas, lagnaSign0: 0, combust });
}

const idsOf = (yogas: readonly { readonly id: TajikaYogaId }[]): readonly string[] => yogas.map(({ id }) => id);
const between = (yogas: ReturnType<typeof yogasOf>, one: SevenGraha, other: SevenGraha) =>
  yogas.filter(({ pair }) => pair.includes(one) && pair.includes(other));

describe("tables", () => {
  test("haddas fill each sign, and give Venus 83 degrees, Jupiter 78, Mercury 76, Mars 67, Saturn 56 (Narasimha Rao, table 72)", () => {
    const sums = new Map<SevenGraha, number>();
    for (const rows of HADDAS) {
      let from = 0;
      for (const [endDeg, lord] of rows) {
        sums.set(lord, (sums.get(lord) ?? 0) + endDeg - from);
        from = endDeg;
      }
      expect(from).toBe(30);
    }
    expect(Object.fromEntries(sums)).toEqual({ venus: 83, jupiter: 78, mercury: 76, mars: 67, saturn: 56 });
  });

  test("a border belongs to the hadda that begins there", () => {
    expect(haddaLord(6)).toBe("venus");
    expect(haddaLord(6 - 1e-9)).toBe("jupiter");
    expect(haddaLord(359.99)).toBe("saturn");
  });

  test("thirds of signs begin and end with Mars", () => {
    expect([0, 10, 20, 30, 350, 359.9].map(tajikaDrekkanaLord)).toEqual([
      "mars",
      "sun",
      "venus",
      "mercury",
      "mars",
      "mars",
    ]);
  });

  test("the last four signs have one tri-rashi lord by day and by night (Narasimha Rao, table 73)", () => {
    const same = Array.from({ length: 12 }, (_, sign0) => sign0).filter(
      (sign0) => triRashiLord(sign0, true) === triRashiLord(sign0, false),
    );
    expect(same).toEqual([8, 9, 10, 11]);
  });
});

describe("houses alone", () => {
  test("Ikkabala: all seven in 1, 4, 7, 10 and 2, 5, 8, 11; Induvara: all in 3, 6, 9, 12", () => {
    const all = (sign0: number): Places => Object.fromEntries(SEVEN_GRAHAS.map((id, n) => [id, [sign0, 4 * n + 1]]));
    expect(idsOf(yogasOf(all(1)))).toContain("ikkabala");
    expect(idsOf(yogasOf(all(2)))).toContain("induvara");
    expect(idsOf(yogasOf({ ...all(1), moon: [2, 5] }))).not.toContain("ikkabala");
  });
});

describe("Ithasala and Ishrafa of Mars with Jupiter, who have 8.5 degrees of orb", () => {
  // Jupiter in Gemini sees Aries
  test.each([
    [20.5, "ithasala", "purna"],
    [28.4, "ithasala", "vartamana"],
    [29.4, "ithasala", "bhavishyat"],
    [29.6, undefined, undefined],
    [19.5, undefined, undefined],
    [18.9, "ishrafa", undefined],
    [11.6, "ishrafa", undefined],
    [11.4, undefined, undefined],
  ])("Mars at 20 degrees, Jupiter at %s: %s %s", (degree, id, kind) => {
    const found = between(yogasOf({ jupiter: [2, degree] }), "mars", "jupiter").filter(
      (yoga) => yoga.id === "ithasala" || yoga.id === "ishrafa",
    );
    expect(found.map((yoga) => [yoga.id, yoga.kind])).toEqual(id === undefined ? [] : [[id, kind]]);
  });

  test("signs that see each other not have none, but for the last degree of a sign", () => {
    expect(idsOf(between(yogasOf({ jupiter: [1, 22] }), "mars", "jupiter"))).not.toContain("ithasala");
    const soon = between(yogasOf({ mars: [0, 29.2], jupiter: [3, 5] }), "mars", "jupiter");
    expect(soon.find(({ id }) => id === "ithasala")?.kind).toBe("rashyanta");
  });
});

describe("a third graha", () => {
  test("Nakta: the Moon links Mars and Saturn, who see each other not; Yamaya: Saturn links Mars and Venus", () => {
    // Saturn in Virgo is sixth from Aries; the Moon in Gemini sees both
    const nakta = between(yogasOf({ saturn: [5, 22], moon: [2, 15] }), "mars", "saturn");
    expect(nakta.find(({ id }) => id === "nakta")).toMatchObject({ third: "moon", houses: [10, 11] });
    expect(idsOf(between(yogasOf({ saturn: [5, 22], moon: [2, 5] }), "mars", "saturn"))).not.toContain("nakta");
    const yamaya = between(yogasOf({ venus: [5, 22], saturn: [2, 25] }), "mars", "venus");
    expect(yamaya.find(({ id }) => id === "yamaya")).toMatchObject({ third: "saturn", houses: [2, 7] });
  });

  test("Manau: Saturn hostile to the faster of an Ithasala", () => {
    const found = between(yogasOf({ jupiter: [2, 24], saturn: [3, 22] }), "mars", "jupiter");
    expect(found.find(({ id }) => id === "manau")?.third).toBe("saturn");
    expect(idsOf(between(yogasOf({ jupiter: [2, 24], saturn: [4, 22] }), "mars", "jupiter"))).not.toContain("manau");
  });

  test("Kamboola: the Moon applies to one of an Ithasala, each with its rank", () => {
    const found = between(yogasOf({ jupiter: [2, 24], moon: [3, 15] }), "mars", "jupiter");
    expect(found.find(({ id }) => id === "kamboola")).toMatchObject({ third: "mars", ranks: ["uttama", "uttama"] });
  });

  test("Gairi-Kamboola: a plain Moon in the last degree applies from the next sign; Khallasara: it meets neither", () => {
    // the Moon in Capricorn, in no part of its own, with a friendly lord
    const plain = { jupiter: [2, 9], mars: [0, 7], moon: [9, 29.5], saturn: [5, 24] } as const;
    expect(idsOf(between(yogasOf(plain), "mars", "jupiter"))).toContain("gairi-kamboola");
    const far = { ...plain, moon: [9, 25] } as const;
    expect(idsOf(between(yogasOf(far), "mars", "jupiter"))).toContain("khallasara");
  });

  test("Dutthottha-Davira: two weak lords, one of whom applies to an exalted third", () => {
    // Mars in Virgo and Venus in Sagittarius are plain; Saturn in Libra is exalted
    const places = { mars: [5, 5], venus: [8, 9], saturn: [6, 12] } as const;
    const found = between(yogasOf(places), "mars", "venus");
    expect(found.find(({ id }) => id === "dutthottha-davira")?.third).toBe("saturn");
  });

  test("Tambira: a lord in the last degree applies from the next sign to a strong third", () => {
    // from Taurus Mars will see Saturn at home in Aquarius
    const found = between(yogasOf({ mars: [0, 29.5], saturn: [10, 6], venus: [5, 15] }), "mars", "venus");
    expect(found.find(({ id }) => id === "tambira")?.third).toBe("saturn");
  });
});

describe("strength and weakness of two lords", () => {
  test("Radda names each weakness of an Ithasala", () => {
    const found = between(yogasOf({ jupiter: [2, 24] }, ["jupiter"], ["mars"]), "mars", "jupiter");
    expect(found.find(({ id }) => id === "radda")?.weaknesses).toEqual(["retrograde", "combust"]);
    expect(idsOf(between(yogasOf({ jupiter: [2, 24] }), "mars", "jupiter"))).not.toContain("radda");
  });

  test("Duphali-Kuttha: the slower is strong, the faster neither strong nor retrograde nor combust", () => {
    // Jupiter at home in Sagittarius, Mars plain in Leo
    const places = { mars: [4, 12], jupiter: [8, 15], sun: [9, 1] } as const;
    expect(idsOf(between(yogasOf(places), "mars", "jupiter"))).toContain("duphali-kuttha");
    expect(idsOf(between(yogasOf(places, ["mars"]), "mars", "jupiter"))).not.toContain("duphali-kuttha");
  });

  test("Kuttha: both strong in good houses; Durapha: both weak in 6, 8 or 12", () => {
    expect(idsOf(between(yogasOf({ venus: [6, 4] }), "mars", "venus"))).toContain("kuttha");
    const low = { mars: [7, 12], venus: [5, 4] } as const;
    expect(idsOf(between(yogasOf(low), "mars", "venus"))).not.toContain("durapha");
    // Mars plain in Pisces, Venus debilitated in Virgo
    expect(idsOf(between(yogasOf({ mars: [11, 5], venus: [5, 4] }), "mars", "venus"))).toContain("durapha");
  });
});

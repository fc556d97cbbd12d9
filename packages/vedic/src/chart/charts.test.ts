import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import {
  arudhaPadas,
  ashtakavarga,
  avastha,
  avasthas,
  bhavaBala,
  bhavChalit,
  charaKarakas,
  divisionalChart,
  drishti,
  grahaPositions,
  nakshatra,
  nakshatras,
  navamsa,
  rashi,
  rashis,
  shadbala,
  upagrahas,
  vedicBirthChart,
  vedicMonthlyEphemeris,
} from "../index";
import { en } from "../texts/en";
import { DIVISIONS } from "../vargas/sign";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en], now: Date.UTC(2026, 1, 3) });
const BIRTH = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const OF_A_BIRTH: Readonly<Record<string, (birth: typeof BIRTH, asked: typeof context) => unknown>> = {
  arudhaPadas,
  ashtakavarga,
  bhavaBala,
  bhavChalit,
  charaKarakas,
  drishti,
  grahaPositions,
  navamsa,
  shadbala,
  upagrahas,
  vedicBirthChart,
};

function codeOf(ask: () => unknown): string {
  try {
    ask();
    return "answered";
  } catch (error) {
    return isAlmagestError(error) ? `${error.code}: ${error.message}` : String(error);
  }
}

describe("the birth chart of Delhi, 1990-07-04", () => {
  const chart = vedicBirthChart({ ...BIRTH, modernPlanets: true, avasthaInfo: true }, context);

  test("has ten points in twelve blocks, and the same by name", () => {
    const blocks = [chart.aries, chart.taurus, chart.gemini, chart.cancer, chart.leo, chart.virgo].concat([
      chart.libra,
      chart.scorpio,
      chart.sagittarius,
      chart.capricorn,
      chart.aquarius,
      chart.pisces,
    ]);
    expect(blocks.flatMap(({ signs }) => signs.map(({ graha }) => graha)).sort()).toEqual(
      Object.keys(chart.meta).sort(),
    );
    expect(chart.gemini.signs.map(({ graha }) => graha)).toEqual(["Sun", "Mercury", "Jupiter"]);
    expect(chart.meta.Lagna).toMatchObject({ rashi: "Leo", house: 1, isRetrograde: false });
    expect(chart.houses.map(({ rashi: sign }) => sign)[0]).toBe("Leo");
  });

  test("burns Mercury and Jupiter beside the Sun, and neither is cool", () => {
    expect(chart.combustion.map(({ planet, orb }) => [planet, orb])).toEqual([
      ["Mercury", 14],
      ["Jupiter", 11],
    ]);
    expect([chart.meta.Mercury.deeptadi, chart.meta.Jupiter.deeptadi]).toEqual(["Kopa", "Kopa"]);
    expect([chart.meta.Mars.deeptadi, chart.meta.Mars.jagradadi, chart.meta.Mars.awastha]).toEqual([
      "Svastha",
      "Jagrat",
      "Bala",
    ]);
    expect([chart.meta.Rahu.deeptadi, chart.meta.Lagna.jagradadi]).toEqual([undefined, undefined]);
  });

  test("adds the modern planets on request alone, by their Indian names", () => {
    expect(chart.modernPlanets?.map(({ planet, sanskritName }) => `${planet} ${sanskritName}`)).toEqual([
      "Uranus Arun",
      "Neptune Varun",
      "Pluto Yam",
    ]);
    expect(chart.meta).not.toHaveProperty("Uranus");
    expect(vedicBirthChart(BIRTH, context)).not.toHaveProperty("modernPlanets");
  });

  test("is read in each of its points, and without texts keeps its figures", () => {
    for (const reading of Object.values(chart.interpretations)) expect(reading?.rashi).toBeTruthy();
    const bare = vedicBirthChart(BIRTH, createContext({ ephemeris }));
    expect(Object.values(bare.interpretations)).toEqual([]);
    expect(bare.meta.Moon.longitude).toBe(chart.meta.Moon.longitude);
  });

  test("names things in Hindi beside English, and says by which conventions", () => {
    const hindi = vedicBirthChart({ ...BIRTH, lang: "hi" }, context);
    expect(hindi.meta.Moon).toMatchObject({
      graha: "Moon",
      grahaLocalized: "चंद्रमा",
      rashi: "Scorpio",
      rashiLocalized: "वृश्चिक",
    });
    expect(hindi.houses[0]).toMatchObject({ name: "Tanu Bhava", nameLocalized: "तनु भाव" });
    expect(hindi.conventions).toMatchObject({ zodiac: "sidereal", nodeType: "mean", houseSystem: "whole-sign" });
    expect(hindi.frame).toEqual(chart.frame);
  });
});

test("war is between two of the five within a degree: Jupiter and Saturn on 2020-12-21, Saturn to the north", () => {
  expect(vedicBirthChart(BIRTH, context).planetaryWar).toEqual([]);
  const war = vedicBirthChart({ ...BIRTH, date: "2020-12-21", time: "12:00:00" }, context).planetaryWar;
  expect(war.map(({ planet1, planet2, winner }) => [planet1, planet2, winner])).toEqual([
    ["Jupiter", "Saturn", "Saturn"],
  ]);
  expect(war[0]?.distance).toBeLessThan(0.1);
});

describe("divisional charts", () => {
  test("keep longitude and nakshatra of the birth, and count houses from their own Lagna", () => {
    const birth = vedicBirthChart(BIRTH, context);
    for (const division of DIVISIONS) {
      const { chart } = divisionalChart({ ...BIRTH, division }, context);
      expect(chart.meta.Lagna.house, `D${division}`).toBe(1);
      expect(chart.meta.Moon.longitude).toBe(birth.meta.Moon.longitude);
      expect(chart.meta.Moon.nakshatra).toEqual(birth.meta.Moon.nakshatra);
    }
  });

  test("give a sign by the longitude alone: the Moon brought to one place at other births, places and zones is in one sign", () => {
    const births = [
      BIRTH,
      { ...BIRTH, date: "1850-01-30", latitude: -33 },
      { ...BIRTH, date: "2750-12-01", timezone: -8 },
    ];
    for (const target of [12.345678, 100, 359.5]) {
      const signs = births.map((birth) => {
        const { Moon, Lagna } = grahaPositions({ ...birth, ayanamsa: "custom", ayanamsaValue: 0 }, context);
        expect(Lagna.frame?.ayanamsaDegrees).toBe(0);
        const ayanamsaValue = (Moon.longitude - target + 360) % 360;
        return DIVISIONS.map(
          (division) =>
            divisionalChart({ ...birth, division, ayanamsa: "custom", ayanamsaValue: ayanamsaValue - 1e-5 }, context)
              .chart.meta.Moon.rashi,
        );
      });
      expect(signs[1]).toEqual(signs[0]);
      expect(signs[2]).toEqual(signs[0]);
    }
  });

  test("know no D1 and no D5", () => {
    for (const division of [1, 5]) {
      const parsed = divisionalChart.parse({ flat: { ...BIRTH, division } });
      expect(parsed.ok).toBe(false);
    }
  });

  test("of nine are the navamsa, with its vargottamas", () => {
    const [nine, d9] = [divisionalChart({ ...BIRTH, division: 9 }, context), navamsa(BIRTH, context)];
    expect(nine.chart).toEqual(d9.chart);
    expect(d9.vargottama).toEqual(nine.vargottama);
    const same = Object.values(d9.chart.meta).filter(({ graha, rashi: sign, longitude }) => {
      const signs = rashis({}).map(({ name }) => name);
      return graha !== "Lagna" && signs[Math.floor(longitude / 30)] === sign;
    });
    expect(d9.vargottama).toEqual(same.map(({ graha }) => graha));
  });
});

describe("every operation on a birth", () => {
  test.each(Object.entries(OF_A_BIRTH))(
    "%s answers from 1200 to 2999, and refuses beyond with the limits",
    (_, operation) => {
      for (const date of ["1200-01-11", "2999-12-29"])
        expect(codeOf(() => operation({ ...BIRTH, date }, context))).toBe("answered");
      expect(codeOf(() => operation({ ...BIRTH, date: "3500-01-01" }, context))).toMatch(
        /^unprocessable_entity: .*\d{4}/,
      );
    },
  );

  test.each(Object.entries(OF_A_BIRTH))(
    "%s answers at 89 degrees, or says that the Sun does not rise there",
    (name, operation) => {
      const needsSunrise = name === "shadbala" || name === "bhavaBala";
      for (const latitude of [-89, 89]) {
        const found = codeOf(() => operation({ ...BIRTH, latitude }, context));
        if (needsSunrise) expect(found).toMatch(/^unprocessable_entity: The Sun does not rise.*89.*65\.5/);
        else expect(found).toBe("answered");
      }
    },
  );

  test("custom ayanamsa needs its value, any other ignores it", () => {
    expect(arudhaPadas.parse({ flat: { ...BIRTH, ayanamsa: "custom" } }).ok).toBe(false);
    const given = grahaPositions({ ...BIRTH, ayanamsaValue: 24 }, context);
    expect(given.Moon.longitude).toBe(grahaPositions(BIRTH, context).Moon.longitude);
  });
});

describe("upagrahas", () => {
  // JHora prints the Ascendant at the start of Saturn's part, by a sunrise of the disc's center, three to four minutes later.
  test("of Chennai, 1996-12-07: Gulika as Jagannatha Hora has it, 231.38", () => {
    const chennai = { date: "1996-12-07", time: "10:34:00", latitude: 13.0878, longitude: 80.2785, timezone: 5.5 };
    const gulika = upagrahas(chennai, context).timeBased[0];
    expect(gulika?.name).toBe("Gulika");
    expect(Math.abs((gulika?.longitude ?? 0) - 231.38)).toBeLessThan(1);
  });

  test("from the Sun stand at their arcs: Upaketu a sign behind it", () => {
    const { sunBased } = upagrahas(BIRTH, context);
    const sun = grahaPositions(BIRTH, context).Sun.longitude;
    expect(sunBased.map(({ longitude }) => ((longitude - sun + 360) % 360).toFixed(3))).toEqual(
      [133 + 1 / 3, 360 - 2 * sun - 133 - 1 / 3, 180 - 2 * sun - 133 - 1 / 3, 313 + 1 / 3, 330].map((deg) =>
        (((deg % 360) + 360) % 360).toFixed(3),
      ),
    );
  });

  test("of the day's parts are not invented where the Sun does not rise", () => {
    const polar = upagrahas({ ...BIRTH, latitude: 78 }, context);
    expect([polar.timeBased, polar.conventions.sunriseUtc, polar.sunBased.length]).toEqual([[], null, 5]);
  });
});

describe("strength of houses", () => {
  test("is the lord's shadbala, direction and sight, summed and ranked", () => {
    const { bhavas } = bhavaBala(BIRTH, context);
    const lords = new Map(shadbala(BIRTH, context).planets.map(({ planet, totalVirupas }) => [planet, totalVirupas]));
    for (const row of bhavas) {
      expect(row.bhavadhipatiBala).toBe(lords.get(row.lord));
      expect(row.bhavadhipatiBala + row.digBala + row.drishtiBala).toBeCloseTo(row.totalVirupas, 1);
    }
    expect([...bhavas].sort((a, b) => b.totalVirupas - a.totalVirupas).map(({ rank }) => rank)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe("bhav chalit", () => {
  test("has the Ascendant and midheaven as middles of the 1st and 10th, and counts who moved", () => {
    const chalit = bhavChalit(BIRTH, context);
    expect([chalit.bhavas[0]?.madhya, chalit.bhavas[9]?.madhya]).toEqual([chalit.ascendant, chalit.midheaven]);
    expect(chalit.grahas.filter(({ bhava, rashiHouse }) => bhava !== rashiHouse)).toHaveLength(chalit.movedCount);
    expect(chalit.bhavas.flatMap(({ grahas }) => grahas)).toHaveLength(9);
  });
});

describe("drishti", () => {
  test("is Parashara's: all the 7th, three grahas more, the nodes none; mutual where both look alike", () => {
    const { aspects, mutualAspects, aspectTable } = drishti(BIRTH, context);
    const seen = new Set(aspects.map(({ aspectingPlanet, aspectType }) => `${aspectingPlanet} ${aspectType}`));
    for (const one of seen) expect(one).toMatch(/conjunction|7th|Mars (4|8)th|Jupiter (5|9)th|Saturn (3rd|10th)/);
    const nodes = aspects.filter(({ aspectingPlanet }) => aspectingPlanet === "Rahu" || aspectingPlanet === "Ketu");
    expect(nodes.every(({ aspectType }) => aspectType === "conjunction")).toBe(true);
    expect(aspectTable.flatMap((row) => row.aspects)).toHaveLength(aspects.length);
    expect(mutualAspects).toContainEqual({ planet1: "Sun", planet2: "Mercury", aspectType: "conjunction" });
  });

  test("tropical is told in the tropical zodiac", () => {
    const { frame, planets } = drishti({ ...BIRTH, coordinateSystem: "tropical" }, context);
    expect(frame).toEqual({ ayanamsa: "tropical", ayanamsaDegrees: 0 });
    expect(planets[0]).toMatchObject({ name: "Sun", sign: "Cancer" });
  });
});

test("chara karakas: eight with Rahu backward, seven without nodes and Pitrikaraka", () => {
  const [eight, seven] = [charaKarakas(BIRTH, context), charaKarakas({ ...BIRTH, scheme: "seven" }, context)];
  expect(eight.karakas).toHaveLength(8);
  expect(seven.karakas.map(({ abbreviation }) => abbreviation)).toEqual(["AK", "AmK", "BK", "MK", "PK", "GK", "DK"]);
  for (const { graha, isReversed, degreeInRashi, rankingDegree } of eight.karakas) {
    expect(isReversed).toBe(graha === "Rahu");
    expect(rankingDegree).toBeCloseTo(isReversed ? 30 - degreeInRashi : degreeInRashi, 5);
  }
  expect([eight.atmakaraka, eight.darakaraka]).toEqual([eight.karakas[0]?.graha, eight.karakas[7]?.graha]);
});

test("an arudha that falls in its own house or the 7th is moved to the 10th, so none is ever found there", () => {
  for (const hour of ["00", "04", "08", "12", "16", "20"]) {
    const { padas } = arudhaPadas({ ...BIRTH, time: `${hour}:00:00` }, context);
    const signs = rashis({}).map(({ name }) => name);
    for (const { bhavaRashi, rashi: sign, exceptionApplied } of padas) {
      const distance = (signs.indexOf(sign) - signs.indexOf(bhavaRashi) + 12) % 12;
      expect([0, 6]).not.toContain(distance);
      if (exceptionApplied) expect([3, 9]).toContain(distance);
    }
  }
});

test("a month of positions has a row a day, and the month that runs where none is asked for", () => {
  const { days, year, month } = vedicMonthlyEphemeris({}, context);
  expect([year, month, days.length]).toEqual([2026, 2, 28]);
  expect(days.every(({ positions }) => positions.length === 9 && positions[7]?.isRetrograde)).toBe(true);
});

describe("the lists", () => {
  test("of rashis, nakshatras and avasthas are whole, and each entry is found by its id", () => {
    expect(rashis({}, context).map(({ id }) => rashi({ id }, context).name)).toHaveLength(12);
    expect(nakshatras({}, context).map(({ id, number }) => nakshatra({ id }, context).number - number)).toEqual(
      Array(27).fill(0),
    );
    expect(avasthas({}, context).map(({ id }) => avastha({ id }, context).id)).toHaveLength(17);
    expect(avasthas({ system: "deeptadi" }, context)).toHaveLength(9);
  });

  test("give the Sun's usual dates in each rashi: by Lahiri it comes within a day of the first", () => {
    for (const { name, dateRange } of rashis({})) {
      const first = Date.parse(`${dateRange.split(" - ")[0]?.replace(/(st|nd|rd|th)$/, "")} 2000 UTC`);
      for (const year of [1951, 1970, 1999, 2026, 2048]) {
        const on = (days: number): string => {
          const at = new Date(first + days * 86_400_000).toISOString();
          return grahaPositions({ ...BIRTH, date: `${year}${at.slice(4, 10)}`, time: "12:00:00" }, context).Sun.rashi;
        };
        expect(
          [on(-2), on(2)].map((sign) => sign === name),
          `${name} ${year}`,
        ).toEqual([false, true]);
      }
    }
  });

  test("take any spelling of an id, and name the ids where they know none", () => {
    expect([
      rashi({ id: "Makara" }).id,
      rashi({ id: "capricorn" }).id,
      nakshatra({ id: "PURVA_PHALGUNI" }).number,
    ]).toEqual(["makar", "makar", 11]);
    expect(codeOf(() => rashi({ id: "ophiuchus" }))).toMatch(/^not_found: .*mesha.*meen/);
    expect(codeOf(() => avastha({ id: "x" }))).toMatch(/^not_found: .*bala.*kopa/);
    expect(codeOf(() => nakshatra({ id: "abhijit" }))).toMatch(/^not_found: .*ashwini.*revati/);
  });

  test("give the extent of each nakshatra in signs", () => {
    const ranges = nakshatras({}).map(({ range }) => range);
    expect(ranges.slice(0, 3)).toEqual([
      "0 to 13 degrees 20 minutes Aries",
      "13 degrees 20 minutes to 26 degrees 40 minutes Aries",
      "26 degrees 40 minutes Aries to 10 degrees Taurus",
    ]);
    expect(ranges[26]).toBe("16 degrees 40 minutes to 30 degrees Pisces");
  });
});

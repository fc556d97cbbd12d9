import type { Eclipse, Ephemeris } from "@almagest/ephemeris";
import { DomainError, InvariantError } from "@almagest/operation";
import { constants, deltat_ex, lun_eclipse_how, sol_eclipse_where } from "sweph";
import { describe, expect, it } from "vitest";
import { runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const sky = swissEphemeris();
const librarysClock = swissEphemeris({ ut1: "modeled" });
const { eclipses } = sky;
const SECOND = 1 / 86_400;

const yearsOf = (first: number, last: number) => ({
  fromJdTt: sky.timeScales(Date.UTC(first, 0, 1)).jdTt,
  toJdTt: sky.timeScales(Date.UTC(last + 1, 0, 1)).jdTt,
});
const ut1Of = ({ timeScales, epochMillisecondsOf }: Ephemeris, jdTt: number): number =>
  timeScales(epochMillisecondsOf(jdTt)).jdUt1;
const jdOfTt = (text: string): number => Date.parse(`${text}Z`) / 86_400_000 + 2_440_587.5;

interface Printed {
  readonly kind: string;
  readonly central: boolean;
  readonly jdTt: number;
  readonly magnitudes: readonly number[];
}

const KINDS: Readonly<Record<string, string>> = { "ann-tot": "hybrid", "penumb.": "penumbral" };

/** The lines of `swetest -solecl` or `-lunecl`: kind and maximum in one, delta T at the end of the next. */
function printedBy(option: string): readonly Printed[] {
  const lines = runsOf("eclipses.txt").find(({ command }) => command.startsWith(option))?.lines ?? [];
  return lines.flatMap((line, k) => {
    const [, kind = "", rest = ""] = /^(total|annular|ann-tot|partial|penumb\.)(.*)$/.exec(line) ?? [];
    if (kind === "") return [];
    const jdUt1 = Number(/\d{7}\.\d{6}$/.exec(line)?.[0]);
    const deltaTSeconds = Number(/dt=([\d.]+)/.exec(lines[k + 1] ?? "")?.[1]);
    const magnitudes = (/([\d.]+\/)+[\d.]+/.exec(rest)?.[0] ?? "").split("/").map(Number);
    const central = kind !== "partial" && !rest.includes("non-central");
    return [{ kind: KINDS[kind] ?? kind, central, jdTt: jdUt1 + deltaTSeconds * SECOND, magnitudes }];
  });
}

describe.each([
  ["sun", "-solecl"],
  ["moon", "-lunecl"],
] as const)("eclipses of the %s from 1950 to 2050", (of, option) => {
  const printed = printedBy(option);
  const [first, last] = [printed.at(0)?.jdTt ?? 0, printed.at(-1)?.jdTt ?? 0];
  const found = eclipses.between(of, { fromJdTt: first - 10, toJdTt: last + 10 });

  it("are swetest's, every one and no other", () => {
    expect(new Date(sky.epochMillisecondsOf(last)).getUTCFullYear()).toBeGreaterThan(2050);
    expect(printed.length).toBeGreaterThan(230);
    expect(found.map(({ kind }) => kind)).toEqual(printed.map(({ kind }) => kind));
  });

  it("have its maxima within 1 s in TT, in fact within the roundings of what it prints", () => {
    for (const [k, { jdTt }] of printed.entries()) {
      expect(Math.abs((found[k]?.maximumJdTt ?? 0) - jdTt)).toBeLessThan(0.1 * SECOND);
    }
  });

  it("have its magnitudes", () => {
    for (const [k, eclipse] of found.entries()) {
      const { magnitudes = [], central } = printed[k] ?? {};
      const expected =
        eclipse.of === "sun"
          ? [eclipse.magnitude, undefined, eclipse.obscuration]
          : [eclipse.umbralMagnitude, eclipse.penumbralMagnitude];
      for (const [n, value] of expected.entries()) {
        const printedValue = magnitudes[n] ?? Number.NaN;
        if (value !== undefined) expect(value).toBeCloseTo(n === 2 ? Math.min(printedValue, 1) : printedValue, 3.9);
      }
      if (eclipse.of === "sun") expect(eclipse.central).toBe(central);
    }
  });
});

describe("eclipses of NASA's Five Millennium Canon (Espenak and Meeus)", () => {
  // Terrestrial Dynamical Time of greatest eclipse, gamma, magnitude
  const canon: readonly (readonly [string, Eclipse["of"], string, number, number])[] = [
    ["1999-08-11T11:04:09", "sun", "total", 0.5062, 1.0286],
    ["2009-07-22T02:36:25", "sun", "total", 0.0698, 1.0799],
    ["2012-05-20T23:53:54", "sun", "annular", 0.4828, 0.9439],
    ["2013-11-03T12:47:36", "sun", "hybrid", 0.3272, 1.0159],
    ["2017-08-21T18:26:40", "sun", "total", 0.4367, 1.0306],
    ["2024-04-08T18:18:29", "sun", "total", 0.3431, 1.0566],
    ["2015-09-28T02:48:17", "moon", "total", -0.3296, 1.2764],
    ["2018-07-27T20:22:54", "moon", "total", 0.1168, 1.6087],
    ["2019-01-21T05:13:27", "moon", "total", 0.3684, 1.1953],
  ];

  it.each(canon)(
    "%s TD, %s, %s: the same kind, within 3 s, gamma and magnitude within 0.001",
    (at, of, kind, gamma, magnitude) => {
      const found = eclipses.next(of, jdOfTt(at) - 3);
      expect(found.kind).toBe(kind);
      expect(Math.abs(found.maximumJdTt - jdOfTt(at))).toBeLessThan(3 * SECOND);
      expect(Math.abs(found.gamma - gamma)).toBeLessThan(0.001);
      expect(Math.abs(found.magnitude - magnitude)).toBeLessThan(0.001);
    },
  );

  it("2017-08-21 is greatest at 18:25:32 UT1", () => {
    const { maximumJdTt } = eclipses.next("sun", jdOfTt("2017-08-20T00:00:00"));
    expect(Math.abs(ut1Of(sky, maximumJdTt) - jdOfTt("2017-08-21T18:25:32"))).toBeLessThan(SECOND);
  });

  it.each([
    [1901, 2000, { partial: 78, annularOrHybrid: 79, total: 71 }, { penumbral: 83, partial: 65, total: 81 }],
    [2001, 2100, { partial: 77, annularOrHybrid: 79, total: 68 }, { penumbral: 86, partial: 57, total: 85 }],
  ] as const)("from %d to %d are as many as the canon has, by kind", (first, last, solar, lunar) => {
    const count = (of: Eclipse["of"], ...kinds: readonly string[]): number =>
      eclipses.between(of, yearsOf(first, last)).filter(({ kind }) => kinds.includes(kind)).length;
    const annularOrHybrid = count("sun", "annular", "hybrid");
    expect({ partial: count("sun", "partial"), annularOrHybrid, total: count("sun", "total") }).toEqual(solar);
    expect({
      penumbral: count("moon", "penumbral"),
      partial: count("moon", "partial"),
      total: count("moon", "total"),
    }).toEqual(lunar);
  });
});

describe("nothing is skipped", () => {
  const all = eclipses.between("both", yearsOf(1900, 2100));

  it("each year from 1900 to 2100 has four to seven, two to five of each body", () => {
    for (let year = 1900; year <= 2100; year++) {
      const { fromJdTt, toJdTt } = yearsOf(year, year);
      const ofYear = all.filter(({ maximumJdTt }) => maximumJdTt >= fromJdTt && maximumJdTt < toJdTt);
      expect(ofYear.length >= 4 && ofYear.length <= 7).toBe(true);
      const solar = ofYear.filter(({ of }) => of === "sun").length;
      expect([solar, ofYear.length - solar].every((count) => count >= 2 && count <= 5)).toBe(true);
    }
  });

  it("at every other new and full moon of 1900 to 2100 the library sees no shadow, from an hour before to an hour after", () => {
    for (const of of ["sun", "moon"] as const) {
      const known = all.filter((eclipse) => eclipse.of === of).map(({ maximumJdTt }) => maximumJdTt);
      for (let lunation = -1237; lunation < 1250; lunation++) {
        const jdTt = syzygyNear(2_451_550.1 + 29.530588861 * (lunation + (of === "sun" ? 0 : 0.5)), of);
        if (known.some((maximum) => Math.abs(maximum - jdTt) < 0.2)) continue;
        for (const apart of [-1 / 24, 0, 1 / 24]) expect(hasShadow(of, jdTt + apart)).toBe(false);
      }
    }
  });

  it("the slightest are among them: a thousandth of the Moon's diameter in the penumbra, or of the Sun's covered", () => {
    const slightest = (of: Eclipse["of"], kind: string): number =>
      Math.min(
        ...all.filter((eclipse) => eclipse.of === of && eclipse.kind === kind).map(({ magnitude }) => magnitude),
      );
    // 2027-07-18 and 1935-01-05
    expect(slightest("moon", "penumbral")).toBeLessThan(0.002);
    expect(slightest("sun", "partial")).toBeLessThan(0.002);
  });
});

/** Where Sun and Moon have the same longitude, or opposite ones, by three steps of Newton's. */
function syzygyNear(nearJdTt: number, of: Eclipse["of"]): number {
  let jdTt = nearJdTt;
  for (let step = 0; step < 4; step++) {
    const [sun, moon] = [sky.ecliptic("sun", jdTt), sky.ecliptic("moon", jdTt)];
    const apart = moon.longitudeDeg - sun.longitudeDeg - (of === "sun" ? 0 : 180);
    jdTt -= (apart - 360 * Math.round(apart / 360)) / (moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay);
  }
  return jdTt;
}

function hasShadow(of: Eclipse["of"], jdTt: number): boolean {
  const jdUt1 = ut1Of(librarysClock, jdTt);
  if (of === "sun") return sol_eclipse_where(jdUt1, constants.SEFLG_SWIEPH).flag !== 0;
  return lun_eclipse_how(jdUt1, constants.SEFLG_SWIEPH, [0, 0, 0]).data[1] > 0;
}

describe("an eclipse", () => {
  const some = eclipses.between("both", yearsOf(1990, 2060));

  it("has a gamma and magnitudes that fit its kind", () => {
    for (const eclipse of some) {
      const { obscuration, gamma, magnitude } = eclipse;
      expect(obscuration >= 0 && obscuration <= 1).toBe(true);
      expect(Math.abs(gamma)).toBeLessThan(1.6);
      if (eclipse.of === "moon") {
        const { umbralMagnitude, penumbralMagnitude, kind } = eclipse;
        expect(kind).toBe(umbralMagnitude >= 1 ? "total" : umbralMagnitude > 0 ? "partial" : "penumbral");
        expect(magnitude).toBe(kind === "penumbral" ? penumbralMagnitude : umbralMagnitude);
        expect(obscuration).toBe(Math.min(umbralMagnitude, 1));
      } else {
        // the Earth is flattened: the shadow's axis passes its pole from 0.9966 radii on
        if (Math.abs(gamma) < 0.9966) expect(eclipse.central).toBe(true);
        if (Math.abs(gamma) > 1) expect(eclipse.central).toBe(false);
        if (eclipse.kind === "partial") expect(eclipse.central).toBe(false);
        if (eclipse.kind === "total") expect([magnitude >= 1, obscuration]).toEqual([true, 1]);
        if (eclipse.kind === "annular") expect(magnitude).toBeLessThan(1);
      }
    }
  });

  it("of the Moon is within 20 minutes of full moon, of the Sun of new moon", () => {
    for (const { of, maximumJdTt } of some) {
      expect(Math.abs(syzygyNear(maximumJdTt, of) - maximumJdTt)).toBeLessThan(20 / 1440);
    }
  });

  it("is not moved by the tidal acceleration that the library takes from its files: it is the default one", () => {
    for (const jdUt1 of [2160000.5, 2299160.5, 2415020.5, 2451545, 2600000.5, 2816000.5]) {
      expect(deltat_ex(jdUt1, constants.SEFLG_SWIEPH).data).toBe(deltat_ex(jdUt1, -1).data);
    }
  });
});

describe("next and between", () => {
  it("next is strictly after: from a maximum on it is the following one, a moment before it the same", () => {
    for (const of of ["sun", "moon"] as const) {
      const first = eclipses.next(of, 2451545);
      for (const before of [5e-10, 1e-9, 1e-6, 5 * SECOND, 9 * SECOND, 0.009, 0.011, 1, 10]) {
        expect(eclipses.next(of, first.maximumJdTt - before)).toEqual(first);
      }
      for (const behind of [0, 1e-9, 5 * SECOND, 1, 10]) {
        expect(eclipses.next(of, first.maximumJdTt + behind).maximumJdTt).toBeGreaterThan(first.maximumJdTt + 28);
      }
    }
  });

  it("between is half-open, in order, and two windows that meet have the eclipses of the whole", () => {
    const window = yearsOf(2020, 2022);
    const whole = eclipses.between("both", window);
    expect(whole.map(({ maximumJdTt }) => maximumJdTt)).toEqual(
      whole.map(({ maximumJdTt }) => maximumJdTt).sort((a, b) => a - b),
    );
    for (const { maximumJdTt } of whole) {
      const before = eclipses.between("both", { ...window, toJdTt: maximumJdTt });
      const from = eclipses.between("both", { ...window, fromJdTt: maximumJdTt });
      expect([...before, ...from]).toEqual(whole);
      expect(from[0]?.maximumJdTt).toBe(maximumJdTt);
    }
    expect(eclipses.between("sun", window)).toEqual(whole.filter(({ of }) => of === "sun"));
    expect(eclipses.between("moon", { fromJdTt: 2451545, toJdTt: 2451545 })).toEqual([]);
  });

  it("are walked by next as between lists them", () => {
    for (const of of ["sun", "moon"] as const) {
      const listed = eclipses.between(of, yearsOf(2030, 2040));
      let after = listed[0]?.maximumJdTt ?? 0;
      for (const eclipse of listed.slice(1)) {
        const found = eclipses.next(of, after);
        expect(found).toEqual(eclipse);
        after = found.maximumJdTt;
      }
    }
  });

  it("reach to both ends of the range, and refuse what lies beyond", () => {
    const { fromJdTt, toJdTt } = sky.range;
    expect(eclipses.between("both", { fromJdTt, toJdTt: fromJdTt + 40 }).length).toBeGreaterThan(0);
    const ending = eclipses.between("both", { fromJdTt: toJdTt - 200, toJdTt });
    expect(ending.length).toBeGreaterThan(1);
    for (const of of ["sun", "moon"] as const) {
      const last = ending.filter((eclipse) => eclipse.of === of).at(-1)?.maximumJdTt ?? 0;
      expect(() => eclipses.next(of, last)).toThrow(DomainError);
      expect(() => eclipses.next(of, toJdTt)).toThrow(DomainError);
      expect(() => eclipses.next(of, fromJdTt - 1)).toThrow(DomainError);
      expect(eclipses.next(of, fromJdTt).maximumJdTt).toBeLessThan(fromJdTt + 40);
    }
    expect(() => eclipses.between("sun", { fromJdTt: toJdTt - 1, toJdTt: toJdTt + 1 })).toThrow(DomainError);
    expect(() => eclipses.next("sun", Number.NaN)).toThrow(InvariantError);
    expect(() => eclipses.between("sun", { fromJdTt: 2451545, toJdTt: 2451544 })).toThrow(InvariantError);
  });

  it("give the same bits from whichever side of a change of file they are asked", () => {
    for (const change of [2378497.5, 2597642.5]) {
      for (const of of ["sun", "moon"] as const) {
        const behind = eclipses.between(of, { fromJdTt: change + 0.5, toJdTt: change + 200 });
        const across = eclipses.between(of, { fromJdTt: change - 200, toJdTt: change + 200 });
        expect(across.filter(({ maximumJdTt }) => maximumJdTt > change)).toStrictEqual(behind);
        expect(eclipses.next(of, change - 1)).toStrictEqual(behind[0]);
      }
    }
  });
});

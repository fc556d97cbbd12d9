import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { bhavChalit } from "../bhavas/chalit";
import { vedicBirthChart } from "../chart/birth-chart";
import { majorDashas } from "../dasha/major";
import { hora } from "../panchang/hours-operations";
import { grahaPositions } from "../positions/positions";
import { vedicTransit } from "../transit/operation";
import { upagrahas } from "../upagraha/operation";
import { navamsa } from "../vargas/operations";
import {
  bhavaChalitChart,
  grahaPositionsChart,
  navamsaChart,
  rashiChart,
  upagrahaChart,
  vedicTransitCharts,
} from "./charts";
import { majorDashaBars } from "./dashas";
import { horaClock } from "./days";
import { CHART_STYLES } from "./indian/data";
import { moonDisc } from "./moon";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), now: Date.parse("2026-11-22T06:00:00Z") });
const BIRTH = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

/** Sign, degree and name of every graha in an SVG. */
function grahasIn(svg: string): readonly { sign: number; at: number | undefined; name: string }[] {
  return [...svg.matchAll(/<g data-sign="(\d+)"(?: data-at="([\d.]+)")? data-name="(\w+)"><text/g)].map(
    ([, sign, at, name]) => ({
      sign: Number(sign),
      at: at === undefined ? undefined : Number(at),
      name: name ?? "",
    }),
  );
}

/** What is retrograde in an SVG: groups whose text is followed by the mark. */
function starsIn(svg: string): number {
  return svg.match(/\*</g)?.length ?? 0;
}

test.each(CHART_STYLES)(
  "the rashi chart of the style %s has each graha of the answer once, in its sign, at its degree",
  (style) => {
    const chart = vedicBirthChart(BIRTH, context);
    const shown = grahasIn(rashiChart(chart, { style }));
    const told = Object.values(chart.meta).map(({ graha, rashi, longitude }) => ({
      sign: SIGNS.indexOf(rashi) + 1,
      at: Math.round((longitude % 30) * 100) / 100,
      name: graha,
    }));
    expect(shown).toHaveLength(10);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(10);
    expect(shown).toEqual(expect.arrayContaining(told));
  },
);

test("the positions alone draw the same chart as the birth", () => {
  const positions = grahasIn(grahaPositionsChart(grahaPositions(BIRTH, context)));
  expect(positions).toEqual(grahasIn(rashiChart(vedicBirthChart(BIRTH, context))));
});

test("a varga stands in its own signs and tells no degrees, which are the birth's", () => {
  const answer = navamsa(BIRTH, context);
  const shown = grahasIn(navamsaChart(answer, { style: "south" }));
  const told = Object.values(answer.chart.meta).map(({ graha, rashi }) => ({
    name: graha,
    sign: SIGNS.indexOf(rashi) + 1,
    at: undefined,
  }));
  expect(shown).toEqual(expect.arrayContaining(told));
});

test("bhava chalit says so, sets grahas by bhava, and marks those that moved", () => {
  const answer = bhavChalit(BIRTH, context);
  const svg = bhavaChalitChart(answer);
  const lagna = Math.floor(answer.ascendant / 30);
  expect(svg).toContain(">Bhava chalit</text>");
  for (const { graha, bhava } of answer.grahas) {
    expect(grahasIn(svg).find(({ name }) => name === graha)?.sign).toBe(((lagna + bhava - 1) % 12) + 1);
  }
  expect(starsIn(svg)).toBe(answer.movedCount);
  // Whose sign is not its bhava's tells it by number.
  const signOf = new Map(answer.bhavas.map(({ house, rashi }) => [house, rashi]));
  const elsewhere = answer.grahas.filter(({ bhava, rashi }) => signOf.get(bhava) !== rashi);
  expect([...svg.matchAll(/′ \((\d+)\)</g)].map(([, sign]) => Number(sign)).sort()).toEqual(
    elsewhere.map(({ rashi }) => SIGNS.indexOf(rashi) + 1).sort(),
  );
});

test("the transit has both charts in the houses of the birth", () => {
  const answer = vedicTransit(
    {
      birthDate: BIRTH.date,
      birthTime: BIRTH.time,
      transitDate: "2026-02-03",
      transitTime: "12:00:00",
      latitude: BIRTH.latitude,
      longitude: BIRTH.longitude,
      timezone: BIRTH.timezone,
    },
    context,
  );
  const shown = grahasIn(vedicTransitCharts(answer));
  expect(shown.filter(({ name }) => name === "Lagna").map(({ sign }) => sign)).toEqual([5, 5]);
  for (const { name, sign } of answer.transitingPlanets) {
    expect(shown.filter((one) => one.name === name).at(-1)?.sign).toBe(SIGNS.indexOf(sign) + 1);
  }
});

test("upagrahas stand once each, and mark the Lagna that the answer tells", () => {
  const answer = upagrahas(BIRTH, context);
  expect(answer.lagnaRashi).toBe("Leo");
  const { lagnaRashi: _, ...older } = answer;
  expect(upagrahaChart(answer).match(/>La</g)).toHaveLength(1);
  expect(upagrahaChart(older, { style: "south" })).not.toContain(">La<");
});

test("the great period that runs on a day is marked, and no other", () => {
  const answer = majorDashas(BIRTH, context);
  const svg = majorDashaBars(answer, { date: "2026-11-22" });
  expect(svg.match(/stroke-width="2.2"\/><path/g)?.length).toBeGreaterThan(0);
  const running = answer.mahadashas.filter(
    ({ startDate, endDate }) => startDate <= "2026-11-22" && endDate > "2026-11-22",
  );
  expect(running.map(({ planet }) => planet)).toEqual(["Ketu"]);
  expect(svg).toMatch(/fill="#6238b0"[^>]*>Ketu</);
  expect(svg).not.toMatch(/fill="#6238b0"[^>]*>Venus</);
});

test("twenty-four planetary hours go around the clock from sunrise to sunrise", () => {
  const answer = hora({ date: "2026-02-03", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }, context);
  const spans = [...horaClock(answer).matchAll(/data-from="([\d.]+)" data-to="([\d.]+)"><g/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  expect(spans).toHaveLength(24);
  spans.slice(1).forEach(([from], index0) => {
    expect(from).toBeCloseTo(spans[index0]?.[1] ?? 0, 2);
  });
  expect((spans.at(-1)?.[1] ?? 0) - (spans[0]?.[0] ?? 0)).toBeCloseTo(24, 0);
});

/** The terminator's half ellipse: how wide, and over which side it goes back. */
test.each([
  { elongation: 45, limb: 1, back: 0, name: "waxing crescent, lit on the right" },
  { elongation: 135, limb: 1, back: 1, name: "waxing, more than half" },
  { elongation: 225, limb: 0, back: 0, name: "waning, more than half" },
  { elongation: 330, limb: 0, back: 1, name: "waning crescent, lit on the left" },
])("the Moon at $elongation° is $name", ({ elongation, limb, back }) => {
  const outline = String(moonDisc(elongation, "").shapes[1]?.attributes["d"]);
  expect(outline).toMatch(new RegExp(`^M0-62A62 62 0 0 ${limb} 0 62A[\\d.]+ 62 0 0 ${back} 0-62Z$`));
});

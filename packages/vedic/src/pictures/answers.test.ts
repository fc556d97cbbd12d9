import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { bhavChalit } from "../bhavas/chalit";
import { vedicBirthChart } from "../chart/birth-chart";
import { majorDashas } from "../dasha/major";
import { kpChart } from "../kp/chart-operation";
import { detailedPanchang } from "../panchang/detailed";
import { hora } from "../panchang/hours-operations";
import { panchangMonth } from "../panchang/month";
import { grahaPositions } from "../positions/positions";
import { vedicTransit } from "../transit/operation";
import { upagrahas } from "../upagraha/operation";
import { navamsa } from "../vargas/operations";
import { bhavaChalitChart, grahaPositionsChart, navamsaChart, rashiChart, upagrahaChart } from "./charts";
import { majorDashaBars } from "./dashas";
import { horaClock, panchangClock } from "./days";
import { CHART_STYLES } from "./indian/data";
import { kpChartFigure } from "./kp-charts";
import { moonDisc } from "./moon";
import { panchangMonthSheet } from "./panchang-month";
import { vedicTransitCharts } from "./transit-charts";

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

interface Housed {
  readonly house: number;
  readonly sign: number;
  readonly at: number;
  readonly name: string;
}

const POINT = /<g data-house="(\d+)" data-sign="(\d+)" data-at="([\d.]+)" data-name="([\w ]+)"><text/g;

/** House, sign, degree and name of the points in a chart of houses, cusps included. */
function housedIn(svg: string): readonly Housed[] {
  return [...svg.matchAll(POINT)].map(([, house, sign, at, name]) => ({
    house: Number(house),
    sign: Number(sign),
    at: Number(at),
    name: name ?? "",
  }));
}

/** An answer's point, as a chart of houses has it. */
function housed(name: string, house: number, longitude: number): Housed {
  return {
    house,
    sign: Math.floor(longitude / 30) + 1,
    at: Math.round((longitude % 30) * 100) / 100,
    name,
  };
}

/** Degrees and minutes, cut off. */
function degreeText(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}

/** The description's parts by house: "House 11" to "Sun 18°20′ Gemini". */
function describedHouses(svg: string): ReadonlyMap<string, readonly string[]> {
  const text = /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? "";
  return new Map(
    [...text.matchAll(/(House \d+): ([^;]*?)(?=;|\. By houses)/g)].map(([, house, told]) => [
      house ?? "",
      (told ?? "").split(", "),
    ]),
  );
}

const ROMAN = "I II III IV V VI VII VIII IX X XI XII".split(" ");

/** The numeral that each cell of houses shows. */
function numeralsIn(svg: string): readonly (string | undefined)[] {
  return Array.from({ length: 12 }, (_, house0) => {
    const cell = svg.split(`<g data-house="${house0 + 1}" data-name="House ${house0 + 1}">`)[1];
    return />([IVX]+)<\/text>/.exec(cell ?? "")?.[1];
  });
}

/** The number of grahas that are told as retrograde. */
function retrogradesIn(svg: string): number {
  return /<desc[^>]*>([^<]*)</.exec(svg)?.[1]?.match(/℞/g)?.length ?? 0;
}

/** Marked as in another house than in the rashi chart. */
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

test("the rashi chart says that it is D1, and of which moment", () => {
  const svg = rashiChart(vedicBirthChart(BIRTH, context));
  expect(svg).toContain(">Rashi chart (D1)<");
  // 10:12 at +5:30.
  expect(svg).toContain(">1990-07-04 04:42 UTC · ");
});

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

test.each(CHART_STYLES)("bhava chalit of the style %s has houses of the answer, and each graha's own sign", (style) => {
  const answer = bhavChalit(BIRTH, context);
  const svg = bhavaChalitChart(answer, { style });
  const told = [
    housed("Lagna", 1, answer.ascendant),
    ...answer.bhavas.slice(1).map(({ house, madhya }) => housed(`Cusp ${house}`, house, madhya)),
    ...answer.grahas.map(({ graha, bhava, longitude }) => housed(graha, bhava, longitude)),
  ];
  expect(housedIn(svg)).toHaveLength(told.length);
  expect(housedIn(svg)).toEqual(expect.arrayContaining(told));
  expect(numeralsIn(svg)).toEqual(ROMAN);
  expect(svg).not.toMatch(/<g data-sign/);
  expect(svg).toContain(">Bhava chalit</text>");
  expect(svg).toContain(">By houses, not signs: ");
  expect(starsIn(svg)).toBe(answer.movedCount);
});

test("bhava chalit is described by houses, with signs and retrogradation of the answer", () => {
  const answer = bhavChalit(BIRTH, context);
  const described = describedHouses(bhavaChalitChart(answer));
  for (const { graha, bhava, longitude, rashi, isRetrograde } of answer.grahas) {
    const mark = isRetrograde && graha !== "Rahu" && graha !== "Ketu" ? " ℞" : "";
    expect(described.get(`House ${bhava}`)).toContain(`${graha} ${degreeText(longitude)} ${rashi}${mark}`);
  }
  expect(described.get("House 5")).toEqual([expect.stringMatching(/^Saturn .* Sagittarius ℞$/)]);
});

test.each(CHART_STYLES)("the KP chart of the style %s has houses of the answer, and each graha's own sign", (style) => {
  const answer = kpChart(BIRTH, context);
  const svg = kpChartFigure(answer, { style });
  const grahas = [
    ...answer.planets.map(({ planet, ...place }) => ({ name: planet, ...place })),
    { name: "Rahu", retrograde: false, ...answer.nodes.rahu },
    { name: "Ketu", retrograde: false, ...answer.nodes.ketu },
  ];
  const told = [
    ...answer.cusps.map(({ house, longitude }) => housed(house === 1 ? "Lagna" : `Cusp ${house}`, house, longitude)),
    ...grahas.map(({ name, house, longitude }) => housed(name, house, longitude)),
  ];
  expect(housedIn(svg)).toHaveLength(told.length);
  expect(housedIn(svg)).toEqual(expect.arrayContaining(told));
  expect(numeralsIn(svg)).toEqual(ROMAN);
  expect(svg).not.toMatch(/<g data-sign/);
  expect(svg).toContain(">By houses, not signs: ");
  const described = describedHouses(svg);
  for (const { name, house, longitude, sign, retrograde } of grahas) {
    expect(described.get(`House ${house}`)).toContain(
      `${name} ${degreeText(longitude)} ${sign}${retrograde ? " ℞" : ""}`,
    );
  }
});

test("windows of another date than the almanac's tell it, at the end alone where they begin on it", () => {
  const answer = detailedPanchang({ date: "2026-02-03", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }, context);
  const svg = panchangClock(answer);
  const { nishitaMuhurta: nishita, rahuKaal, varjyam, durMuhurta, amritKalam } = answer;
  const spans = [nishita, rahuKaal, ...varjyam, ...durMuhurta, ...amritKalam].filter((span) => span !== null);
  const shown = new Set([...svg.matchAll(/>([^<]* – [^<]*)<\/text>/g)].map(([, text]) => text));
  for (const { start, end } of spans) {
    const date = (at: string): string => at.slice(0, 10);
    const day = (at: string): string => `${Number(at.slice(8, 10))} Feb `;
    const from = `${date(start) === "2026-02-03" ? "" : day(start)}${start.slice(11, 16)}`;
    const to = `${date(end) === date(start) ? "" : day(end)}${end.slice(11, 16)}`;
    expect(shown).toContain(`${from} – ${to}`);
  }
  expect(spans.filter(({ start }) => start.startsWith("2026-02-04")).length).toBeGreaterThan(1);
});

test.each([
  ["en", "4 Feb 00:35"],
  ["de", "4. Feb. 00:35"],
  ["pt", "4 de fev. 00:35"],
  ["zh-Hans", "2月4日 00:35"],
] as const)("dates of the almanac are written as people of %s write them", (lang, text) => {
  const answer = detailedPanchang({ date: "2026-02-03", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }, context);
  const midnight = { ...answer, nishitaMuhurta: { start: "2026-02-04T00:35:00", end: "2026-02-04T01:27:00" } };
  expect(panchangClock(midnight, { lang })).toContain(`${text} – 01:27`);
});

test("a month of the panchang has the names of its festivals whole", () => {
  for (const lang of LANGS) {
    const answer = panchangMonth(
      { year: 2026, month: 10, latitude: 28.6139, longitude: 77.209, timezone: 5.5, lang },
      context,
    );
    const svg = panchangMonthSheet(answer, { lang });
    expect(svg, lang).not.toContain("…");
    const shown = [...svg.matchAll(/font-weight="600">([^<]*)</g)].map(([, text]) => text).join("");
    const said = svg.slice(svg.indexOf("<desc"), svg.indexOf("</desc>"));
    for (const { festivals, festivalsLocalized = festivals } of answer.days) {
      for (const [index0, name] of festivalsLocalized.entries()) {
        expect(said, lang).toContain(name);
        if (index0 < 2) expect(shown.replaceAll(" ", ""), lang).toContain(name.replaceAll(" ", ""));
      }
    }
  }
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
  const isMarked = ({ name, isRetrograde }: { readonly name: string; readonly isRetrograde: boolean }): boolean =>
    isRetrograde && name !== "Rahu" && name !== "Ketu";
  expect(answer.natalPlanets.filter(isMarked).map(({ name }) => name)).toEqual(["Saturn"]);
  expect(retrogradesIn(vedicTransitCharts(answer))).toBe(
    answer.natalPlanets.filter(isMarked).length + answer.transitingPlanets.filter(isMarked).length,
  );
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

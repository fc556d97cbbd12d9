/** The charts of src/charts.ts whose returns are looked for. */
const RETURN_IDS = [
  "honolulu-1961",
  "new-york-1990",
  "new-york-1850",
  "london-1944",
  "london-1969",
  "kathmandu-1985",
  "kathmandu-1986",
  "apia-2011-after",
  "lord-howe-summer",
  "st-johns-1988",
  "monrovia-1950",
  "johannesburg-1943",
  "kolkata-1944",
  "caracas-2010",
  "moscow-2012",
  "tehran-1978",
  "ulm-1879",
  "nairobi-2026",
  "quito-1969",
  "rome-1582-first",
] as const;

/** Years from birth to a return, negative before it; one for each chart. */
const AGES = [38, 36, 120, 1, -10, 25, 99, 12, 60, 18, 77, 29, 45, 5, 300, 61, 26, -26, 57, 101] as const;

export interface ReturnCase {
  readonly chart: string;
  readonly body: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn";
  /** Years after birth (sun), or the date that the return is to be near to. */
  readonly years?: number;
  readonly near?: string;
  /** Days about that instant in which tools/derived.mjs looks for passes. */
  readonly reachDays: number;
}

const SOLAR = RETURN_IDS.map((chart, k): ReturnCase => ({ chart, body: "sun", years: AGES[k] ?? 1, reachDays: 15 }));

const LUNAR = RETURN_IDS.map((chart, k): ReturnCase => {
  const year = 1975 + 3 * k;
  const near = `${year}-${String((k % 12) + 1).padStart(2, "0")}-${String(1 + ((7 * k) % 28)).padStart(2, "0")}`;
  return { chart, body: "moon", near, reachDays: 30 };
});

/** Four of each planet. Those of Mercury to Saturn were picked so that about half of them have three passes. */
const PLANETARY: readonly ReturnCase[] = [
  { chart: "new-york-1990", body: "mercury", near: "2025-08-10", reachDays: 270 },
  { chart: "london-1969", body: "mercury", near: "2025-02-01", reachDays: 270 },
  { chart: "kathmandu-1985", body: "mercury", near: "2022-01-01", reachDays: 270 },
  { chart: "quito-1969", body: "mercury", near: "2024-08-01", reachDays: 270 },
  { chart: "new-york-1990", body: "venus", near: "1996-06-01", reachDays: 310 },
  { chart: "honolulu-1961", body: "venus", near: "2020-06-10", reachDays: 310 },
  { chart: "moscow-2012", body: "venus", near: "2042-01-15", reachDays: 310 },
  { chart: "quito-1969", body: "venus", near: "2020-05-15", reachDays: 310 },
  { chart: "new-york-1990", body: "mars", near: "2007-12-20", reachDays: 550 },
  { chart: "london-1944", body: "mars", near: "1978-02-01", reachDays: 550 },
  { chart: "quito-1969", body: "mars", near: "2016-06-01", reachDays: 550 },
  { chart: "nairobi-2026", body: "mars", near: "2054-01-01", reachDays: 550 },
  { chart: "new-york-1990", body: "jupiter", near: "2026-02-15", reachDays: 2500 },
  { chart: "honolulu-1961", body: "jupiter", near: "2032-09-15", reachDays: 2500 },
  { chart: "london-1969", body: "jupiter", near: "1980-06-01", reachDays: 2500 },
  { chart: "tehran-1978", body: "jupiter", near: "2025-08-01", reachDays: 2500 },
  { chart: "new-york-1990", body: "saturn", near: "2020-05-01", reachDays: 5700 },
  { chart: "new-york-1990", body: "saturn", near: "2049-06-01", reachDays: 5700 },
  { chart: "london-1969", body: "saturn", near: "1998-03-01", reachDays: 5700 },
  { chart: "quito-1969", body: "saturn", near: "1999-01-01", reachDays: 5700 },
];

export const RETURN_CASES: readonly ReturnCase[] = [...SOLAR, ...LUNAR, ...PLANETARY];

/** Ten charts with the date that they are progressed and directed to. */
export const PROGRESSION_CASES = [
  { chart: "honolulu-1961", targetDate: "2009-01-20" },
  { chart: "new-york-1990", targetDate: "2026-07-15" },
  { chart: "london-1944", targetDate: "2024-06-06" },
  { chart: "ulm-1879", targetDate: "1955-04-18" },
  { chart: "kathmandu-1985", targetDate: "2030-02-28" },
  { chart: "monrovia-1950", targetDate: "1950-03-02" },
  { chart: "ushuaia-1930", targetDate: "2020-12-31" },
  { chart: "sydney-1900", targetDate: "1860-02-28" },
  { chart: "batavia-1700", targetDate: "1777-07-07" },
  { chart: "lagos-2100", targetDate: "2199-12-31" },
] as const;

/** Charts whose forty-four stars are compared; each of another century. */
export const STAR_CHARTS = [
  "runnymede-1215",
  "lincolnshire-1643",
  "honolulu-1961",
  "new-york-1990",
  "rio-2299",
] as const;

/** Charts whose bodies are drawn on the map and on the horizon: both sides of the polar circles, equator, date line. */
export const MAPPED_CHARTS = [
  "honolulu-1961",
  "new-york-1990",
  "london-1944",
  "apia-2011-after",
  "chatham-2015",
  "quito-1969",
  "utc-1972-start",
  "rovaniemi-66-5",
  "southern-66-5",
  "tromso-1990",
  "alert-1975",
  "mcmurdo-1988",
  "ushuaia-1930",
  "date-line-east",
  "taveuni-2000",
  "vinci-1452",
  "lima-1746",
  "rio-2299",
  "hobart-2777",
  "tokyo-2400",
] as const;

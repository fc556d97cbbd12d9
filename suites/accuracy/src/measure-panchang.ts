import { readFileSync } from "node:fs";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import {
  ashtakoot,
  GRAHA_IDS,
  type GrahaIngress,
  grahaIngresses,
  horizonEventAfter,
  LIMB_KINDS,
  type LimbSpan,
  limbSpans,
  moonPlaceOf,
  moonSignSpans,
  poruthamsOf,
} from "@almagest/vedic/facts";
import type { Residual } from "./residual";

/** The rows that packages/vedic/tools/swetest_searches.py and matching.py keep. */
const linesOf = (path: string): readonly string[] =>
  readFileSync(new URL(`../../../packages/vedic/src/${path}`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Days, ingresses and matches against searches over swetest's rows, its risings and the second program. */
export function measurePanchang(ephemeris: Ephemeris): readonly Residual[] {
  return [...borders(ephemeris), ...risings(ephemeris), ...ingresses(ephemeris), ...matches()];
}

const DAY_SECONDS = 86_400;
const MONTHS: readonly SearchWindow[] = [
  { fromJdTt: 2461192.5, toJdTt: 2461223.5 },
  { fromJdTt: 2430756.5, toJdTt: 2430786.5 },
  { fromJdTt: 2488008.5, toJdTt: 2488039.5 },
];

function borders(ephemeris: Ephemeris): readonly Residual[] {
  const kept = linesOf("panchang/fixtures/borders.txt")
    .slice(1)
    .map((line) => line.split(" "))
    .map(([jd, limb, part]) => ({ jdTt: Number(jd), limb, part: Number(part) }));
  const spansOf = (limb: (typeof LIMB_KINDS)[number] | "moonSign", window: SearchWindow): readonly LimbSpan[] =>
    limb === "moonSign" ? moonSignSpans(ephemeris, window) : limbSpans(ephemeris, limb, window);
  return MONTHS.flatMap((window) =>
    ([...LIMB_KINDS, "moonSign"] as const).flatMap((limb) => {
      const own = spansOf(limb, window).filter(({ startJdTt }) => startJdTt > window.fromJdTt);
      const due = kept.filter((one) => one.limb === limb && one.jdTt > window.fromJdTt && one.jdTt < window.toJdTt);
      return due.map(({ jdTt, part }, index0): Residual => {
        const found = own[index0];
        const size = found?.index0 === part ? Math.abs(found.startJdTt - jdTt) * DAY_SECONDS : DAY_SECONDS;
        return { quantity: "panchang-borders", size, where: `${limb} ${part}, ${jdTt}` };
      });
    }),
  );
}

/** Up to here swetest's quick method agrees with the exact one. */
const TOP_LATITUDE_DEG = 45;

function risings(ephemeris: Ephemeris): readonly Residual[] {
  const blocks = linesOf("panchang/fixtures/risings.txt").join("\n").split("> ").slice(1);
  return blocks.flatMap((block) => {
    const [head = "", ...rows] = block.trim().split("\n");
    const [name, longitude, latitude, body] = head.split(" ");
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    if (Math.abs(place.latitude) > TOP_LATITUDE_DEG) return [];
    return rows.flatMap((row) =>
      (["rise", "set"] as const).flatMap((event): readonly Residual[] => {
        const printed = printedJdUt1(row, event);
        if (printed === undefined) return [];
        const asked = { body: body === "0" ? "sun" : "moon", event, place, afterJdUt1: printed - 0.05 } as const;
        const found = horizonEventAfter(ephemeris, asked);
        const size = Math.abs((found?.jdUt1 ?? 0) - printed) * DAY_SECONDS;
        return [{ quantity: "panchang-risings", size, where: `${name}, ${row}` }];
      }),
    );
  });
}

function printedJdUt1(row: string, event: "rise" | "set"): number | undefined {
  const found = new RegExp(`${event}\\s+(\\d+)\\.(\\d+)\\.(\\d+)\\s+(\\d+):\\s*(\\d+):\\s*([\\d.]+)`).exec(row);
  if (found === null) return undefined;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number);
  const midnight = Date.UTC(year, month - 1, day) / 86_400_000 + 2_440_587.5;
  return midnight + (hour * 3600 + minute * 60 + second) / DAY_SECONDS;
}

const TWO_CENTURIES: SearchWindow = { fromJdTt: 2415020.5, toJdTt: 2488020.5 };
const INGRESS_MONTHS: readonly SearchWindow[] = [
  { fromJdTt: 2461100.5, toJdTt: 2461131.5 },
  { fromJdTt: 2437604.5, toJdTt: 2437634.5 },
];

function ingresses(ephemeris: Ephemeris): readonly Residual[] {
  const kept = linesOf("transit/fixtures/ingresses.txt")
    .slice(1)
    .map((line) => line.split(" "))
    .map(([jd, graha, sign0]) => ({ jdTt: Number(jd), graha, sign0: Number(sign0) }));
  const others = GRAHA_IDS.filter((id) => id !== "saturn" && id !== "ketu");
  const find = (window: SearchWindow, grahas: readonly (typeof GRAHA_IDS)[number][]): readonly GrahaIngress[] =>
    grahaIngresses(ephemeris, { window, grahas, zodiac: { ayanamsa: "lahiri" } });
  const found = [...find(TWO_CENTURIES, ["saturn"]), ...INGRESS_MONTHS.flatMap((window) => find(window, others))];
  return kept.map(({ jdTt, graha, sign0 }): Residual => {
    const same = found.filter((one) => one.graha === graha && one.toSign0 === sign0);
    const size = Math.min(DAY_SECONDS, ...same.map((one) => Math.abs(one.jdTt - jdTt) * DAY_SECONDS));
    return { quantity: "vedic-ingresses", size, where: `${graha} into ${sign0}, ${jdTt}` };
  });
}

function matches(): readonly Residual[] {
  return linesOf("matching/fixtures/couples.txt")
    .slice(1)
    .map((line): Residual => {
      const columns = line.split(" ");
      const [groom, bride] = columns.slice(0, 2).map((arcsec) => moonPlaceOf(Number(arcsec) / 3600));
      if (groom === undefined || bride === undefined) return { quantity: "vedic-matching", size: 1, where: line };
      const { kootas, doshas } = ashtakoot({ groom, bride });
      const told = doshas.map(({ koota, cancelledBy = "stands" }) => `${koota}:${cancelledBy}`).join(",");
      const ten = poruthamsOf({ groom, bride }).map(({ isMatched }) => (isMatched ? "1" : "0"));
      const own = [...kootas.map(({ score }) => String(score)), told === "" ? "-" : told, ten.join("")];
      return { quantity: "vedic-matching", size: own.join(" ") === columns.slice(2).join(" ") ? 0 : 1, where: line };
    });
}

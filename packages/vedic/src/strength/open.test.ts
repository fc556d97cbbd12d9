import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { UncertainShadbala } from "../types";
import { uncertainShadbalaOutput } from "./open-present";
import { shadbala } from "./shadbala-operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

type Row = UncertainShadbala["planets"][number];
const PARTS = {
  chesta: { open: ({ chestaBala }: Row) => chestaBala, known: "chestaBala" },
  drik: { open: ({ drikBala }: Row) => drikBala, known: "drikBala" },
} as const;

describe.each([
  ["the Moon leaves Scorpio", { ...DELHI }],
  ["Mercury turns", { ...DELHI, date: "1995-01-26" }],
  ["a full Moon, near Mars' exaltation", { ...DELHI, date: "2001-01-09" }],
] as const)("an unknown time, %s", (_, birth) => {
  const open = shadbala(birth, context);

  test("has the parts of every time of the day within their reach", () => {
    for (const local of timesThrough(open.birthTime, 9)) {
      const known = shadbala({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);
      for (const [index0, row] of open.planets.entries()) {
        const own = known.planets[index0];
        if (own === undefined) throw new Error("a graha is missing");
        expect([own.planet, own.naisargikaBala, own.minRequired]).toEqual([
          row.planet,
          row.naisargikaBala,
          row.minRequired,
        ]);
        for (const { open: reachOf, known: name } of Object.values(PARTS)) {
          const reach = reachOf(row);
          if (reach === undefined) continue;
          expect(own[name], `${local} ${row.planet} ${name}`).toBeGreaterThanOrEqual(reach.least - 0.005);
          expect(own[name], `${local} ${row.planet} ${name}`).toBeLessThanOrEqual(reach.most + 0.005);
        }
        for (const part of ["uccha", "saptavargaja", "ojayugma", "drekkana"] as const) {
          expect(own.sthanaParts[part], `${local} ${row.planet} ${part}`).toBeGreaterThanOrEqual(
            row.sthanaParts[part].least,
          );
          expect(own.sthanaParts[part], `${local} ${row.planet} ${part}`).toBeLessThanOrEqual(
            row.sthanaParts[part].most,
          );
        }
        for (const part of ["ayana", "paksha"] as const) {
          const reach = row.kalaParts[part];
          if (reach === undefined) continue;
          expect(own.kalaParts[part], `${local} ${row.planet} ${part}`).toBeGreaterThanOrEqual(reach.least);
          expect(own.kalaParts[part], `${local} ${row.planet} ${part}`).toBeLessThanOrEqual(reach.most);
        }
      }
    }
  });

  test("tells no sum and nothing that is counted from the sunrise or the Lagna, and is what its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainShadbalaOutput.strict().parse(told)).toEqual(told);
    for (const row of open.planets) {
      for (const name of ["totalVirupas", "digBala", "kalaBala", "relativeRank"]) {
        expect(row).not.toHaveProperty(name);
        expect(open.leftOut).toContain(name);
      }
      expect(row.sthanaParts).not.toHaveProperty("kendradi");
    }
  });
});

test("of a quarter of an hour reaches are narrow, and the angle by the Lagna is there", () => {
  const open = shadbala({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  const known = shadbala({ ...DELHI, time: "10:12:00" }, context);
  for (const [index0, { sthanaParts, chestaBala }] of open.planets.entries()) {
    expect(sthanaParts.kendradi).toBe(known.planets[index0]?.sthanaParts.kendradi);
    expect(chestaBala.most - chestaBala.least).toBeLessThan(0.2);
  }
});

test("beyond the polar circle, where the Sun does not rise, it answers all the same", () => {
  const tromso = { ...DELHI, date: "1990-12-21", latitude: 69.65, longitude: 18.96, timezone: 1 };
  expect(shadbala(tromso, context).planets).toHaveLength(7);
});

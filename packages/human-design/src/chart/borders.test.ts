import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { typeOf } from "../graph/mechanics";
import { bodygraph, designConnection, designTransit, strategyAndAuthority } from "../index";
import { en } from "../texts/en";
import { endsOf } from "../transit/until";
import { BORDER_SIDES } from "./borders";
import { type Design, designOf, profileLines } from "./design";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en], now: 0 });

const birthAt = (epochMs: number) => {
  const iso = new Date(Math.round(epochMs / 1000) * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19), timezone: 0 };
};
const designAt = (epochMs: number): Design => designOf(ephemeris, { ...birthAt(epochMs), nodeType: "true" });

/** The Suns and the type, as a string to compare. */
function told(design: Design): string {
  const suns = (["personality", "design"] as const).map((side) => design.sides[side][0]);
  return [...suns.map((sun) => `${sun?.gate}.${sun?.line}`), typeOf(design.channels)].join(" ");
}

describe("borders of a design", () => {
  // the Sun enters gate 16 on 2026-05-27 at 00:10:49 UTC, at 65.75 degrees
  test("show the Sun's gate, line and profile on the other side within three minutes", () => {
    const near = strategyAndAuthority({ date: "2026-05-27", time: "00:09:00", timezone: 0 }, context);
    expect(near.conventions.borders).toMatchObject([{ side: "later", personalitySun: "16.1" }]);
    expect(near.conventions.borders?.[0]?.profile).toMatch(/^1\//);
    const after = strategyAndAuthority({ date: "2026-05-27", time: "00:12:00", timezone: 0 }, context);
    expect(after.conventions.borders).toMatchObject([{ side: "earlier", personalitySun: "20.6" }]);
    const far = strategyAndAuthority({ date: "2026-05-27", time: "00:06:00", timezone: 0 }, context);
    expect(far.conventions).not.toHaveProperty("borders");
  });

  test("are there exactly where a design three minutes off differs, around the Moon's gates and at any time", () => {
    const found = { suns: 0, types: 0 };
    for (let index0 = 0; index0 < 110; index0++) {
      const startMs = Date.UTC(1950, 0, 1) + index0 * 229.31 * 86_400_000;
      const start = designAt(startMs);
      const moonMs =
        endsOf(ephemeris, start.sides.personality, { jdTt: start.moment.jdTt, nodeType: "true" }).get("moon") ??
        startMs;
      const birthMs = Math.round((index0 % 5 === 0 ? startMs : moonMs - 60_000) / 1000) * 1000;
      const design = designAt(birthMs);
      for (const side of BORDER_SIDES) {
        const other = designAt(birthMs + (side === "later" ? 180_000 : -180_000));
        const border = design.borders.find((one) => one.side === side);
        expect(border !== undefined, `${birthAt(birthMs).date} ${side}`).toBe(told(other) !== told(design));
        if (border === undefined) continue;
        const lines = profileLines(other);
        expect([border.suns.personality.line, border.suns.design.line]).toEqual([lines.personality, lines.design]);
        expect(border.type).toBe(typeOf(other.channels));
        if (border.type === typeOf(design.channels)) found.suns += 1;
        else found.types += 1;
      }
    }
    expect(found.types).toBeGreaterThan(0);
  });

  test("are in the conventions of every answer on that birth, and of that person alone", () => {
    const near = { date: "2026-05-27", time: "00:09:00", timezone: 0 };
    const far = { date: "1990-07-15", time: "13:00:00", timezone: 0 };
    expect(bodygraph(near, context).conventions.borders).toHaveLength(1);
    expect(
      designTransit({ birthData: near, date: "2026-01-01", time: "00:00:00" }, context).conventions.borders,
    ).toHaveLength(1);
    const { people } = designConnection({ personA: near, personB: far }, context).conventions;
    expect(people[0]?.borders).toHaveLength(1);
    expect(people[1]).not.toHaveProperty("borders");
  });
});

import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { glyph, type Shape } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { forecast } from "../domain";
import { pictures, timelineStrips } from "../pictures";
import { EVENT_TYPES } from "../search/event";
import { timeline } from "../timeline/operations";

const context = createContext({
  ephemeris: rememberedSky(swissEphemeris()),
  now: Date.parse("2026-11-22T06:00:00Z"),
  texts: [],
});

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside or over another, in every language",
  (_, picture) => {
    const operation = forecast.operations.find(({ id }) => id === picture.operation);
    if (operation === undefined) throw new Error(`no operation ${picture.operation}`);
    for (const lang of LANGS) {
      const parsed = operation.parse({ flat: { ...operation.examples[0], lang } });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const answer: unknown = JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
      const figure = figureOf(picture, answer, { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length, lang).toBeGreaterThan(10);
      for (const id of EVENT_TYPES.filter((type) => type.includes("-"))) expect(figure.description).not.toContain(id);
    }
  },
);

test("a station is drawn by the motion that begins, an eclipse as a disc, an aspect with whom it is", () => {
  const answer = timeline(
    {
      birthData: { date: "1990-07-15", time: "14:30:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 },
      startDate: "2026-06-01",
      endDate: "2026-08-30",
    },
    context,
  );
  const figure = timelineStrips.figure(answer);
  const stations = answer.events.filter(({ type }) => type === "retrograde-station");
  for (const motion of ["retrograde", "direct"] as const) {
    expect(drawn(figure.shapes, motion)).toBe(stations.filter(({ station }) => station === motion).length);
    expect(drawn(figure.shapes, motion)).toBeGreaterThan(0);
  }
  // Mercury was stationary on 2026-07-23 before it went on.
  expect(figure.description).toContain("2026-07-23 Mercury: Station (direct)");
  const eclipses = every(figure.shapes).filter(({ attributes }) => String(attributes["data-name"]).endsWith("eclipse"));
  expect(eclipses).toHaveLength(answer.events.filter(({ type }) => type === "eclipse").length);
  // One more is the mark of its lane.
  const withJupiter = answer.events.filter(({ target }) => target === "Jupiter");
  expect(drawn(figure.shapes, "jupiter")).toBe(withJupiter.length + 1);
});

function every(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...every(one.children ?? [])]);
}

function drawn(shapes: readonly Shape[], name: "retrograde" | "direct" | "jupiter"): number {
  const { d } = glyph(name, { x: 0, y: 0, size: 24 }).attributes;
  return every(shapes).filter(({ attributes }) => attributes["d"] === d).length;
}

import { resolveCivilTime } from "@almagest/civil-time";
import { describe, expect, it } from "vitest";
import { momentConventionsSchema, presentMomentConventions } from "./conventions";
import type { PlacedMoment } from "./moment";

const NEW_YORK = { date: "1990-07-15", time: "14:30:00", timezone: "America/New_York" };
const conventionsOf = (given: PlacedMoment) =>
  presentMomentConventions(
    {
      given,
      civil: resolveCivilTime(given),
      jdTt: 2_448_088.25,
      jdUt1: 2_448_088.25 - 56.9 / 86_400,
      ut1: "measured",
      pole: "measured",
    },
    { name: "Test", version: "1" },
  );

describe("the conventions of a moment", () => {
  it("say where the place lies far from its timezone, with the likely mistake", () => {
    const swapped = conventionsOf({ ...NEW_YORK, latitude: -74.006, longitude: 40.7128 });
    expect(swapped.notice).toMatch(/America\/New_York.+Latitude and longitude look swapped/);
    expect(momentConventionsSchema.parse(swapped)).toEqual(swapped);
  });

  it("say which turn of the Earth and which pole were taken, and delta T to the millisecond", () => {
    expect(conventionsOf(NEW_YORK)).toMatchObject({ ut1: "measured", pole: "measured", deltaT: 56.9 });
  });

  it("say nothing, not even undefined, where it lies right, or where no place was given", () => {
    expect(Object.keys(conventionsOf({ ...NEW_YORK, latitude: 40.7128, longitude: -74.006 }))).not.toContain("notice");
    expect(Object.keys(conventionsOf(NEW_YORK))).not.toContain("notice");
  });
});

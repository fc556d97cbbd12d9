import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { bodygraph } from "../bodygraph/operation";
import { strategyAndAuthority } from "../type/operations";
import type { Bodygraph } from "../types";

const context = createContext({ ephemeris: swissEphemeris() });

function chartOf(date: string, time: string, timezone: string | number): Bodygraph {
  return bodygraph({ date, time, timezone }, context);
}

const channelsOf = ({ channels }: Bodygraph): readonly string[] =>
  channels.map(({ gateA, gateB }) => `${gateA}-${gateB}`);
const undefinedCenters = ({ centers }: Bodygraph): readonly string[] =>
  centers.flatMap(({ id, defined }) => (defined ? [] : [id]));
/** Completely open: not even one gate. */
const openCenters = ({ centers }: Bodygraph): readonly string[] =>
  centers.flatMap(({ id, gates }) => (gates.length === 0 ? [id] : []));

// each row asserts what its page says of the chart and nothing else; all pages were read
describe("charts of persons as others have published them", () => {
  test("Ra Uru Hu: beyouloveyou.com/start-here/the-basics", () => {
    const chart = chartOf("1948-04-09", "00:05:00", -5);
    expect(chart).toMatchObject({ type: "Manifestor", profile: "5/1", definition: "Single", authority: "Splenic" });
    expect(chart.incarnationCross).toMatchObject({ name: "Left Angle Cross of the Clarion", gates: [51, 57, 61, 62] });
    const birth = { date: "1948-04-09", time: "00:05:00", timezone: -5 };
    expect(strategyAndAuthority(birth, context)).toMatchObject({
      ...{ type: "Manifestor", profile: "5/1", authority: "Splenic" },
      ...{ strategy: "Inform", signature: "Peace", notSelf: "Anger" },
    });
  });

  test("Albert Einstein, by local mean time of Ulm: humandesignforsuccess.com/albert-einstein", () => {
    const chart = chartOf("1879-03-14", "11:30:00", "+00:40");
    expect(undefinedCenters(chart)).toEqual(expect.arrayContaining(["head", "ajna"]));
  });

  test("Diana, Princess of Wales: thehumblewarrior.co.uk/human-design-blog/princess-dianas-human-design-chart-and-a-note-on-the-crown", () => {
    const chart = chartOf("1961-07-01", "19:45:00", "Europe/London");
    expect(chart).toMatchObject({ type: "Projector", authority: "Emotional", profile: "1/3" });
  });

  test("Donald Trump: thewildpixel.com/donald-trump-joe-biden-human-design, humandesignprojectors.com/2016/03/15/donald-trumps-human-design-chart-analysis", () => {
    const chart = chartOf("1946-06-14", "10:54:00", "America/New_York");
    expect(chart).toMatchObject({ type: "Manifesting Generator", authority: "Emotional", profile: "1/3" });
    expect(openCenters(chart)).toEqual(["head", "g"]);
    expect(chart.incarnationCross.name).toContain("Eden");
    expect(channelsOf(chart)).not.toContain("34-20");
  });

  test("Joe Biden: loveyourhumandesign.com/joe-biden-president-elect-of-the-united-states, humandesignforusall.com/human-design/a-human-design-relationship-reading-of-the-presidential-candidates", () => {
    const chart = chartOf("1942-11-20", "08:30:00", "America/New_York");
    expect(chart).toMatchObject({ type: "Generator", profile: "4/6" });
    expect(chart.incarnationCross.name).toContain("Contagion");
    expect(channelsOf(chart)).toEqual(["29-46", "47-64"]);
    expect(undefinedCenters(chart)).toContain("throat");
    expect(chart.gates.map(({ gate }) => gate)).toEqual(expect.arrayContaining([14, 43, 44, 55, 30]));
  });

  test("Hillary Clinton: lifeconnectionmagazine.com/human-design.html", () => {
    const chart = chartOf("1947-10-26", "08:02:00", "America/Chicago");
    expect(chart.gates[0]).toMatchObject({ gate: 28, line: 1, side: "personality" });
    expect(chart.incarnationCross.name).toContain("the Unexpected");
  });

  test("George W. Bush: loveyourhumandesign.com/category/parts-of-the-chart/page/2", () => {
    const chart = chartOf("1946-07-06", "07:26:00", "America/New_York");
    expect(chart.incarnationCross.name).toMatch(/^Left Angle Cross of Individualism/);
    expect([...chart.incarnationCross.gates].sort()).toEqual([38, 39, 51, 57]);
  });

  test("Lady Gaga: loveyourhumandesign.com/a-cross-to-bear, blog.souljourneyhumandesign.com/post/lady-gaga", () => {
    const chart = chartOf("1986-03-28", "09:53:00", "America/New_York");
    expect(chart.type).toBe("Generator");
    expect(chart.incarnationCross.name).toContain("Upheaval");
    expect([...chart.incarnationCross.gates].sort()).toEqual([17, 18, 38, 39]);
    expect(openCenters(chart)).toContain("throat");
    expect(channelsOf(chart)).toEqual(expect.arrayContaining(["10-34", "18-58"]));
    const mercury = chart.gates.filter(({ planet }) => planet === "Mercury").map(({ gate }) => gate);
    expect(mercury.sort()).toEqual([22, 26]);
  });

  test("Whitney Houston: loveyourhumandesign.com/category/blog", () => {
    const chart = chartOf("1963-08-09", "20:55:00", "America/New_York");
    const design = Object.fromEntries(
      chart.gates.filter(({ side }) => side === "design").map(({ planet, gate }) => [planet, gate]),
    );
    expect(design).toMatchObject({ "North Node": 62, Jupiter: 17 });
    expect(channelsOf(chart)).toContain("17-62");
  });
});

describe("a birth of 1989-12-13 in Pennsylvania: thewildpixel.com/tayor-swift-humandesign-chart", () => {
  const at = (time: string): Bodygraph => chartOf("1989-12-13", time, "America/New_York");

  test("at 5:17 is a 5/1 Projector with three centers and two channels that the page names", () => {
    const chart = at("05:17:00");
    expect(chart).toMatchObject({ type: "Projector", profile: "5/1", authority: "Splenic" });
    expect(undefinedCenters(chart)).toEqual(["head", "ajna", "throat", "g", "sacral", "solar-plexus"]);
    expect(channelsOf(chart)).toEqual(expect.arrayContaining(["18-58", "28-38"]));
    expect(chart.incarnationCross.name).toMatch(/^Left Angle Cross of Confrontation/);
  });

  // its 5:05, before which it misses a channel, is left out: it names 28-38 there, and 18-58 is the one that goes
  test.each([
    ["09:22:00", { profile: "5/1" }],
    ["09:23:00", { profile: "5/2" }],
    ["12:25:00", { authority: "Splenic" }],
    ["12:26:00", { authority: "Emotional", type: "Projector" }],
    ["12:48:00", { type: "Projector" }],
    ["12:49:00", { authority: "Emotional", type: "Manifestor" }],
  ])("turns at the minutes that the page gives: %s", (time, expected) => {
    expect(at(time)).toMatchObject(expected);
  });
});

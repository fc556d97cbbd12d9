import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { type Activation, activationsAt } from "../chart/activations";
import type { DesignBody } from "../chart/bodies";
import births from "../fixtures/births.json";
import type { Center } from "../graph/centers";
import { CHANNELS, type Channel, type ChannelId, channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import { en } from "../texts/en";
import { humanDesignReader } from "../texts/reader";
import type { Gate } from "../wheel/order";
import { wheelPlace } from "../wheel/place";
import { overlayOf } from "./compute";
import { loansOf } from "./loan";
import { designTransit } from "./operation";
import { centerPieces, themePieces } from "./reading";
import { untilFrom } from "./told";
import { endsOf } from "./until";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en], now: Date.UTC(2026, 4, 23, 12, 0, 7) });
const texts = humanDesignReader({ lang: "en", catalogues: [en] });
const birthData = { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" };

function overlay(natal: readonly Gate[], sky: readonly Gate[]): ReturnType<typeof overlayOf> {
  const gates = new Set(natal);
  const channels: readonly Channel[] = channelsOf(gates);
  return overlayOf({ gates, channels, centers: definedCentersOf(channels) }, new Set(sky));
}

const ids = ({ completed }: ReturnType<typeof overlayOf>): readonly ChannelId[] =>
  completed.map(({ channel }) => channel.id);

describe("the sky over a birth", () => {
  test("completes a channel with the gate that is missing, even where it hits the other one too", () => {
    const found = overlay([34], [20, 34]);
    expect(ids(found)).toEqual(["34-20"]);
    expect(found.completed[0]).toMatchObject({ kind: "personal", natalGates: [34], transitGates: [20] });
    expect(found.temporaryCenters).toEqual(["throat", "sacral"]);
  });

  test("brings a channel of its own", () => {
    const found = overlay([], [1, 8]);
    expect(found.completed[0]).toMatchObject({ kind: "educational", natalGates: [], transitGates: [1, 8] });
    expect(found.temporaryCenters).toEqual(["throat", "g"]);
  });

  test("adds nothing to what the birth has, and no center that is defined already", () => {
    expect(overlay([1, 8], [1, 8]).completed).toEqual([]);
    const found = overlay([1, 8, 7], [31]);
    expect(ids(found)).toEqual(["7-31"]);
    expect(found.temporaryCenters).toEqual([]);
  });

  test("never defines a center by a gate alone", () => {
    for (const { gates } of CHANNELS) expect(overlay([], gates.slice(0, 1)).temporaryCenters).toEqual([]);
  });
});

describe("generateTransit", () => {
  test("has the Sun of 2026-05-23 12:00 UTC in 20.3", () => {
    // swetest: Sun 62.3804, gate 20 from 60.125, third line from 62.0
    const answer = designTransit({ birthData, date: "2026-05-23", time: "12:00:00" }, context);
    expect(answer.activations).toHaveLength(13);
    expect(answer.activations[0]).toMatchObject({ body: "Sun", gate: 20, line: 3, gateName: "The Now" });
    expect(answer.activations[1]).toMatchObject({ body: "Earth", gate: 34, line: 3 });
    expect([answer.date, answer.time, answer.timezone]).toEqual(["2026-05-23", "12:00:00", 0]);
  });

  test("takes date and time of the call, each by itself, where they are left out", () => {
    expect(designTransit({ birthData }, context)).toMatchObject({ date: "2026-05-23", time: "12:00:07" });
    expect(designTransit({ birthData, date: "2020-01-01" }, context)).toMatchObject({
      date: "2020-01-01",
      time: "12:00:07",
    });
    expect(designTransit({ birthData, time: "01:02:03" }, context)).toMatchObject({
      date: "2026-05-23",
      time: "01:02:03",
    });
  });

  test("counts in its summary what it lists, in the singular where there is one", () => {
    for (let day = 1; day <= 28; day++) {
      const date = `2026-02-${String(day).padStart(2, "0")}`;
      const { summary, completedChannels, temporaryCenters } = designTransit({ birthData, date }, context);
      const [channels, centers] = [completedChannels.length, temporaryCenters.length];
      const start = channels === 0 ? "completes no channel" : channels === 1 ? "one channel" : `${channels} channels`;
      expect(summary).toContain(start);
      if (centers === 0) expect(summary).not.toContain("open; for now");
      else expect(summary).toContain(centers === 1 ? "is open; for now" : "are open; for now");
      for (const { name } of temporaryCenters) expect(summary).toContain(`the ${name}`);
    }
  });
});

const ephemeris = swissEphemeris();
const DAY_MS = 86_400_000;

describe("the end of an activation", () => {
  test("is the first instant at which the body is in another gate, forward or back, for 60 skies of a century", () => {
    const turned = new Set<DesignBody>();
    for (let index0 = 0; index0 < 60; index0++) {
      const jdTt = 2_433_282.5 + index0 * 601.37;
      const activations = activationsAt(ephemeris, { jdTt, nodeType: "true" });
      const ends = endsOf(ephemeris, activations, { jdTt, nodeType: "true" });
      const fromMs = ephemeris.epochMillisecondsOf(jdTt);
      for (const { body, gate, longitudeDeg } of activations) {
        const endMs = ends.get(body) ?? 0;
        expect(endMs, body).toBeGreaterThan(fromMs);
        const at = (share: number): Activation | undefined => {
          const instant = jdTt + (share * (endMs - fromMs)) / DAY_MS;
          return activationsAt(ephemeris, { jdTt: instant, nodeType: "true" }).find((one) => one.body === body);
        };
        for (const share of [0.25, 0.5, 0.75, 1 - 1e-5]) expect(at(share)?.gate, `${body} ${share}`).toBe(gate);
        const after = at(1 + Math.min(1e-5, 30_000 / (endMs - fromMs)));
        expect(after?.gate, `${body} after`).not.toBe(gate);
        const moved = (((((after?.longitudeDeg ?? 0) - longitudeDeg + 540) % 360) + 360) % 360) - 180;
        if (moved < 0) turned.add(body);
      }
    }
    // the nodes go back by nature, the others leave a gate backward in their retrograde months
    for (const body of ["north-node", "mercury", "jupiter", "saturn"] as const)
      expect(turned.has(body), body).toBe(true);
    for (const body of ["sun", "earth", "moon"] as const) expect(turned.has(body)).toBe(false);
  });

  test("of the Sun in gate 20 is where it enters gate 16, at 65.75 degrees; opposite bodies leave together", () => {
    const { activations } = designTransit({ birthData, date: "2026-05-23", time: "12:00:00" }, context);
    const until = activations[0]?.until ?? "";
    expect(activations[1]?.until).toBe(until);
    expect(activations[3]?.until).toBe(activations[4]?.until);
    // swetest: the Sun at 62.3804 on 2026-05-23 12:00 UTC moves 0.9607 degrees a day, so that 3.3696 degrees take 3.51 days
    expect(until.slice(0, 13)).toBe("2026-05-27T00");
    expect(wheelPlace(65.75).gate).toBe(16);
  });

  test("is told with its minute within three days, with its year later", () => {
    const from = Date.UTC(2026, 4, 23, 12);
    expect(untilFrom(from, texts)(from + 2 * DAY_MS + 61_000)).toBe("May 25 at 12:01 UTC");
    expect(untilFrom(from, texts)(from + 4 * DAY_MS)).toBe("May 27, 2026");
  });
});

describe("what the sky lends", () => {
  const activation = (body: DesignBody, gate: Gate): Activation => ({
    body,
    gate,
    longitudeDeg: 0,
    line: 1,
    color: 1,
    tone: 1,
    base: 1,
  });
  const lent = (natal: readonly Gate[], sky: readonly (readonly [DesignBody, Gate, number])[]) => {
    const gates = new Set(natal);
    const channels = channelsOf(gates);
    const design = { gates, channels, centers: definedCentersOf(channels) };
    const activations = sky.map(([body, gate]) => activation(body, gate));
    const ends = new Map(sky.map(([body, , end]) => [body, end]));
    return loansOf({
      natal: design,
      activations,
      ends,
      ...overlayOf(design, new Set(activations.map(({ gate }) => gate))),
    });
  };

  test("lasts while any body is in the gate that is missing", () => {
    const { channels, centers } = lent(
      [34],
      [
        ["sun", 20, 5],
        ["uranus", 20, 400],
        ["mars", 1, 9],
      ],
    );
    expect(channels).toMatchObject([
      { untilMs: 400, by: { body: "uranus" }, holders: [{ body: "sun" }, { body: "uranus" }] },
    ]);
    expect(centers.map(({ center, untilMs }) => `${center} ${untilMs}`)).toEqual(["throat 400", "sacral 400"]);
  });

  test("of two gates of the sky ends with the first that goes, and a center with the last of its channels", () => {
    const { channels, centers } = lent(
      [],
      [
        ["sun", 1, 5],
        ["mars", 8, 9],
        ["venus", 7, 20],
        ["saturn", 31, 30],
      ],
    );
    expect(channels.map(({ completed, untilMs }) => `${completed.channel.id} ${untilMs}`)).toEqual([
      "1-8 5",
      "7-31 20",
    ]);
    expect(centers.map(({ center, untilMs }) => `${center} ${untilMs}`)).toEqual(["throat 20", "g 20"]);
  });

  test("joins parts of a birth, or sets a part beside them, until that is over", () => {
    // 64-47 is Head and Ajna, 3-60 Sacral and Root; 2-14 joins G and Sacral, no part of the birth
    const split: readonly Gate[] = [64, 47, 3, 60];
    expect(
      lent(split, [
        ["sun", 2, 5],
        ["mars", 14, 9],
      ]),
    ).toMatchObject({ partsBefore: 2, ownParts: 2, parts: 2 });
    expect(lent([...split, 37], [["sun", 40, 5]])).toMatchObject({ ownParts: 2, parts: 3, partsLoan: { untilMs: 5 } });
    // 17-62 to the Throat and 34-20 from the Sacral
    const bridged = lent(
      [...split, 17, 34],
      [
        ["sun", 62, 5],
        ["mars", 20, 9],
      ],
    );
    expect(bridged).toMatchObject({ partsBefore: 2, ownParts: 1, parts: 1, partsLoan: { untilMs: 5 } });
  });

  test("keeps a bridge until it breaks, whatever else ends before, and names the one that breaks it", () => {
    // the Moon's 44-26 sets a part beside them and goes first
    const sky = [
      ["moon", 44, 3],
      ["venus", 26, 9],
      ["sun", 1, 5],
      ["earth", 62, 5],
      ["mars", 20, 9],
    ] as const;
    const found = lent([64, 47, 3, 60, 17, 34], sky);
    expect(found).toMatchObject({ ownParts: 1, parts: 2, partsLoan: { untilMs: 3 }, bridgeLoan: { untilMs: 5 } });
    expect(found.bridgeLoan.by?.body).toBe("earth");
  });

  test("joins centers of the birth only where the birth has both at any time", () => {
    const { channels } = lent([34], [["uranus", 20, 400]]);
    const told = (defined: readonly Center[]): string =>
      readingOf(themePieces({ channels, centers: [], defined: new Set(defined) }, untilFrom(0, texts), texts)) ?? "";
    expect(told(["throat", "sacral"])).toContain(
      "By birth you have the Throat and the Sacral defined, so no center is added",
    );
    expect(told(["throat"])).toBe(
      "Charisma (34-20), a channel of work and pace, joins the Throat and the Sacral until January 1 at 00:00 UTC.",
    );
  });

  test("tells a lent center with its channel where both end together, and by itself where it stays longer", () => {
    const told = (loans: ReturnType<typeof lent>): string =>
      readingOf([
        ...themePieces({ ...loans, defined: new Set() }, untilFrom(0, texts), texts),
        ...centerPieces(loans, untilFrom(0, texts), texts),
      ]) ?? "";
    const together = told(lent([11], [["mars", 56, 400]]));
    expect(together).toContain("The Ajna is defined for you");
    expect(together).not.toContain("The Ajna is yours on loan");
    const longer = told(
      lent(
        [11, 24],
        [
          ["mars", 56, 400],
          ["pluto", 61, 900],
        ],
      ),
    );
    expect(longer.match(/Ajna is (?:defined|yours)/g)).toHaveLength(1);
  });

  test("changes the type for a while, and says until when", () => {
    const projector: readonly Gate[] = [17, 62];
    expect(lent([...projector, 34], [["sun", 20, 5]])).toMatchObject({
      natalType: "projector",
      type: "manifesting-generator",
      typeLoan: { untilMs: 5 },
    });
  });
});

describe("the reading of a transit", () => {
  const answers = births.slice(0, 40).map(({ date, time, timezone }, index0) =>
    designTransit(
      {
        birthData: { date, time, timezone },
        date: new Date(Date.UTC(2026, 0, 3) + index0 * 9 * DAY_MS).toISOString().slice(0, 10),
        time: "06:00:00",
      },
      context,
    ),
  );

  test("is whole for every birth and sky, and says nothing twice", () => {
    for (const { reading = "", completedChannels, temporaryCenters } of answers) {
      expect(reading).toMatch(/^(?:The Sun is in gate \d+|Gate \d+, .+, has the Sun)/);
      expect(reading).not.toMatch(/[{}]|undefined/);
      expect(repeatedSentences({ reading, completedChannels, temporaryCenters })).toEqual([]);
      // the first end names every channel of that moment and only bodies that hold one of them
      const [, names = "", leaving = ""] = /(?:^|\n)(.+?) ends? first, on .+?, when (.+?);/.exec(reading) ?? [];
      const ending = completedChannels.filter(({ gateA, gateB }) => names.includes(`(${gateA}-${gateB})`));
      for (const [, gate] of leaving.matchAll(/leaves gate (\d+)/g)) {
        expect(ending.flatMap(({ gateA, gateB }) => [String(gateA), String(gateB)])).toContain(gate);
      }
      for (const { gateA, gateB } of completedChannels) expect(reading).toContain(`(${gateA}-${gateB})`);
      for (const { name } of temporaryCenters) expect(reading).toContain(name);
    }
  });

  test("describes each kind of channel once in an answer, and each channel by its gates and bodies", () => {
    for (const { completedChannels } of answers) {
      for (const kind of ["personal", "educational"] as const) {
        const own = completedChannels.filter((one) => one.kind === kind);
        const glossed = own.filter(({ kindDescription = "" }) => /the other half|has it whole/.test(kindDescription));
        expect(glossed).toHaveLength(own.length === 0 ? 0 : 1);
      }
      for (const { bodies, kindDescription = "" } of completedChannels) {
        for (const body of bodies) expect(kindDescription.toLowerCase()).toContain(body.replace("-", " "));
      }
    }
  });
});

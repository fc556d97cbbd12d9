import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang } from "@almagest/operation";
import { type Figure, type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { bodygraph } from "../bodygraph/operation";
import { centerStates, humanDesignCenter } from "../centers/operations";
import { definedChannels } from "../channels/operation";
import { gateActivations, humanDesignGate } from "../gates/operations";
import { CENTER_GATES, CENTERS } from "../graph/centers";
import { CHANNELS } from "../graph/channels";
import { designConnection } from "../people/connection";
import { designPenta } from "../people/penta";
import { designTransit } from "../transit/operation";
import { designProfile } from "../type/operations";
import { designVariables } from "../variables/operation";
import { GATES } from "../wheel/order";
import { birthBodygraph, centersBodygraph, channelsBodygraph, gatesBodygraph } from "./birth";
import { CENTER_CORNERS, type Spot, spotOf } from "./graph/places";
import { pentaFigure } from "./penta";
import { connectionBodygraph } from "./people";
import { centerBodygraph, gateBodygraph, profileLines } from "./single";
import { transitBodygraph } from "./transit";
import { variablesArrows } from "./variables";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22) });
const BIRTH = { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" };
const OTHER = { date: "1992-03-20", time: "09:15:00", timezone: "America/Los_Angeles" };
const THIRD = { date: "1985-11-02", time: "22:40:00", timezone: "Europe/Paris" };
const MEMBERS = [BIRTH, OTHER, THIRD, BIRTH, OTHER];

const answer = bodygraph(BIRTH, context);

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function having(figure: Figure, attribute: string): readonly Shape[] {
  return flat(figure.shapes).filter(({ attributes }) => attributes[attribute] !== undefined);
}

/** Whether a point lies within a convex outline. */
function isInside(point: Spot, corners: readonly Spot[]): boolean {
  const sides = corners.map((corner, index0) => {
    const next = corners[(index0 + 1) % corners.length] ?? corner;
    return (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

describe("the bodygraph", () => {
  test("has every gate inside its own center, apart from the others", () => {
    for (const center of CENTERS) {
      for (const gate of CENTER_GATES[center]) expect(isInside(spotOf(gate), CENTER_CORNERS[center])).toBe(true);
    }
    for (const gate of GATES) {
      for (const other of GATES.filter((one) => one > gate)) {
        const [a, b] = [spotOf(gate), spotOf(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18.4);
      }
    }
  });

  test("has nine centers, 36 channels and 64 gates, each once", () => {
    const names = having(birthBodygraph.figure(answer), "data-name").map(({ attributes }) => attributes["data-name"]);
    for (const name of [...CENTERS, ...CHANNELS.map(({ id }) => id), ...GATES.map((gate) => `gate ${gate}`)]) {
      expect(names.filter((one) => one === name)).toHaveLength(1);
    }
  });

  test("keeps the six channels of Integration apart, and leads them to their gates from sides of their own", () => {
    const drawn = having(birthBodygraph.figure(answer), "data-name");
    const integration = ["10-20", "10-34", "10-57", "34-20", "34-57", "20-57"];
    const ways = new Map(
      integration.map((id) => {
        const found = drawn.find(({ attributes }) => attributes["data-name"] === id);
        const numbers = String(found?.children?.[0]?.attributes["d"]).match(/-?[\d.]+/g) ?? [];
        const [x0 = 0, y0 = 0, ...rest] = numbers.map(Number);
        const [x2 = 0, y2 = 0] = rest.slice(-2);
        const [x1 = 0, y1 = 0] = rest.length === 4 ? rest : [(x0 + x2) / 2, (y0 + y2) / 2];
        const at = (t: number): Spot => ({
          x: (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
          y: (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
        });
        return [id, Array.from({ length: 101 }, (_, step0) => at(step0 / 100))] as const;
      }),
    );
    const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
    const middleOf = (id: string): Spot => ways.get(id)?.[50] ?? { x: 0, y: 0 };
    for (const id of integration) {
      for (const [other, way] of ways) {
        if (other !== id) expect(Math.min(...way.map((point) => far(point, middleOf(id))))).toBeGreaterThan(10);
      }
    }
    // Where they come to gate 10, three directions are at least 20° apart, and none runs on into another.
    const angles = ["10-20", "10-34", "10-57"].map((id) => {
      const [gate, near] = [spotOf(10), ways.get(id)?.[12] ?? spotOf(10)];
      return (Math.atan2(near.y - gate.y, near.x - gate.x) * 180) / Math.PI;
    });
    angles.forEach((one, index0) => {
      for (const other of angles.slice(index0 + 1)) {
        const apart = Math.abs(((one - other + 540) % 360) - 180);
        expect(apart).toBeGreaterThan(12);
        expect(apart).toBeLessThan(165);
      }
    });
  });

  test("names strategy, authority and definition in the language asked for, and says the moment of birth", () => {
    const texts = flat(birthBodygraph.figure(bodygraph({ ...BIRTH, lang: "de" }, context), { lang: "de" }).shapes)
      .map(({ text }) => text)
      .join("\n");
    for (const word of ["Strategie: ", "Autorität: ", "Definition: ", "15.07.1990 17:00 UTC"]) {
      expect(texts).toContain(word);
    }
  });

  test("fills the centers that are defined and no other", () => {
    const filled = having(birthBodygraph.figure(answer), "data-state").filter(
      ({ attributes }) => attributes["data-state"] === "defined",
    );
    expect(filled.map(({ attributes }) => attributes["data-name"])).toEqual(
      answer.centers.filter(({ defined }) => defined).map(({ id }) => id),
    );
    const paints = new Map(filled.map(({ attributes }) => [attributes["data-name"], attributes["fill"]]));
    expect(paints.get("throat")).toBe(paints.get("root"));
    expect(new Set(paints.values()).size).toBeGreaterThan(1);
  });

  test("tells both sides apart by a dash as well as by color, and a gate that both hold by two strands", () => {
    const held = having(birthBodygraph.figure(answer), "data-holder");
    for (const { attributes } of held) {
      const isDashed = attributes["stroke-dasharray"] !== undefined;
      expect([attributes["data-holder"], attributes.stroke]).toEqual(isDashed ? ["dashed", "fire"] : ["solid", "ink"]);
    }
    const gatesOf = (side: string): ReadonlySet<number> =>
      new Set(answer.gates.filter((one) => one.side === side).map(({ gate }) => gate));
    const ends = (gates: ReadonlySet<number>): number =>
      CHANNELS.flatMap((one) => one.gates).filter((gate) => gates.has(gate)).length;
    const count = (holder: string): number =>
      held.filter(({ attributes }) => attributes["data-holder"] === holder).length;
    expect([count("solid"), count("dashed")]).toEqual([ends(gatesOf("personality")), ends(gatesOf("design"))]);
  });

  test("lists thirteen activations on each side", () => {
    const listed = having(birthBodygraph.figure(answer), "data-side");
    expect(listed.map(({ attributes }) => attributes["data-gate"])).toEqual([
      ...answer.gates.filter(({ side }) => side === "design").map(({ gate }) => gate),
      ...answer.gates.filter(({ side }) => side === "personality").map(({ gate }) => gate),
    ]);
  });

  test("of the activations alone defines what the whole answer does", () => {
    const states = (figure: Figure): unknown =>
      having(figure, "data-state").map(({ attributes }) => attributes["data-state"]);
    expect(states(gatesBodygraph.figure(gateActivations(BIRTH, context)))).toEqual(
      states(birthBodygraph.figure(answer)),
    );
  });
});

test("a transit's centers are dashed, not filled", () => {
  const transit = designTransit({ birthData: BIRTH, date: "2026-05-23", time: "12:00:00" }, context);
  const figure = transitBodygraph.figure(transit);
  const temporary = having(figure, "data-state").filter(({ attributes }) => attributes["data-state"] === "temporary");
  expect(temporary.map(({ attributes }) => attributes["data-name"])).toEqual(
    transit.temporaryCenters.map(({ id }) => id),
  );
  expect(temporary.every(({ attributes }) => attributes["stroke-dasharray"] !== undefined)).toBe(true);
});

test("a penta has its twelve gates once each, apart, with who holds them", () => {
  const penta = designPenta({ members: MEMBERS }, context);
  const gates = having(pentaFigure.figure(penta), "data-gate");
  const held = new Map(gates.map(({ attributes }) => [attributes["data-gate"], attributes["data-held"]]));
  expect(gates).toHaveLength(12);
  expect(new Set(gates.map(({ attributes }) => `${attributes["cx"]} ${attributes["cy"]}`)).size).toBe(12);
  for (const { gate, heldBy } of penta.gates) expect(held.get(gate)).toBe(heldBy.length);
});

test("arrows point where the tones point", () => {
  const variables = designVariables(BIRTH, context);
  const drawn = having(variablesArrows.figure(variables), "data-direction");
  expect(drawn.map(({ attributes }) => attributes["data-direction"])).toEqual(
    variables.arrows.map(({ direction }) => direction),
  );
});

test.each(LANGS)("no text leaves its place or is cut in %s", (lang: Lang) => {
  const figures = [
    birthBodygraph.figure(bodygraph({ ...BIRTH, lang }, context), { lang }),
    centersBodygraph.figure(centerStates({ ...BIRTH, lang }, context), { lang }),
    centerBodygraph.figure(humanDesignCenter({ id: "throat", lang }, context), { lang }),
    channelsBodygraph.figure(definedChannels({ ...BIRTH, lang }, context), { lang }),
    connectionBodygraph.figure(designConnection({ personA: BIRTH, personB: OTHER, lang }, context), { lang }),
    gatesBodygraph.figure(gateActivations({ ...BIRTH, lang }, context), { lang }),
    gateBodygraph.figure(humanDesignGate({ number: 34, lang }, context), { lang }),
    pentaFigure.figure(designPenta({ members: MEMBERS, lang }, context), { lang }),
    profileLines.figure(designProfile({ ...BIRTH, lang }, context), { lang }),
    transitBodygraph.figure(designTransit({ birthData: BIRTH, lang }, context), { lang }),
    variablesArrows.figure(designVariables({ ...BIRTH, lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
  expect(figures.flatMap(({ shapes }) => flat(shapes)).filter(({ text = "" }) => text.endsWith("…"))).toEqual([]);
});

describe("pictures of a birth whose time is open", () => {
  const { time: _, ...day } = BIRTH;
  const drawn = (lang: Lang) => [
    birthBodygraph.figure(bodygraph({ ...day, lang }, context), { lang }),
    centersBodygraph.figure(centerStates({ ...day, lang }, context), { lang }),
    channelsBodygraph.figure(definedChannels({ ...day, lang }, context), { lang }),
    gatesBodygraph.figure(gateActivations({ ...day, lang }, context), { lang }),
    profileLines.figure(designProfile({ ...day, lang }, context), { lang }),
    variablesArrows.figure(designVariables({ ...day, lang }, context), { lang }),
    transitBodygraph.figure(designTransit({ birthData: day, lang }, context), { lang }),
  ];

  test.each(LANGS)("say in %s that the time is unknown, and keep their words in their places", (lang) => {
    for (const figure of drawn(lang)) {
      expect(figure.description).toContain(timeUnknown[lang]);
      expect(flawsOf(figure)).toEqual([]);
    }
  });

  test("draw what holds as ever and what may differ in fine dashes", () => {
    const [, centersFigure, channelsFigure, gatesFigure, linesFigure] = drawn("en");
    const states = (figure: Figure | undefined, state: string): readonly unknown[] =>
      figure === undefined
        ? []
        : having(figure, "data-state").flatMap(({ attributes }) =>
            attributes["data-state"] === state ? [attributes["data-name"]] : [],
          );
    const { centers } = centerStates(day, context);
    expect(states(centersFigure, "defined")).toEqual(centers.filter((one) => one.defined).map(({ id }) => id));
    expect(states(centersFigure, "temporary")).toEqual(centers.filter((one) => one.whenDefined).map(({ id }) => id));
    const maybe = (figure: Figure | undefined): number =>
      figure === undefined
        ? 0
        : having(figure, "data-holder").filter(({ attributes }) => attributes["data-holder"] === "possible").length;
    const { possibleChannels } = definedChannels(day, context);
    expect(possibleChannels.length).toBeGreaterThan(0);
    expect(maybe(channelsFigure)).toBeGreaterThan(0);
    const { personality, design } = gateActivations(day, context);
    const held = new Set([...personality, ...design].flatMap(({ gate = 0 }) => gate));
    const open = new Set(
      [...personality, ...design].flatMap(({ gate, possible = [] }) => (gate ? [] : possible)).map(({ gate }) => gate),
    );
    const halves = (gate: number): number => CHANNELS.filter(({ gates }) => gates.some((one) => one === gate)).length;
    expect(maybe(gatesFigure)).toBe(
      [...open].filter((gate) => !held.has(gate)).reduce((sum, gate) => sum + halves(gate), 0),
    );
    const lines = having(linesFigure ?? { width: 0, height: 0, shapes: [], description: "" }, "data-line");
    const { possibleProfiles = [], personalityLine, designLine } = designProfile(day, context);
    const told = [0, 1].flatMap((side0) => [
      ...new Set(possibleProfiles.map(({ profile }) => Number(profile.split("/")[side0]))),
    ]);
    expect([personalityLine, designLine]).toEqual([undefined, undefined]);
    expect(lines.map(({ attributes }) => attributes["data-line"]).sort()).toEqual(told.sort());
  });

  test("an arrow whose direction may differ has both heads, in dashes", () => {
    const figure = variablesArrows.figure(designVariables(day, context));
    const drawnArrows = having(figure, "data-direction");
    const { arrows } = designVariables(day, context);
    expect(drawnArrows.map(({ attributes }) => attributes["data-direction"])).toEqual(
      arrows.map(({ direction = "open" }) => direction),
    );
    for (const { attributes } of drawnArrows) {
      const isOpen = attributes["data-direction"] === "open";
      expect(String(attributes["d"]).split("L")).toHaveLength(isOpen ? 5 : 3);
      expect(attributes["stroke-dasharray"] !== undefined).toBe(isOpen);
    }
  });

  test("a range says both of its ends", () => {
    const asked = { ...BIRTH, timeAccuracyMinutes: 15 };
    expect(gatesBodygraph.figure(gateActivations(asked, context)).description).toContain("1990-07-15 12:45–13:15");
    const night = { ...day, timeFrom: "23:00:00", timeTo: "01:00:00", dateTo: "1990-07-16" };
    expect(gatesBodygraph.figure(gateActivations(night, context)).description).toContain(
      "1990-07-15 23:00 – 1990-07-16 01:00",
    );
  });
});

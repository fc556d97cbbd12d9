import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { bodygraph } from "../bodygraph/operation";
import { humanDesignCenter } from "../centers/operations";
import { definedChannels } from "../channels/operation";
import { en } from "../texts/en";
import { gateActivations, humanDesignGate } from "./operations";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const BIRTH = { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" };

function refusal(call: () => unknown): { readonly code: string; readonly message: string } {
  try {
    call();
  } catch (error) {
    if (isAlmagestError(error)) return error;
    throw error;
  }
  throw new Error("not refused");
}

describe("getGate", () => {
  test("gate 34 is Power of the Sacral, and meets 10, 20 and 57", () => {
    expect(humanDesignGate({ number: 34 }, context)).toMatchObject({
      name: "Power",
      center: "sacral",
      centerName: "Sacral",
      ichingHexagram: { number: 34, english: "The Power of the Great" },
      channelPartners: [
        { gate: 10, channel: "Exploration" },
        { gate: 20, channel: "Charisma" },
        { gate: 57, channel: "Power" },
      ],
    });
  });

  test.each([0, 65, -1])("gate %i is not found", (number) => {
    expect(refusal(() => humanDesignGate({ number }, context))).toMatchObject({
      code: "not_found",
      message: expect.stringContaining("1 to 64"),
    });
  });

  test("what is no whole number is refused as a field", () => {
    expect(humanDesignGate.parse({ flat: { number: 3.5 } }).ok).toBe(false);
  });
});

describe("getCenter", () => {
  test.each(["solar-plexus", "Solar Plexus", "SOLAR_PLEXUS", "solarPlexus"])("%s is the Solar Plexus", (id) => {
    expect(humanDesignCenter({ id }, context)).toMatchObject({ id: "solar-plexus", motor: true, awareness: true });
  });

  test("an unknown one is not found, and the accepted are named", () => {
    expect(refusal(() => humanDesignCenter({ id: "crown" }, context))).toMatchObject({
      code: "not_found",
      message: expect.stringContaining("solar-plexus"),
    });
  });
});

describe("the place of birth", () => {
  test("changes nothing, and may be left out", () => {
    const placed = gateActivations({ ...BIRTH, latitude: 40.7, longitude: -74 }, context);
    expect(placed).toEqual(gateActivations(BIRTH, context));
    expect(gateActivations({ ...BIRTH, latitude: -89, longitude: 179 }, context)).toEqual(placed);
  });

  test("outside the globe is refused all the same", () => {
    expect(gateActivations.parse({ flat: { ...BIRTH, latitude: 91 } }).ok).toBe(false);
  });
});

describe("calculateChannels", () => {
  test("lists centers in the order in which channels first touch them", () => {
    const answer = definedChannels(BIRTH, context);
    expect(answer.total).toBe(2);
    expect(answer.definedCenters).toEqual(["throat", "g", "solar-plexus", "root"]);
  });
});

test("a design describes each gate and each body of a side once; a gate that is met again says where it was described", () => {
  for (const year of [1948, 1961, 1977, 1990, 2003, 2019]) {
    const { gates } = bodygraph({ date: `${year}-08-04`, time: "05:00:00", timezone: 0 }, context);
    const described = new Map<number, string>();
    for (const { gate, side, planet, gateDescription = "" } of gates) {
      const first = described.get(gate);
      if (first === undefined) described.set(gate, `${planet}, on the ${side} side`);
      else
        expect(gateDescription).toContain(
          `is described under ${/Sun|Moon|Earth|Node/.test(first) ? "the " : ""}${first}`,
        );
    }
    const texts = gates.flatMap(({ gateDescription, planetDescription }) => [gateDescription, planetDescription]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

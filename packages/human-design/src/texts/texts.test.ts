import { leavesOf } from "@almagest/i18n";
import { describe, expect, test } from "vitest";
import { DESIGN_BODIES } from "../chart/bodies";
import { PROFILES } from "../chart/profile";
import { LEFT_ANGLE_NAMES, RIGHT_ANGLE_NAMES } from "../cross/names";
import { CENTERS } from "../graph/centers";
import { CHANNELS } from "../graph/channels";
import { AUTHORITIES, DEFINITIONS, TYPES } from "../graph/mechanics";
import { GATES, LINES } from "../wheel/order";
import { messages } from "./en-messages";

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** The keys of a group whose texts are shorter or longer than they should be, with the count. */
function outside(group: object, least: number, most: number): readonly string[] {
  return Object.entries(group).flatMap(([key, text]) =>
    typeof text === "string" && wordCount(text) >= least && wordCount(text) <= most
      ? []
      : [`${key}: ${wordCount(String(text))}`],
  );
}

const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly (string | number)[]): readonly string[] => values.map(String).sort();

describe("the texts of Human Design", () => {
  test("each gate and each of its six lines has its own", () => {
    expect(keys(messages.gates)).toEqual(sorted(GATES));
    expect(keys(messages.lines)).toEqual(sorted(GATES));
    expect(outside(messages.gates, 35, 75)).toEqual([]);
    for (const [gate, lines] of Object.entries(messages.lines)) {
      expect(keys(lines), gate).toEqual(sorted(LINES));
      expect(outside(lines, 18, 50), gate).toEqual([]);
    }
  });

  test("each channel, center in three states, profile, body, authority and definition has its own, and nothing else", () => {
    expect(keys(messages.channels)).toEqual(sorted(CHANNELS.map(({ id }) => id)));
    expect(outside(messages.channels, 40, 80)).toEqual([]);
    expect(keys(messages.centers)).toEqual(sorted(CENTERS));
    for (const { question, biology, ...states } of Object.values(messages.centers)) {
      expect(keys(states)).toEqual(["defined", "open", "undefined"]);
      expect(outside(states, 35, 80)).toEqual([]);
      expect(question).toMatch(/\?$/);
      expect(biology).toMatch(/^The .+\.$/);
    }
    expect(keys(messages.profiles)).toEqual(sorted(PROFILES));
    expect(keys(messages.planets)).toEqual(sorted(DESIGN_BODIES));
    expect(keys(messages.planetsOfDesign)).toEqual(sorted(DESIGN_BODIES));
    expect(keys(messages.authorities)).toEqual(sorted(AUTHORITIES));
    expect(keys(messages.definitions)).toEqual(sorted(DEFINITIONS));
    expect(keys(messages.types)).toEqual(sorted(TYPES));
  });

  test("every name of a cross has its own, under the gate that bears it without a number", () => {
    expect(keys(messages.crosses.right)).toEqual(sorted(RIGHT_ANGLE_NAMES.map(([, gate]) => gate)));
    expect(keys(messages.crosses.left)).toEqual(sorted(LEFT_ANGLE_NAMES.map(([, gate]) => gate)));
  });

  test("every type that can have an authority says how the two work together", () => {
    const pairs = Object.entries(messages.decisions).flatMap(([type, own]) =>
      Object.keys(own).map((authority) => `${type} ${authority}`),
    );
    // the thirteen that graph.test.ts finds among all ways in which centers can be joined
    expect(pairs.sort()).toEqual([
      "generator emotional",
      "generator sacral",
      "manifesting-generator emotional",
      "manifesting-generator sacral",
      "manifestor ego",
      "manifestor emotional",
      "manifestor splenic",
      "projector ego",
      "projector emotional",
      "projector mental",
      "projector self-projected",
      "projector splenic",
      "reflector lunar",
    ]);
  });

  test("keep to the second person, and promise no healing", () => {
    const texts = [...leavesOf(messages)].flatMap(([key, leaf]) =>
      typeof leaf === "string" ? [[key, leaf] as const] : [],
    );
    expect(
      texts.filter(([, text]) => /\b(?:cures?|curing|guaranteed?|diagnos\w+)\b/i.test(text)).map(([key]) => key),
    ).toEqual([]);
    const lines = texts.filter(([key]) => key.startsWith("lines."));
    expect(lines).toHaveLength(384);
    expect(lines.filter(([, text]) => !/\b(?:you|your|yours|yourself)\b/i.test(text)).map(([key]) => key)).toEqual([]);
  });
});

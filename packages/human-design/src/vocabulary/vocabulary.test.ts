import { wrongTerms } from "@almagest/i18n/testing";
import type { TermTable } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { CHANNELS } from "../graph/channels";
import { GATES } from "../wheel/order";
import { angles } from "./angles";
import { earth } from "./bodies";
import { centers } from "./centers";
import { channelNames } from "./channels";
import { circuits } from "./circuits";
import { colorLabels } from "./colors";
import { crossKinds, crossThemes } from "./crosses";
import { definitions } from "./definitions";
import { completions, dynamics } from "./dynamics";
import { gateNames } from "./gates";
import { notSelfNames, signatureNames, strategyNames } from "./strategies";
import { authorities, types } from "./types";
import { arrowNames, baseNames, cognitions, directionLabels, layers, positions } from "./variables";

const TABLES: Readonly<Record<string, TermTable>> = {
  ...{ angles, arrowNames, authorities, baseNames, centers, channelNames, circuits, cognitions, completions },
  ...{ crossKinds, crossThemes },
  ...{ definitions, dynamics, earth: { earth }, gateNames, layers, notSelfNames, positions, signatureNames },
  ...{ strategyNames, types },
  ...Object.fromEntries(Object.entries(colorLabels).map(([key, terms]) => [`colors of ${key}`, terms])),
  ...Object.fromEntries(Object.entries(directionLabels).map(([key, terms]) => [`directions of ${key}`, terms])),
};

test.each(Object.entries(TABLES))("%s is whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});

describe("names", () => {
  test("are there for every gate and every channel", () => {
    expect(Object.keys(gateNames).map(Number)).toEqual(GATES);
    expect(Object.keys(channelNames).sort()).toEqual(CHANNELS.map(({ id }) => id).sort());
  });

  test.each(Object.entries({ colorLabels, directionLabels }))("of all four variables differ in %s", (_, tables) => {
    const english = Object.values<TermTable>(tables).flatMap((terms) => Object.values(terms).map(({ en }) => en));
    expect(new Set(english).size).toBe(english.length);
  });
});

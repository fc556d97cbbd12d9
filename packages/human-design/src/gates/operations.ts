import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  defineOperation,
  foundRow,
  langQuery,
  noneNumbered,
  type Operation,
  prose,
  withTexts,
} from "@almagest/operation";
import * as z from "zod";
import { centerId } from "../centers/schema";
import { presentDesignConventions } from "../chart/conventions";
import { type Design, type DesignBirth, designOf } from "../chart/design";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { centerOf } from "../graph/centers";
import { partnersOf } from "../graph/channels";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type {
  GateActivations,
  GateActivationsRequest,
  HumanDesignGate,
  HumanDesignGateRequest,
  UncertainGateActivations,
} from "../types";
import { centers as centerTerms } from "../vocabulary/centers";
import { channelNames } from "../vocabulary/channels";
import { gateNames } from "../vocabulary/gates";
import { GATES, type Gate, LINES } from "../wheel/order";
import { computeOpenGates } from "./open/compute";
import { presentOpenGates } from "./open/present";
import { uncertainGatesOutput } from "./open/schema";
import { presentHexagram, presentSides } from "./present";
import { activationSchema, gateNumber, hexagramSchema, lineNumber } from "./schema";

const activationsOutput = z.object({
  personality: z.array(activationSchema),
  design: z.array(activationSchema),
  conventions: designConventionsSchema,
});

/** Computes the design of a birth, the first step of every operation on one birth. */
export function computeDesign(birth: DesignBirth, { ephemeris }: { readonly ephemeris: Ephemeris }): Design {
  return designOf(ephemeris, birth);
}

export const gateActivations: BirthOperation<
  GateActivationsRequest,
  GateActivations,
  UncertainGateActivations,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateGates",
  method: "POST",
  path: "/human-design/gates",
  summary: "The 26 gate activations of a birth, thirteen on each side",
  description:
    "Thirteen places at the birth (personality) and thirteen at the instant when the Sun stood 88 degrees before its natal place (design), each as gate, line, color, tone and base.",
  query: langQuery,
  body: designBirthBody,
  output: activationsOutput,
  needs: [needEphemeris],
  compute: computeDesign,
  present: (design, words) => {
    const texts = humanDesignReader(words);
    return {
      ...presentSides(design.sides, texts),
      conventions: presentDesignConventions(design),
    };
  },
  uncertain: {
    births: ["time"],
    output: uncertainGatesOutput,
    compute: computeOpenGates,
    present: presentOpenGates,
  },
  examples: [{ date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" }],
});

const gateOutput = z.object({
  number: gateNumber,
  ...named("name", z.string(), gateNames),
  center: centerId,
  ...named("centerName", z.string(), centerTerms),
  ichingHexagram: hexagramSchema,
  channelPartners: z
    .array(z.object({ gate: gateNumber, ...named("channel", z.string(), channelNames) }))
    .meta({ description: "The gates it makes a channel with, ascending" }),
  description: prose.meta({ description: "What the gate does in the bodygraph" }),
  lines: withTexts(z.array(z.object({ line: lineNumber, meaning: z.string().meta({ weight: "prose" }) }))),
});

export const humanDesignGate: Operation<HumanDesignGateRequest, HumanDesignGate> = defineOperation({
  id: "getGate",
  method: "GET",
  path: "/human-design/gates/{number}",
  summary: "One of the 64 gates with its six lines, its center and its channels",
  description:
    "What the gate does, what each line means, its hexagram of the I Ching, and the gates it makes a channel with.",
  params: z.object({ number: z.int().meta({ description: "1 to 64", examples: [34] }) }),
  query: langQuery,
  output: gateOutput,
  needs: [],
  compute: ({ number }) => resolveGate(number),
  present: (gate, words) => presentGate(gate, humanDesignReader(words)),
  examples: [{ number: 34 }],
});

/**
 * The gate of a number.
 * @throws DomainError `not_found` outside 1 to 64.
 */
export const resolveGate: (number: number) => Gate = foundRow(
  (number: number) => GATES.find((gate) => gate === number),
  noneNumbered("gate", "Gates", GATES.length),
);

function presentGate(gate: Gate, texts: HumanDesignReader): DraftOf<typeof gateOutput> {
  const { lang } = texts;
  const center = centerOf(gate);
  return {
    number: gate,
    name: gateNames[gate].en,
    center,
    centerName: centerTerms[center].en,
    ichingHexagram: presentHexagram(gate, lang),
    channelPartners: partnersOf(gate).map((partner) => ({
      gate: partner.gate,
      channel: channelNames[partner.channel.id].en,
    })),
    description: texts.text(`gates.${gate}`),
    lines: linesOf(gate, texts),
  };
}

/** All six or none: without texts there is nothing to list. */
function linesOf(gate: Gate, texts: HumanDesignReader): DraftOf<typeof gateOutput>["lines"] {
  const told = LINES.flatMap((line) => {
    const meaning = texts.text(`lines.${gate}.${line}`);
    return meaning === undefined ? [] : [{ line, meaning }];
  });
  return told.length === LINES.length ? told : undefined;
}

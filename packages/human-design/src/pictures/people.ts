import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  headed,
  label,
  type Shape,
  SIZE,
  stacked,
  table,
  timeUnknown,
} from "@almagest/pictures";
import * as z from "zod";
import { bodygraph, type Holder } from "./graph/bodygraph";
import { sampleLine } from "./graph/legend";
import { GRAPH } from "./graph/places";
import { holdersOf, nameOf, readCenterId, readGate, readName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const SAMPLE = { width: 36, height: 22, gap: 28 } as const;

/** The meaning of the two kinds of lines, in one row. */
function legendRow(solid: string, dashed: string): Figure {
  const half = GRAPH.width / 2;
  return {
    width: GRAPH.width,
    height: SAMPLE.height,
    shapes: [...entry(solid, "solid", 0, half), ...entry(dashed, "dashed", half, half)],
    description: "",
    isFixed: true,
  };
}

function entry(text: string, holder: Exclude<Holder, "both">, x: number, room: number): readonly Shape[] {
  const y = SAMPLE.height / 2;
  return [
    sampleLine(x, y, SAMPLE.width, holder),
    label(text, {
      x: x + SAMPLE.width + 8,
      y,
      size: SIZE.text,
      isBold: true,
      fill: holder === "solid" ? "ink" : "fire",
      maxWidth: room - SAMPLE.width - 16,
    }),
  ];
}

const readShared = readName.extend({
  gateA: readGate,
  gateB: readGate,
  dynamic: z.string(),
  dynamicLocalized: z.string().optional(),
  personAGates: z.array(readGate),
  personBGates: z.array(readGate),
});

/** Two people in one graph: A solid, B dashed, and what each channel between them is. */
export const connectionBodygraph = definePicture({
  operation: "calculateConnection",
  form: "bodygraph",
  title: titles.connection,
  reads: z.object({
    channels: z.array(readShared),
    centers: z.array(readName.extend({ id: readCenterId, defined: z.boolean() })),
    combinedDefinition: z.string(),
    combinedDefinitionLocalized: z.string().optional(),
  }),
  draw: ({ channels, centers, combinedDefinition, combinedDefinitionLocalized = combinedDefinition }, { lang }) => {
    const gates = holdersOf(
      channels.flatMap(({ personAGates }) => personAGates),
      channels.flatMap(({ personBGates }) => personBGates),
    );
    const defined = centers.filter((center) => center.defined);
    const person = (letter: string): string => `${words.person[lang]} ${letter}`;
    const graph = bodygraph(
      { gates, defined: new Set(defined.map(({ id }) => id)) },
      `${words.defined[lang]}: ${defined.map(nameOf).join(", ")}.`,
    );
    const parts = [legendRow(person("A"), person("B")), graph, ...sharedTable(channels, lang)];
    return headed({ heading: titles.connection[lang], subheading: combinedDefinitionLocalized }, stacked(parts));
  },
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: z.string() }),
      channels: z.array(readShared),
      dependentChannels: z.array(z.object({ decidedBy: z.array(z.object({ gate: readGate })) })),
      centers: z.array(readName.extend({ id: readCenterId, defined: z.enum(["yes", "no", "depends"]) })),
    }),
    draw: ({ birthTime, channels, dependentChannels, centers }, { lang }) => {
      const gates = holdersOf(
        channels.flatMap(({ personAGates }) => personAGates),
        channels.flatMap(({ personBGates }) => personBGates),
      );
      const deciding = dependentChannels.flatMap(({ decidedBy }) => decidedBy.map(({ gate }) => gate));
      const defined = centers.filter((center) => center.defined === "yes");
      const perhaps = centers.filter((center) => center.defined === "depends");
      const person = (letter: string): string => `${words.person[lang]} ${letter}`;
      const graph = bodygraph(
        {
          gates,
          defined: new Set(defined.map(({ id }) => id)),
          temporary: new Set(perhaps.map(({ id }) => id)),
          possible: new Set(deciding.filter((gate) => !gates.has(gate))),
        },
        `${words.defined[lang]}: ${defined.map(nameOf).join(", ")}.`,
      );
      const subheading = birthTime.state === "unknown" ? { subheading: timeUnknown[lang] } : {};
      const parts = [legendRow(person("A"), person("B")), graph, ...sharedTable(channels, lang)];
      return headed({ heading: titles.connection[lang], ...subheading }, stacked(parts));
    },
  },
});

function sharedTable(channels: readonly z.output<typeof readShared>[], lang: Lang): readonly Figure[] {
  if (channels.length === 0) return [];
  return [
    table({
      columns: [
        { title: words.gates[lang] },
        { title: words.channel[lang] },
        { title: words.dynamic[lang] },
        { title: "A" },
        { title: "B" },
      ],
      rows: channels.map((channel) => ({
        cells: [
          `${channel.gateA}–${channel.gateB}`,
          nameOf(channel),
          channel.dynamicLocalized ?? channel.dynamic,
          channel.personAGates.join("  "),
          { text: channel.personBGates.join("  "), paint: "fire" as const },
        ],
      })),
    }),
  ];
}

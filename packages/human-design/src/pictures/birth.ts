import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, moved, stacked, table } from "@almagest/pictures";
import * as z from "zod";
import type { Center } from "../graph/centers";
import { centersOf } from "../graph/channels";
import { bodygraph, bodygraphShapes, type Holder } from "./graph/bodygraph";
import { activationColumn, COLUMN_WIDTH } from "./graph/legend";
import { GRAPH } from "./graph/places";
import { openBodygraph, openCenters, openChannels, openGates } from "./open-birth";
import {
  heldChannels,
  holdersOf,
  nameOf,
  type ReadActivation,
  readActivation,
  readCenterId,
  readGate,
  readName,
  toldActivations,
} from "./read";
import { titles } from "./titles";
import { words } from "./words";

const BESIDE = 16;

const gatesOf = (activations: readonly ReadActivation[]): readonly number[] => activations.map(({ gate }) => gate);

/** The graph between the columns of both sides: the design at the left, the personality at the right. */
function graphOfSides(
  personality: readonly ReadActivation[],
  design: readonly ReadActivation[],
  defined: ReadonlySet<Center>,
  lang: Lang,
): Figure {
  const graphX = COLUMN_WIDTH + BESIDE;
  return {
    width: 2 * graphX + GRAPH.width,
    height: GRAPH.height,
    shapes: [
      ...activationColumn(words.design[lang], "dashed", design),
      moved(graphX, 0, bodygraphShapes({ gates: holdersOf(gatesOf(personality), gatesOf(design)), defined })),
      moved(graphX + GRAPH.width + BESIDE, 0, activationColumn(words.personality[lang], "solid", personality)),
    ],
    description: [
      `${words.design[lang]}: ${toldActivations(design)}`,
      `${words.personality[lang]}: ${toldActivations(personality)}`,
    ].join("; "),
    isFixed: true,
  };
}

const readCenter = readName.extend({ id: readCenterId, defined: z.boolean(), gates: z.array(readGate) });

/** The whole bodygraph of a birth. */
export const birthBodygraph = definePicture({
  operation: "generateBodygraph",
  form: "bodygraph",
  title: titles.bodygraph,
  reads: z.object({
    type: z.string(),
    typeLocalized: z.string().optional(),
    strategy: z.string(),
    strategyLocalized: z.string().optional(),
    authority: z.string(),
    authorityLocalized: z.string().optional(),
    profile: z.string(),
    definition: z.string(),
    definitionLocalized: z.string().optional(),
    incarnationCross: z.object({ name: z.string() }),
    centers: z.array(readCenter),
    gates: z.array(readActivation.extend({ side: z.enum(["personality", "design"]) })),
    conventions: z.object({ utc: z.string() }).optional(),
  }),
  draw: (answer, { lang }) => {
    const { type, strategy, authority, definition, centers, gates, conventions } = answer;
    const birth = conventions?.utc.replace("T", " ").replace(/(?::00)?(?:\.\d+)?Z$/, " UTC");
    const told = [
      [words.strategy[lang], answer.strategyLocalized ?? strategy],
      [words.authority[lang], answer.authorityLocalized ?? authority],
      [words.definition[lang], answer.definitionLocalized ?? definition],
    ].map((pair) => pair.join(": "));
    const defined = centers.filter((center) => center.defined);
    const figure = graphOfSides(
      gates.filter(({ side }) => side === "personality"),
      gates.filter(({ side }) => side === "design"),
      new Set(defined.map(({ id }) => id)),
      lang,
    );
    return headed(
      {
        heading: [answer.typeLocalized ?? type, answer.profile].join(" · "),
        subheading: told.join(" · "),
        note: [...(birth === undefined ? [] : [birth]), answer.incarnationCross.name].join(" · "),
      },
      { ...figure, description: `${words.defined[lang]}: ${defined.map(nameOf).join(", ")}; ${figure.description}` },
    );
  },
  uncertain: openBodygraph,
});

/** Which centers are defined, with the gates that open into each, and the nine in a list. */
export const centersBodygraph = definePicture({
  operation: "calculateCenters",
  form: "bodygraph",
  title: titles.centers,
  reads: z.object({ centers: z.array(readCenter) }),
  draw: ({ centers }, { lang }) => {
    const defined = new Set(centers.filter((center) => center.defined).map(({ id }) => id));
    const held = holdersOf(
      centers.flatMap(({ gates }) => gates),
      [],
    );
    const listed = table({
      columns: [{ title: words.center[lang] }, { title: "" }, { title: words.gates[lang] }],
      rows: centers.map((center) => ({
        cells: [nameOf(center), stateOf(center, lang), center.gates.join("  ")],
        isMarked: center.defined,
      })),
    });
    return headed({ heading: titles.centers[lang] }, stacked([bodygraph({ gates: held, defined }, ""), listed]));
  },
  uncertain: openCenters,
});

function stateOf({ defined, gates }: z.output<typeof readCenter>, lang: Lang): string {
  if (defined) return words.defined[lang];
  return gates.length === 0 ? words.open[lang] : words.undefined[lang];
}

/** The channels that a birth defines, in the graph and in a list. */
export const channelsBodygraph = definePicture({
  operation: "calculateChannels",
  form: "bodygraph",
  title: titles.channels,
  reads: z.object({
    channels: z.array(
      readName.extend({
        gateA: readGate,
        gateB: readGate,
        circuit: z.string(),
        circuitLocalized: z.string().optional(),
      }),
    ),
    definedCenters: z.array(readCenterId),
  }),
  draw: ({ channels, definedCenters }, { lang }) => {
    const gates = holdersOf(
      channels.flatMap(({ gateA, gateB }) => [gateA, gateB]),
      [],
    );
    const listed = table({
      columns: [{ title: words.gates[lang] }, { title: words.channel[lang] }, { title: words.circuit[lang] }],
      rows: channels.map((channel) => ({
        cells: [`${channel.gateA}–${channel.gateB}`, nameOf(channel), channel.circuitLocalized ?? channel.circuit],
      })),
    });
    const graph = bodygraph({ gates, defined: new Set(definedCenters) }, "");
    return headed({ heading: titles.channels[lang] }, stacked(channels.length === 0 ? [graph] : [graph, listed]));
  },
  uncertain: openChannels,
});

/** The 26 activations in the graph; definition follows from the channels that they complete. */
export const gatesBodygraph = definePicture({
  operation: "calculateGates",
  form: "bodygraph",
  title: titles.gates,
  reads: z.object({ personality: z.array(readActivation), design: z.array(readActivation) }),
  draw: ({ personality, design }, { lang }) =>
    headed(
      { heading: titles.gates[lang] },
      graphOfSides(personality, design, definedBy(holdersOf(gatesOf(personality), gatesOf(design))), lang),
    ),
  uncertain: openGates,
});

function definedBy(gates: ReadonlyMap<number, Holder>): ReadonlySet<Center> {
  return new Set(heldChannels(gates).flatMap(centersOf));
}

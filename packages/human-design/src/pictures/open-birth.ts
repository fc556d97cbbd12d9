import type { Lang } from "@almagest/operation";
import { type Figure, headed, moved, stacked, table } from "@almagest/pictures";
import * as z from "zod";
import type { Center } from "../graph/centers";
import { centersOf } from "../graph/channels";
import { bodygraph, bodygraphShapes } from "./graph/bodygraph";
import { activationColumn, COLUMN_WIDTH } from "./graph/legend";
import { GRAPH } from "./graph/places";
import {
  listedOpen,
  openLegend,
  openSubheading,
  type ReadOpenActivation,
  readBirthTime,
  readOpenActivation,
  readPossibleProfiles,
  shareTold,
  splitGates,
  toldOpen,
} from "./open";
import { heldChannels, holdersOf, nameOf, readCenterId, readGate, readName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

// The graphs of one birth whose time is open.

const BESIDE = 16;

interface Asked {
  readonly lang: Lang;
}

interface OpenSides {
  readonly personality: readonly ReadOpenActivation[];
  readonly design: readonly ReadOpenActivation[];
  readonly defined: ReadonlySet<Center>;
  /** Defined at some of the times. */
  readonly perhaps: ReadonlySet<Center>;
}

/** The graph between the columns of both sides, with the meaning of fine dashes below. */
function openGraphOfSides({ personality, design, defined, perhaps }: OpenSides, lang: Lang): Figure {
  const graphX = COLUMN_WIDTH + BESIDE;
  const rightX = graphX + GRAPH.width + BESIDE;
  const [own, other] = [splitGates(personality), splitGates(design)];
  const gates = holdersOf(own.held, other.held);
  const possible = new Set([...own.possible, ...other.possible].filter((gate) => !gates.has(gate)));
  const graph: Figure = {
    width: rightX + COLUMN_WIDTH,
    height: GRAPH.height,
    shapes: [
      ...activationColumn(words.design[lang], "dashed", design.map(listedOpen)),
      moved(graphX, 0, bodygraphShapes({ gates, defined, temporary: perhaps, possible })),
      moved(rightX, 0, activationColumn(words.personality[lang], "solid", personality.map(listedOpen))),
    ],
    description: [
      `${words.design[lang]}: ${toldOpen(design)}`,
      `${words.personality[lang]}: ${toldOpen(personality)}`,
    ].join("; "),
    isFixed: true,
  };
  return stacked([graph, openLegend(graph.width, lang)]);
}

const readOpenGates = z.object({
  birthTime: readBirthTime,
  personality: z.array(readOpenActivation),
  design: z.array(readOpenActivation),
});

/** The 26 activations; definition follows from the channels that gates which hold complete. */
export const openGates = {
  reads: readOpenGates,
  draw: ({ birthTime, personality, design }: z.output<typeof readOpenGates>, { lang }: Asked): Figure => {
    const held = holdersOf(splitGates(personality).held, splitGates(design).held);
    const defined = new Set(heldChannels(held).flatMap(centersOf));
    return headed(
      { heading: titles.gates[lang], subheading: openSubheading(birthTime, lang) },
      openGraphOfSides({ personality, design, defined, perhaps: new Set() }, lang),
    );
  },
};

const readOpenCenter = readName.extend({
  id: readCenterId,
  defined: z.boolean().optional(),
  whenDefined: z.object({ share: z.number() }).optional(),
  gates: z.array(readGate),
  possibleGates: z.array(readGate),
});

type ReadOpenCenter = z.output<typeof readOpenCenter>;

const readOpenCenters = z.object({ birthTime: readBirthTime, centers: z.array(readOpenCenter) });

const idsWhere = (centers: readonly ReadOpenCenter[], is: (center: ReadOpenCenter) => boolean): ReadonlySet<Center> =>
  new Set(centers.filter(is).map(({ id }) => id));

const isSure = ({ defined }: ReadOpenCenter): boolean => defined === true;
const isUnsure = ({ defined }: ReadOpenCenter): boolean => defined === undefined;

/** The nine, with the part of the time in which one that depends on it is defined. */
export const openCenters = {
  reads: readOpenCenters,
  draw: ({ birthTime, centers }: z.output<typeof readOpenCenters>, { lang }: Asked): Figure => {
    const held = centers.flatMap(({ gates }) => gates);
    const graph = bodygraph(
      {
        gates: holdersOf(held, []),
        defined: idsWhere(centers, isSure),
        temporary: idsWhere(centers, isUnsure),
        possible: new Set(centers.flatMap(({ possibleGates }) => possibleGates)),
      },
      "",
    );
    const listed = table({
      columns: [{ title: words.center[lang] }, { title: "" }, { title: words.gates[lang] }],
      rows: centers.map((center) => ({
        cells: [nameOf(center), openStateOf(center, lang), gatesTold(center)],
        isMarked: isSure(center),
      })),
    });
    return headed(
      { heading: titles.centers[lang], subheading: openSubheading(birthTime, lang) },
      stacked([graph, openLegend(graph.width, lang), listed]),
    );
  },
};

function openStateOf({ defined, whenDefined, gates, possibleGates }: ReadOpenCenter, lang: Lang): string {
  if (whenDefined !== undefined) return `${words.defined[lang]}: ${shareTold(whenDefined.share)}`;
  if (defined === true) return words.defined[lang];
  if (gates.length > 0) return words.undefined[lang];
  return possibleGates.length === 0 ? words.open[lang] : `${words.undefined[lang]} / ${words.open[lang]}`;
}

/** Gates that may be active in parentheses. */
function gatesTold({ gates, possibleGates }: ReadOpenCenter): string {
  const told = [...gates, ...possibleGates].sort((one, other) => one - other);
  return told.map((gate) => (gates.includes(gate) ? String(gate) : `(${gate})`)).join("  ");
}

const readOpenChannel = readName.extend({
  gateA: readGate,
  gateB: readGate,
  circuit: z.string(),
  circuitLocalized: z.string().optional(),
});

const readOpenChannels = z.object({
  birthTime: readBirthTime,
  channels: z.array(readOpenChannel),
  possibleChannels: z.array(readOpenChannel.extend({ share: z.number() })),
  definedCenters: z.array(readCenterId),
});

/** The channels that are defined all through, and those of a part of the time with that part. */
export const openChannels = {
  reads: readOpenChannels,
  draw: (
    { birthTime, channels, possibleChannels, definedCenters }: z.output<typeof readOpenChannels>,
    { lang }: Asked,
  ): Figure => {
    const held = channels.flatMap(({ gateA, gateB }) => [gateA, gateB]);
    const possible = possibleChannels.flatMap(({ gateA, gateB }) => [gateA, gateB]);
    const graph = bodygraph(
      {
        gates: holdersOf(held, []),
        defined: new Set(definedCenters),
        possible: new Set(possible.filter((gate) => !held.includes(gate))),
      },
      "",
    );
    const rows = [
      ...channels.map((channel) => channelRow(channel, "")),
      ...possibleChannels.map((channel) => channelRow(channel, shareTold(channel.share))),
    ];
    const listed = table({
      columns: [
        { title: words.gates[lang] },
        { title: words.channel[lang] },
        { title: words.circuit[lang] },
        { title: "" },
      ],
      rows,
    });
    return headed(
      { heading: titles.channels[lang], subheading: openSubheading(birthTime, lang) },
      stacked([graph, openLegend(graph.width, lang), ...(rows.length === 0 ? [] : [listed])]),
    );
  },
};

function channelRow(channel: z.output<typeof readOpenChannel>, share: string): { readonly cells: readonly string[] } {
  const { gateA, gateB, circuit, circuitLocalized = circuit } = channel;
  return { cells: [`${gateA}–${gateB}`, nameOf(channel), circuitLocalized, share] };
}

const readOpenBodygraph = z.object({
  birthTime: readBirthTime,
  type: z.string().optional(),
  typeLocalized: z.string().optional(),
  possibleTypes: z.array(z.object({ type: z.string(), typeLocalized: z.string().optional() })).optional(),
  strategy: z.string().optional(),
  strategyLocalized: z.string().optional(),
  authority: z.string().optional(),
  authorityLocalized: z.string().optional(),
  profile: z.string().optional(),
  possibleProfiles: readPossibleProfiles,
  definition: z.string().optional(),
  definitionLocalized: z.string().optional(),
  incarnationCross: z.object({ name: z.string() }).optional(),
  centers: z.array(readOpenCenter),
  gates: z.array(readOpenActivation),
});

type ReadOpenBodygraph = z.output<typeof readOpenBodygraph>;

/** The whole bodygraph: types and profiles that the birth may have are named together, and the time is said to be open. */
export const openBodygraph = {
  reads: readOpenBodygraph,
  draw: (answer: ReadOpenBodygraph, { lang }: Asked): Figure => {
    const { birthTime, centers, gates, incarnationCross } = answer;
    const defined = centers.filter(isSure);
    const figure = openGraphOfSides(
      {
        personality: gates.filter(({ side }) => side === "personality"),
        design: gates.filter(({ side }) => side === "design"),
        defined: idsWhere(centers, isSure),
        perhaps: idsWhere(centers, isUnsure),
      },
      lang,
    );
    const description = `${words.defined[lang]}: ${defined.map(nameOf).join(", ")}; ${figure.description}`;
    return headed(
      {
        heading: [typesTold(answer), profilesTold(answer)].join(" · "),
        subheading: [openSubheading(birthTime, lang), ...heldTold(answer, lang)].join(" · "),
        note: incarnationCross?.name,
      },
      { ...figure, description },
    );
  },
};

function typesTold({ type, typeLocalized = type, possibleTypes = [] }: ReadOpenBodygraph): string {
  return typeLocalized ?? possibleTypes.map((one) => one.typeLocalized ?? one.type).join(" / ");
}

function profilesTold({ profile, possibleProfiles = [] }: ReadOpenBodygraph): string {
  return profile ?? possibleProfiles.map((one) => one.profile).join(", ");
}

function heldTold(answer: ReadOpenBodygraph, lang: Lang): readonly string[] {
  const told = [
    [words.strategy[lang], answer.strategyLocalized ?? answer.strategy],
    [words.authority[lang], answer.authorityLocalized ?? answer.authority],
    [words.definition[lang], answer.definitionLocalized ?? answer.definition],
  ];
  return told.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
}

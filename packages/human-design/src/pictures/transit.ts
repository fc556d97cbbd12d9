import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, moved, stacked, table } from "@almagest/pictures";
import * as z from "zod";
import type { Center } from "../graph/centers";
import { bodygraphShapes } from "./graph/bodygraph";
import { activationColumn, COLUMN_WIDTH } from "./graph/legend";
import { GRAPH } from "./graph/places";
import { openLegend, openSubheading, readBirthTime, shareTold } from "./open";
import { holdersOf, nameOf, readCenterId, readGate, readName, toldActivations } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const BESIDE = 16;

const readSky = z.object({
  date: z.string(),
  time: z.string(),
  activations: z.array(
    z.object({ body: z.string(), bodyLocalized: z.string().optional(), gate: readGate, line: z.number() }),
  ),
  temporaryCenters: z.array(readName.extend({ id: readCenterId })),
});

const readCompleted = readName.extend({
  gateA: readGate,
  gateB: readGate,
  kind: z.string(),
  kindLocalized: z.string().optional(),
});

/** The sky of a moment (dashed) over the birth (solid): the channels it completes, the centers it defines for a while. */
export const transitBodygraph = definePicture({
  operation: "generateTransit",
  form: "bodygraph",
  title: titles.transit,
  reads: readSky.extend({
    completedChannels: z.array(readCompleted),
    natal: z.object({ gates: z.array(readGate), centers: z.array(readCenterId) }),
  }),
  draw: ({ completedChannels, natal, ...sky }, { lang }) => {
    const graph = skyOverBirth(sky, { ...natal, possible: [] }, lang);
    const listed = table({
      columns: [{ title: words.gates[lang] }, { title: words.channel[lang] }, { title: words.kind[lang] }],
      rows: completedChannels.map((channel) => ({ cells: cellsOf(channel) })),
    });
    return headed(
      { heading: titles.transit[lang], subheading: momentTold(sky) },
      stacked(completedChannels.length === 0 ? [graph] : [graph, listed]),
    );
  },
  uncertain: {
    reads: readSky.extend({
      birthTime: readBirthTime,
      completedChannels: z.array(readCompleted),
      possibleCompletions: z.array(readCompleted.extend({ share: z.number() })),
      natal: z.object({
        gates: z.array(readGate),
        possibleGates: z.array(readGate),
        centers: z.array(readCenterId),
      }),
    }),
    draw: ({ birthTime, completedChannels, possibleCompletions, natal, ...sky }, { lang }) => {
      const graph = skyOverBirth(sky, { ...natal, possible: natal.possibleGates }, lang);
      const rows = [
        ...completedChannels.map((channel) => ({ cells: [...cellsOf(channel), ""] })),
        ...possibleCompletions.map((channel) => ({ cells: [...cellsOf(channel), shareTold(channel.share)] })),
      ];
      const columns = [words.gates[lang], words.channel[lang], words.kind[lang], ""].map((title) => ({ title }));
      return headed(
        {
          heading: titles.transit[lang],
          subheading: `${momentTold(sky)} · ${words.birth[lang]}: ${openSubheading(birthTime, lang)}`,
        },
        stacked([graph, openLegend(graph.width, lang), ...(rows.length === 0 ? [] : [table({ columns, rows })])]),
      );
    },
  },
});

type Sky = z.output<typeof readSky>;

/** The gates of the birth, those that it may have, and its centers. */
interface BirthGates {
  readonly gates: readonly number[];
  readonly possible: readonly number[];
  readonly centers: readonly Center[];
}

function skyOverBirth({ activations, temporaryCenters }: Sky, natal: BirthGates, lang: Lang): Figure {
  const sky = activations.map(({ body, bodyLocalized, ...place }) => ({
    planet: body,
    planetLocalized: bodyLocalized,
    ...place,
  }));
  const graphX = COLUMN_WIDTH + BESIDE;
  const gates = holdersOf(
    natal.gates,
    sky.map(({ gate }) => gate),
  );
  return {
    width: 2 * graphX + GRAPH.width,
    height: GRAPH.height,
    shapes: [
      ...activationColumn(words.sky[lang], "dashed", sky),
      moved(
        graphX,
        0,
        bodygraphShapes({
          gates,
          defined: new Set(natal.centers),
          temporary: new Set(temporaryCenters.map(({ id }) => id)),
          possible: new Set(natal.possible.filter((gate) => !gates.has(gate))),
        }),
      ),
      moved(graphX + GRAPH.width + BESIDE, 0, activationColumn(words.birth[lang], "solid", [])),
    ],
    description: [
      toldActivations(sky),
      ...(temporaryCenters.length === 0
        ? []
        : [`${words.temporary[lang]}: ${temporaryCenters.map(nameOf).join(", ")}`]),
    ].join("; "),
    isFixed: true,
  };
}

function cellsOf(channel: z.output<typeof readCompleted>): readonly string[] {
  return [`${channel.gateA}–${channel.gateB}`, nameOf(channel), channel.kindLocalized ?? channel.kind];
}

function momentTold({ date, time }: Pick<Sky, "date" | "time">): string {
  return `${date} ${time.replace(/:00$/, "")} UTC`;
}

import { definePicture, headed, moved, stacked, table } from "@almagest/pictures";
import * as z from "zod";
import { bodygraphShapes } from "./graph/bodygraph";
import { activationColumn, COLUMN_WIDTH } from "./graph/legend";
import { GRAPH } from "./graph/places";
import { holdersOf, nameOf, readCenterId, readGate, readName, toldActivations } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const BESIDE = 16;

/** The sky of a moment (dashed) over the birth (solid): the channels it completes, the centers it defines for a while. */
export const transitBodygraph = definePicture({
  operation: "generateTransit",
  form: "bodygraph",
  title: titles.transit,
  reads: z.object({
    date: z.string(),
    time: z.string(),
    activations: z.array(
      z.object({ body: z.string(), bodyLocalized: z.string().optional(), gate: readGate, line: z.number() }),
    ),
    completedChannels: z.array(
      readName.extend({
        gateA: readGate,
        gateB: readGate,
        kind: z.string(),
        kindLocalized: z.string().optional(),
      }),
    ),
    temporaryCenters: z.array(readName.extend({ id: readCenterId })),
    natal: z.object({ gates: z.array(readGate), centers: z.array(readCenterId) }),
  }),
  draw: ({ date, time, activations, completedChannels, temporaryCenters, natal }, { lang }) => {
    const sky = activations.map(({ body, bodyLocalized, ...place }) => ({
      planet: body,
      planetLocalized: bodyLocalized,
      ...place,
    }));
    const graphX = COLUMN_WIDTH + BESIDE;
    const shapes = [
      ...activationColumn(words.sky[lang], "dashed", sky),
      moved(
        graphX,
        0,
        bodygraphShapes({
          gates: holdersOf(
            natal.gates,
            sky.map(({ gate }) => gate),
          ),
          defined: new Set(natal.centers),
          temporary: new Set(temporaryCenters.map(({ id }) => id)),
        }),
      ),
      moved(graphX + GRAPH.width + BESIDE, 0, activationColumn(words.birth[lang], "solid", [])),
    ];
    const graph = {
      width: 2 * graphX + GRAPH.width,
      height: GRAPH.height,
      shapes,
      description: [
        toldActivations(sky),
        ...(temporaryCenters.length === 0
          ? []
          : [`${words.temporary[lang]}: ${temporaryCenters.map(nameOf).join(", ")}`]),
      ].join("; "),
      isFixed: true as const,
    };
    const listed = table({
      columns: [{ title: words.gates[lang] }, { title: words.channel[lang] }, { title: words.kind[lang] }],
      rows: completedChannels.map((channel) => ({
        cells: [`${channel.gateA}–${channel.gateB}`, nameOf(channel), channel.kindLocalized ?? channel.kind],
      })),
    });
    return headed(
      { heading: titles.transit[lang], subheading: `${date} ${time.replace(/:00$/, "")} UTC` },
      stacked(completedChannels.length === 0 ? [graph] : [graph, listed]),
    );
  },
});

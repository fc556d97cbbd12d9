import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  civilMoment,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentCenterName } from "../centers/present";
import { centerId, centerName } from "../centers/schema";
import { presentChannelName, presentEnds } from "../channels/present";
import { channelEnds, channelName } from "../channels/schema";
import type { Activation } from "../chart/activations";
import { presentDesignConventions } from "../chart/conventions";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { presentHexagram } from "../gates/present";
import { gateNumber, hexagramSchema, lineNumber } from "../gates/schema";
import { CENTERS } from "../graph/centers";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type { DesignTransit, DesignTransitRequest } from "../types";
import { bodyTerm, bodyTerms } from "../vocabulary/bodies";
import { completions } from "../vocabulary/dynamics";
import { gateNames } from "../vocabulary/gates";
import { GATES } from "../wheel/order";
import { type CompletedChannel, computeTransit, type TransitFacts } from "./compute";

const transitActivation = z
  .object({
    ...named("body", z.string(), bodyTerms),
    gate: gateNumber,
    line: lineNumber,
    ...named("gateName", z.string(), gateNames),
    ichingHexagram: hexagramSchema,
  })
  .meta({ name: "TransitActivation" });

const completedChannel = z
  .object({
    ...channelName,
    centers: channelEnds,
    ...named(
      "kind",
      z.enum(["personal", "educational"]).meta({
        name: "CompletionKind",
        description: "personal: the birth has one gate of it; educational: the sky brings both",
      }),
      completions,
    ),
    kindDescription: prose,
    natalGates: z.array(gateNumber),
    transitGates: z.array(gateNumber).meta({ description: "What the sky supplies that the birth lacks" }),
  })
  .meta({ name: "CompletedChannel" });

const output = z.object({
  date: z.string(),
  time: z.string(),
  timezone: z.literal(0).meta({ description: "Date and time are UTC" }),
  activations: z.array(transitActivation).meta({ description: "The thirteen of the sky" }),
  completedChannels: z.array(completedChannel),
  temporaryCenters: z.array(z.object({ ...centerName, temporarilyDefined: z.literal(true) })),
  natal: z
    .object({
      gates: z.array(gateNumber).meta({ description: "Active at birth on either side, ascending" }),
      centers: z.array(centerId).meta({ description: "Defined at birth" }),
    })
    .meta({ name: "NatalDesign", description: "The birth itself, to draw by", weight: "bulk" }),
  summary: prose,
  conventions: designConventionsSchema.meta({ name: "DesignConventions", description: "Of the birth" }),
});

export const designTransit: Operation<DesignTransitRequest, DesignTransit, SkyContext & NowContext> = defineOperation({
  id: "generateTransit",
  method: "POST",
  path: "/human-design/transit",
  summary: "The sky of a moment over a birth: channels it completes and centers it defines for a while",
  description:
    "Activations of the moment and of the birth together. A completed channel takes one gate from each, or both from the sky; the centers it defines are not defined at birth.",
  query: langQuery,
  body: z.object({
    birthData: designBirthBody,
    date: civilMoment.shape.date.optional().meta({
      description: "Calendar date in UTC, YYYY-MM-DD; today by default",
      examples: ["2026-05-23"],
    }),
    time: civilMoment.shape.time.optional().meta({
      description: "Time in UTC, 24-hour HH:MM:SS; the present time of day by default",
      examples: ["12:00:00"],
    }),
  }),
  output,
  needs: [needEphemeris, needNow],
  compute: computeTransit,
  present: presentTransit,
  examples: [
    {
      birthData: { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" },
      date: "2026-05-23",
      time: "12:00:00",
    },
  ],
});

function presentTransit(facts: TransitFacts, words: Words): DraftOf<typeof output> {
  const texts = humanDesignReader(words);
  return {
    date: facts.moment.given.date,
    time: facts.moment.given.time,
    timezone: 0,
    activations: facts.activations.map((activation) => presentSky(activation, texts)),
    completedChannels: facts.completed.map((completed) => presentCompleted(completed, texts)),
    temporaryCenters: facts.temporaryCenters.map((center) => ({
      ...presentCenterName(center),
      temporarilyDefined: true,
    })),
    natal: {
      gates: GATES.filter((gate) => facts.natal.gates.has(gate)),
      centers: CENTERS.filter((center) => facts.natal.centers.has(center)),
    },
    summary: summaryOf(facts, texts),
    conventions: presentDesignConventions(facts.natal),
  };
}

function presentSky({ body, gate, line }: Activation, { lang }: HumanDesignReader): DraftOf<typeof transitActivation> {
  return {
    body: bodyTerm(body).en,
    gate,
    line,
    gateName: gateNames[gate].en,
    ichingHexagram: presentHexagram(gate, lang),
  };
}

function presentCompleted(completed: CompletedChannel, texts: HumanDesignReader): DraftOf<typeof completedChannel> {
  const { channel, kind, natalGates, transitGates } = completed;
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    kind,
    kindDescription: texts.text(`transit.${kind}`),
    natalGates: [...natalGates],
    transitGates: [...transitGates],
  };
}

function summaryOf({ completed, temporaryCenters }: TransitFacts, texts: HumanDesignReader): string | undefined {
  const personal = completed.filter(({ kind }) => kind === "personal").length;
  return texts.text("transit.summary", {
    channels: completed.length,
    personal,
    educational: completed.length - personal,
    centers: temporaryCenters.length,
  });
}

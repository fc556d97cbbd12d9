import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { inSentence, named } from "@almagest/i18n";
import {
  at,
  civilMoment,
  count,
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
import { DESIGN_BODIES } from "../chart/bodies";
import { presentDesignConventions } from "../chart/conventions";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { presentHexagram } from "../gates/present";
import { gateNumber, hexagramSchema, lineNumber } from "../gates/schema";
import { CENTERS } from "../graph/centers";
import { listed } from "../people/listed";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type { DesignTransit, DesignTransitRequest } from "../types";
import { bodyTerm, bodyTerms } from "../vocabulary/bodies";
import { completions } from "../vocabulary/dynamics";
import { gateNames } from "../vocabulary/gates";
import { types } from "../vocabulary/types";
import { GATES } from "../wheel/order";
import { computeTransit, type TransitFacts } from "./compute";
import { holderTold, transitReading } from "./reading";
import { instantTold, untilFrom } from "./told";

const transitActivation = z
  .object({
    ...named("body", z.string(), bodyTerms),
    gate: gateNumber,
    line: lineNumber,
    ...named("gateName", z.string(), gateNames),
    ichingHexagram: hexagramSchema,
    until: z
      .string()
      .exactOptional()
      .meta({ description: "UTC, to the second: the body leaves the gate, on or back. Absent beyond the ephemeris" }),
  })
  .meta({ name: "TransitActivation" });

const until = z
  .string()
  .exactOptional()
  .meta({ description: "UTC, by the activations of the moment: when enough of them have left" });

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
    kindDescription: prose.meta({ description: "Which gates are whose; with the first of each kind its meaning" }),
    natalGates: z.array(gateNumber),
    transitGates: z.array(gateNumber).meta({ description: "What the sky supplies that the birth lacks" }),
    bodies: z.array(z.enum(DESIGN_BODIES)).meta({ description: "Bodies in those gates" }),
    until,
  })
  .meta({ name: "CompletedChannel" });

const output = z.object({
  date: z.string(),
  time: z.string(),
  timezone: z.literal(0).meta({ description: "Date and time are UTC" }),
  activations: z.array(transitActivation).meta({ description: "The thirteen of the sky" }),
  completedChannels: z.array(completedChannel),
  temporaryCenters: z.array(z.object({ ...centerName, temporarilyDefined: z.literal(true), until })),
  natal: z
    .object({
      gates: z.array(gateNumber).meta({ description: "Active at birth on either side, ascending" }),
      centers: z.array(centerId).meta({ description: "Defined at birth" }),
    })
    .meta({ name: "NatalDesign", description: "The birth itself, to draw by", weight: "bulk" }),
  withTransit: z
    .object({
      ...named("type", z.string().meta({ description: "By birth and sky together" }), types),
      typeUntil: until,
      parts: count.meta({ description: "Connected groups of centers, by birth and sky together" }),
      partsByBirth: count,
      partsUntil: until,
    })
    .meta({ name: "DesignWithTransit" }),
  summary: prose,
  reading: prose.meta({ description: "The gates that are bridged, for how long, and the demand on this type" }),
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
  isHeavy: true,
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
    activations: facts.activations.map((activation) => presentSky(activation, facts, texts)),
    completedChannels: facts.loans.channels.map((_, index0) => presentCompleted(facts, index0, texts)),
    temporaryCenters: facts.loans.centers.map(({ center, untilMs }) => ({
      ...presentCenterName(center),
      temporarilyDefined: true,
      until: instantOf(untilMs),
    })),
    natal: {
      gates: GATES.filter((gate) => facts.natal.gates.has(gate)),
      centers: CENTERS.filter((center) => facts.natal.centers.has(center)),
    },
    withTransit: {
      type: types[facts.loans.type].en,
      typeUntil: instantOf(facts.loans.typeLoan.untilMs),
      parts: facts.loans.parts,
      partsByBirth: facts.loans.partsBefore,
      partsUntil: instantOf(facts.loans.partsLoan.untilMs),
    },
    summary: summaryOf(facts, texts),
    reading: transitReading(facts, untilFrom(facts.moment.civil.epochMilliseconds), texts),
    conventions: presentDesignConventions(facts.natal),
  };
}

function instantOf(epochMs: number | undefined): string | undefined {
  return epochMs === undefined ? undefined : instantTold(epochMs);
}

function presentSky(
  { body, gate, line }: Activation,
  facts: TransitFacts,
  { lang }: HumanDesignReader,
): DraftOf<typeof transitActivation> {
  return {
    body: bodyTerm(body).en,
    gate,
    line,
    gateName: gateNames[gate].en,
    ichingHexagram: presentHexagram(gate, lang),
    until: instantOf(facts.ends.get(body)),
  };
}

/** The meaning of a kind is told with its first channel. */
function presentCompleted(
  facts: TransitFacts,
  index0: number,
  texts: HumanDesignReader,
): DraftOf<typeof completedChannel> {
  const loan = at(facts.loans.channels, index0);
  const { channel, kind, natalGates, transitGates } = loan.completed;
  const isFirst = facts.loans.channels.findIndex(({ completed }) => completed.kind === kind) === index0;
  const own = texts.text(`transitReading.kinds.${kind}`, {
    natal: listed(natalGates.map(String)),
    sky: listed(transitGates.map(String)),
    bodies: listed(
      loan.holders.map((holder) => (kind === "personal" ? inSentence(bodyTerm(holder.body)) : holderTold(holder))),
    ),
    until: untilFrom(facts.moment.civil.epochMilliseconds)(loan.untilMs),
  });
  const meaning = isFirst ? texts.text(`transit.${kind}`) : undefined;
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    kind,
    kindDescription: own && [own, ...(meaning === undefined ? [] : [meaning])].join(" "),
    natalGates: [...natalGates],
    transitGates: [...transitGates],
    bodies: loan.holders.map(({ body }) => body),
    until: instantOf(loan.untilMs),
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

import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { listOf, named } from "@almagest/i18n";
import {
  at,
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentChannelName } from "../channels/present";
import { channelName } from "../channels/schema";
import { presentPeopleConventions } from "../chart/conventions";
import { designBirthBody, peopleConventionsSchema } from "../chart/schema";
import { gateNumber } from "../gates/schema";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type { DesignPenta, DesignPentaRequest, UncertainDesignPenta } from "../types";
import { gateNames } from "../vocabulary/gates";
import type { Gate } from "../wheel/order";
import { computeOpenPenta, presentOpenPenta, uncertainPentaOutput } from "./open/penta";
import { computePenta, type HeldGate, type Penta, type PentaChannelFacts } from "./penta-compute";
import { gapsToTell, pentaReading } from "./penta-reading";

const heldBy = z.array(z.int().min(0).max(4)).meta({ description: "Places in the list of members, from 0" });

const pentaChannelSchema = z
  .object({
    ...channelName,
    position: z.enum(["upper", "lower"]).meta({ description: "Throat to G Center, or Sacral to G Center" }),
    isCore: z.boolean(),
    defined: z.boolean().meta({ description: "Whether both gates are in the group, in one member or in two" }),
    gateAHeldBy: heldBy,
    gateBHeldBy: heldBy,
    contribution: prose.meta({
      description: "Gift of the channel to a group, or the lack without it; the gates where reading tells that",
    }),
  })
  .meta({ name: "PentaChannel" });

const pentaGateSchema = z
  .object({ gate: gateNumber, ...named("gateName", z.string(), gateNames), filled: z.boolean(), heldBy })
  .meta({ name: "PentaGate" });

const output = z.object({
  memberCount: z.int().min(3).max(5),
  channels: z.array(pentaChannelSchema),
  gates: z.array(pentaGateSchema),
  summary: z.object({
    definedChannels: count,
    filledGates: count,
    gapGates: z.array(gateNumber).meta({ description: "Gates that nobody has, ascending" }),
    coreDefined: z.boolean().meta({ description: "Whether 2-14, the channel a group lives from, is defined" }),
  }),
  reading: prose.meta({ description: "What the group has and lacks, and on whom it leans" }),
  conventions: peopleConventionsSchema,
});

export const designPenta: BirthOperation<
  DesignPentaRequest,
  DesignPenta,
  UncertainDesignPenta,
  "members[].time",
  SkyContext
> = defineBirthOperation({
  id: "calculatePenta",
  method: "POST",
  path: "/human-design/penta",
  summary: "A group of three to five: the twelve gates it works with, who brings them, what is missing",
  description:
    "Six channels between the Throat, the G Center and the Sacral. Each gate names the members who have it; reading says what the group has and lacks, and on whom it leans.",
  query: langQuery,
  body: z.object({
    members: z.array(designBirthBody).min(3).max(5).meta({ description: "Three to five births" }),
  }),
  output,
  needs: [needEphemeris],
  compute: computePenta,
  present: presentPenta,
  uncertain: {
    births: ["members[].time"],
    output: uncertainPentaOutput,
    compute: computeOpenPenta,
    present: presentOpenPenta,
  },
  examples: [
    {
      members: [
        { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" },
        { date: "1992-03-20", time: "09:15:00", timezone: "America/Los_Angeles" },
        { date: "1985-11-02", time: "22:40:00", timezone: "Europe/Paris" },
      ],
    },
  ],
});

function presentPenta(facts: Penta, words: Words): DraftOf<typeof output> {
  const texts = humanDesignReader(words);
  const [first, ...others] = facts.members;
  const isDefined = (wanted: (place: PentaChannelFacts["place"]) => boolean): number =>
    facts.channels.filter((channel) => channel.isDefined && wanted(channel.place)).length;
  const filled = facts.gates.filter(isFilled);
  const told = new Set(gapsToTell(facts));
  return {
    memberCount: facts.members.length,
    channels: facts.channels.map((channel) => presentChannel(channel, told, texts)),
    gates: facts.gates.map((held) => ({
      gate: held.gate,
      gateName: gateNames[held.gate].en,
      filled: isFilled(held),
      heldBy: [...held.heldBy],
    })),
    summary: {
      definedChannels: isDefined(() => true),
      filledGates: filled.length,
      gapGates: facts.gates.filter((held) => !isFilled(held)).map(({ gate }) => gate),
      coreDefined: isDefined(({ isCore }) => isCore) > 0,
    },
    reading: pentaReading(facts, texts),
    conventions: presentPeopleConventions(first ?? at(facts.members, 0), ...others),
  };
}

function isFilled({ heldBy: holders }: HeldGate): boolean {
  return holders.length > 0;
}

function presentChannel(
  facts: PentaChannelFacts,
  told: ReadonlySet<Gate>,
  texts: HumanDesignReader,
): DraftOf<typeof pentaChannelSchema> {
  const { place, channel, held, isDefined } = facts;
  return {
    ...presentChannelName(channel),
    position: place.position,
    isCore: place.isCore,
    defined: isDefined,
    gateAHeldBy: [...at(held, 0).heldBy],
    gateBHeldBy: [...at(held, 1).heldBy],
    contribution: contributionOf(facts, told, texts),
  };
}

/** An open channel whose missing gate the reading tells has the bare fact here. */
function contributionOf(
  { place, held, isDefined }: PentaChannelFacts,
  told: ReadonlySet<Gate>,
  texts: HumanDesignReader,
): string | undefined {
  const absent = held.filter((one) => !isFilled(one)).map(({ gate }) => gate);
  if (!absent.some((gate) => told.has(gate)))
    return texts.text(`penta.${place.id}.${isDefined ? "defined" : "missing"}`);
  const present = held.filter(isFilled).map(({ gate }) => String(gate));
  return texts.text(`pentaOpen.${present.length > 0 ? "half" : "both"}`, {
    present: listOf(present, texts.speaks),
    absent: listOf(absent.map(String), texts.speaks),
  });
}

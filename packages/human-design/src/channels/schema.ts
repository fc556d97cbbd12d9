import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { centerId } from "../centers/schema";
import { gateNumber } from "../gates/schema";
import { channelNames } from "../vocabulary/channels";
import { circuits } from "../vocabulary/circuits";

/** Members that identify a channel in any answer. */
export const channelName = {
  gateA: gateNumber,
  gateB: gateNumber,
  ...named("name", z.string(), channelNames),
  ...named("circuit", z.enum(["Individual", "Collective", "Tribal"]).meta({ name: "ChannelCircuit" }), circuits),
};

export const channelEnds = z.array(centerId).meta({ description: "The two centers it joins, the upper one first" });

/** A channel that a birth defines. */
export const channelSchema = z
  .object({ ...channelName, centers: channelEnds, description: prose, circuitDescription: prose })
  .meta({ name: "DefinedChannel" });

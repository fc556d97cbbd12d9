import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, count, defineBirthOperation, langQuery } from "@almagest/operation";
import * as z from "zod";
import { centerId } from "../centers/schema";
import { presentDesignConventions } from "../chart/conventions";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { computeDesign } from "../gates/operations";
import { humanDesignReader } from "../texts/reader";
import type { DefinedChannels, DefinedChannelsRequest, UncertainDefinedChannels } from "../types";
import { computeOpenChannels } from "./open/compute";
import { presentOpenChannels } from "./open/present";
import { uncertainChannelsOutput } from "./open/schema";
import { presentChannel } from "./present";
import { channelSchema } from "./schema";

const output = z.object({
  channels: z.array(channelSchema),
  total: count,
  definedCenters: z.array(centerId).meta({ description: "In the order in which the channels first touch them" }),
  conventions: designConventionsSchema,
});

export const definedChannels: BirthOperation<
  DefinedChannelsRequest,
  DefinedChannels,
  UncertainDefinedChannels,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateChannels",
  method: "POST",
  path: "/human-design/channels",
  summary: "The channels that a birth defines",
  description:
    "A channel is defined where both of its gates are active, on either side of the chart. definedCenters are the centers that these channels join.",
  query: langQuery,
  body: designBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeDesign,
  present: (design, words) => {
    const texts = humanDesignReader(words);
    return {
      channels: design.channels.map((channel) => presentChannel(channel, texts)),
      total: design.channels.length,
      definedCenters: [...design.centers],
      conventions: presentDesignConventions(design),
    };
  },
  uncertain: {
    births: ["time"],
    output: uncertainChannelsOutput,
    compute: computeOpenChannels,
    present: presentOpenChannels,
  },
  examples: [{ date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" }],
});

import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, openDesignConventions, reachSchema, timesShape } from "../../birth-time/schema";
import { centerId } from "../../centers/schema";
import { channelEnds, channelName, channelSchema } from "../schema";

/** Channels that a birth defines at some of the times it may have been at. */
export const possibleChannels = z
  .array(
    z
      .object({ ...channelName, centers: channelEnds, ...timesShape, description: prose })
      .meta({ name: "PossibleChannel" }),
  )
  .meta({ description: "Defined for a part of that time, the longest first" });

export const uncertainChannelsOutput = z.object({
  birthTime: designBirthTime,
  channels: z.array(channelSchema).meta({ description: "Defined all through" }),
  possibleChannels,
  total: reachSchema,
  definedCenters: z.array(centerId).meta({ description: "Defined all through, from the top to the bottom" }),
  conventions: openDesignConventions,
});

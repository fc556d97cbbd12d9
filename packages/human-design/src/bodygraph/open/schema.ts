import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, openDesignConventions, possibleDefinitions, possibleProfiles } from "../../birth-time/schema";
import { openCenterSchema } from "../../centers/open/schema";
import { possibleChannels } from "../../channels/open/schema";
import { channelSchema } from "../../channels/schema";
import { crossTerm } from "../../cross/terms";
import { openActivationSchema } from "../../gates/open/schema";
import { openKeynotes, openProfile, openTypeMembers } from "../../type/open/schema";
import { angles } from "../../vocabulary/angles";
import { definitions } from "../../vocabulary/definitions";
import { bodygraphOutput, crossSchema, definition } from "../schema";

const { angle, angleCode, name, gates } = crossSchema.shape;
const { decisionDescription, sides } = bodygraphOutput.shape;
const held = { description: "Only where it is the same all through" };

const openCrossSchema = z
  .object({
    ...named("name", name, crossTerm),
    ...named("angle", angle, angles),
    angleCode,
    gates: gates
      .exactOptional()
      .meta({ description: "Of both Suns and Earths, where all four are the same all through" }),
    description: prose,
  })
  .meta({ name: "UncertainCross" });

export const uncertainBodygraphOutput = z.object({
  birthTime: designBirthTime,
  reading: prose.meta({
    description:
      "What holds whatever the time, in 250 to 400 words, of a range up to 480: type or the types that may be, authority, the Sun's gate, a closed channel, a center no channel reaches, profile, and the minute worth asking for",
  }),
  designInstantUtc: z.object({ from: z.string(), to: z.string() }).meta({
    description: "When the Sun was 88 degrees before its natal place, at the earliest and at the latest, ISO 8601",
  }),
  ...openTypeMembers,
  decisionDescription,
  profile: openProfile,
  profileKeynotes: z
    .object({ ...openKeynotes, personality: prose, design: prose })
    .meta({ name: "UncertainProfileKeynotes" }),
  profileDescription: prose,
  possibleProfiles,
  ...named("definition", definition.exactOptional().meta(held), definitions),
  definitionDescription: prose,
  possibleDefinitions,
  sides,
  incarnationCross: openCrossSchema
    .exactOptional()
    .meta({ description: "Only where its name is the same all through" }),
  centers: z.array(openCenterSchema),
  channels: z.array(channelSchema).meta({ description: "Defined all through" }),
  possibleChannels,
  gates: z
    .array(openActivationSchema)
    .meta({ description: "Thirteen of the personality, then thirteen of the design" }),
  conventions: openDesignConventions,
});

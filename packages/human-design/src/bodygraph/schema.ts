import { named } from "@almagest/i18n";
import { prose, withTexts } from "@almagest/operation";
import * as z from "zod";
import { centerSchema } from "../centers/schema";
import { channelSchema } from "../channels/schema";
import { designConventionsSchema } from "../chart/schema";
import { crossTerm } from "../cross/terms";
import { activationSchema, gateNumber } from "../gates/schema";
import { profile, profileKeynotes, typeMembers } from "../type/schema";
import { angles } from "../vocabulary/angles";
import { definitions } from "../vocabulary/definitions";

export const crossSchema = z
  .object({
    ...named("name", z.string(), crossTerm),
    ...named("angle", z.enum(["Right Angle", "Juxtaposition", "Left Angle"]).meta({ name: "CrossAngle" }), angles),
    angleCode: z.enum(["RAX", "JXT", "LAX"]),
    gates: z.array(gateNumber).meta({ description: "Personality Sun, Personality Earth, Design Sun, Design Earth" }),
    description: prose,
  })
  .meta({ name: "IncarnationCross" });

export const definition = z
  .enum(["None", "Single", "Split", "Triple Split", "Quadruple Split"])
  .meta({ name: "DesignDefinition", description: "How many groups the defined centers fall into" });

export const bodygraphOutput = z.object({
  designInstantUtc: z.string().meta({ description: "When the Sun stood 88 degrees before its natal place, ISO 8601" }),
  ...typeMembers,
  decisionDescription: prose.meta({ description: "How this strategy and this authority work together" }),
  profile,
  profileKeynotes,
  profileDescription: prose,
  ...named("definition", definition, definitions),
  definitionDescription: prose,
  sides: withTexts(
    z.object({ personality: z.string().meta({ weight: "prose" }), design: z.string().meta({ weight: "prose" }) }),
  ).meta({ description: "What each of the two sides is" }),
  incarnationCross: crossSchema,
  centers: z.array(centerSchema),
  channels: z.array(channelSchema),
  gates: z.array(activationSchema).meta({ description: "Thirteen of the personality, then thirteen of the design" }),
  conventions: designConventionsSchema,
});

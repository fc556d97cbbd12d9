import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, prose } from "@almagest/operation";
import * as z from "zod";
import { presentDesignConventions } from "../chart/conventions";
import { profileOf } from "../chart/profile";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { computeDesign } from "../gates/operations";
import { lineNumber } from "../gates/schema";
import { humanDesignReader } from "../texts/reader";
import type {
  DesignProfile,
  DesignProfileRequest,
  StrategyAndAuthority,
  StrategyAndAuthorityRequest,
  UncertainDesignProfile,
  UncertainStrategyAndAuthority,
} from "../types";
import { computeOpenProfile, computeOpenType } from "./open/compute";
import { presentOpenProfile, presentOpenType } from "./open/present";
import { uncertainProfileOutput, uncertainTypeOutput } from "./open/schema";
import { presentKeynotes, presentType } from "./present";
import { profile, typeMembers } from "./schema";

const examples = [{ date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" }] as const;

export const strategyAndAuthority: BirthOperation<
  StrategyAndAuthorityRequest,
  StrategyAndAuthority,
  UncertainStrategyAndAuthority,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateType",
  method: "POST",
  path: "/human-design/type",
  summary: "Type, strategy and authority of a birth",
  description:
    "The type follows from the defined Sacral and from a motor that reaches the Throat, the authority from the defined centers; strategy, signature and not-self theme belong to the type.",
  query: langQuery,
  body: designBirthBody,
  output: z.object({ ...typeMembers, profile, conventions: designConventionsSchema }),
  needs: [needEphemeris],
  compute: computeDesign,
  present: (design, words) => ({
    ...presentType(design, humanDesignReader(words)),
    profile: profileOf(design),
    conventions: presentDesignConventions(design),
  }),
  uncertain: {
    births: ["time"],
    output: uncertainTypeOutput,
    compute: computeOpenType,
    present: presentOpenType,
  },
  examples: [...examples],
});

export const designProfile: BirthOperation<
  DesignProfileRequest,
  DesignProfile,
  UncertainDesignProfile,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateProfile",
  method: "POST",
  path: "/human-design/profile",
  summary: "The profile of a birth: the lines of its two Suns",
  description:
    "The first digit is the line of the personality Sun, the second that of the design Sun, 88 degrees earlier.",
  query: langQuery,
  body: designBirthBody,
  output: z.object({
    profile,
    profileDescription: prose,
    personalityLine: lineNumber,
    designLine: lineNumber,
    personalityKeynote: prose,
    designKeynote: prose,
    conventions: designConventionsSchema,
  }),
  needs: [needEphemeris],
  compute: computeDesign,
  present: (design, words) => {
    const texts = humanDesignReader(words);
    const { personalityLine, designLine, personality, design: unconscious } = presentKeynotes(design, texts);
    return {
      profile: profileOf(design),
      profileDescription: texts.text(`profiles.${profileOf(design)}`),
      personalityLine,
      designLine,
      personalityKeynote: personality,
      designKeynote: unconscious,
      conventions: presentDesignConventions(design),
    };
  },
  uncertain: {
    births: ["time"],
    output: uncertainProfileOutput,
    compute: computeOpenProfile,
    present: presentOpenProfile,
  },
  examples: [...examples],
});

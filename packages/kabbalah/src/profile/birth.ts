import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, type NowContext, needNow } from "@almagest/operation";
import { kabbalahReader } from "../texts/reader";
import type { BirthProfile, BirthProfileRequest, UncertainBirthProfile } from "../types";
import { computeBirthProfile } from "./birth-compute";
import { presentBirth } from "./birth-present";
import { birthProfileBody, birthProfileOutput } from "./birth-schema";
import { computeOpenProfile } from "./open/compute";
import { presentOpenProfile } from "./open/present";
import { uncertainBirthProfileOutput } from "./open/schema";

export const birthProfile: BirthOperation<
  BirthProfileRequest,
  BirthProfile,
  UncertainBirthProfile,
  "time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "generateBirthProfile",
  method: "POST",
  path: "/kabbalah/birth-profile",
  summary: "A birth: its Hebrew date and birthday, three of the 72 names, a sephirah",
  description:
    "The Hebrew date is arithmetic; whether the sun had set is the caller's word. Names for days and degrees are a practice of Renaissance and later writers.",
  query: langQuery,
  body: birthProfileBody,
  output: birthProfileOutput,
  needs: [needEphemeris, needNow],
  compute: computeBirthProfile,
  present: (facts, words) => presentBirth(facts, kabbalahReader(words)),
  uncertain: {
    births: ["time"],
    output: uncertainBirthProfileOutput,
    compute: computeOpenProfile,
    present: presentOpenProfile,
  },
  examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "America/New_York" }],
});

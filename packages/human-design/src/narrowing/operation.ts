import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { DesignNarrowedTime, DesignNarrowedTimeRequest, UncertainDesignNarrowedTime } from "../types";
import { computeDesignNarrowedTime } from "./compute";
import { presentDesignNarrowedTime, presentUncertainDesignNarrowedTime } from "./present";
import { designNarrowedTimeBody, designNarrowedTimeOutput, uncertainDesignNarrowedTimeOutput } from "./schema";

export const designNarrowedTime: BirthOperation<
  DesignNarrowedTimeRequest,
  DesignNarrowedTime,
  UncertainDesignNarrowedTime,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "narrowHumanDesignBirthTime",
  method: "POST",
  path: "/human-design/birth-time",
  summary: "Unknown birth time: which times of the day agree with the type, authority, profile or centers as told",
  description:
    "One to ten claims (type, authority, profile, definition, a center defined or not), each compared with the design of every second of the day. Events are not asked for: the system times none of them by the hour of birth. No time is pronounced right.",
  query: langQuery,
  body: designNarrowedTimeBody,
  output: designNarrowedTimeOutput,
  needs: [needEphemeris],
  compute: computeDesignNarrowedTime,
  present: presentDesignNarrowedTime,
  isHeavy: true,
  uncertain: {
    births: ["time"],
    output: uncertainDesignNarrowedTimeOutput,
    compute: computeDesignNarrowedTime,
    present: presentUncertainDesignNarrowedTime,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "unknown",
      timezone: "America/New_York",
      claims: [{ member: "profile", value: "5/1" }],
    },
  ],
});

import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { Muhurta, MuhurtaRequest, UncertainMuhurta } from "../types";
import { computeMuhurta } from "./compute";
import { computeOpenMuhurta } from "./open";
import { presentOpenMuhurta } from "./open-present";
import { openMuhurtaOutput } from "./open-schema";
import { presentMuhurta } from "./present";
import { muhurtaBody, muhurtaOutput } from "./schema";

export const muhurta: BirthOperation<MuhurtaRequest, Muhurta, UncertainMuhurta, "people[].time", SkyContext> =
  defineBirthOperation({
    id: "findMuhurta",
    method: "POST",
    path: "/vedic-astrology/muhurta",
    summary: "Muhurta: whether a day is good for a wedding, a move, a journey or seven other purposes, and when",
    description:
      "One day or up to 90 at a place, for one person or several. Each day is refused with its reason and its verse (the Sun's sign, extra month, Vishnu's sleep, Venus or Jupiter in the Sun's light, eclipse, weekday, star, tithi, Bhadra, tara and Moon of those who take part), or has windows ranked by the rising sign. The answer in words is kept in every form. Lahiri.",
    query: langQuery,
    body: muhurtaBody,
    output: muhurtaOutput,
    needs: [needEphemeris],
    compute: computeMuhurta,
    present: presentMuhurta,
    uncertain: {
      births: ["people[].time"],
      output: openMuhurtaOutput,
      compute: computeOpenMuhurta,
      present: presentOpenMuhurta,
    },
    isHeavy: true,
    examples: [
      { purpose: "wedding", date: "2027-05-12", latitude: 18.5204, longitude: 73.8567, timezone: 5.5 },
      {
        purpose: "house-entry",
        date: "2027-02-01",
        days: 30,
        latitude: 18.5204,
        longitude: 73.8567,
        timezone: 5.5,
        people: [{ name: "Asha", date: "1990-07-04", time: "10:12:00", timezone: 5.5 }],
      },
    ],
  });

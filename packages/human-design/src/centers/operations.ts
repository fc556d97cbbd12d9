import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  defineOperation,
  foundRow,
  idFinder,
  langQuery,
  noneNamed,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { presentDesignConventions } from "../chart/conventions";
import { designBirthBody, designConventionsSchema } from "../chart/schema";
import { computeDesign } from "../gates/operations";
import { AWARENESS, CENTERS, type Center, MOTORS } from "../graph/centers";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type {
  CenterStates,
  CenterStatesRequest,
  HumanDesignCenter,
  HumanDesignCenterRequest,
  UncertainCenterStates,
} from "../types";
import { centers as centerTerms } from "../vocabulary/centers";
import { computeOpenCenters } from "./open/compute";
import { presentOpenCentersAnswer } from "./open/present";
import { uncertainCentersOutput } from "./open/schema";
import { presentCenterName, presentCenters } from "./present";
import { centerName, centerSchema } from "./schema";

/** Characters of an id at most. */
const LONGEST_ID = 60;

const statesOutput = z.object({
  centers: z.array(centerSchema),
  definedCount: count,
  conventions: designConventionsSchema,
});

export const centerStates: BirthOperation<
  CenterStatesRequest,
  CenterStates,
  UncertainCenterStates,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateCenters",
  method: "POST",
  path: "/human-design/centers",
  summary: "The nine centers of a birth: defined, undefined or open",
  description:
    "A center is defined by a channel of two active gates; without one it is undefined where it has an active gate, and open where it has none.",
  query: langQuery,
  body: designBirthBody,
  output: statesOutput,
  needs: [needEphemeris],
  compute: computeDesign,
  present: (design, words) => ({
    centers: presentCenters(design, humanDesignReader(words)),
    definedCount: design.centers.size,
    conventions: presentDesignConventions(design),
  }),
  uncertain: {
    births: ["time"],
    output: uncertainCentersOutput,
    compute: computeOpenCenters,
    present: presentOpenCentersAnswer,
  },
  examples: [{ date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" }],
});

const centerOutput = z.object({
  ...centerName,
  motor: z.boolean(),
  awareness: z.boolean(),
  definedMeaning: prose,
  undefinedMeaning: prose.meta({ description: "With one gate or more, but no defined channel" }),
  openMeaning: prose.meta({ description: "Without a single gate" }),
  notSelfQuestion: prose,
  biology: prose,
});

export const humanDesignCenter: Operation<HumanDesignCenterRequest, HumanDesignCenter> = defineOperation({
  id: "getCenter",
  method: "GET",
  path: "/human-design/centers/{id}",
  summary: "One of the nine centers, and what it means in each state",
  description: "Also whether it is a motor or a center of awareness, its not-self question and its biology.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(LONGEST_ID)
      .meta({
        description: `One of ${CENTERS.join(", ")}; letter case, spaces, hyphens and underscores are free`,
        examples: ["sacral"],
      }),
  }),
  query: langQuery,
  output: centerOutput,
  needs: [],
  compute: ({ id }) => resolveCenter(id),
  present: (center, words) => presentCenter(center, humanDesignReader(words)),
  examples: [{ id: "sacral" }],
});

/**
 * The center of an id or English name.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveCenter: (text: string) => Center = foundRow(
  idFinder<Center>([
    ...CENTERS.map((center) => [center, center] as const),
    ...CENTERS.map((center) => [centerTerms[center].en, center] as const),
  ]),
  noneNamed("center", CENTERS, LONGEST_ID),
);

function presentCenter(center: Center, texts: HumanDesignReader): DraftOf<typeof centerOutput> {
  return {
    ...presentCenterName(center),
    motor: MOTORS.has(center),
    awareness: AWARENESS.has(center),
    definedMeaning: texts.text(`centers.${center}.defined`),
    undefinedMeaning: texts.text(`centers.${center}.undefined`),
    openMeaning: texts.text(`centers.${center}.open`),
    notSelfQuestion: texts.text(`centers.${center}.question`),
    biology: texts.text(`centers.${center}.biology`),
  };
}

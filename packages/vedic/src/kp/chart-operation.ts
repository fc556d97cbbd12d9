import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { birthDetailsSchema, presentBirth } from "@almagest/sky";
import * as z from "zod";
import type { Focus } from "../birth/schema";
import { isNode } from "../grahas";
import { grahaOf } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import type { KpChart, KpChartRequest, UncertainKpChart } from "../types";
import { computeKpChart, type KpChartFacts, type KpNodeBirthInput } from "./chart";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { computeOpenKpChart } from "./open/compute";
import { presentOpenKpChart } from "./open/present";
import { openKpChartOutput } from "./open/schema";
import { nameOf, presentKpConventions, presentKpCusps, presentKpPlace, presentSignificators } from "./present";
import { promisesTold } from "./promise-told";
import {
  houseNumber,
  kpConventionsSchema,
  kpCuspSchema,
  kpNodeBirthShape,
  kpPlaceShape,
  planetShape,
  significatorsSchema,
} from "./schema";

const placeSchema = z.object(kpPlaceShape).meta({ name: "KpPlace" });
const nodeSchema = z.object({ house: houseNumber, ...kpPlaceShape }).meta({ name: "KpNode" });

const output = z.object({
  meta: z.object({
    ...birthDetailsSchema.shape,
    ayanamsa: z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" }),
    ayanamsaType: z.string(),
    houseSystem: z.literal("placidus"),
  }),
  ascendant: placeSchema.meta({ description: "The first cusp" }),
  cusps: z.array(kpCuspSchema).length(12),
  planets: z
    .array(z.object({ ...planetShape, house: houseNumber, ...kpPlaceShape, retrograde: z.boolean() }))
    .length(7)
    .meta({ description: "Sun to Saturn; the nodes stand apart" }),
  nodes: z.object({ rahu: nodeSchema, ketu: nodeSchema }),
  significators: significatorsSchema,
  reading: prose.meta({ description: "What the sub lords of the 7th, 10th and 11th cusps promise" }),
  ...focusShape,
  conventions: kpConventionsSchema,
});

type ChartInput = KpNodeBirthInput & { readonly focus: Focus };
type Facts = KpChartFacts & { readonly focus: Focus };

export const kpChart: BirthOperation<KpChartRequest, KpChart, UncertainKpChart, "time", SkyContext> =
  defineBirthOperation({
    id: "generateKpChart",
    method: "POST",
    path: "/vedic-astrology/kp/chart",
    summary: "Chart of the Krishnamurti Paddhati: cusps, grahas and significators",
    description:
      "Placidus cusps and the nine grahas, each to the sub-sub lord, with the four levels of significators by house and by graha. Rahu and Ketu act for the grahas in their sign, those that aspect them and their sign's lord, in that order.",
    query: focusQuery,
    body: z.object(kpNodeBirthShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: (input: ChartInput, context: { readonly ephemeris: Ephemeris }): Facts => ({
      ...computeKpChart(input, context),
      focus: input.focus,
    }),
    present: presentChart,
    uncertain: {
      births: ["time"],
      output: openKpChartOutput,
      compute: computeOpenKpChart,
      present: presentOpenKpChart,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentChart(facts: Facts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const node = (id: "rahu" | "ketu"): DraftOf<typeof nodeSchema> => {
    const body = grahaOf(facts.bodies, id);
    return { house: body.house, ...presentKpPlace(body) };
  };
  return {
    meta: {
      ...presentBirth(facts.birth),
      ayanamsa: facts.frame.ayanamsaDeg,
      ayanamsaType: facts.frame.ayanamsa,
      houseSystem: "placidus",
    },
    ascendant: presentKpPlace(at(facts.cusps, 0)),
    cusps: presentKpCusps(facts.cusps),
    planets: facts.bodies
      .filter(({ id }) => !isNode(id))
      .map((body) => ({
        planet: nameOf(body.id),
        house: body.house,
        ...presentKpPlace(body),
        retrograde: body.isRetrograde,
      })),
    nodes: { rahu: node("rahu"), ketu: node("ketu") },
    significators: presentSignificators(facts, texts),
    reading: promisesTold(facts, texts),
    ...presentHouseThemes(texts, facts.focus),
    conventions: presentKpConventions(facts, "placidus"),
  };
}

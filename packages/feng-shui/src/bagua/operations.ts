import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases } from "@almagest/i18n/chinese";
import {
  collection,
  type DraftOf,
  defineOperation,
  idFinder,
  langQuery,
  noneNamed,
  type Operation,
  pageQuery,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { EARLIER_HEAVEN, LATER_HEAVEN, TRIGRAMS } from "../compass/trigrams";
import { BASE_PLATE } from "../stars/lo-shu";
import { STAR_FACTS } from "../stars/stars";
import { type FengShuiReader, fengShuiReader } from "../texts/reader";
import type { BaguaSector, BaguaSectorRequest, BaguaSectors, BaguaSectorsRequest } from "../types";
import { baguaNames } from "../vocabulary/bagua";
import { palaceNames } from "../vocabulary/palaces";
import { phaseColors } from "../vocabulary/phase-colors";
import { presentTrigram } from "../wire/present";
import { base, direction, page, palace, phase, trigramSchema } from "../wire/schema";
import { BAGUA_IDS, BAGUA_PALACES, type BaguaId, PHASE_COLORS } from "./bagua";

const sector = z
  .object({
    id: z.enum(BAGUA_IDS),
    ...named("name", z.string(), baguaNames),
    number: base,
    ...named("palace", palace, palaceNames),
    ...named(
      "direction",
      direction.exactOptional().meta({ description: "The wind of the palace; the middle has none" }),
      compass,
    ),
    ...named("element", phase, phases),
    ...named("colors", z.array(z.string()).meta({ description: "Of the element" }), phaseColors),
    trigram: trigramSchema.exactOptional().meta({ description: "Of the Later Heaven ring there" }),
    earlierHeavenTrigram: trigramSchema.exactOptional().meta({ description: "Of the Earlier Heaven ring there" }),
    focus: prose,
    meaning: prose,
  })
  .meta({ name: "BaguaSectorRow" });

const sectors = collection({
  rows: BAGUA_IDS,
  find: idFinder(BAGUA_IDS.map((id) => [id, id] as const)),
  missing: noneNamed("bagua sector", BAGUA_IDS),
});

export const baguaSectors: Operation<BaguaSectorsRequest, BaguaSectors> = defineOperation({
  id: "listBaguaSectors",
  method: "GET",
  path: "/feng-shui/bagua",
  summary: "The nine life areas of the compass bagua, clockwise from North, the middle last",
  description:
    "Laid out by the compass, not from the door: palace, direction, element, colors and the trigrams of the Later and the Earlier Heaven.",
  query: z.object({ ...langQuery.shape, ...pageQuery(BAGUA_IDS.length) }),
  output: z.object({ ...page, sectors: z.array(sector) }),
  needs: [],
  compute: sectors.page,
  present: ({ rows, ...asked }, words) => {
    const texts = fengShuiReader(words);
    return { ...asked, sectors: rows.map((id) => presentBagua(id, texts)) };
  },
  examples: [{ limit: 9, offset: 0 }],
});

export const baguaSector: Operation<BaguaSectorRequest, BaguaSector> = defineOperation({
  id: "getBaguaSector",
  method: "GET",
  path: "/feng-shui/bagua/{id}",
  summary: "One life area of the compass bagua",
  description:
    "Its palace, direction, element, colors, the trigrams of the Later and the Earlier Heaven, and what the area stands for. The middle has no direction and no trigram.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: `One of ${BAGUA_IDS.join(", ")}`, examples: ["wealth"] }),
  }),
  query: langQuery,
  output: sector,
  needs: [],
  compute: sectors.byId,
  present: (id, words) => presentBagua(id, fengShuiReader(words)),
  examples: [{ id: "wealth" }],
});

function presentBagua(id: BaguaId, texts: FengShuiReader): DraftOf<typeof sector> {
  const place = BAGUA_PALACES[id];
  const number = BASE_PLATE[place];
  const { element } = STAR_FACTS[number];
  return {
    id,
    name: baguaNames[id].en,
    number,
    palace: place,
    direction: place === "Center" ? undefined : place,
    element,
    colors: [...PHASE_COLORS[element]],
    trigram: place === "Center" ? undefined : presentTrigram(TRIGRAMS[LATER_HEAVEN[place]], texts.lang),
    earlierHeavenTrigram: place === "Center" ? undefined : presentTrigram(TRIGRAMS[EARLIER_HEAVEN[place]], texts.lang),
    focus: texts.text(`bagua.${id}.focus`),
    meaning: texts.text(`bagua.${id}.meaning`),
  };
}

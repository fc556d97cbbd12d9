import { bars, definePicture, wheel } from "@almagest/pictures";
import * as z from "zod";
import { biWheel, outerChart, readUtc, utcText } from "./bi-wheel";
import {
  aspectOptions,
  readAspect,
  readBody,
  readChart,
  readPlace,
  wheelAspects,
  wheelBodies,
  wheelHouses,
} from "./chart";
import { readHouseSystem } from "./subheading";
import * as titles from "./titles";
import * as words from "./words";

const readPerson = readChart.extend({ name: z.string().optional() });

/** The second person's bodies around the first one's chart, with the aspects between the two. */
export const synastryBiWheel = definePicture({
  operation: "calculateSynastry",
  form: "bi-wheel",
  title: titles.synastry,
  reads: z.object({
    person1: readPerson,
    person2: readPerson,
    houseSystem: readHouseSystem,
    interAspects: z.array(readAspect),
    conventions: z.object({ person1: readUtc, person2: readUtc }).optional(),
  }),
  options: aspectOptions,
  draw: ({ person1, person2, houseSystem, interAspects, conventions }, { lang, aspects }) =>
    biWheel({
      lang,
      heading: titles.synastry[lang],
      inner: [person1.name ?? `${words.person[lang]} 1`, utcText(conventions?.person1)],
      around: [person2.name ?? `${words.person[lang]} 2`, utcText(conventions?.person2)],
      houseSystem,
      bodies: wheelBodies(person1.planets),
      outer: outerChart(person2, lang),
      ...wheelHouses(person1),
      aspects: wheelAspects(interAspects, aspects),
    }),
});

/** The chart of midpoints. */
export const compositeWheel = definePicture({
  operation: "generateCompositeChart",
  form: "wheel",
  title: titles.composite,
  reads: z.object({
    compositePlanets: z.array(readBody),
    compositeHouses: z.array(readPlace),
    compositeAscendant: readPlace,
    compositeMidheaven: readPlace,
    aspects: z.array(readAspect),
  }),
  options: aspectOptions,
  draw: (chart, { lang, aspects }) =>
    wheel({
      lang,
      heading: titles.composite[lang],
      bodies: wheelBodies(chart.compositePlanets),
      ...wheelHouses({
        houses: chart.compositeHouses,
        ascendant: chart.compositeAscendant,
        midheaven: chart.compositeMidheaven,
      }),
      aspects: wheelAspects(chart.aspects, aspects),
    }),
});

const CATEGORIES = ["romantic", "emotional", "intellectual", "physical", "spiritual"] as const;
const { romantic, emotional, intellectual, physical, spiritual } = words;
const CATEGORY_WORDS = { romantic, emotional, intellectual, physical, spiritual };
const percent = z.number();

/** The scores, 50 being even. */
export const compatibilityBars = definePicture({
  operation: "calculateCompatibility",
  form: "bars",
  title: titles.compatibility,
  reads: z.object({
    overallScore: percent,
    categories: z.object({
      romantic: percent,
      emotional: percent,
      intellectual: percent,
      physical: percent,
      spiritual: percent,
    }),
  }),
  draw: ({ overallScore, categories }, { lang }) =>
    bars({
      heading: titles.compatibility[lang],
      scale: [0, 100],
      marks: [{ at: 50, label: "50" }],
      bars: [
        { label: words.overall[lang], value: overallScore, isMarked: true },
        ...CATEGORIES.map((name) => ({
          label: CATEGORY_WORDS[name][lang],
          value: categories[name],
          paint: "soft" as const,
        })),
      ],
    }),
});

import { points } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import { type Bar, bars, definePicture, timeUnknown, type WheelBody, wheel } from "@almagest/pictures";
import * as z from "zod";
import { angleBody, biWheel, outerChart, readUtc, utcText } from "./bi-wheel";
import {
  aspectOptions,
  type ReadAspect,
  readAspect,
  readBody,
  readChart,
  readPlace,
  wheelAspects,
  wheelBodies,
  wheelHouses,
} from "./chart";
import { openBodies, readOpenBody } from "./open-chart";
import { readBirthTime, readHouseSystem, whenText } from "./subheading";
import * as titles from "./titles";
import * as words from "./words";

const readPerson = readChart.extend({ name: z.string().optional() });

const readOpenPerson = z.object({
  name: z.string().optional(),
  planets: z.array(readOpenBody),
  houses: z.array(readPlace).optional(),
  ascendant: readPlace.optional(),
  midheaven: readPlace.optional(),
});

/** The times of both, as far as they are known. */
const readPeopleTimes = z.object({ state: z.string(), people: z.array(readBirthTime) });

/** An aspect over every pair of times. */
const readPairAspect = readAspect.extend({ orb: z.object({ most: z.number() }) });

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
  uncertain: {
    reads: z.object({
      birthTime: readPeopleTimes,
      person1: readOpenPerson,
      person2: readOpenPerson,
      houseSystem: readHouseSystem.optional(),
      interAspects: z.array(readPairAspect),
    }),
    draw: ({ birthTime, person1, person2, houseSystem, interAspects }, { lang, aspects }) => {
      const [when1, when2] = birthTime.people.map((time) => whenText(dateOf(time), time, lang));
      const { houses, ascendant, midheaven } = person1;
      return biWheel({
        lang,
        heading: titles.synastry[lang],
        inner: [person1.name ?? `${words.person[lang]} 1`, when1],
        around: [person2.name ?? `${words.person[lang]} 2`, when2],
        houseSystem,
        bodies: openBodies(person1.planets),
        outer: openOuter(person2, lang),
        ...(houses && ascendant && midheaven ? wheelHouses({ houses, ascendant, midheaven }) : {}),
        aspects: wheelAspects(interAspects.map(atWidest), aspects),
      });
    },
  },
});

function dateOf({ from }: { readonly from: string }): { date: string } {
  return { date: from.slice(0, 10) };
}

/** The outer ring of a chart whose time may be open; its angles only where the time is known. */
function openOuter(
  { planets, ascendant, midheaven }: z.output<typeof readOpenPerson>,
  lang: Lang,
): readonly WheelBody[] {
  const bodies = openBodies(planets).map((body) => ({ ...body, paint: "accent" as const }));
  if (ascendant === undefined || midheaven === undefined) return bodies;
  const [rising, culminating] = [ascendant.longitude, midheaven.longitude];
  return [
    ...bodies,
    angleBody("AC", points.ascendant[lang], rising),
    angleBody("MC", points.midheaven[lang], culminating),
  ];
}

function atWidest({ orb, ...aspect }: z.output<typeof readPairAspect>): ReadAspect {
  return { ...aspect, orb: orb.most };
}

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
  uncertain: {
    reads: z.object({
      birthTime: readPeopleTimes,
      compositePlanets: z.array(readOpenBody.extend({ isOnEitherSide: z.boolean() })),
      aspects: z.array(readPairAspect),
    }),
    // a body that may be on either side is drawn on neither
    draw: ({ birthTime, compositePlanets, aspects: found }, { lang, aspects }) =>
      wheel({
        lang,
        heading: titles.composite[lang],
        ...(birthTime.state === "unknown" ? { subheading: timeUnknown[lang] } : {}),
        bodies: openBodies(compositePlanets.filter(({ isOnEitherSide }) => !isOnEitherSide)),
        aspects: wheelAspects(found.map(atWidest), aspects),
      }),
  },
});

const CATEGORIES = ["romantic", "emotional", "intellectual", "physical", "spiritual"] as const;
const { romantic, emotional, intellectual, physical, spiritual } = words;
const CATEGORY_WORDS = { romantic, emotional, intellectual, physical, spiritual };
const percent = z.number();
const readScores = z.object({ least: percent, most: percent });

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
  uncertain: {
    reads: z.object({
      birthTime: readPeopleTimes,
      overallScore: readScores,
      categories: z.object({
        romantic: readScores,
        emotional: readScores,
        intellectual: readScores,
        physical: readScores,
        spiritual: readScores,
      }),
    }),
    draw: ({ birthTime, overallScore, categories }, { lang }) =>
      bars({
        heading: titles.compatibility[lang],
        ...(birthTime.state === "unknown" ? { subheading: timeUnknown[lang] } : {}),
        scale: [0, 100],
        marks: [{ at: 50, label: "50" }],
        bars: [
          { label: words.overall[lang], ...scoreBar(overallScore), isMarked: true },
          ...CATEGORIES.map((name) => ({
            label: CATEGORY_WORDS[name][lang],
            ...scoreBar(categories[name]),
            paint: "soft" as const,
          })),
        ],
      }),
  },
});

/** A bar over all scores that are possible. */
function scoreBar({ least, most }: z.output<typeof readScores>): Pick<Bar, "value" | "start" | "text"> {
  return least === most ? { value: most } : { value: most, start: least, text: `${least}–${most}` };
}

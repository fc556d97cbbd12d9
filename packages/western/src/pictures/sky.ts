import type { HouseSystem } from "@almagest/operation";
import { aspectGrid, definePicture, type WheelAspect, wheel } from "@almagest/pictures";
import * as z from "zod";
import { aspectBetween } from "../aspects/find";
import { ASPECTS } from "../aspects/table";
import {
  gridAspects,
  gridBodies,
  type ReadBody,
  readAspect,
  readBody,
  readPlace,
  wheelBodies,
  wheelHouses,
} from "./chart";
import {
  openBodies,
  openFrame,
  openGridAspects,
  reachOf,
  readOpenAspect,
  readOpenBody,
  readOpenHouses,
} from "./open-chart";
import {
  openSubheading,
  readBirthTime,
  readHouseSystem,
  readMoment,
  readOpenMoment,
  readZodiac,
  subheading,
  whenText,
  zodiacSubheading,
} from "./subheading";
import * as titles from "./titles";

/** The bodies of a moment, 0° Aries left. */
export const positionsWheel = definePicture({
  operation: "getPlanetaryPositions",
  form: "wheel",
  title: titles.positions,
  reads: readMoment.extend({ planets: z.array(readBody), conventions: readZodiac }),
  draw: (sky, { lang }) =>
    wheel({
      lang,
      heading: titles.positions[lang],
      subheading: zodiacSubheading(subheading(sky, lang), sky.conventions, lang),
      bodies: wheelBodies(sky.planets),
    }),
  uncertain: {
    reads: readOpenMoment.extend({ birthTime: readBirthTime, planets: z.array(readOpenBody) }),
    draw: (sky, { lang }) =>
      wheel({
        lang,
        heading: titles.positions[lang],
        subheading: openSubheading(sky, sky.birthTime, lang),
        bodies: openBodies(sky.planets),
      }),
  },
});

/** Cusps and angles without bodies; of a comparison those of Placidus, which its `houses` are. */
export const housesWheel = definePicture({
  operation: "calculateHouses",
  form: "wheel",
  title: titles.houses,
  reads: readMoment.extend({
    houses: z.array(readPlace),
    houseSystem: z.union([readHouseSystem, z.literal("all")]),
    comparison: z.object({ placidus: z.object({ houseSystem: readHouseSystem }) }).optional(),
    ascendant: readPlace,
    midheaven: readPlace,
    conventions: readZodiac,
  }),
  draw: (answer, { lang }) =>
    wheel({
      lang,
      heading: titles.houses[lang],
      subheading: zodiacSubheading(subheading(answer, lang, shownSystem(answer)), answer.conventions, lang),
      bodies: [],
      ...wheelHouses(answer),
    }),
  uncertain: {
    reads: readOpenMoment.extend({ birthTime: readBirthTime, ...readOpenHouses.shape }),
    draw: (answer, { lang }) =>
      wheel({
        lang,
        heading: titles.houses[lang],
        subheading: openSubheading(answer, answer.birthTime, lang),
        bodies: openFrame(answer, lang),
      }),
  },
});

interface ShownHouses {
  readonly houseSystem: HouseSystem | "all";
  readonly comparison?: { readonly placidus: { readonly houseSystem: HouseSystem } } | undefined;
}

function shownSystem({ houseSystem, comparison }: ShownHouses): HouseSystem | undefined {
  return houseSystem === "all" ? comparison?.placidus.houseSystem : houseSystem;
}

/** Every aspect that was found, minor ones included, as asked for. */
export const aspectsGrid = definePicture({
  operation: "calculateAspects",
  form: "grid",
  title: titles.aspects,
  reads: readMoment.extend({ aspects: z.array(readAspect), conventions: readZodiac }),
  draw: (answer, { lang }) =>
    aspectGrid({
      heading: titles.aspects[lang],
      subheading: zodiacSubheading(subheading(answer, lang), answer.conventions, lang),
      rows: gridBodies(bodiesIn(answer.aspects)),
      aspects: gridAspects(answer.aspects, "all"),
    }),
  uncertain: {
    reads: readOpenMoment.extend({ birthTime: readBirthTime, aspects: z.array(readOpenAspect) }),
    draw: (answer, { lang }) =>
      aspectGrid({
        heading: titles.aspects[lang],
        subheading: openSubheading(answer, answer.birthTime, lang),
        rows: gridBodies(bodiesIn(answer.aspects)),
        aspects: openGridAspects(answer.aspects, "all"),
      }),
  },
});

type NamedPair = Pick<z.output<typeof readAspect>, "planet1" | "planet1Localized" | "planet2" | "planet2Localized">;

/** The bodies that aspects name, in the order they are first named. */
function bodiesIn(
  aspects: readonly NamedPair[],
): readonly { readonly name: string; readonly nameLocalized?: string }[] {
  const named = aspects.flatMap((found) => [
    { name: found.planet1, nameLocalized: found.planet1Localized ?? found.planet1 },
    { name: found.planet2, nameLocalized: found.planet2Localized ?? found.planet2 },
  ]);
  return [...new Map(named.map((body) => [body.name, body])).values()];
}

const readPattern = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  planets: z.array(z.string()),
});

/** The bodies that were looked at; the sides of every pattern are drawn. */
export const patternsWheel = definePicture({
  operation: "detectAspectPatterns",
  form: "wheel",
  title: titles.patterns,
  reads: z.object({ planets: z.array(readBody), patterns: z.array(readPattern) }),
  draw: ({ planets, patterns }, { lang }) =>
    wheel({
      lang,
      heading: titles.patterns[lang],
      subheading: namesOf(patterns).join(" · "),
      bodies: wheelBodies(planets),
      aspects: once(patterns.flatMap((pattern) => sidesOf(pattern, planets))),
    }),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, planets: z.array(readOpenBody), patterns: z.array(readPattern) }),
    draw: ({ birthTime, planets, patterns }, { lang }) => {
      const halfWay = planets.map((planet) => ({ name: planet.name, longitude: reachOf(planet).longitudeDeg }));
      return wheel({
        lang,
        heading: titles.patterns[lang],
        subheading: [...namesOf(patterns), whenText({ date: birthTime.from.slice(0, 10) }, birthTime, lang)].join(
          " · ",
        ),
        bodies: openBodies(planets),
        aspects: once(patterns.flatMap((pattern) => sidesOf(pattern, halfWay))),
      });
    },
  },
});

type ReadPattern = z.output<typeof readPattern>;

function namesOf(patterns: readonly ReadPattern[]): readonly string[] {
  return patterns.map(({ name, nameLocalized = name }) => nameLocalized);
}

/** Two figures may share a side. */
function once(sides: readonly WheelAspect[]): readonly WheelAspect[] {
  return [...new Map(sides.map((side) => [side.between.toSorted().join(), side])).values()];
}

/** The sides of a figure: every aspect between two of its bodies, minor ones but the quincunx left out. */
function sidesOf(
  { name, nameLocalized = name, planets: members }: ReadPattern,
  planets: readonly ReadBody[],
): readonly WheelAspect[] {
  const points = members.flatMap((member) => planets.filter((planet) => planet.name === member));
  return points.flatMap((one, index0) =>
    points.slice(index0 + 1).flatMap((other) => {
      const found = aspectBetween(standing(one), standing(other));
      if (found === undefined || (ASPECTS[found.aspect].maxOrbDeg < LEAST_ORB_DEG && found.aspect !== "quincunx"))
        return [];
      return [
        {
          between: [one.name, other.name] as const,
          aspect: found.aspect,
          label: nameLocalized,
          strength: found.strength / 100,
        },
      ];
    }),
  );
}

/** Minor aspects have narrower orbs. */
const LEAST_ORB_DEG = 6;

function standing({ longitude }: ReadBody): { readonly longitudeDeg: number; readonly speedDegPerDay: number } {
  return { longitudeDeg: longitude, speedDegPerDay: 0 };
}

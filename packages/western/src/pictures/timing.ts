import type { Lang, Term } from "@almagest/operation";
import { type AskedOptions, definePicture, type Picture, wheel } from "@almagest/pictures";
import * as z from "zod";
import { angleBody, biWheel, outerChart, readUtc, utcText } from "./bi-wheel";
import {
  aspectOptions,
  outerBodies,
  type ReadAspect,
  readAspect,
  readBody,
  readChart,
  readPlace,
  wheelAspects,
  wheelBodies,
  wheelHouses,
} from "./chart";
import {
  openBodies,
  openFrame,
  openWheelAspects,
  outerOpenBodies,
  readOpenAspect,
  readOpenBody,
  readOpenHouses,
  readReachAspect,
} from "./open-chart";
import {
  offset,
  openSubheading,
  readBirthTime,
  readHouseSystem,
  readMoment,
  readOpenMoment,
  subheading,
  whenText,
} from "./subheading";
import * as titles from "./titles";

const readNatal = readChart.extend({ houseSystem: readHouseSystem });

const readTransit = readAspect
  .omit({ planet1: true, planet1Localized: true, planet2: true, planet2Localized: true })
  .extend({
    transitPlanet: z.string(),
    transitPlanetLocalized: z.string().optional(),
    natalPlanet: z.string(),
    natalPlanetLocalized: z.string().optional(),
  });

/** A wheel's lines run from the inner ring to the outer one: from birth to what moves. */
function natalFirst(found: z.output<typeof readTransit>): ReadAspect {
  return {
    planet1: found.natalPlanet,
    planet1Localized: found.natalPlanetLocalized,
    planet2: found.transitPlanet,
    planet2Localized: found.transitPlanetLocalized,
    type: found.type,
    typeLocalized: found.typeLocalized,
    orb: found.orb,
    strength: found.strength,
  };
}

/** When the birth was that an answer about transits is to. */
const readNatalMoment = z.object({ natal: readUtc.optional() }).optional();

/** The moving sky around the chart of birth; by itself where the answer has none. */
export const transitsBiWheel = definePicture({
  operation: "calculateTransits",
  form: "bi-wheel",
  title: titles.transits,
  reads: z.object({
    transitDate: z.string(),
    transitTime: z.string(),
    timezone: z.number(),
    transitPlanets: z.array(readBody),
    transitAspects: z.array(readTransit).optional(),
    natal: readNatal.optional(),
    conventions: readNatalMoment,
  }),
  options: aspectOptions,
  draw: (answer, { lang, aspects }) => {
    const { transitDate: date, transitTime: time, timezone, natal, transitAspects = [] } = answer;
    const heading = titles.transits[lang];
    const moment = subheading({ date, time, timezone }, lang);
    if (natal === undefined)
      return wheel({ lang, heading, subheading: moment, bodies: wheelBodies(answer.transitPlanets) });
    return biWheel({
      lang,
      heading,
      inner: [titles.natalChart[lang], utcText(answer.conventions?.natal)],
      around: [heading, moment],
      houseSystem: natal.houseSystem,
      bodies: wheelBodies(natal.planets),
      outer: outerBodies(answer.transitPlanets),
      ...wheelHouses(natal),
      aspects: wheelAspects(transitAspects.map(natalFirst), aspects),
    });
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      transitDate: z.string(),
      transitTime: z.string(),
      timezone: z.number(),
      transitPlanets: z.array(readBody),
      transitAspects: z.array(readTransit.extend({ orb: readReachAspect.shape.orb })),
      natal: z.object({ planets: z.array(readOpenBody) }),
    }),
    draw: (answer, { lang, aspects }) => {
      const { birthTime, transitDate: date, transitTime: time, timezone, transitAspects } = answer;
      return biWheel({
        lang,
        heading: titles.transits[lang],
        inner: openBirthParts(birthTime, lang),
        around: [titles.transits[lang], subheading({ date, time, timezone }, lang)],
        bodies: openBodies(answer.natal.planets),
        outer: outerBodies(answer.transitPlanets),
        aspects: wheelAspects(
          transitAspects.map((found) => natalFirst({ ...found, orb: found.orb.most })),
          aspects,
        ),
      });
    },
  },
});

/** The chart in the middle of a bi-wheel, and what is known of its time. */
function openBirthParts(birthTime: z.output<typeof readBirthTime>, lang: Lang): readonly string[] {
  const date = birthTime.from.slice(0, 10);
  return [titles.natalChart[lang], date, whenText({ date }, birthTime, lang)];
}

/** The transits that were asked for, around the chart of birth. */
export const transitAspectsBiWheel = definePicture({
  operation: "calculateTransitAspects",
  form: "bi-wheel",
  title: titles.transits,
  reads: z.object({
    transitDate: z.string(),
    houseSystem: readHouseSystem,
    houses: z.array(readPlace),
    ascendant: readPlace,
    midheaven: readPlace,
    transitPlanets: z.array(readBody),
    natalPlanets: z.array(readBody),
    aspects: z.array(readAspect),
    conventions: readNatalMoment,
  }),
  draw: (answer, { lang }) => {
    const [date = "", time = ""] = answer.transitDate.split(" ");
    return biWheel({
      lang,
      heading: titles.transits[lang],
      inner: [titles.natalChart[lang], utcText(answer.conventions?.natal)],
      around: [titles.transits[lang], subheading({ date, time, timezone: 0 }, lang)],
      houseSystem: answer.houseSystem,
      bodies: wheelBodies(answer.natalPlanets),
      outer: outerBodies(answer.transitPlanets),
      ...wheelHouses(answer),
      aspects: wheelAspects(answer.aspects.map(turned), "all"),
    });
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      transitDate: z.string(),
      transitPlanets: z.array(readBody),
      natalPlanets: z.array(readOpenBody),
      aspects: z.array(readReachAspect),
    }),
    draw: (answer, { lang }) => {
      const [date = "", time = ""] = answer.transitDate.split(" ");
      return biWheel({
        lang,
        heading: titles.transits[lang],
        inner: openBirthParts(answer.birthTime, lang),
        around: [titles.transits[lang], subheading({ date, time, timezone: 0 }, lang)],
        bodies: openBodies(answer.natalPlanets),
        outer: outerBodies(answer.transitPlanets),
        aspects: wheelAspects(
          answer.aspects.map(({ orb, ...found }) => turned({ ...found, orb: orb.most })),
          "all",
        ),
      });
    },
  },
});

function turned(found: ReadAspect): ReadAspect {
  const { planet1, planet1Localized, planet2, planet2Localized } = found;
  return {
    ...found,
    planet1: planet2,
    planet1Localized: planet2Localized,
    planet2: planet1,
    planet2Localized: planet1Localized,
  };
}

/** The progressed bodies and angles around the chart of birth. */
export const progressionsBiWheel = definePicture({
  operation: "generateProgressions",
  form: "bi-wheel",
  title: titles.progressions,
  reads: z.object({
    targetDate: z.string(),
    planets: z.array(readBody),
    ascendant: readPlace,
    midheaven: readPlace,
    natal: readNatal,
    birthDetails: readMoment.optional(),
  }),
  draw: ({ targetDate, natal, birthDetails, ...progressed }, { lang }) =>
    biWheel({
      lang,
      heading: titles.progressions[lang],
      inner: [titles.natalChart[lang], birthText(birthDetails, lang)],
      around: [titles.progressions[lang], targetDate],
      houseSystem: natal.houseSystem,
      bodies: wheelBodies(natal.planets),
      outer: outerChart(progressed, lang),
      ...wheelHouses(natal),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      targetDate: z.string(),
      planets: z.array(readOpenBody),
      natal: z.object({ planets: z.array(readOpenBody) }),
    }),
    draw: ({ birthTime, targetDate, planets, natal }, { lang }) =>
      biWheel({
        lang,
        heading: titles.progressions[lang],
        inner: openBirthParts(birthTime, lang),
        around: [titles.progressions[lang], targetDate],
        bodies: openBodies(natal.planets),
        outer: outerOpenBodies(planets),
      }),
  },
});

function birthText(birth: z.output<typeof readMoment> | undefined, lang: Lang): string | undefined {
  return birth === undefined ? undefined : subheading(birth, lang);
}

const ANGLES: Readonly<Record<string, "AC" | "MC">> = { Ascendant: "AC", Midheaven: "MC" };

const readArc = z.object({ from: z.number(), to: z.number() });

const readContact = z.object({
  directed: z.string(),
  directedLocalized: z.string().optional(),
  natal: z.string(),
  natalLocalized: z.string().optional(),
  type: z.enum(["CONJUNCTION", "SQUARE", "OPPOSITION"]),
  typeLocalized: z.string().optional(),
  orb: z.number(),
});

/** Every point where it was at birth, and outside where the arc has carried it. */
export const solarArcBiWheel = definePicture({
  operation: "generateSolarArc",
  form: "bi-wheel",
  title: titles.solarArc,
  reads: z.object({
    targetDate: z.string(),
    birthDetails: readMoment.optional(),
    directed: z.array(
      z.object({
        name: z.string(),
        nameLocalized: z.string().optional(),
        natalLongitude: z.number(),
        directedLongitude: z.number(),
      }),
    ),
    contacts: z.array(readContact),
  }),
  draw: ({ targetDate, birthDetails, directed, contacts }, { lang }) => {
    const at = (name: string): number | undefined => directed.find((one) => one.name === name)?.natalLongitude;
    const arc = directed.map(({ directedLongitude, ...one }) => ({ ...one, longitude: directedLongitude }));
    const birth = directed.map(({ natalLongitude, ...one }) => ({ ...one, longitude: natalLongitude }));
    return biWheel({
      lang,
      heading: titles.solarArc[lang],
      inner: [titles.natalChart[lang], birthText(birthDetails, lang)],
      around: [titles.solarArc[lang], targetDate],
      bodies: wheelBodies(birth.filter(({ name }) => ANGLES[name] === undefined)),
      outer: arc.flatMap((one) => {
        const letters = ANGLES[one.name];
        return letters === undefined
          ? outerBodies([one])
          : [{ ...angleBody(letters, one.nameLocalized ?? one.name, one.longitude), id: one.name }];
      }),
      ascendantDeg: at("Ascendant"),
      midheavenDeg: at("Midheaven"),
      aspects: wheelAspects(contacts.map(contactAspect), "major"),
    });
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      targetDate: z.string(),
      directed: z.array(
        z.object({
          name: z.string(),
          nameLocalized: z.string().optional(),
          natalLongitude: readArc,
          directedLongitude: readArc,
        }),
      ),
      contacts: z.array(readContact.extend({ orb: readArc })),
    }),
    draw: ({ birthTime, targetDate, directed, contacts }, { lang }) =>
      biWheel({
        lang,
        heading: titles.solarArc[lang],
        inner: openBirthParts(birthTime, lang),
        around: [titles.solarArc[lang], targetDate],
        bodies: openBodies(directed.map(({ natalLongitude, ...one }) => ({ ...one, ...endsOf(natalLongitude) }))),
        outer: outerOpenBodies(
          directed.map(({ directedLongitude, ...one }) => ({ ...one, ...endsOf(directedLongitude) })),
        ),
        aspects: wheelAspects(
          contacts.map(({ orb, ...contact }) => contactAspect({ ...contact, orb: Math.max(orb.from, orb.to) })),
          "major",
        ),
      }),
  },
});

/** Both ends of an arc as the places of a body. */
function endsOf({ from, to }: z.output<typeof readArc>) {
  return { from: { longitude: from }, to: { longitude: to } };
}

/** The greatest orb of a contact. */
const CONTACT_ORB_DEG = 1;

function contactAspect(contact: {
  readonly natal: string;
  readonly natalLocalized?: string | undefined;
  readonly directed: string;
  readonly directedLocalized?: string | undefined;
  readonly type: ReadAspect["type"];
  readonly typeLocalized?: string | undefined;
  readonly orb: number;
}): ReadAspect {
  return {
    planet1: contact.natal,
    planet1Localized: contact.natalLocalized,
    planet2: contact.directed,
    planet2Localized: contact.directedLocalized,
    type: contact.type,
    typeLocalized: contact.typeLocalized,
    orb: contact.orb,
    strength: 100 * (1 - contact.orb / CONTACT_ORB_DEG),
  };
}

const readReturn = z.object({
  chart: readNatal.extend({ birthDetails: readMoment, aspects: z.array(readAspect) }),
});

const readOpenReturn = z.object({
  birthTime: readBirthTime,
  chart: z.object({
    moment: z.object({ from: z.string(), to: z.string(), timezone: z.number() }),
    planets: z.array(readOpenBody),
    aspects: z.array(readOpenAspect).optional(),
  }),
});

type ReturnWheel = Picture<AskedOptions<typeof aspectOptions>>;

/** A return is a separate chart of a separate moment. */
function returnWheel(operation: string, title: Term): ReturnWheel {
  return definePicture({
    operation,
    form: "wheel",
    title,
    reads: readReturn,
    options: aspectOptions,
    draw: ({ chart }, { lang, aspects }) =>
      wheel({
        lang,
        heading: title[lang],
        subheading: subheading(chart.birthDetails, lang, chart.houseSystem),
        bodies: wheelBodies(chart.planets),
        ...wheelHouses(chart),
        aspects: wheelAspects(chart.aspects, aspects),
      }),
    uncertain: {
      reads: readOpenReturn,
      draw: ({ birthTime, chart: { moment, planets, aspects: found = [] } }, { lang, aspects }) =>
        wheel({
          lang,
          heading: title[lang],
          subheading: [
            `${moment.from.replace("T", " ")} – ${moment.to.replace("T", " ")} ${offset(moment.timezone)}`,
            whenText({ date: birthTime.from.slice(0, 10) }, birthTime, lang),
          ].join(" · "),
          bodies: openBodies(planets),
          aspects: openWheelAspects(found, aspects),
        }),
    },
  });
}

export const solarReturnWheel = returnWheel("generateSolarReturn", titles.solarReturn);
export const lunarReturnWheel = returnWheel("generateLunarReturn", titles.lunarReturn);
export const planetaryReturnWheel = returnWheel("generatePlanetaryReturn", titles.planetaryReturn);

/** The sky of birth over the cusps of another place. */
export const relocationWheel = definePicture({
  operation: "generateRelocationChart",
  form: "wheel",
  title: titles.relocation,
  reads: readNatal.extend({
    birthDetails: readMoment,
    relocation: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  draw: (chart, { lang }) =>
    wheel({
      lang,
      heading: titles.relocation[lang],
      subheading: subheading({ ...chart.birthDetails, ...chart.relocation }, lang, chart.houseSystem),
      bodies: wheelBodies(chart.planets),
      ...wheelHouses(chart),
    }),
  uncertain: {
    reads: readOpenHouses.extend({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      relocation: z.object({ latitude: z.number(), longitude: z.number() }),
      planets: z.array(readOpenBody),
    }),
    draw: ({ birthTime, birthDetails, relocation, planets, ...frame }, { lang }) =>
      wheel({
        lang,
        heading: titles.relocation[lang],
        subheading: openSubheading({ ...birthDetails, ...relocation }, birthTime, lang),
        bodies: [...openBodies(planets), ...openFrame(frame, lang)],
      }),
  },
});

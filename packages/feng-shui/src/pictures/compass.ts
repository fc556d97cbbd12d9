import { isChinese, type Lang } from "@almagest/operation";
import { definePicture, type Figure, type RingCell, ring } from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS, type Direction } from "../compass/directions";
import { MOUNTAINS, type MountainId } from "../compass/mountains";
import { mountains } from "../field-labels/mountain-names";
import { palaceName, readDirection, readMountain, readPalace, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

/** North is below: degrees run clockwise from it, and the south is above. */
const NORTH_DEG = 270;
const WIND_DEG = 45;

interface Said {
  readonly heading: string;
  readonly subheading?: string;
  readonly mountains: ReadonlyMap<MountainId, string>;
  readonly winds?: ReadonlyMap<Direction, string>;
  readonly center: readonly string[];
}

/** The 24 mountains in their degrees around the eight winds, each with its note inside. */
function compassRing({ heading, subheading, mountains: said, winds, center }: Said, lang: Lang): Figure {
  const outer = MOUNTAINS.map(({ id, label, startDeg, endDeg }): RingCell => {
    const note = said.get(id);
    return {
      label: note ?? `${label}`,
      fromDeg: startDeg,
      toDeg: endDeg,
      isMarked: note !== undefined,
    };
  });
  const inner = MOUNTAINS.map(({ id, chinese, startDeg, endDeg }): RingCell => {
    const name = mountains[id][lang];
    return {
      label: chinese,
      ...(isChinese(lang) ? {} : { note: name }),
      fromDeg: startDeg,
      toDeg: endDeg,
      isMarked: said.has(id),
    };
  });
  const around = DIRECTIONS.map((direction, index0): RingCell => {
    const note = winds?.get(direction);
    return {
      label: palaceName(direction, lang),
      ...(note === undefined ? {} : { note }),
      fromDeg: (index0 * WIND_DEG + 360 - WIND_DEG / 2) % 360,
      toDeg: index0 * WIND_DEG + WIND_DEG / 2,
      isMarked: note !== undefined,
      ground: index0 % 2 === 0 ? "wash" : undefined,
    };
  });
  return ring({
    heading,
    ...(subheading === undefined ? {} : { subheading }),
    center,
    startDeg: NORTH_DEG,
    isFixed: true,
    rings: [
      { thickness: 92, cells: outer },
      { thickness: 58, cells: inner },
      { thickness: 84, cells: around },
    ],
  });
}

/** Facing and sitting among the 24 mountains. */
export const houseCompass = definePicture({
  operation: "generateFlyingStarChart",
  form: "compass",
  title: titles.compass,
  reads: z.object({ facing: readMountain, sitting: readMountain }),
  draw: ({ facing, sitting }, { lang }) =>
    compassRing(
      {
        heading: titles.compass[lang],
        mountains: new Map([
          [facing.id, words.facing[lang]],
          [sitting.id, words.sitting[lang]],
        ]),
        center: [`${sitting.chinese} → ${facing.chinese}`, `${sitting.label} → ${facing.label}`],
      },
      lang,
    ),
});

const readNamed = z.object({ name: text, chinese: text });
const readPlaced = readNamed.extend({ mountain: readMountain });

/**
 * Places of the year's afflictions: by mountains the Tai Sui, the Sui Po and the three Sha, by wind the Five Yellow.
 */
export const afflictionsCompass = definePicture({
  operation: "getAnnualAfflictions",
  form: "compass",
  title: titles.afflictions,
  reads: z.object({
    year: z.int(),
    changeoverDate: text,
    taiSui: readPlaced,
    suiPo: readPlaced,
    sanSha: readNamed.extend({ direction: readDirection, parts: z.array(readPlaced) }),
    fiveYellow: readNamed.extend({ palace: readPalace }),
  }),
  draw: ({ year, changeoverDate, taiSui, suiPo, sanSha, fiveYellow }, { lang }) => {
    const said = new Map<MountainId, string>();
    for (const one of [taiSui, suiPo, ...sanSha.parts]) {
      const before = said.get(one.mountain.id);
      const name = one.chinese;
      said.set(one.mountain.id, before === undefined ? name : `${before} ${name}`);
    }
    const { palace } = fiveYellow;
    const yellow = `${fiveYellow.chinese} 5`;
    const legend = [taiSui, suiPo, sanSha, fiveYellow].map(({ chinese, name }) =>
      isChinese(lang) ? chinese : `${chinese} ${name}`,
    );
    return compassRing(
      {
        heading: titles.afflictions[lang],
        subheading: `${changeoverDate} · ${legend.join(", ")}`,
        mountains: said,
        winds: palace === "Center" ? new Map() : new Map([[palace, yellow]]),
        center: [String(year), ...(palace === "Center" ? [yellow] : [])],
      },
      lang,
    );
  },
});

import { listOf } from "@almagest/i18n";
import { type Piece, readingOf } from "@almagest/telling";
import type { Center } from "../graph/centers";
import { centersOf } from "../graph/channels";
import { type DesignType, definitionOf, TYPES, typeOf } from "../graph/mechanics";
import { telling } from "../texts/families";
import type { HumanDesignReader } from "../texts/reader";
import { channelNames } from "../vocabulary/channels";
import type { Connection, SharedChannel } from "./connection-compute";
import { CENTERS_OF_THEME, holderOf, type Person, strongestThemes, type ThemeFact, themeOf } from "./themes";

/** The number of themes and centers that a reading tells, together. */
const MOST_FACTS = 3;

/** The first center of one person alone in the reading: the one whose influence on the other is the strongest. */
export const CENTERS_BY_INFLUENCE = [
  "solar-plexus",
  "sacral",
  "heart",
  "g",
  "spleen",
  "root",
  "throat",
  "ajna",
  "head",
] as const satisfies readonly Center[];

const SECTION = { section: "pair" } as const;

/** The reading of a connection; undefined where the caller brought no texts. */
export function connectionReading(facts: Connection, texts: HumanDesignReader): string | undefined {
  return readingOf(connectionPieces(facts, texts));
}

/** Their types, up to three themes, centers of one alone where there are fewer, and the whole. */
export function connectionPieces(facts: Connection, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const themes = strongestThemes(
    facts.channels.filter((one) => isTold(one, facts)),
    MOST_FACTS,
  );
  const told = new Set(themes.flatMap(({ theme }) => CENTERS_OF_THEME[theme]));
  const centers = CENTERS_BY_INFLUENCE.filter((center) => !told.has(center)).flatMap((center) => {
    const holder = onlyHolder(facts, center);
    return holder ? [{ center, holder }] : [];
  });
  return [
    typesPiece(facts, texts),
    ...(facts.channels.length === 0 ? [teller.tell("meeting", "quiet", SECTION)] : []),
    ...themes.map((theme) =>
      teller.tell("themes", `${theme.theme}.${theme.dynamic}`, { ...SECTION, values: themeValues(theme, texts) }),
    ),
    ...centers
      .slice(0, MOST_FACTS - themes.length)
      .map(({ center, holder }) => teller.tell("centers", center, { ...SECTION, values: roles(holder, texts) })),
    teller.tell("meeting", `definition.${definitionOf(facts.channels.map(({ channel }) => channel))}`, SECTION),
  ];
}

/** The texts of a channel that one person has whole speak of an open center of the other. */
function isTold(one: SharedChannel, { centers }: Connection): boolean {
  const holder = holderOf(one);
  if (holder === undefined) return true;
  const spoken = CENTERS_OF_THEME[themeOf(one.channel)].filter((center) => centersOf(one.channel).includes(center));
  return spoken.every((wanted) =>
    centers.every(({ center, definedBy }) => center !== wanted || definedBy.every((person) => person === holder)),
  );
}

function typesPiece({ personA, personB }: Connection, texts: HumanDesignReader): Piece | undefined {
  return meetingPiece([typeOf(personA.channels), typeOf(personB.channels)], texts);
}

/** Two types, the one that comes first in the list of types first. */
export function meetingPiece(
  [typeOfA, typeOfB]: readonly [DesignType, DesignType],
  texts: HumanDesignReader,
): Piece | undefined {
  const isAFirst = TYPES.indexOf(typeOfA) <= TYPES.indexOf(typeOfB);
  const { holder: first, other: second } = roles(isAFirst ? "A" : "B", texts);
  return telling.teller(texts, 0).find("types", isAFirst ? `${typeOfA}.${typeOfB}` : `${typeOfB}.${typeOfA}`, {
    ...SECTION,
    values: { first, second },
  });
}

export function themeValues(
  { holder, channels }: ThemeFact,
  texts: HumanDesignReader,
): { holder: string; other: string; channels: string } {
  return {
    ...roles(holder ?? "A", texts),
    channels: listOf(
      channels.map(({ id }) => `${channelNames[id][texts.speaks]} (${id})`),
      texts.speaks,
    ),
  };
}

function roles(holder: Person, texts: HumanDesignReader): { holder: string; other: string } {
  const named = (letter: Person): string => texts.text("person", { letter }) ?? "";
  return { holder: named(holder), other: named(holder === "A" ? "B" : "A") };
}

function onlyHolder({ centers }: Connection, wanted: Center): Person | undefined {
  const definedBy = centers.find(({ center }) => center === wanted)?.definedBy ?? [];
  return definedBy.length === 1 ? definedBy[0] : undefined;
}

import { at, foundRow, InvariantError, idFinder, noneNamed } from "@almagest/operation";

/** The ten in order, and daat, which is not counted among them. */
export const SEPHIRAH_IDS = [
  "keter",
  "chokhmah",
  "binah",
  "chesed",
  "gevurah",
  "tiferet",
  "netzach",
  "hod",
  "yesod",
  "malkuth",
  "daat",
] as const;
export type SephirahId = (typeof SEPHIRAH_IDS)[number];
export type CountedSephirah = Exclude<SephirahId, "daat">;

export const PILLARS = ["left", "middle", "right"] as const;
export type Pillar = (typeof PILLARS)[number];

export const WORLD_IDS = ["atziluth", "briah", "yetzirah", "assiah"] as const;
export type WorldId = (typeof WORLD_IDS)[number];

export interface Sephirah {
  readonly id: SephirahId;
  /** 1 to 10; null for daat. */
  readonly number: number | null;
  /** With points. */
  readonly pointed: string;
  /** Without. */
  readonly hebrew: string;
  readonly pillar: Pillar;
  /** Of the Hermetic mapping; null for daat. */
  readonly world: WorldId | null;
}

const ROWS = [
  ["כֶּתֶר", "כתר", "middle", "atziluth"],
  ["חָכְמָה", "חכמה", "right", "briah"],
  ["בִּינָה", "בינה", "left", "briah"],
  ["חֶסֶד", "חסד", "right", "yetzirah"],
  ["גְּבוּרָה", "גבורה", "left", "yetzirah"],
  ["תִּפְאֶרֶת", "תפארת", "middle", "yetzirah"],
  ["נֶצַח", "נצח", "right", "yetzirah"],
  ["הוֹד", "הוד", "left", "yetzirah"],
  ["יְסוֹד", "יסוד", "middle", "yetzirah"],
  ["מַלְכוּת", "מלכות", "middle", "assiah"],
  ["דַּעַת", "דעת", "middle", null],
] as const satisfies readonly (readonly [string, string, Pillar, WorldId | null])[];

export const SEPHIROT: readonly Sephirah[] = SEPHIRAH_IDS.map((id, index0) => {
  const [pointed, hebrew, pillar, world] = at(ROWS, index0);
  return { id, pointed, hebrew, pillar, world, number: id === "daat" ? null : index0 + 1 };
});

/** Top to bottom, the order in which the ten come forth. */
export const LIGHTNING_FLASH: readonly CountedSephirah[] = SEPHIRAH_IDS.filter(
  (id): id is CountedSephirah => id !== "daat",
);

export interface World {
  readonly id: WorldId;
  readonly pointed: string;
  readonly hebrew: string;
  /** The Hermetic mapping. */
  readonly sephirot: readonly SephirahId[];
  /** After Isaac Luria, who puts keter above the four; here it belongs to the first. */
  readonly sephirotAlternate: readonly SephirahId[];
}

const SMALL_FACE: readonly SephirahId[] = ["chesed", "gevurah", "tiferet", "netzach", "hod", "yesod"];

export const WORLDS: readonly World[] = [
  {
    id: "atziluth",
    pointed: "אֲצִילוּת",
    hebrew: "אצילות",
    sephirot: ["keter"],
    sephirotAlternate: ["keter", "chokhmah"],
  },
  {
    id: "briah",
    pointed: "בְּרִיאָה",
    hebrew: "בריאה",
    sephirot: ["chokhmah", "binah"],
    sephirotAlternate: ["binah"],
  },
  {
    id: "yetzirah",
    pointed: "יְצִירָה",
    hebrew: "יצירה",
    sephirot: SMALL_FACE,
    sephirotAlternate: SMALL_FACE,
  },
  {
    id: "assiah",
    pointed: "עֲשִׂיָּה",
    hebrew: "עשיה",
    sephirot: ["malkuth"],
    sephirotAlternate: ["malkuth"],
  },
];

export function sephirahOf(id: SephirahId): Sephirah {
  const found = SEPHIROT.find((sephirah) => sephirah.id === id);
  if (found === undefined) throw new InvariantError("a sephirah without its row", { id });
  return found;
}

/** The sephirah of a number from 1 to 10. */
export function sephirahNumbered(number: number): CountedSephirah {
  return at(LIGHTNING_FLASH, number - 1);
}

/** The digits of a whole number above 0 summed until 10 or less is left: 1 to 10. */
export function reducedToTen(value: number): number {
  let number = value;
  while (number > 10) number = [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
  return number;
}

const findSephirah = idFinder<Sephirah>([
  ...SEPHIROT.map((sephirah) => [sephirah.id, sephirah] as const),
  ...[
    ["kether", "keter"],
    ["chokmah", "chokhmah"],
    ["chochmah", "chokhmah"],
    ["hokhmah", "chokhmah"],
    ["hesed", "chesed"],
    ["geburah", "gevurah"],
    ["din", "gevurah"],
    ["tiphereth", "tiferet"],
    ["tifereth", "tiferet"],
    ["netzah", "netzach"],
    ["yesod", "yesod"],
    ["malkhut", "malkuth"],
    ["malchut", "malkuth"],
    ["daath", "daat"],
    ["da'at", "daat"],
  ].flatMap(([spelling = "", id]) => {
    const found = SEPHIROT.find((sephirah) => sephirah.id === id);
    return found === undefined ? [] : [[spelling.replace("'", ""), found] as const];
  }),
]);

/**
 * The sephirah of an id or of another common spelling; case and punctuation are free.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveSephirah: (text: string) => Sephirah = foundRow(
  (text: string) => findSephirah(text.replace(/[^\p{L}\s_-]/gu, "")),
  noneNamed("sephirah", SEPHIRAH_IDS),
);

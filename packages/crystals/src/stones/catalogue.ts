import { editDistance, foldKey, foundRow, InvariantError, idFinder, type NoSuchRow } from "@almagest/operation";
import { ROWS_A_TO_C } from "./a-to-c";
import { ROWS_D_TO_L } from "./d-to-l";
import { ROWS_M_TO_P } from "./m-to-p";
import { ROWS_R_TO_Z } from "./r-to-z";
import { type Stone, stoneOfRow } from "./stone";

/**
 * Every stone, by name. Mineralogy: the International Mineralogical Association's list of formulas and systems, hardness
 * as gem tables print it. The rest is modern lore: planets after Cunningham (Encyclopedia of Crystal, Gem and Metal Magic,
 * 1988) where he names the stone, chakras and signs as Hall and Melody have them, months by the American trade's list.
 */
export const STONES: readonly Stone[] = [ROWS_A_TO_C, ROWS_D_TO_L, ROWS_M_TO_P, ROWS_R_TO_Z].flat().map(stoneOfRow);

const BY_ID: ReadonlyMap<string, Stone> = new Map(STONES.map((stone) => [stone.id, stone]));

/** The stone of an id of the catalogue. */
export function stoneOf(id: string): Stone {
  const stone = BY_ID.get(id);
  if (stone === undefined) throw new InvariantError(`no stone ${id}`);
  return stone;
}

/** Names that dealers and mineralogists use besides. */
const ALIASES: Readonly<Record<string, string>> = {
  aventurine: "green-aventurine",
  cairngorm: "smoky-quartz",
  celestine: "celestite",
  chalcedony: "blue-chalcedony",
  cordierite: "iolite",
  heliotrope: "bloodstone",
  lapis: "lapis-lazuli",
  nephrite: "jade",
  obsidian: "black-obsidian",
  onyx: "black-onyx",
  phenacite: "phenakite",
  quartz: "clear-quartz",
  "rock-crystal": "clear-quartz",
  schorl: "black-tourmaline",
  "tiger-eye": "tigers-eye",
  "tiger's-eye": "tigers-eye",
};

const findStone = idFinder<Stone>([
  ...STONES.flatMap((stone) => [[stone.id, stone] as const, [stone.name, stone] as const]),
  ...Object.entries(ALIASES).map(([alias, id]) => [alias, stoneOf(id)] as const),
]);

const NEAREST = 3;

/**
 * The stone of an id, an English name or a second name. Letter case and separators are free: `ROSE_QUARTZ`.
 * @throws DomainError `not_found` with the nearest ids.
 */
export const resolveStone: (text: string) => Stone = foundRow(findStone, noStone);

function noStone(sent: string): NoSuchRow {
  const key = foldKey(sent, "separators");
  const nearest = STONES.map(({ id }) => ({ id, distance: editDistance(key, id) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAREST)
    .map(({ id }) => id);
  const message = `There is no stone "${sent}". Ids are English names in lower case joined by hyphens: rose-quartz. Nearest: ${nearest.join(", ")}. GET /crystals lists all ${STONES.length}.`;
  return { message, details: { nearest, accepted: STONES.map(({ id }) => id) } };
}

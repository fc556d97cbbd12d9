import type { DraftOf } from "@almagest/operation";
import { phaseNamed } from "../present";
import type { ChineseReader } from "../texts/reader";
import { PILLAR_POSITIONS, type PillarPosition } from "./birth";
import type { Interaction } from "./interactions";
import type { interactionSchema } from "./schema";

/** The keys of the texts that tell an interaction, the most particular first. */
type KeysOf = (interaction: Interaction) => readonly string[];

/**
 * Interactions on the wire. A text that an earlier one has told is not told again: where the same two branches meet once
 * more, what is said is between which pillars.
 */
export function presentInteractions(
  interactions: readonly Interaction[],
  texts: ChineseReader,
  keysOf: KeysOf,
): DraftOf<typeof interactionSchema>[] {
  const told = new Set<string>();
  return interactions.map((interaction) => {
    const keys = keysOf(interaction);
    const fresh = keys.filter((key) => !told.has(key));
    for (const key of fresh) told.add(key);
    const meaning = (fresh.length > 0 ? fresh : keys.slice(-1)).map((key) => texts.lookup(key));
    return { ...presentBond(interaction), meaning: meaning.includes(undefined) ? undefined : meaning.join("\n\n") };
  });
}

function presentBond({ bond, positions, members, complete }: Interaction): DraftOf<typeof interactionSchema> {
  const { type, id, chinese, pinyin, quality, transformsTo, variety } = bond;
  return {
    type,
    id,
    chinese,
    pinyin,
    quality,
    positions: [...positions],
    members: [...members],
    transformsTo: transformsTo && phaseNamed(transformsTo),
    variety,
    complete,
    meaning: undefined,
  };
}

/** Within one chart: the bond, of a complete punishment its whole group, and the pillars it runs between. */
export function natalKeys(interaction: Interaction): readonly string[] {
  const { type } = interaction.bond;
  return [
    `interactions.natal.${type}.${groupId(interaction)}`,
    `interactions.pillars.${type}.${interaction.positions.join("-")}`,
  ];
}

/** Between two charts: the bond, and the two pillars in the order of a chart. */
export function betweenKeys({ bond, positions }: Interaction): readonly string[] {
  const places = PILLAR_POSITIONS.filter((one) => positions.some((position) => position.endsWith(`.${one}`)));
  const pair = places.length === 1 ? [...places, ...places] : places;
  return [
    `interactions.between.${bond.type}.${bond.id}`,
    `interactions.betweenPillars.${bond.quality}.${pair.join("-")}`,
  ];
}

/** A year upon a chart: by the natal pillar that it touches; of a trine's two, the nearer to the person. */
export function annualKeys({ bond, positions }: Interaction): readonly string[] {
  const touched = NEAREST.find((position) => positions.includes(`natal.${position}`));
  return [`interactions.annual.${bond.type}.${touched}`];
}

const NEAREST: readonly PillarPosition[] = ["day", "month", "hour", "year"];

/** The bond's id, or that of all three branches where a punishment is complete with this pair's third. */
function groupId({ bond, complete }: Interaction): string {
  if (complete !== true || bond.third === undefined) return bond.id;
  return [...bond.id.split("-"), bond.third].sort().join("-");
}

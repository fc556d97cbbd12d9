import type { DraftOf } from "@almagest/operation";
import { phaseNamed } from "../present";
import type { ChineseReader } from "../texts/reader";
import type { Interaction } from "./interactions";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";
import type { interactionSchema } from "./schema";
import { memberTold, speechOf } from "./speech";

/** The texts of interactions of one kind. */
interface Manner {
  /** The keys of the texts that tell one, the bond's own first. */
  readonly keys: (interaction: Interaction) => readonly string[];
  /** The text for when all of them have been told. */
  readonly again?: (interaction: Interaction, texts: ChineseReader) => string | undefined;
}

/**
 * Interactions on the wire. A text is used once: where the same two branches meet again, the text names only the
 * pillars.
 */
export function presentInteractions(
  interactions: readonly Interaction[],
  texts: ChineseReader,
  { keys: keysOf, again }: Manner,
): DraftOf<typeof interactionSchema>[] {
  const told = new Set<string>();
  return interactions.map((interaction) => {
    const keys = keysOf(interaction);
    const fresh = keys.filter((key) => !told.has(key));
    for (const key of fresh) told.add(key);
    const meaning = fresh.length > 0 ? fresh.map((key) => texts.lookup(key)) : [again?.(interaction, texts)];
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
export const NATAL: Manner = { keys: natalKeys };

/** Between two charts: the bond, and the two pillars in the order of a chart. */
export const BETWEEN: Manner = {
  keys: betweenKeys,
  again: ({ bond, members, positions }, texts) => {
    const speech = speechOf(texts);
    const [first, second] = positions.map((position) => PILLAR_POSITIONS.find((one) => position.endsWith(`.${one}`)));
    return texts.text("interactions.again.between", {
      pair: speech.list(members.map((one) => memberTold(one, bond.type, { ...speech, branch: speech.bareBranch }))),
      kind: speech.bond(bond.type),
      first: first ? speech.position(first) : "",
      second: second ? speech.position(second) : "",
    });
  },
};

/** A year upon a chart. */
export const ANNUAL: Manner = { keys: annualKeys, again: (_, texts) => texts.text("interactions.again.annual") };

function natalKeys(interaction: Interaction): readonly string[] {
  const { type } = interaction.bond;
  return [
    `interactions.natal.${type}.${groupId(interaction)}`,
    `interactions.pillars.${type}.${interaction.positions.join("-")}`,
  ];
}

function betweenKeys({ bond, positions }: Interaction): readonly string[] {
  const places = PILLAR_POSITIONS.filter((one) => positions.some((position) => position.endsWith(`.${one}`)));
  const pair = places.length === 1 ? [...places, ...places] : places;
  return [
    `interactions.between.${bond.type}.${bond.id}`,
    `interactions.betweenPillars.${bond.quality}.${pair.join("-")}`,
  ];
}

/** By the natal pillar that the year touches; of a trine's two, the nearer to the person. */
function annualKeys({ bond, positions }: Interaction): readonly string[] {
  const touched = NEAREST.find((position) => positions.includes(`natal.${position}`));
  return [`interactions.annual.${bond.type}.${touched}`];
}

const NEAREST: readonly PillarPosition[] = ["day", "month", "hour", "year"];

/** The bond's id, or that of all three branches where a punishment is complete with this pair's third. */
function groupId({ bond, complete }: Interaction): string {
  if (complete !== true || bond.third === undefined) return bond.id;
  return [...bond.id.split("-"), bond.third].sort().join("-");
}

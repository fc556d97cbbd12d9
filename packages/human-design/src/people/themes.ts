import { planOf, ranked } from "@almagest/telling";
import { type Center, centerOf } from "../graph/centers";
import type { Channel } from "../graph/channels";
import type { Dynamic, SharedChannel } from "./connection-compute";

/** Themes between two people, by the center that gives a channel its character. */
export const THEMES = ["feeling", "will", "mind", "instinct", "direction", "drive"] as const;
export type Theme = (typeof THEMES)[number];

export type Person = "A" | "B";

/** The channels of one theme that two people hold in one way. */
export interface ThemeFact {
  readonly theme: Theme;
  readonly dynamic: Dynamic;
  /** The person who has them whole where only one does. */
  readonly holder: Person | undefined;
  readonly channels: readonly Channel[];
}

/**
 * The strength with which a channel is felt between two people: the pull first, then channels where one always gives
 * in.
 */
const WEIGHT: Readonly<Record<Dynamic, number>> = {
  electromagnetic: 4,
  compromise: 3,
  companionship: 2.5,
  dominance: 2,
};

const THEME_OF_CENTER: readonly (readonly [Center, Theme])[] = [
  ["solar-plexus", "feeling"],
  ["heart", "will"],
  ["ajna", "mind"],
  ["spleen", "instinct"],
  ["g", "direction"],
];

/** The centers that a theme speaks of. */
export const CENTERS_OF_THEME: Readonly<Record<Theme, readonly Center[]>> = {
  feeling: ["solar-plexus"],
  will: ["heart"],
  mind: ["ajna", "head"],
  instinct: ["spleen"],
  direction: ["g"],
  drive: ["sacral", "root"],
};

/** The theme of a channel: that of the first center in the list that it touches, otherwise drive. */
export function themeOf(channel: Channel): Theme {
  const ends = channel.gates.map(centerOf);
  return THEME_OF_CENTER.find(([center]) => ends.includes(center))?.[1] ?? "drive";
}

/** The strongest fact of each theme that two people have in common, the strongest theme first, `most` at most. */
export function strongestThemes(shared: readonly SharedChannel[], most: number): readonly ThemeFact[] {
  const planned = planOf({
    facts: themeFacts(shared),
    sections: THEMES.map((name) => ({ name, concern: ({ theme }: ThemeFact) => Number(theme === name) })),
    strengthOf,
  });
  return ranked(
    planned.flatMap(({ facts }) => facts),
    strengthOf,
  ).slice(0, most);
}

function strengthOf({ dynamic, channels }: ThemeFact): number {
  return WEIGHT[dynamic] * channels.length;
}

function themeFacts(shared: readonly SharedChannel[]): readonly ThemeFact[] {
  const facts = new Map<string, ThemeFact>();
  for (const one of shared) {
    const [theme, holder] = [themeOf(one.channel), holderOf(one)];
    const key = [theme, one.dynamic, holder].join();
    const channels = [...(facts.get(key)?.channels ?? []), one.channel];
    facts.set(key, { theme, dynamic: one.dynamic, holder, channels });
  }
  return [...facts.values()];
}

/** The person who has more of a channel. */
export function holderOf({ gatesOfA, gatesOfB }: SharedChannel): Person | undefined {
  if (gatesOfA.length === gatesOfB.length) return undefined;
  return gatesOfA.length > gatesOfB.length ? "A" : "B";
}

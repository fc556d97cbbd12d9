import { astroCom } from "./astro-com";
import { jagannathaHora } from "./jagannatha-hora";
import { parasharasLight } from "./parasharas-light";
import type { Preset } from "./preset";

/** Every preset there is, in the order of the alphabet. */
export const PRESETS: readonly Preset[] = [astroCom, jagannathaHora, parasharasLight];

/** The options of a preset for the operations of a tradition, by member. */
export function optionsOf(name: unknown, tradition: string): readonly (readonly [string, unknown])[] {
  const preset = PRESETS.find((one) => one.name === name);
  const options = tradition === "western" ? preset?.western : tradition === "vedic" ? preset?.vedic : undefined;
  return Object.entries(options ?? {}).map(([member, option]) => [member, option.value] as const);
}

import { isSame, PRESET } from "./apply";
import { astroCom } from "./astro-com";
import { jagannathaHora } from "./jagannatha-hora";
import { parasharasLight } from "./parasharas-light";
import { type Preset, TRADITIONS, type Tradition } from "./preset";

/** Every preset there is, in the order of the alphabet. */
export const PRESETS: readonly Preset[] = [astroCom, jagannathaHora, parasharasLight];

/** The options of a preset for the operations of a tradition, by member. */
export function optionsOf(preset: Preset | undefined, tradition: Tradition): Readonly<Record<string, unknown>> {
  const options = Object.entries(preset?.[tradition] ?? {});
  return Object.fromEntries(options.map(([member, option]) => [member, option.value] as const));
}

/** The preset of a request, if a member is as it has it; undefined where the request chose the member itself. */
export function presetThatSets(input: object, member: string): string | undefined {
  const preset = PRESET in input ? PRESETS.find(({ name }) => name === input.preset) : undefined;
  const value: unknown = Reflect.get(input, member);
  return TRADITIONS.some((tradition) => isSame(optionsOf(preset, tradition)[member], value)) ? preset?.name : undefined;
}

import { isRecord } from "../wire/fold";
import type { DeclaredPreset, DeclaredSchema } from "../wire/json-schema";

/** The name of the member in every request. */
export const PRESET = "preset";

/** Choices of one thing: where one of them is sent, a preset sets none of them. */
const ONE_CHOICE: readonly (readonly string[])[] = [
  ["orbs", "orbSchool"],
  ["zodiac", "ayanamsa", "ayanamsaValue", "ayanamsaEpoch"],
];

type Members = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, DeclaredSchema>>;
type Presets = readonly DeclaredPreset[];

/** The presets that an object takes; undefined where it takes none. */
export function presetsOfMembers(properties: Properties): Presets | undefined {
  return properties[PRESET]?.presets;
}

/** A request with the options of its preset, in the places of those that it left out. */
export function withPresetOptions(read: Members, properties: Properties, presets: Presets): Members {
  const preset = presets.find(({ name }) => name === read[PRESET]);
  return preset === undefined ? read : filled(read, properties, Object.entries(preset.options));
}

function filled(read: Members, properties: Properties, options: readonly (readonly [string, unknown])[]): Members {
  const members: Record<string, unknown> = { ...read };
  for (const [option, value] of options) {
    if (properties[option] !== undefined && !isChosen(read, option)) members[option] = value;
  }
  for (const [name, inner] of Object.entries(properties)) {
    const sent = read[name];
    if (inner.properties !== undefined && isRecord(sent)) members[name] = filled(sent, inner.properties, options);
  }
  return members;
}

function isChosen(read: Members, option: string): boolean {
  const alternatives = ONE_CHOICE.find((names) => names.includes(option)) ?? [option];
  return alternatives.some((name) => read[name] !== undefined);
}

/** The echo of a preset that a parsed request names; undefined where it names none. */
export function presetEcho(input: object, presets: Presets): object | undefined {
  const preset = PRESET in input ? presets.find(({ name }) => name === input.preset) : undefined;
  if (preset === undefined) return undefined;
  const { options, ...program } = preset;
  const found = Object.entries(options).flatMap(([option, value]) => {
    const used = valuesOf(input, option);
    return used.length === 0 ? [] : [{ option, isSet: used.every((one) => isSame(one, value)) }];
  });
  const named = (isSet: boolean) => found.filter((one) => one.isSet === isSet).map(({ option }) => option);
  const sentInstead = named(false);
  return { ...program, options: named(true), ...(sentInstead.length === 0 ? {} : { sentInstead }) };
}

/** Whether two values are one as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values of an option in a request: its own, and those of the births in it. */
function valuesOf(input: object, option: string): readonly unknown[] {
  const own = option in input ? [Reflect.get(input, option)] : [];
  const inner = Object.values(input)
    .filter(isRecord)
    .flatMap((one) => (option in one ? [one[option]] : []));
  return [...own, ...inner].filter((value) => value !== undefined);
}

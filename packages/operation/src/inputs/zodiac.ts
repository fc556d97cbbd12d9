import * as z from "zod";
import { westernPreset } from "../presets";
import { type AyanamsaChoice, ayanamsaChoice, ayanamsaEpoch, ayanamsaName, ayanamsaValue } from "./ayanamsas";

/** Every zodiac that an answer may be told in. */
export const ZODIACS = ["sidereal", "tropical", "draconic"] as const;
export type Zodiac = (typeof ZODIACS)[number];

const SIDEREAL = "sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there";

const zodiac = z
  .enum(["sidereal", "tropical"])
  .meta({ name: "ZodiacUsed" })
  .default("tropical")
  .meta({ description: SIDEREAL, fold: "case", unlisted: true });

/** The same of one chart, whose own node the signs may be counted from. */
export const natalZodiac = z
  .enum(ZODIACS)
  .meta({ name: "ChartZodiac" })
  .default("tropical")
  .meta({ description: `${SIDEREAL}; draconic counts them from the North Node`, fold: "case", unlisted: true });

/** The members that choose the zodiac of a tropical operation. A body made of them ends with `.check(requireZodiac)`. */
export const zodiacShape = {
  preset: westernPreset,
  zodiac,
  ayanamsa: ayanamsaName
    .optional()
    .meta({ ...ayanamsaChoice, description: "With zodiac sidereal; fagan-bradley by default", unlisted: true }),
  ayanamsaValue: ayanamsaValue.meta({ description: "Degrees; with ayanamsa custom, which needs it", unlisted: true }),
  ayanamsaEpoch,
} as const;

/** Those of these members that were sent. */
export interface ZodiacChoice {
  readonly zodiac?: Zodiac | undefined;
  readonly ayanamsa?: AyanamsaChoice | undefined;
  readonly ayanamsaValue?: number | undefined;
  readonly ayanamsaEpoch?: string | undefined;
}

const OF_SIDEREAL = ["ayanamsa", "ayanamsaValue", "ayanamsaEpoch"] as const;
const OF_CUSTOM = ["ayanamsaValue", "ayanamsaEpoch"] as const;

/** A check: an ayanamsa is of the sidereal zodiac, its value and epoch of `custom`, and nothing of it is ignored. */
export function requireZodiac({ value, issues }: z.core.ParsePayload<ZodiacChoice>): void {
  const refuse = (name: (typeof OF_SIDEREAL)[number], message: string): void => {
    issues.push({ code: "custom", path: [name], message, input: value[name] });
  };
  const sent = <Name extends (typeof OF_SIDEREAL)[number]>(names: readonly Name[]): readonly Name[] =>
    names.filter((name) => value[name] !== undefined);
  if (value.zodiac !== "sidereal") {
    for (const name of sent(OF_SIDEREAL)) {
      refuse(name, `${name} is of zodiac sidereal alone. Send zodiac sidereal with it, or leave it out.`);
    }
    return;
  }
  if (value.ayanamsa !== "custom") {
    for (const name of sent(OF_CUSTOM)) {
      refuse(name, `${name} is of ayanamsa custom alone. Send ayanamsa custom with it, or leave it out.`);
    }
  } else if (value.ayanamsaValue === undefined) {
    refuse("ayanamsaValue", "ayanamsaValue is missing: ayanamsa custom needs it. Send degrees, for example 23.85.");
  }
}

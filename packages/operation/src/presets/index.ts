import * as z from "zod";
import { astroCom } from "./astro-com";
import { jagannathaHora } from "./jagannatha-hora";
import { parasharasLight } from "./parasharas-light";
import { PROOFS, type Preset } from "./preset";

/** Every preset there is, in the order of the alphabet. */
export const PRESETS: readonly Preset[] = [astroCom, jagannathaHora, parasharasLight];

const NO_MANUAL = "No manual that names its defaults was found, so it has no preset: send the options themselves.";

/** Programs that people ask for and that have none. */
const WITHOUT_PRESET = {
  solarfire: `Solar Fire: ${NO_MANUAL}`,
  drikpanchang: `Drik Panchang: ${NO_MANUAL}`,
  drik: `Drik Panchang: ${NO_MANUAL}`,
  astrosage: `AstroSage: ${NO_MANUAL}`,
  jovianarchive: `Jovian Archive: ${NO_MANUAL}`,
} as const;

/** The presets that an operation does not take, by the reason. */
const reasonsWith = (reason: string, ...names: readonly string[]) => ({
  ...WITHOUT_PRESET,
  ...Object.fromEntries(names.map((name) => [name, reason])),
});

const described = {
  description: "Options as this program has them by default; an option that is sent goes before it",
  fold: "separators",
} as const;

/** The member of Western charts. */
export const westernPreset = z
  .enum(["astro.com"])
  .meta({ name: "WesternPreset" })
  .optional()
  .meta({
    ...described,
    presetsOf: "western",
    listed: "astro.com",
    reasons: reasonsWith("It is a preset of Vedic charts.", "jagannathahora", "parasharaslight"),
  });

/** The member of Vedic charts. */
export const vedicPreset = z
  .enum(["jagannatha-hora", "parasharas-light"])
  .meta({ name: "VedicPreset" })
  .optional()
  .meta({
    ...described,
    presetsOf: "vedic",
    listed: "jagannatha-hora, parasharas-light",
    reasons: reasonsWith("It is a preset of Western charts.", "astro.com", "astrodienst"),
  });

/** The member of operations of which the ayanamsa is the one option that a preset sets. */
export const ayanamsaPreset = z
  .enum(["parasharas-light"])
  .meta({ name: "AyanamsaPreset" })
  .optional()
  .meta({
    ...described,
    presetsOf: "vedic",
    listed: "parasharas-light",
    reasons: reasonsWith("Of its options this operation has none.", "jagannathahora", "astro.com", "astrodienst"),
  });

/** The echo of an answer, under its conventions. */
export const presetUsed = z
  .object({
    name: z.string(),
    program: z.string().meta({ description: "The program that is followed, named only to say so" }),
    version: z.string(),
    proof: z.enum([PROOFS.printed, PROOFS.manual]).meta({ name: "PresetProof" }),
    options: z.array(z.string()).meta({ description: "Options of this answer that are as the program has them" }),
    sentInstead: z
      .array(z.string())
      .exactOptional()
      .meta({ description: "Options of the program that the request has otherwise" }),
  })
  .meta({ name: "PresetUsed" })
  .exactOptional()
  .meta({ description: "Only where a preset was sent" });

/** The options of a preset for the operations of a tradition, by member. */
export function optionsOf(name: unknown, tradition: string): readonly (readonly [string, unknown])[] {
  const preset = PRESETS.find((one) => one.name === name);
  const options = tradition === "western" ? preset?.western : tradition === "vedic" ? preset?.vedic : undefined;
  return Object.entries(options ?? {}).map(([member, option]) => [member, option.value] as const);
}

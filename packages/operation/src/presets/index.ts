import * as z from "zod";
import type { DeclaredPreset } from "../wire/json-schema";
import { PROOFS, type Tradition } from "./preset";
import { optionsOf, PRESETS } from "./programs";

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

const RULE = "Options as this program has them by default; an option that is sent goes before it";

/** The presets, and what each of them sets, for the kernel and readers. */
function declared(tradition: Tradition, names: readonly string[]) {
  const presets: readonly DeclaredPreset[] = PRESETS.filter(({ name }) => names.includes(name)).map((preset) => {
    const { name, program, version, proof } = preset;
    return { name, program, version, proof: PROOFS[proof], options: optionsOf(preset, tradition) };
  });
  const lines = presets.map(({ name, options }) => {
    const set = Object.entries(options).map(([option, value]) => `${option} ${valueText(value)}`);
    return `${name}: ${set.join(", ")}`;
  });
  return { description: [RULE, ...lines].join(". "), presets, fold: "separators", listed: names.join(", ") } as const;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => Object.values(Object(one)).join(" ")).join(" and ");
  return String(value);
}

const WESTERN = ["astro.com"] as const;
const VEDIC = ["jagannatha-hora", "parasharas-light"] as const;
const AYANAMSA = ["parasharas-light"] as const;

/** The member of Western charts. */
export const westernPreset = z
  .enum(WESTERN)
  .meta({ name: "WesternPreset" })
  .optional()
  .meta({
    ...declared("western", WESTERN),
    reasons: reasonsWith("It is a preset of Vedic charts.", "jagannathahora", "parasharaslight"),
  });

/** The member of Vedic charts. */
export const vedicPreset = z
  .enum(VEDIC)
  .meta({ name: "VedicPreset" })
  .optional()
  .meta({
    ...declared("vedic", VEDIC),
    reasons: reasonsWith("It is a preset of Western charts.", "astro.com", "astrodienst"),
  });

/** The member of operations of which the ayanamsa is the one option that a preset sets. */
export const ayanamsaPreset = z
  .enum(AYANAMSA)
  .meta({ name: "AyanamsaPreset" })
  .optional()
  .meta({
    ...declared("vedic", AYANAMSA),
    reasons: reasonsWith("Of its options this operation has none.", "jagannathahora", "astro.com", "astrodienst"),
  });

/** The echo of an answer, under its conventions. */
export const presetUsed = z
  .object({
    name: z.string(),
    program: z.string().meta({ description: "The program that is followed, named only to say so" }),
    version: z.string(),
    proof: z.string().meta({ description: `${PROOFS.printed}, or ${PROOFS.manual}` }),
    options: z.array(z.string()).meta({ description: "Options of this answer that are as the program has them" }),
    sentInstead: z
      .array(z.string())
      .exactOptional()
      .meta({ description: "Options of the program that the request has otherwise" }),
  })
  .meta({ name: "PresetUsed" })
  .exactOptional()
  .meta({ description: "Only where a preset was sent" });

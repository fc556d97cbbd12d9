import * as z from "zod";
import { PROOFS, type Tradition } from "./preset";
import { optionsOf } from "./programs";

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

/** The description of the member: what each of its presets sets. */
function described(tradition: Tradition, names: readonly string[]): { readonly description: string } {
  const lines = names.map((name) => {
    const set = optionsOf(name, tradition).map(([option, value]) => `${option} ${valueText(value)}`);
    return `${name}: ${set.join(", ")}`;
  });
  return { description: [RULE, ...lines].join(". ") };
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
    ...described("western", WESTERN),
    fold: "separators",
    presetsOf: "western",
    listed: WESTERN.join(", "),
    reasons: reasonsWith("It is a preset of Vedic charts.", "jagannathahora", "parasharaslight"),
  });

/** The member of Vedic charts. */
export const vedicPreset = z
  .enum(VEDIC)
  .meta({ name: "VedicPreset" })
  .optional()
  .meta({
    ...described("vedic", VEDIC),
    fold: "separators",
    presetsOf: "vedic",
    listed: VEDIC.join(", "),
    reasons: reasonsWith("It is a preset of Western charts.", "astro.com", "astrodienst"),
  });

/** The member of operations of which the ayanamsa is the one option that a preset sets. */
export const ayanamsaPreset = z
  .enum(AYANAMSA)
  .meta({ name: "AyanamsaPreset" })
  .optional()
  .meta({
    ...described("vedic", AYANAMSA),
    fold: "separators",
    presetsOf: "vedic",
    listed: AYANAMSA.join(", "),
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

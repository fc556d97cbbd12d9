import * as z from "zod";
import { GENDERS } from "../luck";
import { EARTH_STAGES, STAGE_ORDERS } from "./stages";
import { BLADE_SCHOOLS, NOBLEMAN_VERSES } from "./star-tables";

/** Sections of a chart that are told on request, in the order of the answer. */
export const SECTIONS = ["voids", "stages", "stars"] as const;
export type Section = (typeof SECTIONS)[number];

export const VOID_BASES = ["both", "day", "year"] as const;
export type VoidBase = (typeof VOID_BASES)[number];

const voidBase = z.enum(VOID_BASES).meta({ name: "BaziVoidBase" });
const stageOrder = z.enum(STAGE_ORDERS).meta({ name: "LifeStageOrder" });
const earthStages = z.enum(EARTH_STAGES).meta({ name: "EarthLifeStages" });
const noblemanVerse = z.enum(NOBLEMAN_VERSES).meta({ name: "NoblemanVerse" });
const bladeSchool = z.enum(BLADE_SCHOOLS).meta({ name: "GoatBladeSchool" });
const section = z.enum(SECTIONS).meta({ name: "BaziSection" });

/** The options of a chart beside its birth. A body made of them ends with `.check(requireSections)`. */
export const sectionsShape = {
  sections: z.array(section).min(1).max(SECTIONS.length).optional().meta({
    description: "Sections to add: voids (void branches), stages (the twelve stages of life), stars (symbolic stars)",
    unlisted: true,
  }),
  voidsBy: voidBase.optional().meta({
    description: "With voids: the pillar whose decade has them, both by default",
    fold: "case",
    unlisted: true,
  }),
  stageOrder: stageOrder.optional().meta({
    description: "With stages: yin stems backward, by default, or every stem forward with its phase",
    fold: "separators",
    unlisted: true,
  }),
  earthStages: earthStages.optional().meta({
    description: "With stages: earth has those of fire, by default, or of water",
    fold: "separators",
    unlisted: true,
  }),
  noblemanVerse: noblemanVerse.optional().meta({
    description:
      "With stars: geng has the Nobleman at ox and goat with jia and wu, by default, or at horse and tiger with xin",
    fold: "separators",
    unlisted: true,
  }),
  bladeSchool: bladeSchool.optional().meta({
    description:
      "With stars: the Goat Blade of yang stems alone, by default, or of all, yin at their peak or after their prosperity",
    fold: "separators",
    unlisted: true,
  }),
  gender: z.enum(GENDERS).meta({ name: "BaziGender" }).optional().meta({
    description: "With stars: the Primal Star needs it",
    fold: "case",
    unlisted: true,
  }),
} as const;

/** The options of sections as the schema parsed them. */
export interface SectionOptions {
  readonly sections?: readonly Section[] | undefined;
  readonly voidsBy?: VoidBase | undefined;
  readonly stageOrder?: (typeof STAGE_ORDERS)[number] | undefined;
  readonly earthStages?: (typeof EARTH_STAGES)[number] | undefined;
  readonly noblemanVerse?: (typeof NOBLEMAN_VERSES)[number] | undefined;
  readonly bladeSchool?: (typeof BLADE_SCHOOLS)[number] | undefined;
  readonly gender?: (typeof GENDERS)[number] | undefined;
}

/** The section that each option is of. */
const OPTIONS = {
  voidsBy: "voids",
  stageOrder: "stages",
  earthStages: "stages",
  noblemanVerse: "stars",
  bladeSchool: "stars",
  gender: "stars",
} as const satisfies Record<Exclude<keyof SectionOptions, "sections">, Section>;

type OptionName = keyof typeof OPTIONS;
const OPTION_NAMES = [
  "voidsBy",
  "stageOrder",
  "earthStages",
  "noblemanVerse",
  "bladeSchool",
  "gender",
] as const satisfies readonly OptionName[];

/** A check: an option of a section that is not asked for would change nothing. */
export function requireSections({ value, issues }: z.core.ParsePayload<SectionOptions>): void {
  const asked = value.sections ?? [];
  for (const [index0, section] of asked.entries()) {
    if (asked.indexOf(section) === index0) continue;
    const message = `sections.${index0} is "${section}", which is in the list already. Name each section once.`;
    issues.push({ code: "custom", path: ["sections", index0], message, input: asked });
  }
  for (const name of OPTION_NAMES) {
    const section = OPTIONS[name];
    if (value[name] === undefined || asked.includes(section)) continue;
    const message = `${name} is of the section ${section}, which sections does not ask for. Add ${section} to sections, or leave ${name} out.`;
    issues.push({ code: "custom", path: [name], message, input: value[name] });
  }
}

/** The options in force, as an answer echoes them. */
export interface SectionsUsed extends SectionOptions {
  readonly sections: Section[];
}

/** The options in force: those of the sections that were asked for, with their defaults. */
export function optionsUsed(options: SectionOptions): SectionsUsed {
  const asked = new Set(options.sections);
  return {
    sections: SECTIONS.filter((one) => asked.has(one)),
    ...(asked.has("voids") ? { voidsBy: options.voidsBy ?? "both" } : {}),
    ...(asked.has("stages")
      ? { stageOrder: options.stageOrder ?? "yin-backward", earthStages: options.earthStages ?? "with-fire" }
      : {}),
    ...(asked.has("stars")
      ? {
          noblemanVerse: options.noblemanVerse ?? "jia-wu-geng",
          bladeSchool: options.bladeSchool ?? "yang-stems",
          gender: options.gender,
        }
      : {}),
  };
}

/** The echo of an answer: only where sections were asked for. */
export const sectionConventionsShape = {
  sections: z.array(section).exactOptional(),
  voidsBy: voidBase.exactOptional(),
  stageOrder: stageOrder.exactOptional(),
  earthStages: earthStages.exactOptional(),
  noblemanVerse: noblemanVerse.exactOptional(),
  bladeSchool: bladeSchool.exactOptional(),
  gender: z.enum(GENDERS).meta({ name: "BaziGender" }).exactOptional(),
} as const;

import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import type { VedicReader } from "../texts/reader";

export const SHADBALA_RULES = {
  figures: "Sripati and Raman: saptavarga 45 to 1.875, the Moon's paksha and the Sun's ayana doubled",
  drik: "Brihat Parashara Hora Shastra 26.6-12; special aspects within 60 virupas, joined without a step",
  yuddha: "left out",
} as const;

const theme = z.object({ name: prose, meaning: prose }).meta({ name: "BalaTheme" });

export const balaThemesSchema = z
  .object({
    sthanaBala: theme,
    digBala: theme,
    kalaBala: theme,
    chestaBala: theme,
    naisargikaBala: theme,
    drikBala: theme,
  })
  .meta({ name: "BalaThemes" });

export function presentThemes(texts: VedicReader): DraftOf<typeof balaThemesSchema> {
  const themeOf = (bala: "sthana" | "dig" | "kala" | "chesta" | "naisargika" | "drik"): DraftOf<typeof theme> => ({
    name: texts.text(`balas.${bala}.name`),
    meaning: texts.text(`balas.${bala}.meaning`),
  });
  return {
    sthanaBala: themeOf("sthana"),
    digBala: themeOf("dig"),
    kalaBala: themeOf("kala"),
    chestaBala: themeOf("chesta"),
    naisargikaBala: themeOf("naisargika"),
    drikBala: themeOf("drik"),
  };
}

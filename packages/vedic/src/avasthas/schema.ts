import * as z from "zod";

/** The names of the states on the wire. */
const BALADI_NAMES = ["Bala", "Kumara", "Yuva", "Vriddha", "Mrita"] as const;
const JAGRADADI_NAMES = ["Jagrat", "Swapna", "Sushupti"] as const;
const DEEPTADI_NAMES = [
  "Dipta",
  "Svastha",
  "Pramudita",
  "Shanta",
  "Dina",
  "Duhkhita",
  "Vikala",
  "Khala",
  "Kopa",
] as const;

export const baladiName = z
  .enum(BALADI_NAMES)
  .meta({ name: "BaladiName", description: "Age by the degree in the sign" });
export const jagradadiName = z
  .enum(JAGRADADI_NAMES)
  .meta({ name: "JagradadiName", description: "Wakefulness by the sign; the seven grahas alone" });
export const deeptadiName = z
  .enum(DEEPTADI_NAMES)
  .meta({ name: "DeeptadiName", description: "Mood by fire, company and sign; the seven grahas alone" });

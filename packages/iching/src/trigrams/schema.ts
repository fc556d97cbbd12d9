import * as z from "zod";
import { trigramNames } from "../vocabulary/names";

export const TRIGRAM_NAMES = [
  trigramNames.heaven.en,
  trigramNames.earth.en,
  trigramNames.thunder.en,
  trigramNames.wind.en,
  trigramNames.water.en,
  trigramNames.fire.en,
  trigramNames.mountain.en,
  trigramNames.lake.en,
] as const;

export const trigramName = z
  .enum(TRIGRAM_NAMES)
  .meta({ name: "TrigramName", description: "A trigram by what it stands for" });

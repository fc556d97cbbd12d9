import * as z from "zod";
import { GRIDS } from "./grid/squares";

export const gridAsked = z.enum(GRIDS).default("81-pada").meta({
  fold: "separators",
  description: "81 squares (Paramasayika, names every devata) or 64 (Manduka, structure alone)",
});

export const gridEcho = z.object({ grid: z.enum(GRIDS) }).meta({ name: "GridUsed" });

export const squareNumber = z
  .int()
  .min(1)
  .max(81)
  .meta({ description: "1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east" });

export const cellSchema = z
  .object({
    rowFromNorth: z.int().min(1).max(9).meta({ description: "1 is the northernmost row" }),
    columnFromWest: z.int().min(1).max(9).meta({ description: "1 is the westernmost column" }),
  })
  .meta({ name: "VastuCell" });

export const page = {
  total: z.int().min(0).meta({ description: "How many there are" }),
  limit: z.int().min(1).meta({ description: "How many were asked for" }),
  offset: z.int().min(0).meta({ description: "How many were skipped" }),
};

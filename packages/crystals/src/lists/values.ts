import { count, defineOperation, type Operation } from "@almagest/operation";
import * as z from "zod";
import { colorNames, planetNames } from "../stones/filter";
import type { CrystalColors, CrystalColorsRequest, CrystalPlanets, CrystalPlanetsRequest } from "../types";

export const crystalColors: Operation<CrystalColorsRequest, CrystalColors> = defineOperation({
  id: "listCrystalColors",
  method: "GET",
  path: "/crystals/colors",
  summary: "Every color of the catalogue",
  description: "Alphabetical, as the color filter of the list takes them.",
  output: z.object({ count, colors: z.array(z.string()) }),
  needs: [],
  compute: colorNames,
  present: (colors) => ({ count: colors.length, colors }),
  examples: [{}],
});

export const crystalPlanets: Operation<CrystalPlanetsRequest, CrystalPlanets> = defineOperation({
  id: "listCrystalPlanets",
  method: "GET",
  path: "/crystals/planets",
  summary: "Every planet that rules a stone of the catalogue",
  description: "Alphabetical, as the planet filter of the list takes them; one ruler for each stone.",
  output: z.object({ count, planets: z.array(z.string()) }),
  needs: [],
  compute: planetNames,
  present: (planets) => ({ count: planets.length, planets }),
  examples: [{}],
});

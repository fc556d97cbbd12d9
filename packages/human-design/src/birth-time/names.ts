import { type ValueNames, valueNames } from "@almagest/sky";
import { definitions } from "../vocabulary/definitions";
import { completions } from "../vocabulary/dynamics";
import { authorities, types } from "../vocabulary/types";

/** Names of the values of a design's members; of the two tables that know a value by one name, the first speaks. */
export const designValueNames: ValueNames = valueNames(types, authorities, definitions, completions);

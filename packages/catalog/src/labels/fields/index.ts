import type { Term } from "@almagest/i18n";
import { almanacLabels } from "./almanacs";
import { buildingLabels } from "./buildings";
import { cardLabels } from "./cards";
import { chartLabels } from "./chart";
import { jyotishLabels } from "./jyotish";
import { listLabels } from "./lists";
import { momentLabels } from "./moments";
import { numberLabels } from "./numbers";
import { peopleLabels } from "./people";
import { placeLabels } from "./places";

/** Tables of labels by subject; no wire name stands in two of them. */
export const FIELD_TABLES: readonly Readonly<Record<string, Term>>[] = [
  momentLabels,
  placeLabels,
  listLabels,
  peopleLabels,
  chartLabels,
  jyotishLabels,
  numberLabels,
  cardLabels,
  almanacLabels,
  buildingLabels,
];

/** What a request field or parameter is called, by its name on the wire. */
export const FIELD_LABELS: ReadonlyMap<string, Term> = new Map(FIELD_TABLES.flatMap((table) => Object.entries(table)));

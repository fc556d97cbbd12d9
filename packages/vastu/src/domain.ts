import { type Domain, defineDomain } from "@almagest/operation";
import { ayadi } from "./ayadi/operation";
import { concepts } from "./concepts";
import { devataDetail, devatas } from "./devatas/operations";
import { dikpalaDirection, dikpalaDirections } from "./directions/operations";
import { entrance } from "./entrance/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { grihaPravesh } from "./griha-pravesh/operation";
import { mandala } from "./mandala/operation";
import { loadNames } from "./names.generated";
import { DRAWN } from "./pictures/drawn";
import { plotAnalysis } from "./plot/operation";
import { roomCompliance } from "./rooms/operation";

/** Vastu as the transports mount it. */
export const vastu: Domain = defineDomain({
  concepts,
  id: "vastu",
  title: "Vastu",
  description:
    "Entrance padas, the mandala, plots, ayadi, rooms and days for entering a house, after the Brihat Samhita",
  operations: {
    entrance,
    mandala,
    plotAnalysis,
    ayadi,
    roomCompliance,
    grihaPravesh,
    dikpalaDirections,
    dikpalaDirection,
    devatas,
    devataDetail,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});

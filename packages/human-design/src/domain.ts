import { type Domain, defineDomain } from "@almagest/operation";
import { bodygraph } from "./bodygraph/operation";
import { centerStates, humanDesignCenter } from "./centers/operations";
import { definedChannels } from "./channels/operation";
import { concepts } from "./concepts";
import { collections } from "./field-labels/collections";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { gateActivations, humanDesignGate } from "./gates/operations";
import { loadNames } from "./names.generated";
import { designNarrowedTime } from "./narrowing/operation";
import { designConnection } from "./people/connection";
import { designPenta } from "./people/penta";
import { DRAWN } from "./pictures/drawn";
import { designTransit } from "./transit/operation";
import { designProfile, strategyAndAuthority } from "./type/operations";
import { designVariables } from "./variables/operation";

/** Human Design as the transports mount it. */
export const humanDesign: Domain = defineDomain({
  concepts,
  id: "human-design",
  title: "Human Design",
  description: "Bodygraphs: type, authority, profile, centers, channels, gates and lines, variables, transits, groups",
  featured: ["generateBodygraph"],
  operations: {
    bodygraph,
    centerStates,
    humanDesignCenter,
    definedChannels,
    designConnection,
    gateActivations,
    humanDesignGate,
    designPenta,
    designProfile,
    designTransit,
    strategyAndAuthority,
    designVariables,
    designNarrowedTime,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values, collections },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});

// The facts behind the answers: unrounded numbers and canonical ids, without language.
export { type DesignMembers, designChanges, designMembers, variableMembers } from "./birth-time/members";
export { designValueNames } from "./birth-time/names";
export { activationsAt, gatesOf } from "./chart/activations";
export { type Design, type DesignBirth, designOf, profileLines } from "./chart/design";
export { type DesignSun, designSun } from "./chart/design-instant";
export { PROFILES, profileOf } from "./chart/profile";
export { crossOf, type IncarnationCross } from "./cross/cross";
export { computeDesign } from "./gates/operations";
export { channelsOf, type Partner, partnersOf } from "./graph/channels";
export { componentsOf, definedCentersOf } from "./graph/components";
export { AUTHORITIES, authorityOf, definitionOf, TYPES, typeOf } from "./graph/mechanics";
export { computeDesignNarrowedTime, type DesignNarrowedTimeFacts } from "./narrowing/compute";
export { type Connection, type ConnectionInput, computeConnection, type Dynamic } from "./people/connection-compute";
export { computePenta, type Penta, type PentaInput } from "./people/penta-compute";
export { computeTransit, type TransitFacts, type TransitInput } from "./transit/compute";
export type { CompletedChannel } from "./transit/loan";
export { type Arrow, arrowsOf } from "./variables/compute";

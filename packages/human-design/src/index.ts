export { bodygraph } from "./bodygraph/operation";
export { centerStates, humanDesignCenter, resolveCenter } from "./centers/operations";
export { definedChannels } from "./channels/operation";
export type { Activation } from "./chart/activations";
export { DESIGN_BODIES, type DesignBody, SIDES, type Side } from "./chart/bodies";
export { DESIGN_ARC_DEG } from "./chart/design-instant";
export { PROFILES, type Profile } from "./chart/profile";
export { ANGLES, type Angle, crossName } from "./cross/cross";
export { gateActivations, humanDesignGate, resolveGate } from "./gates/operations";
export { CENTER_GATES, CENTERS, type Center, centerOf } from "./graph/centers";
export { CHANNELS, type Channel, type ChannelId, CIRCUITS, type Circuit, centersOf } from "./graph/channels";
export { AUTHORITIES, type Authority, DEFINITIONS, type Definition, type DesignType, TYPES } from "./graph/mechanics";
export { designNarrowedTime } from "./narrowing/operation";
export { designConnection } from "./people/connection";
export { designPenta } from "./people/penta";
export { designTransit } from "./transit/operation";
export { designProfile, strategyAndAuthority } from "./type/operations";
export type {
  Bodygraph,
  BodygraphRequest,
  CenterStates,
  CenterStatesRequest,
  DefinedChannels,
  DefinedChannelsRequest,
  DesignConnection,
  DesignConnectionRequest,
  DesignConventions,
  DesignNarrowedTime,
  DesignNarrowedTimeRequest,
  DesignPenta,
  DesignPentaRequest,
  DesignProfile,
  DesignProfileRequest,
  DesignsConventions,
  DesignTransit,
  DesignTransitRequest,
  DesignVariables,
  DesignVariablesRequest,
  GateActivations,
  GateActivationsRequest,
  HumanDesignCenter,
  HumanDesignCenterRequest,
  HumanDesignGate,
  HumanDesignGateRequest,
  StrategyAndAuthority,
  StrategyAndAuthorityRequest,
  UncertainBodygraph,
  UncertainCenterStates,
  UncertainDefinedChannels,
  UncertainDesignConnection,
  UncertainDesignNarrowedTime,
  UncertainDesignPenta,
  UncertainDesignProfile,
  UncertainDesignTransit,
  UncertainDesignVariables,
  UncertainGateActivations,
  UncertainStrategyAndAuthority,
} from "./types";
export { designVariables } from "./variables/operation";
export { GATE_ORDER, GATES, type Gate, type Line } from "./wheel/order";
export { gateStartDeg, type WheelPlace, wheelPlace } from "./wheel/place";

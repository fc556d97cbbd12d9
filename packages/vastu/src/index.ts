export { ayadi } from "./ayadi/operation";
export { CORNERS, type Corner, DIRECTIONS, type Direction, SIDES, type Side } from "./compass";
export { devataDetail, devatas, resolveDevata } from "./devatas/operations";
export { dikpalaDirection, dikpalaDirections, resolveDirection } from "./directions/operations";
export { entrance } from "./entrance/operation";
export { DEVATA_IDS, type DevataId } from "./grid/devatas";
export { grihaPravesh } from "./griha-pravesh/operation";
export { mandala } from "./mandala/operation";
export { plotAnalysis } from "./plot/operation";
export { roomCompliance } from "./rooms/operation";
export { ROOM_TYPES, type RoomType } from "./rooms/tables";
export type {
  Ayadi,
  AyadiConventions,
  AyadiRequest,
  DevataDetail,
  DevataDetailRequest,
  Devatas,
  DevatasRequest,
  DikpalaDirection,
  DikpalaDirectionRequest,
  DikpalaDirections,
  DikpalaDirectionsRequest,
  Entrance,
  EntranceConventions,
  EntranceRequest,
  GrihaPravesh,
  GrihaPraveshConventions,
  GrihaPraveshRequest,
  Mandala,
  MandalaConventions,
  MandalaRequest,
  PlotAnalysis,
  PlotAnalysisRequest,
  PlotConventions,
  RoomCompliance,
  RoomComplianceRequest,
  RoomConventions,
} from "./types";

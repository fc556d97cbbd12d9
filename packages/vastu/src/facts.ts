// Facts behind the answers: unrounded numbers and canonical ids, independent of language.
export { type AyadiFacts, type AyadiInput, computeAyadi, type Measures, type VargaResult } from "./ayadi/compute";
export { type Formula, formulasOf, type Operand, type Varga } from "./ayadi/formulas";
export { type Direction, directionOfBearing, oppositeOf, type Side } from "./compass";
export { DIKPALAS, squaresOfDirection } from "./directions/table";
export { computeEntrance, type EntranceFacts, type EntranceInput } from "./entrance/compute";
export { DEVATA_IDS, DEVATAS, type Devata, type DevataId, devataOfPada, devataOfSquare } from "./grid/devatas";
export { type Cell, cellOf, type Grid, padaAt, squareOf, squareOfPada } from "./grid/squares";
export {
  computeGrihaPravesh,
  type EvaluatedDay,
  type GrihaPraveshFacts,
  type GrihaPraveshInput,
} from "./griha-pravesh/compute";
export { type DayLimbs, passes, qualityOf, type RuleId } from "./griha-pravesh/rules";
export { computeMandala, type MandalaCell, type MandalaFacts } from "./mandala/compute";
export { VAMSAS, type Vamsa } from "./mandala/lines";
export { flawOf } from "./outline/flaws";
export { areaOf, boundsOf, centroidOf, contains, type Outline, type Point } from "./outline/polygon";
export { computePlot, type PlotFacts, type PlotInput } from "./plot/compute";
export { computeRooms, type JudgedRoom, type RoomsFacts, type RoomsInput, zoneOf } from "./rooms/compute";
export { ROOM_RULES, type RoomRule, type RoomType, type RoomVerdict, type Zone } from "./rooms/tables";

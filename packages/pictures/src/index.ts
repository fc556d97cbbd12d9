export { COMPACT_WIDTH, LEAST_LETTERS } from "./compact";
export { type AskedOptions, definePicture, type OptionsOf, type Picture, type PictureDefinition } from "./define";
export { type Figure, stacked, tiled } from "./figure";
export { aspectPaint } from "./forms/aspect-looks";
export { type Bar, type BarsData, bars, type Mark } from "./forms/bars";
export { type Curve, type CurvePoint, type CurvesData, curves } from "./forms/curves";
export { type ClockPoint, type ClockSpan, type DayClockData, dayClock } from "./forms/day-clock";
export { type DiscName, discMark } from "./forms/discs";
export { aspectGrid, type GridAspect, type GridBody, type GridData } from "./forms/grid";
export { type Headed, headed } from "./forms/heading";
export { type MoonDisc, moonDisc } from "./forms/moon";
export { type Period, type PeriodBarsData, type PeriodLevel, periodBars } from "./forms/period-bars";
export { type RingData, ring } from "./forms/ring";
export type { RingCell } from "./forms/ring-cell";
export { sectorPath } from "./forms/sector";
export {
  type DaySheetData,
  daySheet,
  type MonthSheetData,
  monthSheet,
  type SheetDay,
  type SheetGroup,
  type SheetRow,
} from "./forms/sheets";
export { type Lane, type Point, type Span, type StripsData, strips, type Tick } from "./forms/strips";
export { type Cell, type TableColumn, type TableData, type TableRow, table } from "./forms/table";
export { LINE, PAGE_WIDTH, SIZE } from "./forms/type";
export { type Weeks, weeks } from "./forms/weeks";
export {
  type Reach,
  WHEEL_ASPECTS,
  type WheelAspect,
  type WheelAspectName,
  type WheelBody,
  type WheelData,
} from "./forms/wheel/data";
export { degreesText, minutesText, type SignLook, type SignPlace, signLook, signPlace } from "./forms/wheel/degree";
export { keyed, type RingTexts } from "./forms/wheel/keyed";
export { wheel } from "./forms/wheel/wheel";
export { GLYPH_NAMES, type GlyphName, type GlyphOptions, glyph, glyphNamed, isGlyph } from "./glyphs/glyph";
export { HOURS_OF_BIRTH, hoursOfBirth } from "./hours-of-birth";
export { polar, turn } from "./layout/polar";
export { spreadOnLine, spreadOnRing, type Wish } from "./layout/spread";
export { type NarrowedNames, narrowedTimeStrips } from "./narrowed-time";
export { type CommonOptions, commonOptions, MAX_WIDTH_PX } from "./options";
export { pageEntries } from "./page";
export { partPicture } from "./part-picture";
export {
  type Anchor,
  type Attributes,
  type Box,
  circle,
  d,
  drawing,
  group,
  type LabelOptions,
  label,
  line,
  moved,
  path,
  polyline,
  rect,
  round,
  type Shape,
  shape,
  widthOf,
} from "./shape";
export { type Paint, ROLES, type Role, THEMES, type Theme, themeSheet } from "./theme";
export { timeUnknown } from "./time-unknown";

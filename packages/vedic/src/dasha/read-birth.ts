import type { ChartRead } from "../standing/chart-read";
import type { DashaBirth } from "./birth";

/** A birth's periods with the chart in which their lords are read. */
export interface ReadBirth extends DashaBirth {
  readonly read: ChartRead;
}

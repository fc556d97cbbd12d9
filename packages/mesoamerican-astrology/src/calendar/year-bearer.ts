import { haabOn } from "./haab";
import { type TzolkinDay, tzolkinOn } from "./tzolkin";

/** The day of Pop, counted from its seating as 0, whose Tzolkin day names the year. */
const BEARER_DAY = { classic: 0, campeche: 1, "colonial-yucatec": 2 } as const;

export type YearBearerSystem = keyof typeof BEARER_DAY;
export const YEAR_BEARER_SYSTEMS = [
  "classic",
  "campeche",
  "colonial-yucatec",
] as const satisfies readonly YearBearerSystem[];

/** The bearer of the Haab year from 0 Pop to 4 Wayeb in which a day falls, so many days after 0.0.0.0.0. */
export function yearBearerOn(daysSinceEpoch: number, system: YearBearerSystem): TzolkinDay {
  const zeroPop = daysSinceEpoch - haabOn(daysSinceEpoch).dayOfYear;
  return tzolkinOn(zeroPop + BEARER_DAY[system]);
}

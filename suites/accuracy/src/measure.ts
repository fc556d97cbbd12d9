import type { Ephemeris } from "@almagest/ephemeris";
import { CHARTS } from "./charts";
import { measureDefinitions, measureMeeus } from "./measure-books";
import { measureChart } from "./measure-charts";
import { measureAngles, measureDe405 } from "./measure-independent";
import { measurePort } from "./measure-port";
import { measurePublished } from "./measure-published";
import { type Measured, summarize } from "./residual";

/** Every comparison of the suite, summed up by quantity. */
export function measureAll(ephemeris: Ephemeris): readonly Measured[] {
  return summarize([
    ...CHARTS.flatMap((chart) => measureChart(chart, ephemeris)),
    ...CHARTS.flatMap((chart) => measurePort(chart, ephemeris)),
    ...measureDe405(ephemeris),
    ...measureAngles(ephemeris),
    ...measureMeeus(ephemeris),
    ...measureDefinitions(ephemeris),
    ...measurePublished(ephemeris),
  ]);
}

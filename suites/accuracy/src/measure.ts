import type { Ephemeris } from "@almagest/ephemeris";
import { CHARTS } from "./charts";
import { measureDefinitions, measureMeeus } from "./measure-books";
import { measureChart } from "./measure-charts";
import { measureChinese } from "./measure-chinese";
import { measureComposites } from "./measure-composite";
import { measureEclipses } from "./measure-eclipses";
import { measureEvents, measurePhases } from "./measure-events";
import { measureAngles, measureDe405 } from "./measure-independent";
import { measureJplEclipses, measureJplPhases } from "./measure-jpl-events";
import { measureKp } from "./measure-kp";
import { measureMapLines } from "./measure-map-lines";
import { measureMeeusInstants } from "./measure-meeus-instants";
import { measurePanchang } from "./measure-panchang";
import { measurePoints } from "./measure-points";
import { measurePort } from "./measure-port";
import { measureProgressions } from "./measure-progressions";
import { measureProperties } from "./measure-properties";
import { measurePublished } from "./measure-published";
import { measureReturns } from "./measure-returns";
import { measureHorizons, measureHorizonsAtPole, measureRotation } from "./measure-rotation";
import { measureVedic } from "./measure-vedic";
import { type Measured, summarize } from "./residual";

/**
 * Every comparison of the suite, summed up by quantity. Output of the library's own programs is compared at the UT1 of
 * the library's model, published measurements at the measured UT1.
 */
export function measureAll(ephemeris: Ephemeris, asMeasured: Ephemeris): readonly Measured[] {
  return summarize([
    ...CHARTS.flatMap((chart) => measureChart(chart, ephemeris)),
    ...CHARTS.flatMap((chart) => measurePort(chart, ephemeris)),
    ...measureDe405(ephemeris),
    ...measureAngles(ephemeris),
    ...measureRotation(asMeasured),
    ...measureHorizons(asMeasured),
    ...measureHorizonsAtPole(asMeasured),
    ...measureMeeus(ephemeris),
    ...measureDefinitions(ephemeris),
    ...measurePublished(ephemeris),
    ...measureEvents(ephemeris),
    ...measurePhases(ephemeris),
    ...measureEclipses(ephemeris),
    ...measureJplPhases(ephemeris),
    ...measureJplEclipses(ephemeris),
    ...measureMeeusInstants(ephemeris),
    ...measureReturns(ephemeris),
    ...measureProgressions(ephemeris),
    ...measureComposites(ephemeris),
    ...measurePoints(ephemeris),
    ...measureMapLines(ephemeris),
    ...measureVedic(ephemeris),
    ...measureKp(ephemeris),
    ...measurePanchang(ephemeris),
    ...measureChinese(ephemeris),
    ...measureProperties(ephemeris),
  ]);
}

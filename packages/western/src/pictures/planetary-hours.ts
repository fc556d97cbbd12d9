import { dayClock, daySheet, definePicture, glyphNamed, type SheetRow, stacked } from "@almagest/pictures";
import * as z from "zod";
import { sects } from "../vocabulary/claim-members";
import * as titles from "./titles";

const instant = z.object({ datetime: z.string(), time: z.string() });

const readHour = z.object({
  part: z.string(),
  number: z.number(),
  planet: z.string(),
  planetLocalized: z.string().optional(),
  begins: instant,
  ends: instant,
});

/** The hours of a day and its night around a clock, with lists below it. */
export const planetaryHoursClock = definePicture({
  operation: "findPlanetaryHours",
  form: "clock",
  title: titles.planetaryHours,
  reads: z.object({
    date: z.string(),
    weekday: z.string(),
    weekdayLocalized: z.string().optional(),
    sunset: instant,
    nextSunrise: instant,
    hours: z.array(readHour).min(1),
    running: z.object({ part: z.string(), number: z.number() }).optional(),
  }),
  draw: ({ date, weekday, weekdayLocalized = weekday, sunset, nextSunrise, hours, running }, { lang }) => {
    const hourOf = ({ datetime }: z.output<typeof instant>): number =>
      (Date.parse(`${datetime}Z`) - Date.parse(`${date}T00:00:00Z`)) / HOUR_MS;
    const row = ({ planet, planetLocalized = planet, begins, ends }: z.output<typeof readHour>): SheetRow => ({
      label: `${begins.time} – ${ends.time}`,
      text: planetLocalized,
      glyph: glyphNamed(planet),
    });
    const rowsOf = (part: string) => hours.filter((hour) => hour.part === part).map(row);
    return stacked([
      dayClock({
        heading: titles.planetaryHours[lang],
        subheading: `${weekdayLocalized} · ${date}`,
        rings: [
          {
            thickness: 46,
            spans: hours.map(({ part, number, planet, planetLocalized = planet, begins, ends }) => {
              const mark = glyphNamed(planet);
              return {
                from: hourOf(begins),
                to: hourOf(ends),
                label: mark === undefined ? planetLocalized : "",
                glyph: mark,
                isMarked: running?.part === part && running.number === number,
              };
            }),
          },
        ],
        night: { from: hourOf(sunset), to: hourOf(nextSunrise) },
        center: [date],
      }),
      daySheet({
        groups: [
          { title: sects.day[lang], rows: rowsOf("day") },
          { title: sects.night[lang], rows: rowsOf("night") },
        ],
      }),
    ]);
  },
});

const HOUR_MS = 3_600_000;

import { definePicture, glyphNamed, wheel } from "@almagest/pictures";
import * as z from "zod";
import { openTimeText, readBirthTime } from "./open-time";
import { titles } from "./titles";

const readReach = z.object({ from: z.object({ longitude: z.number() }), to: z.object({ longitude: z.number() }) });

const readPlace = z.object({ longitude: z.number() });

/** The chart of the Sun's return. */
export const forecastSolarReturnWheel = definePicture({
  operation: "forecastSolarReturn",
  form: "wheel",
  title: titles.solarReturn,
  reads: z.object({
    solarReturnDate: z.string(),
    chart: z.object({
      planets: z.array(
        z.object({
          name: z.string(),
          nameLocalized: z.string().optional(),
          longitude: z.number(),
          isRetrograde: z.boolean(),
        }),
      ),
      houses: z.array(readPlace),
      ascendant: readPlace,
      midheaven: readPlace,
    }),
  }),
  draw: ({ solarReturnDate, chart }, { lang }) =>
    wheel({
      lang,
      heading: titles.solarReturn[lang],
      subheading: solarReturnDate.replace("T", " "),
      bodies: chart.planets.map(({ name, nameLocalized = name, longitude, isRetrograde }) => ({
        id: name,
        label: nameLocalized,
        longitudeDeg: longitude,
        // The nodes are retrograde by their nature.
        isRetrograde: isRetrograde && !name.endsWith("Node"),
        mark: glyphNamed(name) ?? { letters: name.slice(0, 3) },
      })),
      cuspsDeg: chart.houses.map(({ longitude }) => longitude),
      ascendantDeg: chart.ascendant.longitude,
      midheavenDeg: chart.midheaven.longitude,
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      solarReturnDate: z.object({ from: z.string(), to: z.string() }),
      chart: z.object({
        planets: z.array(
          readReach.extend({
            name: z.string(),
            nameLocalized: z.string().optional(),
            isRetrograde: z.boolean().optional(),
          }),
        ),
      }),
    }),
    draw: ({ birthTime, solarReturnDate: { from, to }, chart }, { lang }) =>
      wheel({
        lang,
        heading: titles.solarReturn[lang],
        subheading: `${from.replace("T", " ")} – ${to.replace("T", " ")} · ${openTimeText(birthTime, lang)}`,
        bodies: chart.planets.map(({ name, nameLocalized = name, isRetrograde, ...ends }) => ({
          id: name,
          label: nameLocalized,
          longitudeDeg: ends.from.longitude,
          reachDeg: { from: ends.from.longitude, to: ends.to.longitude },
          isRetrograde: isRetrograde === true && !name.endsWith("Node"),
          mark: glyphNamed(name) ?? { letters: name.slice(0, 3) },
        })),
      }),
  },
});

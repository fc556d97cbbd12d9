import { definePicture, glyphNamed, wheel } from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

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
});

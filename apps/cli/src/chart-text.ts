import type { NatalChart } from "@almagest/western";
import { bold, pairs, table, wrapped } from "./layout";

type Placed = Pick<NatalChart["ascendant"], "sign" | "signLocalized" | "degree">;

/** A natal chart: its angles, the twelve houses with their bodies, the bodies, the aspects, and its summary. */
export function chartText(chart: NatalChart, hasColour: boolean): readonly string[] {
  const { birthDetails, conventions, houseSystem, summary } = chart;
  const { date, time, latitude, longitude, timezone } = birthDetails;
  const zodiac = conventions.ayanamsa === undefined ? "" : `, sidereal zodiac (${conventions.ayanamsa})`;
  const heading = `${date} ${time} UTC${hours(timezone)}, ${coordinate(latitude, "N", "S")} ${coordinate(longitude, "E", "W")}, ${houseSystem} houses${zodiac}`;
  return [
    bold(heading, hasColour),
    "",
    ...pairs(angles(chart).map(([name, placed]) => [name, placeText(placed)])),
    "",
    ...housesText(chart, hasColour),
    "",
    ...bodiesText(chart, hasColour),
    "",
    ...aspectsText(chart, hasColour),
    ...(summary.interpretation === undefined ? [] : ["", ...wrapped(summary.interpretation)]),
  ];
}

function angles({ ascendant, midheaven, partOfFortune, vertex }: NatalChart): readonly (readonly [string, Placed])[] {
  return [
    ["Ascendant", ascendant],
    ["Midheaven", midheaven],
    ["Part of Fortune", partOfFortune],
    ["Vertex", vertex],
  ];
}

function housesText({ houses, planets }: NatalChart, hasColour: boolean): readonly string[] {
  const within = (number: number): string =>
    planets
      .filter(({ house }) => house === number)
      .map((planet) => planet.nameLocalized ?? planet.name)
      .join(", ");
  return table(
    ["House", "Cusp", "Holds"],
    houses.map((house) => [String(house.number), placeText(house), within(house.number)]),
    hasColour,
  );
}

function bodiesText({ planets }: NatalChart, hasColour: boolean): readonly string[] {
  return table(
    ["Body", "Place", "House", "", "Dignity"],
    planets.map((planet) => [
      planet.nameLocalized ?? planet.name,
      placeText(planet),
      String(planet.house),
      planet.isRetrograde ? "R" : "",
      planet.dignityLocalized ?? planet.dignity ?? "",
    ]),
    hasColour,
  );
}

/** The closest ones matter most. */
const MOST_ASPECTS = 15;

function aspectsText({ aspects }: NatalChart, hasColour: boolean): readonly string[] {
  const closest = [...aspects].sort((a, b) => a.orb - b.orb).slice(0, MOST_ASPECTS);
  const rows = closest.map((aspect) => [
    aspect.planet1Localized ?? aspect.planet1,
    aspect.typeLocalized ?? aspect.type.toLowerCase().replaceAll("_", "-"),
    aspect.planet2Localized ?? aspect.planet2,
    aspect.orb.toFixed(2),
    aspect.isApplying ? "applying" : "separating",
  ]);
  const wider = aspects.length - closest.length;
  return [
    ...table(["Body", "Aspect", "Body", "Orb", ""], rows, hasColour),
    ...(wider > 0 ? [`and ${wider} wider ones, which --json prints`] : []),
  ];
}

/** `23°00' Cancer`: minutes are cut, never rounded up into the next sign. */
export function placeText({ degree, sign, signLocalized }: Placed): string {
  const minutes = Math.floor(degree * 60);
  const [whole, part] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(whole).padStart(2)}°${String(part).padStart(2, "0")}' ${signLocalized ?? sign}`;
}

export function hours(offset: number): string {
  const minutes = Math.round(Math.abs(offset) * 60);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `${offset < 0 ? "-" : "+"}${clock}`;
}

export function coordinate(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
}

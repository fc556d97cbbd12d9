import type { UncertainNatalChart } from "@almagest/western";
import { coordinate, hours, placeText } from "./chart-text";
import { bold, pairs, table, wrapped } from "./layout";

/** A natal chart whose time of birth is open: all that holds, the weightiest changes with their times, its summary. */
export function openChartText(chart: UncertainNatalChart, hasColour: boolean): readonly string[] {
  const { birthDetails, birthTime, summary } = chart;
  const { date, latitude, longitude, timezone } = birthDetails;
  const when =
    birthTime.state === "unknown" ? `${date}, time unknown,` : `${clock(birthTime.from)} to ${clock(birthTime.to)}`;
  const heading = `${when} UTC${hours(timezone)}, ${coordinate(latitude, "N", "S")} ${coordinate(longitude, "E", "W")}`;
  const angles = anglesText(chart);
  return [
    bold(heading, hasColour),
    "",
    ...(angles.length === 0 ? [] : [...pairs(angles), ""]),
    ...bodiesText(chart, hasColour),
    "",
    ...aspectsText(chart, hasColour),
    "",
    ...changesText(chart, hasColour),
    ...(summary.interpretation === undefined ? [] : ["", ...wrapped(summary.interpretation)]),
  ];
}

/** `1990-07-15 14:15` */
function clock(local: string): string {
  return local.replace("T", " ").replace(/:00$/, "");
}

type Reach = Pick<UncertainNatalChart["planets"][number], "from" | "to">;

function reachText({ from, to }: Reach): string {
  const [first, last] = [placeText(from), placeText(to)];
  return first === last ? first : `${first} - ${last.trimStart()}`;
}

function anglesText({ ascendant, midheaven }: UncertainNatalChart): readonly (readonly [string, string])[] {
  return [
    ...(ascendant === undefined ? [] : [["Ascendant", reachText(ascendant)] as const]),
    ...(midheaven === undefined ? [] : [["Midheaven", reachText(midheaven)] as const]),
  ];
}

function bodiesText({ planets }: UncertainNatalChart, hasColour: boolean): readonly string[] {
  return table(
    ["Body", "Place", "House", "", "Dignity"],
    planets.map((planet) => [
      planet.nameLocalized ?? planet.name,
      reachText(planet),
      planet.house === undefined ? "" : String(planet.house),
      planet.isRetrograde === true ? "R" : "",
      planet.dignityLocalized ?? planet.dignity ?? "",
    ]),
    hasColour,
  );
}

const MOST_ROWS = 15;

function aspectsText({ aspects }: UncertainNatalChart, hasColour: boolean): readonly string[] {
  const widest = ({ orb }: (typeof aspects)[number]): number => Math.max(orb.from, orb.to);
  const closest = [...aspects].sort((one, other) => widest(one) - widest(other)).slice(0, MOST_ROWS);
  const rows = closest.map((aspect) => [
    aspect.planet1Localized ?? aspect.planet1,
    aspect.typeLocalized ?? aspect.type.toLowerCase().replaceAll("_", "-"),
    aspect.planet2Localized ?? aspect.planet2,
    `${aspect.orb.from.toFixed(2)} - ${aspect.orb.to.toFixed(2)}`,
  ]);
  const wider = aspects.length - closest.length;
  return [
    ...table(["Body", "Aspect", "Body", "Orb"], rows, hasColour),
    ...(wider > 0 ? [`and ${wider} wider ones, which --json prints`] : []),
  ];
}

function changesText({ birthTime }: UncertainNatalChart, hasColour: boolean): readonly string[] {
  const { changes, more = 0 } = birthTime;
  if (changes.length === 0) return ["Nothing that is looked at changes in that time."];
  const rows = changes
    .slice(0, MOST_ROWS)
    .map((change) => [
      clock(change.at),
      change.member,
      `${change.beforeLocalized ?? change.before} - ${change.afterLocalized ?? change.after}`,
    ]);
  const others = changes.length - rows.length + more;
  return [
    ...table(["At", "Member", "Changes"], rows, hasColour),
    ...(others > 0 ? [`and ${others} more, which --json prints`] : []),
  ];
}

import { houseKeyOf, isPlanet, SIGN_IDS, type SignId, signOf } from "@almagest/sky";
import { balanceOf, type Piece } from "@almagest/telling";
import type { AspectKind } from "../natal-chart/features";
import { SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import type { Contact, ContactAspect, DirectedPoint, PointId } from "./contacts";
import { telling, toneOfMeeting } from "./reading";
import type { SolarArcFacts } from "./solar-arc-compute";

const section = "arc";
const KINDS = { conjunction: "joined", square: "square", opposition: "opposition" } as const satisfies Record<
  ContactAspect,
  AspectKind
>;
const MOST_CONTACTS = 3;

/** Whole-sign house of a directed point, counted from the natal rising sign. */
export function directedHouse({ directedDeg }: DirectedPoint, points: readonly DirectedPoint[]): number {
  const rising = SIGN_IDS.indexOf(signOf(pointOf(points, "ascendant").natalDeg));
  return ((SIGN_IDS.indexOf(signOf(directedDeg)) - rising + 12) % 12) + 1;
}

function pointOf(points: readonly DirectedPoint[], id: PointId): DirectedPoint {
  return points.find((point) => point.id === id) ?? { id, natalDeg: 0, directedDeg: 0 };
}

/** The arc, where the great points have come by it, the contacts in force, what follows. */
export function arcPieces(facts: SolarArcFacts, texts: WesternReader): readonly (Piece | undefined)[] {
  const { points } = facts;
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const signAt = (id: PointId): SignId => signOf(pointOf(points, id).directedDeg);
  const houseAt = (id: PointId): ReturnType<typeof houseKeyOf> =>
    houseKeyOf(directedHouse(pointOf(points, id), points));
  const ruler = SIGNS[signOf(pointOf(points, "ascendant").natalDeg)].ruler;
  const contacts = contactsTold(facts.contacts);
  const tone = balanceOf(
    contacts.map(({ natal, aspect }, index0) => ({
      tone: toneOfMeeting(natal, KINDS[aspect]),
      weight: 2 - index0 / 2,
    })),
  ).tone;
  return [
    teller.tell("whole", "arcSummary", {
      section,
      values: { degrees: Math.floor(facts.arcDeg), count: facts.contacts.length },
    }),
    teller.tell("arcSun", houseAt("sun"), { section, values: { sign: names.sign(signAt("sun")) } }),
    teller.tell("arcAscendant", signAt("ascendant"), { section }),
    ...(ruler === "sun" || ruler === "moon"
      ? [teller.tell("arcLight", ruler, { section })]
      : [teller.tell("arcRuler", houseAt(ruler), { section, values: { ruler: names.opening(ruler) } })]),
    teller.tell("arcMidheaven", signAt("midheaven"), { section }),
    teller.tell("arcMoon", houseAt("moon"), { section }),
    ...latestIngress(facts, teller, texts),
    ...(contacts.length === 0
      ? [teller.tell("whole", "arcQuiet", { section })]
      : contacts.flatMap(({ directed, natal, aspect, applying }) => [
          teller.tell("arcMet", applying ? "applying" : "separating", {
            section,
            values: { directed: names.body(directed), aspect: names.aspect(aspect), natal: names.bare(natal) },
          }),
          teller.find("touched", `${natal}.${KINDS[aspect]}`, { section }),
        ])),
    teller.tell("arcClosing", tone, { section }),
  ];
}

/** The planet or angle that changed its sign last; nothing for a converse arc, or where none has changed since birth. */
function latestIngress(
  { points, arcDeg, progressed }: SolarArcFacts,
  teller: ReturnType<typeof telling.teller>,
  texts: WesternReader,
): readonly (Piece | undefined)[] {
  const degPerYear = arcDeg / progressed.elapsedYears;
  const [latest] = points
    .filter(({ id }) => id === "ascendant" || id === "midheaven" || isPlanet(id))
    .map(({ id, directedDeg }) => ({ id, sign: signOf(directedDeg), sinceDeg: directedDeg % 30 }))
    .filter(({ sinceDeg }) => progressed.elapsedYears > 0 && sinceDeg < arcDeg)
    .sort((one, other) => one.sinceDeg - other.sinceDeg);
  if (latest === undefined) return [];
  const years = texts.text("progressions.years", { count: Math.round(latest.sinceDeg / degPerYear) }) ?? "";
  return [
    teller.tell("arcIngress", latest.sign, {
      section,
      values: { body: chartNames(texts).body(latest.id), years },
    }),
  ];
}

/** One contact for each natal point and aspect, closest first. */
function contactsTold(contacts: readonly Contact[]): readonly Contact[] {
  const first = contacts.filter(
    ({ natal, aspect }, index0) =>
      contacts.findIndex((other) => other.natal === natal && other.aspect === aspect) === index0,
  );
  return first.slice(0, MOST_CONTACTS);
}

/** Where a directed point has come, and what it does there. */
export function directedText(
  point: DirectedPoint,
  points: readonly DirectedPoint[],
  texts: WesternReader,
): string | undefined {
  const { id } = point;
  const names = chartNames(texts);
  const house = directedHouse(point, points);
  const placed = texts.text("progressions.arcPlace", {
    body: names.body(id),
    sign: names.sign(signOf(point.directedDeg)),
    house: names.house(house),
  });
  const there = texts.text(`progressions.arcHouse.${id}.${houseKeyOf(house)}`);
  const nature = texts.text(`progressions.arc.${id}`);
  return placed && there && nature && `${placed} ${there} ${nature}`;
}

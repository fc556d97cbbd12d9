import {
  type Ayanamsa,
  type EclipticPosition,
  type Ephemeris,
  type EquatorialPosition,
  normalizeDeg,
  type Obliquity,
  type SearchWindow,
  type SkyBody,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { nearHouses } from "./near-houses";
import { nodesOf, type Polynomial, polynomialThrough, tailOf, valueAtJd } from "./polynomial";
import type { BirthSpan } from "./span";

/** Angles of a span's sky are the engine's to this. */
export const SPAN_SKY_ERROR_DEG = 1e-8;

/** The terms that a polynomial leaves out are about so small, or it is not kept. */
const LARGEST_TAIL_DEG = 3e-9;

/** Swiss Ephemeris itself gives the Moon with a noise of 2e-7 degrees, which is a millisecond of its motion. */
const LARGEST_TAIL_OF_MOON_DEG = 1e-6;

/** Room on either side of a span, so that a search may look a little beyond it. */
const MARGIN_DAYS = 0.01;

/** Numbers of nodes to try, in order. */
const NODE_COUNTS = [5, 7, 10, 14, 20] as const;

/** The number that suffices for a day, of the bodies that need more than the least. */
const FIRST_TRY: Partial<Record<SkyBody, number>> = { moon: 7, "true-node": 7, "osculating-apogee": 10 };

const SHORT_DAYS = 0.2;

/**
 * The sky over one span of births, from few questions: each body, frame and sidereal time is read at a handful of
 * instants when it is first asked for, and given from polynomials through them. Elsewhere, and where polynomials do not
 * come near enough, the engine answers. Houses, time scales, risings and eclipses are always the engine's.
 *
 * @param beside other stretches of time that are read as often, as the days of the design side.
 */
export function spanSky(ephemeris: Ephemeris, span: BirthSpan, beside: readonly SearchWindow[] = []): Ephemeris {
  const [from, to] = [ephemeris.timeScales(span.fromEpochMs), ephemeris.timeScales(span.toEpochMs)];
  const windows = [{ fromJdTt: from.jdTt, toJdTt: to.jdTt }, ...beside].map((window) => widened(ephemeris, window));
  const turning = [{ fromJdTt: from.jdUt1 - MARGIN_DAYS, toJdTt: to.jdUt1 + MARGIN_DAYS }];
  const { fixedStars, risingAndSetting, eclipses } = ephemeris;
  const siderealTime = fittedBy(turning, (_: "greenwich", jdUt1) => ephemeris.siderealTimeDeg(jdUt1), siderealTimeFit);
  const siderealTimeDeg = (jdUt1: number): number => siderealTime("greenwich", jdUt1);
  const obliquity = fittedBy(windows, (_: "true", jdTt) => ephemeris.obliquity(jdTt), obliquityFit);
  const deltaTDays = from.jdTt - from.jdUt1;
  const obliquityDegAt = (jdUt1: number): number => obliquity("true", jdUt1 + deltaTDays).trueDeg;
  return {
    name: ephemeris.name,
    version: ephemeris.version,
    range: ephemeris.range,
    ...evenScales(ephemeris, span),
    ecliptic: fittedBy(windows, (body: SkyBody, jdTt) => ephemeris.ecliptic(body, jdTt), eclipticFit),
    equatorial: fittedBy(windows, (body: SkyBody, jdTt) => ephemeris.equatorial(body, jdTt), equatorialFit),
    obliquity: (jdTt) => obliquity("true", jdTt),
    siderealTimeDeg,
    houses: nearHouses({ siderealTimeDeg, obliquityDegAt, houses: (request) => ephemeris.houses(request) }),
    ayanamsaDeg: fittedBy(windows, (frame: Ayanamsa, jdTt) => ephemeris.ayanamsaDeg(frame, jdTt), angleFit),
    ...(fixedStars ? { fixedStars } : {}),
    ...(risingAndSetting ? { risingAndSetting } : {}),
    ...(eclipses ? { eclipses } : {}),
  };
}

type Scales = Pick<Ephemeris, "timeScales" | "epochMillisecondsOf">;

/** More than rounding, and less than the least step that UTC was ever given. */
const EVEN_MS = 5;

/** The scales of a span, in proportion between its ends; the engine's where UTC was set forward or back in it. */
function evenScales(ephemeris: Ephemeris, { fromEpochMs, toEpochMs }: BirthSpan): Scales {
  const [from, to] = [ephemeris.timeScales(fromEpochMs), ephemeris.timeScales(toEpochMs)];
  const lengthMs = toEpochMs - fromEpochMs;
  const days = to.jdTt - from.jdTt;
  if (lengthMs === 0 || Math.abs(days * DAY_MS - lengthMs) > EVEN_MS) {
    return {
      timeScales: kept((epochMs) => ephemeris.timeScales(epochMs)),
      epochMillisecondsOf: (jdTt) => ephemeris.epochMillisecondsOf(jdTt),
    };
  }
  return {
    timeScales: (epochMs) => {
      const share = (epochMs - fromEpochMs) / lengthMs;
      return { ...from, jdTt: from.jdTt + share * days, jdUt1: from.jdUt1 + share * (to.jdUt1 - from.jdUt1) };
    },
    epochMillisecondsOf: (jdTt) => fromEpochMs + ((jdTt - from.jdTt) / days) * lengthMs,
  };
}

const DAY_MS = 86_400_000;

function widened({ range }: Ephemeris, { fromJdTt, toJdTt }: SearchWindow): SearchWindow {
  const last = range.toJdTt - 1e-9;
  return { fromJdTt: Math.max(fromJdTt - MARGIN_DAYS, range.fromJdTt), toJdTt: Math.min(toJdTt + MARGIN_DAYS, last) };
}

type Read<Answer> = (jd: number) => Answer;

/** A way to give a reading from few of it; undefined where polynomials do not come near enough with so many nodes. */
type Fit<Answer> = (read: Read<Answer>, window: SearchWindow, closeness: Closeness) => Read<Answer> | undefined;

interface Closeness {
  readonly nodes: number;
  readonly largestTail: number;
}

function fittedBy<Subject extends string, Answer extends object | number>(
  windows: readonly SearchWindow[],
  ask: (subject: Subject, jd: number) => Answer,
  fit: Fit<Answer>,
): (subject: Subject, jd: number) => Answer {
  const known = new Map<Subject, (Read<Answer> | undefined)[]>();
  return (subject, jd) => {
    const index0 = windows.findIndex(({ fromJdTt, toJdTt }) => jd >= fromJdTt && jd <= toJdTt);
    if (index0 < 0) return ask(subject, jd);
    const ofSubject = known.get(subject) ?? [];
    known.set(subject, ofSubject);
    ofSubject[index0] ??= fitted((instant) => ask(subject, instant), fit, { window: at(windows, index0), subject });
    return ofSubject[index0](jd);
  };
}

interface Fitting {
  readonly window: SearchWindow;
  readonly subject: string;
}

function fitted<Answer extends object | number>(
  ask: Read<Answer>,
  fit: Fit<Answer>,
  { window, subject }: Fitting,
): Read<Answer> {
  const isShort = window.toJdTt - window.fromJdTt < SHORT_DAYS;
  const firstTry = isShort ? 0 : (Object.entries(FIRST_TRY).find(([body]) => body === subject)?.[1] ?? 0);
  const largestTail = subject === "moon" ? LARGEST_TAIL_OF_MOON_DEG : LARGEST_TAIL_DEG;
  for (const nodes of NODE_COUNTS) {
    const found = nodes < firstTry ? undefined : fit(ask, window, { nodes, largestTail });
    if (found !== undefined) return found;
  }
  return kept(ask);
}

/** A polynomial through readings of an angle, counted on from the first of them; undefined where its tail is too long. */
function anglePolynomial(
  window: SearchWindow,
  anglesDeg: readonly number[],
  { largestTail }: Closeness,
): Polynomial | undefined {
  const first = at(anglesDeg, 0);
  const values = anglesDeg.map((angleDeg) => first + signedDifferenceDeg(angleDeg, first));
  const polynomial = polynomialThrough(window.fromJdTt, window.toJdTt, values);
  return tailOf(polynomial) <= largestTail ? polynomial : undefined;
}

const angleFit: Fit<number> = (read, window, closeness) => {
  const anglesDeg = nodesOf(window.fromJdTt, window.toJdTt, closeness.nodes).map(read);
  const angle = anglePolynomial(window, anglesDeg, closeness);
  return angle && ((jd) => normalizeDeg(valueAtJd(angle, jd)));
};

/** Degrees that the Earth turns in a day of UT1: what is left over is the nutation. */
const TURN_DEG_PER_DAY = 360.98564736629;

const siderealTimeFit: Fit<number> = (read, window, closeness) => {
  const turned = (jd: number): number => TURN_DEG_PER_DAY * (jd - window.fromJdTt);
  const rest = angleFit((jd) => normalizeDeg(read(jd) - turned(jd)), window, closeness);
  return rest && ((jd) => normalizeDeg(rest(jd) + turned(jd)));
};

const obliquityFit: Fit<Obliquity> = (read, window, closeness) => {
  const tilts = nodesOf(window.fromJdTt, window.toJdTt, closeness.nodes).map(read);
  const of = (member: keyof Obliquity): Polynomial => through(window, tilts, member);
  const [trueDeg, meanDeg] = [of("trueDeg"), of("meanDeg")];
  const [inLongitude, inObliquity] = [of("nutationInLongitudeDeg"), of("nutationInObliquityDeg")];
  if (tailOf(trueDeg) > closeness.largestTail) return undefined;
  return (jd) => ({
    trueDeg: valueAtJd(trueDeg, jd),
    meanDeg: valueAtJd(meanDeg, jd),
    nutationInLongitudeDeg: valueAtJd(inLongitude, jd),
    nutationInObliquityDeg: valueAtJd(inObliquity, jd),
  });
};

/** The polynomial through one member of readings. */
function through<Member extends string>(
  { fromJdTt, toJdTt }: SearchWindow,
  readings: readonly Readonly<Record<Member, number>>[],
  member: Member,
): Polynomial {
  const values = readings.map((reading) => reading[member]);
  return polynomialThrough(fromJdTt, toJdTt, values);
}

/** The polynomials of a body's position over a window, each made when it is first asked for: most are not. */
class FittedBody {
  readonly #window: SearchWindow;
  readonly #places: readonly EclipticPosition[];
  readonly #known = new Map<keyof EclipticPosition, Polynomial>();
  constructor(window: SearchWindow, places: readonly EclipticPosition[], longitudeDeg: Polynomial) {
    this.#window = window;
    this.#places = places;
    this.#known.set("longitudeDeg", longitudeDeg);
  }
  at(member: keyof EclipticPosition, jd: number): number {
    let polynomial = this.#known.get(member);
    if (polynomial === undefined) {
      polynomial = through(this.#window, this.#places, member);
      this.#known.set(member, polynomial);
    }
    return valueAtJd(polynomial, jd);
  }
}

class FittedPosition implements EclipticPosition {
  readonly #body: FittedBody;
  readonly #jd: number;
  constructor(body: FittedBody, jd: number) {
    this.#body = body;
    this.#jd = jd;
  }
  get longitudeDeg(): number {
    return normalizeDeg(this.#body.at("longitudeDeg", this.#jd));
  }
  get latitudeDeg(): number {
    return this.#body.at("latitudeDeg", this.#jd);
  }
  get distanceAu(): number {
    return this.#body.at("distanceAu", this.#jd);
  }
  get longitudeSpeedDegPerDay(): number {
    return this.#body.at("longitudeSpeedDegPerDay", this.#jd);
  }
  get latitudeSpeedDegPerDay(): number {
    return this.#body.at("latitudeSpeedDegPerDay", this.#jd);
  }
  get distanceSpeedAuPerDay(): number {
    return this.#body.at("distanceSpeedAuPerDay", this.#jd);
  }
}

const eclipticFit: Fit<EclipticPosition> = (read, window, closeness) => {
  const places = nodesOf(window.fromJdTt, window.toJdTt, closeness.nodes).map(read);
  const longitude = anglePolynomial(
    window,
    places.map(({ longitudeDeg }) => longitudeDeg),
    closeness,
  );
  if (longitude === undefined) return undefined;
  const body = new FittedBody(window, places, longitude);
  return (jd) => new FittedPosition(body, jd);
};

const equatorialFit: Fit<EquatorialPosition> = (read, window, closeness) => {
  const places = nodesOf(window.fromJdTt, window.toJdTt, closeness.nodes).map(read);
  const rightAscension = anglePolynomial(
    window,
    places.map(({ rightAscensionDeg }) => rightAscensionDeg),
    closeness,
  );
  if (rightAscension === undefined) return undefined;
  const of = (member: keyof EquatorialPosition): Polynomial => through(window, places, member);
  const [declination, distance] = [of("declinationDeg"), of("distanceAu")];
  const speeds = [
    of("rightAscensionSpeedDegPerDay"),
    of("declinationSpeedDegPerDay"),
    of("distanceSpeedAuPerDay"),
  ] as const;
  return (jd) => ({
    rightAscensionDeg: normalizeDeg(valueAtJd(rightAscension, jd)),
    declinationDeg: valueAtJd(declination, jd),
    distanceAu: valueAtJd(distance, jd),
    rightAscensionSpeedDegPerDay: valueAtJd(speeds[0], jd),
    declinationSpeedDegPerDay: valueAtJd(speeds[1], jd),
    distanceSpeedAuPerDay: valueAtJd(speeds[2], jd),
  });
};

function kept<Answer>(ask: (instant: number) => Answer): (instant: number) => Answer {
  const known = new Map<number, Answer>();
  return (instant) => {
    const before = known.get(instant);
    if (before !== undefined) return before;
    const answer = ask(instant);
    known.set(instant, answer);
    return answer;
  };
}

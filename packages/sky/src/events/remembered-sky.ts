import type { Ayanamsa, EclipticPosition, Ephemeris, EquatorialPosition, SkyBody } from "@almagest/ephemeris";

/** Skies that remember already. */
const remembering = new WeakSet<Ephemeris>();

/**
 * The same sky with a memory: each body, frame and time scale is computed once for an instant, however many pairs and searches ask. It keeps
 * what it was asked for as long as it lives, so it is made for one call and dropped with it. A sky that remembers is
 * given back as it is: one may be handed to several searches.
 */
export function rememberedSky(ephemeris: Ephemeris): Ephemeris {
  if (remembering.has(ephemeris)) return ephemeris;
  const { fixedStars, risingAndSetting, eclipses, zodiac, viewing, earth, apogee, harmonic, furtherBodies, viewed } =
    ephemeris;
  const sky: Ephemeris = {
    name: ephemeris.name,
    version: ephemeris.version,
    range: ephemeris.range,
    timeScales: kept((epochMilliseconds) => ephemeris.timeScales(epochMilliseconds)),
    epochMillisecondsOf: kept((jdTt) => ephemeris.epochMillisecondsOf(jdTt)),
    ecliptic: remembered<SkyBody, EclipticPosition>((body, jdTt) => ephemeris.ecliptic(body, jdTt)),
    equatorial: remembered<SkyBody, EquatorialPosition>((body, jdTt) => ephemeris.equatorial(body, jdTt)),
    obliquity: (jdTt) => ephemeris.obliquity(jdTt),
    siderealTimeDeg: kept((jdUt1) => ephemeris.siderealTimeDeg(jdUt1)),
    houses: (request) => ephemeris.houses(request),
    ayanamsaDeg: remembered<Ayanamsa, number>((ayanamsa, jdTt) => ephemeris.ayanamsaDeg(ayanamsa, jdTt)),
    ...(fixedStars ? { fixedStars } : {}),
    ...(risingAndSetting ? { risingAndSetting } : {}),
    ...(eclipses ? { eclipses } : {}),
    ...(zodiac ? { zodiac } : {}),
    ...(viewing ? { viewing } : {}),
    ...(earth ? { earth } : {}),
    ...(harmonic ? { harmonic } : {}),
    ...(apogee ? { apogee } : {}),
    ...(furtherBodies ? { furtherBodies } : {}),
    ...(viewed ? { viewed } : {}),
  };
  remembering.add(sky);
  return sky;
}

type Question<Subject, Answer> = (subject: Subject, instant: number) => Answer;

function remembered<Subject, Answer>(ask: Question<Subject, Answer>): Question<Subject, Answer> {
  const known = new Map<Subject, (instant: number) => Answer>();
  return (subject, instant) => {
    let ofSubject = known.get(subject);
    if (ofSubject === undefined) {
      ofSubject = kept((at: number) => ask(subject, at));
      known.set(subject, ofSubject);
    }
    return ofSubject(instant);
  };
}

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

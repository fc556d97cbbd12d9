import { type Ephemeris, SKY_BODIES, type SkyBody } from "@almagest/ephemeris";
import type { AuthorityChart } from "./charts";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";
import { readSwetest, type SwetestAnswer } from "./swetest";
import { SWETEST_NAMES } from "./swetest-names";

const AU_KM = 149_597_870.7;

interface Asked {
  readonly chart: AuthorityChart;
  readonly ephemeris: Ephemeris;
  readonly swetest: SwetestAnswer;
  readonly jdTt: number;
  readonly jdUt1: number;
}

/** The port's answers beyond a natal chart, at a chart's instant: all bodies, both frames, the turning Earth. */
export function measurePort(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const scales = ephemeris.timeScales(Date.parse(`${chart.utc}Z`));
  const asked = { chart, ephemeris, swetest: readSwetest(chart.id), ...scales };
  const bodies = SKY_BODIES.flatMap((body) => [...eclipticResiduals(body, asked), ...equatorialResiduals(body, asked)]);
  return [...bodies, ...earthResiduals(asked), ...ayanamsaResiduals(asked)];
}

function eclipticResiduals(body: SkyBody, { chart, ephemeris, swetest, jdTt }: Asked): readonly Residual[] {
  const ours = ephemeris.ecliptic(body, jdTt);
  const theirs = swetest.body(SWETEST_NAMES[body]);
  const where = `${chart.id}, ${body}`;
  const longitude = arcsecondsBetween(ours.longitudeDeg, theirs.longitudeDeg);
  return [
    { quantity: "port-ecliptic", size: longitude, where },
    { quantity: "port-ecliptic", size: arcsecondsOf(ours.latitudeDeg, theirs.latitudeDeg), where },
    { quantity: "port-speed", size: arcsecondsOf(ours.longitudeSpeedDegPerDay, theirs.longitudeSpeed), where },
    { quantity: "port-speed", size: arcsecondsOf(ours.latitudeSpeedDegPerDay, theirs.latitudeSpeed), where },
    { quantity: "distance", size: (ours.distanceAu - theirs.distanceAu) * AU_KM, where },
    { quantity: "distance-speed", size: (ours.distanceSpeedAuPerDay - theirs.distanceSpeed) * AU_KM, where },
  ];
}

function equatorialResiduals(body: SkyBody, { chart, ephemeris, swetest, jdTt }: Asked): readonly Residual[] {
  const ours = ephemeris.equatorial(body, jdTt);
  const theirs = swetest.body(SWETEST_NAMES[body]);
  const where = `${chart.id}, ${body}`;
  const ascension = arcsecondsBetween(ours.rightAscensionDeg, theirs.rightAscensionDeg);
  return [
    { quantity: "port-equatorial", size: ascension, where },
    { quantity: "port-equatorial", size: arcsecondsOf(ours.declinationDeg, theirs.declinationDeg), where },
    {
      quantity: "port-speed",
      size: arcsecondsOf(ours.rightAscensionSpeedDegPerDay, theirs.rightAscensionSpeed),
      where,
    },
    { quantity: "port-speed", size: arcsecondsOf(ours.declinationSpeedDegPerDay, theirs.declinationSpeed), where },
  ];
}

/** swetest's columns for obliquity: true, mean; for nutation: in longitude, in obliquity. */
function earthResiduals({ chart, ephemeris, swetest, jdTt, jdUt1 }: Asked): readonly Residual[] {
  const ours = ephemeris.obliquity(jdTt);
  const obliquity = swetest.body("Ecl. Obl.");
  const nutation = swetest.body("Nutation");
  const where = chart.id;
  const siderealTime = swetest.body("Sidereal Time").longitudeDeg;
  return [
    { quantity: "obliquity", size: arcsecondsOf(ours.trueDeg, obliquity.longitudeDeg), where },
    { quantity: "obliquity", size: arcsecondsOf(ours.meanDeg, obliquity.latitudeDeg), where },
    { quantity: "nutation", size: arcsecondsOf(ours.nutationInLongitudeDeg, nutation.longitudeDeg), where },
    { quantity: "nutation", size: arcsecondsOf(ours.nutationInObliquityDeg, nutation.latitudeDeg), where },
    { quantity: "sidereal-time", size: arcsecondsBetween(ephemeris.siderealTimeDeg(jdUt1), siderealTime), where },
  ];
}

function ayanamsaResiduals({ chart, ephemeris, swetest, jdTt }: Asked): readonly Residual[] {
  return (["lahiri", "raman"] as const).map((name) => ({
    quantity: "ayanamsa" as const,
    size: arcsecondsBetween(ephemeris.ayanamsaDeg(name, jdTt), swetest.ayanamsaDeg[name]),
    where: `${chart.id}, ${name}`,
  }));
}

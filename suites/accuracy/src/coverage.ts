import type { Catalogue } from "@almagest/catalog";
import { InvariantError } from "@almagest/operation";
import type { QuantityId } from "./bounds";

const POSITIONS = ["longitude", "latitude", "speed", "de405-sun", "de405-moon"] as const;
const ANGLES = ["ascendant", "midheaven", "erfa-angles", "measured-angles"] as const;
const CUSPS = ["placidus-cusps", "koch-cusps", "equal-cusps", "whole-sign-cusps", "placidus-definition"] as const;
const RETURNS = ["return", "return-instant", "return-passes", "return-angles"] as const;
const PHASES = ["phase-instant", "jpl-phase-instant", "meeus-phases"] as const;
const DASHAS = ["kp-dashas"] as const;

/** The operations whose own figures a row compares, by the name they are imported by, and those rows. */
export const COVERAGE: Readonly<Record<string, readonly QuantityId[]>> = {
  natalChart: [...POSITIONS, ...ANGLES, ...CUSPS, "published"],
  planetPositions: POSITIONS,
  monthlyEphemeris: POSITIONS,
  houses: [...ANGLES, ...CUSPS],
  relocationChart: [...ANGLES, ...CUSPS],
  asteroids: ["asteroids"],
  lilith: ["liliths", "iers-mean-points"],
  fixedStars: ["stars"],
  arabicLots: ["lots"],
  astrocartography: ["map-lines"],
  localSpace: ["horizon"],
  compositeChart: ["midpoint", "midpoint-axes"],
  progressions: ["progressed", "progressed-speed", "naibod"],
  solarArc: ["directed"],
  solarReturn: RETURNS,
  lunarReturn: RETURNS,
  planetaryReturn: RETURNS,
  moonCalendar: PHASES,
  upcomingMoonPhases: PHASES,
  monthlyAspects: ["aspect", "aspect-instant", "aspect-near"],
  monthlyTransits: ["ingress-instant", "station-instant", "phase-instant"],
  monthlyParallels: ["parallel", "parallel-instant", "parallel-near"],
  nodePassages: ["crossing", "crossing-instant"],
  vedicBirthChart: ["vedic-longitude", "vedic-angles"],
  grahaPositions: ["vedic-longitude"],
  divisionalChart: ["vedic-vargas"],
  navamsa: ["vedic-vargas"],
  ashtakavarga: ["vedic-ashtakavarga"],
  shadbala: ["vedic-shadbala"],
  arudhaPadas: ["vedic-arudhas"],
  charaKarakas: ["vedic-arudhas"],
  gunMilan: ["vedic-matching"],
  dashakoot: ["vedic-matching"],
  currentDasha: DASHAS,
  majorDashas: DASHAS,
  subDashas: DASHAS,
  pratyantardashas: DASHAS,
  sookshmaDashas: DASHAS,
  pranaDashas: DASHAS,
  kpChart: ["kp-planets", "kp-cusps", "kp-lords"],
  kpPlanets: ["kp-planets", "kp-lords"],
  kpCusps: ["kp-cusps", "kp-lords"],
  kpHorary: ["kp-horary"],
  kpSublordChanges: ["kp-changes", "kp-slow-changes"],
  kpRasiChanges: ["kp-changes", "kp-slow-changes"],
  basicPanchang: ["panchang-borders", "panchang-risings"],
  detailedPanchang: ["panchang-borders", "panchang-risings"],
  sadhesati: ["vedic-ingresses"],
  vedicMonthlyTransits: ["vedic-ingresses"],
  solarTerms: ["solar-terms", "meeus-seasons"],
  lunarDate: ["new-moons"],
};

/** A line of each domain with the operations that no row compares. */
export function unmeasuredOperations({ domains, entries }: Pick<Catalogue, "domains" | "entries">): readonly string[] {
  const known = new Set(entries.map(({ name }) => name));
  const strange = Object.keys(COVERAGE).filter((name) => !known.has(name));
  if (strange.length > 0) throw new InvariantError("operations that do not exist are said to be measured", { strange });
  return domains.flatMap((domain) => {
    const own = entries.filter((entry) => entry.domain === domain);
    const without = own.filter(({ name }) => COVERAGE[name] === undefined).map(({ name }) => `\`${name}\``);
    const count = `${without.length} of ${own.length}`;
    return without.length === 0 ? [] : [`- ${domain.title} (${count}): ${without.join(", ")}`];
  });
}

import { domains } from "@almagest/catalog";
import { type AnyOperation, isRecord } from "@almagest/operation";

/** A request, with the operation that it is sent to. */
export interface Case {
  readonly operation: AnyOperation;
  readonly input: Readonly<Record<string, unknown>>;
}

/** It answers with the names of members, so that a new member is in its answer. */
const OF_MEMBERS = "getFieldLabels";

/** The first example of every operation. */
export function examples(): readonly Case[] {
  const operations = domains.flatMap((domain) => domain.operations).filter(({ id }) => id !== OF_MEMBERS);
  return operations.flatMap((operation) => operation.examples.slice(0, 1).map((input) => ({ operation, input })));
}

/**
 * The operations with choices that a program sets, and the choices of random requests. Neither is read from the schemas:
 * a member that is added there must not change the requests, of which the answers were recorded.
 */
const OPERATIONS = new Map<string, readonly (keyof typeof CHOICES)[]>([
  ["generateNatalChart", ["nodeType", "houseSystem", "zodiac", "lilithType", "positionType", "center", "orbSchool"]],
  ["calculateHouses", ["houseSystem", "zodiac"]],
  ["getPlanetaryPositions", ["nodeType", "zodiac", "lilithType", "positionType", "center"]],
  ["calculateAspects", ["nodeType", "zodiac", "lilithType", "positionType", "orbSchool"]],
  ["detectAspectPatterns", ["nodeType", "zodiac", "center"]],
  ["calculateArabicLots", ["nodeType", "houseSystem", "zodiac"]],
  ["generateAsteroids", ["nodeType", "houseSystem", "positionType"]],
  ["generateFixedStars", ["nodeType", "zodiac"]],
  ["generateLilith", ["nodeType", "houseSystem"]],
  ["generateProfections", ["nodeType", "houseSystem", "zodiac"]],
  ["generateProgressions", ["nodeType", "zodiac"]],
  ["generateSolarArc", ["nodeType", "positionType"]],
  ["generateRelocationChart", ["nodeType", "houseSystem"]],
  ["generateSolarReturn", ["nodeType", "houseSystem", "orbSchool"]],
  ["generateLunarReturn", ["nodeType", "houseSystem"]],
  ["generatePlanetaryReturn", ["nodeType", "houseSystem"]],
  ["calculateSynastry", ["houseSystem", "zodiac", "orbSchool"]],
  ["generateCompositeChart", ["houseSystem", "lilithType"]],
  ["calculateCompatibility", ["zodiac", "positionType"]],
  ["calculateTransitAspects", ["houseSystem", "zodiac"]],
  ["calculateTransits", ["nodeType", "zodiac"]],
  ["generateBirthChart", ["ayanamsa"]],
  ["getPlanetPositions", ["ayanamsa"]],
  ["generateDivisionalChart", ["ayanamsa"]],
  ["generateNavamsa", ["ayanamsa"]],
  ["detectYogas", ["ayanamsa"]],
  ["calculateCharaKarakas", ["ayanamsa"]],
  ["calculateArudhaPadas", ["ayanamsa"]],
  ["calculateAshtakavarga", ["ayanamsa"]],
  ["calculateBhavChalit", ["ayanamsa"]],
  ["calculateShadbala", ["ayanamsa"]],
  ["checkKalsarpaDosha", ["ayanamsa"]],
  ["checkManglikDosha", ["ayanamsa"]],
  ["checkSadhesati", ["ayanamsa"]],
  ["getUpagrahaPositions", ["ayanamsa"]],
  ["getCurrentDasha", ["ayanamsa", "nodeType"]],
  ["getMajorDashas", ["ayanamsa", "nodeType"]],
  ["getSubDashas", ["ayanamsa", "nodeType"]],
  ["generateKpChart", ["nodeType"]],
  ["getKpCusps", []],
  ["getKpPlanets", ["nodeType"]],
  ["getBasicPanchang", []],
  ["getDetailedPanchang", []],
  ["getChoghadiya", []],
  ["getHora", []],
  ["calculateGunMilan", ["ayanamsa"]],
  ["calculateDashakoot", ["ayanamsa"]],
  ["calculatePapasamyam", ["ayanamsa"]],
  ["generateBodygraph", ["nodeType"]],
  ["calculateGates", ["nodeType"]],
  ["calculateChannels", ["nodeType"]],
  ["calculateType", ["nodeType"]],
  ["calculateVariables", ["nodeType"]],
  ["calculateConnection", []],
]);

const CHOICES = {
  nodeType: ["mean", "true"],
  houseSystem: ["placidus", "koch", "whole-sign", "equal", "porphyry", "regiomontanus", "campanus", "alcabitius"],
  zodiac: ["tropical", "sidereal"],
  lilithType: ["mean", "true"],
  positionType: ["apparent", "true"],
  center: ["geocentric", "topocentric"],
  orbSchool: ["lilly", "harmonic"],
  ayanamsa: ["lahiri", "raman", "krishnamurti", "true-citra"],
} as const;

/** Numbers of [0, 1) by Mulberry32: the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DAY_MS = 86_400_000;
const SHIFT_DAYS = 40_000;

/** The request with this number, of the operations in turn: an example at another place and time, with some choices. */
export function randomCase(index0: number): Case {
  const names = [...OPERATIONS.keys()];
  const id = names[index0 % names.length] ?? "";
  const operation = domains.flatMap(({ operations }) => operations).find((one) => one.id === id);
  const [example] = operation?.examples ?? [];
  if (operation === undefined || example === undefined) throw new Error(`${id} has no example`);
  const random = randomFrom(index0);
  const days = Math.round((random() - 0.5) * SHIFT_DAYS);
  const place = { latitude: Math.round(random() * 120 - 60), longitude: Math.round(random() * 360 - 180) };
  const chosen = (OPERATIONS.get(id) ?? []).flatMap((name) => {
    const values = CHOICES[name];
    return random() < 0.5 ? [] : [[name, values[Math.floor(random() * values.length)]] as const];
  });
  return { operation, input: { ...movedRecord(example, days, place), ...Object.fromEntries(chosen) } };
}

type Place = Readonly<Record<"latitude" | "longitude", number>>;
type Members = Readonly<Record<string, unknown>>;

function movedRecord(members: Members, days: number, place: Place): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, moved(name, value, days, place)]));
}

function moved(name: string, value: unknown, days: number, place: Place): unknown {
  if (name === "latitude" || name === "longitude") return place[name];
  if (name === "timezone") return 0;
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value))
    return new Date(Date.parse(value) + days * DAY_MS).toISOString().slice(0, 10);
  return isRecord(value) ? movedRecord(value, days, place) : value;
}

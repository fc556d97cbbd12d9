import type { Ephemeris } from "@almagest/ephemeris";

/** The build of Swiss Ephemeris that computes: compiled for this machine, or WebAssembly. */
export type EngineKind = "native" | "wasm";

export const ENGINE_CHOICES = ["auto", "native", "wasm"] as const;

/** `auto` is the native one if installed, otherwise WebAssembly. */
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** The environment variable that selects an engine. */
export const ENGINE_VARIABLE = "ALMAGEST_ENGINE";

export type LoadedEngine =
  | { readonly ok: true; readonly kind: EngineKind; readonly ephemeris: Ephemeris }
  /** One line that says why there is none and what to do. */
  | { readonly ok: false; readonly problem: string };

/** The environment variable that names a folder with files of asteroids. */
export const ASTEROIDS_VARIABLE = "ALMAGEST_ASTEROIDS";

interface EngineOptions {
  readonly asteroidDirectory: string | undefined;
}

/** The native engine's package, or the reason that it cannot be loaded. */
type Native = { readonly start: (options: EngineOptions) => Ephemeris } | { readonly reason: string };

/** Loads an engine. Damaged files of an installed engine are an InvariantError, never a reason to use the other one. */
export async function loadEngine(choice: EngineChoice, native = loadNative): Promise<LoadedEngine> {
  const options = { asteroidDirectory: process.env[ASTEROIDS_VARIABLE] };
  if (choice !== "wasm") {
    const found = await native();
    if ("start" in found) return { ok: true, kind: "native", ephemeris: found.start(options) };
    if (choice === "native") return { ok: false, problem: nativeProblem(found.reason) };
  }
  const { swissEphemeris } = await import("@almagest/ephemeris-swiss-wasm/node");
  return { ok: true, kind: "wasm", ephemeris: swissEphemeris(options) };
}

async function loadNative(): Promise<Native> {
  try {
    const { swissEphemeris } = await import("@almagest/ephemeris-swiss");
    return { start: swissEphemeris };
  } catch (cause) {
    return { reason: cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause) };
  }
}

function nativeProblem(reason: string): string {
  return `${ENGINE_VARIABLE} asks for the native engine, which is not built here (${reason}). Install python3, make and g++ and start again, or set ${ENGINE_VARIABLE} to auto or wasm.`;
}

/** The engine selected by the environment, or a line with the accepted values. */
export function engineChoice(
  environment: Readonly<Record<string, string | undefined>>,
): EngineChoice | { problem: string } {
  const given = environment[ENGINE_VARIABLE] || "auto";
  const choice = ENGINE_CHOICES.find((one) => one === given);
  return choice ?? { problem: `${ENGINE_VARIABLE} is "${given}". It has to be one of ${ENGINE_CHOICES.join(", ")}.` };
}

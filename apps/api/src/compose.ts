import { webcrypto } from "node:crypto";
import { fixedCallers, hashKey } from "@almagest/auth";
import { type Catalogue, catalogue, loadTexts } from "@almagest/catalog";
import type { Ephemeris } from "@almagest/ephemeris";
import { createPipeline, createTextStore, type TextStore } from "@almagest/pipeline";
import { memoryMeter } from "@almagest/quota";
import type { AppParts } from "./app";
import type { Config } from "./config";
import type { ServiceLog } from "./log";

/** What the transports of a running service share. */
export interface ServiceParts extends Omit<AppParts, "extraRoutes"> {
  readonly texts: TextStore;
}

export interface ComposeOptions {
  readonly config: Pick<Config, "monthlyLimit" | "publicUrl">;
  /** The one secret key that opens the service. */
  readonly key: string;
  readonly ephemeris: Ephemeris;
  readonly log: ServiceLog;
  readonly catalogue?: Catalogue;
}

export function systemRandom(byteCount: number): Uint8Array {
  return webcrypto.getRandomValues(new Uint8Array(byteCount));
}

/** Puts the service together: the real clock, the real random source, texts by language, counters in memory. */
export function compose({ config, key, ephemeris, log, ...rest }: ComposeOptions): ServiceParts {
  const now = (): number => Date.now();
  const { publicUrl, monthlyLimit } = config;
  const meter = memoryMeter({ monthlyLimit, now });
  const texts = createTextStore(loadTexts);
  const callers = fixedCallers([hashKey(key)]);
  const resources = { ephemeris };
  const pipeline = createPipeline({ callers, meter, texts, log, now, random: systemRandom, resources, publicUrl });
  return { pipeline, catalogue: rest.catalogue ?? catalogue, ephemeris, log, now, publicUrl, texts };
}

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CivilTimeKind } from "@almagest/civil-time";

/** A civil time and what Python's zoneinfo says of it (tools/zoneinfo-fixture.py). */
export interface Sample {
  /** The civil time in seconds since 1970, read as if it were UTC. */
  readonly wallSeconds: number;
  readonly offsetSeconds: number;
  readonly kind: CivilTimeKind;
}

export interface ZoneSamples {
  readonly names: readonly string[];
  readonly samples: readonly Sample[];
}

export interface ZoneinfoFixture {
  /** Version of the runtime's zone data when the file was made, and the exceptions with it. */
  readonly nodeTz: string;
  readonly zones: readonly ZoneSamples[];
}

const KINDS: Readonly<Record<string, CivilTimeKind>> = {
  "=": "exact",
  "<": "repeated-hour-first",
  ">": "moved-past-gap",
};

export function readZoneinfoFixture(): ZoneinfoFixture {
  const text = gunzipSync(readFileSync(new URL("./fixtures/zoneinfo.txt.gz", import.meta.url))).toString();
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const zones: ZoneSamples[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    zones.push({ names: (lines[index] ?? "").split(" "), samples: readSamples(lines[index + 1] ?? "") });
  }
  return { nodeTz: readNodeTz(header), zones };
}

function readSamples(line: string): Sample[] {
  let wallSeconds = 0;
  let offsetSeconds = 0;
  return line.split(" ").map((part) => {
    const [, step = "", sign = "", offset = ""] = /^(-?[0-9a-z]+)([=<>])(-?[0-9a-z]*)$/.exec(part) ?? [];
    const kind = KINDS[sign];
    if (kind === undefined) throw new Error(`not a sample: ${part}`);
    wallSeconds += Number.parseInt(step, 36);
    if (offset !== "") offsetSeconds = Number.parseInt(offset, 36);
    return { wallSeconds, offsetSeconds, kind };
  });
}

function readNodeTz(header: string): string {
  const read: unknown = JSON.parse(header);
  if (typeof read === "object" && read !== null && "nodeTz" in read && typeof read.nodeTz === "string") {
    return read.nodeTz;
  }
  throw new Error("the fixture's header names no nodeTz");
}

import type { Domain } from "@almagest/operation";
import { readDocGuide, searchDocsGuide } from "../docs/guides";
import { type Library, loadLibrary } from "../docs/library";
import { type Guide, type Toolbox, toolboxFor } from "../tools";
import { callGuide } from "./call";
import { callsGuide } from "./calls";
import { describeGuide } from "./describe";
import { featuredGuides } from "./featured";
import { operationFinder } from "./find";
import { type FreeLimit, limited, unlimited } from "./free-limit";
import { searchOver } from "./search";
import { searchGuide } from "./search-guide";

/** The server for all operations, and its tools that need no key. */
export interface Everything {
  readonly everything: Toolbox;
  readonly docs: Toolbox;
}

export interface EverythingLimits {
  /** Limits bursts of free requests. */
  readonly free?: FreeLimit;
  /** The same for callers without a key. */
  readonly keyless?: FreeLimit;
}

/** All operations behind a few tools: search, description and call, and the operations most in demand. */
export function everythingToolboxes(
  domains: readonly Domain[],
  { free = unlimited, keyless = unlimited }: EverythingLimits = {},
): Everything {
  const entries = [...toolboxFor(domains).byName.values()];
  const search = searchOver(domains);
  const find = operationFinder(entries, search);
  const library = once(() => loadLibrary(domains));
  const finding: readonly Guide[] = [searchGuide(search, domains, entries), describeGuide(find)];
  const reading: readonly Guide[] = [searchDocsGuide(library), readDocGuide(library)];
  const names = ["call_operation", "call_operations", ...[...finding, ...reading].map(({ tool }) => tool.name)];
  const calling: readonly Guide[] = [callGuide(find, free), callsGuide(find, names, free)];
  const within = (limit: FreeLimit, guides: readonly Guide[]): readonly Guide[] =>
    guides.map((guide) => limited(guide, limit));
  const featured = featuredGuides(domains, entries, free);
  return {
    everything: {
      ...boxOf([...within(free, finding), ...calling, ...within(free, reading), ...featured]),
      title: "everything",
      instructions: INSTRUCTIONS,
      library,
      hasPrompts: true,
    },
    docs: {
      ...boxOf(within(keyless, [...finding, ...reading])),
      title: "documents",
      instructions: DOCS_INSTRUCTIONS,
      library,
    },
  };
}

/** Only the server for all operations. */
export function everythingToolbox(domains: readonly Domain[], limits: EverythingLimits = {}): Toolbox {
  return everythingToolboxes(domains, limits).everything;
}

function boxOf(guides: readonly Guide[]): Pick<Toolbox, "list" | "byName" | "byShortName" | "guides"> {
  return {
    list: guides.map(({ tool }) => tool),
    byName: new Map(),
    byShortName: new Map(),
    guides: new Map(guides.map((guide) => [guide.tool.name, guide])),
  };
}

function once(load: () => Promise<Library>): () => Promise<Library> {
  let loading: Promise<Library> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

const INSTRUCTIONS =
  'Astrology, divination and numerology, computed. What has no tool of its own: find it with search_operations, see with describe_operation what it takes, call it with call_operation; several at once with call_operations. person (person1 and person2 for two people) is a birth in a line: "Ada: 1990-07-15 14:30, New York"; the name may be left out, the time may be "time unknown", the place may be latitude,longitude, a timezone may follow. It stands for date, time, latitude, longitude and timezone, which are taken too; resolved says what was understood. Every call also takes lang, detail (full; standard; compact, facts as tables) and fields (paths to send: planets.name,aspects[0:20]). Only answers of operations count against the allowance.';

const DOCS_INSTRUCTIONS =
  "What Almagest computes, and by which conventions: search_operations and describe_operation for operations, search_docs and read_doc for documents. Nothing here is computed and nothing counts; /mcp, with a key, calls operations.";

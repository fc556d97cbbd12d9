import type { Domain } from "@almagest/operation";
import { type Guide, type Tool, type Toolbox, toolboxFor } from "../tools";
import { callGuide } from "./call";
import { describeGuide } from "./describe";
import { operationFinder } from "./find";
import { operationSearch } from "./search";
import { searchGuide } from "./search-guide";

/** All operations behind three tools: what there is, how it is called, and the call. */
export function everythingToolbox(domains: readonly Domain[]): Toolbox {
  const all = toolboxFor(domains);
  const entries = [...all.byName.values()];
  const search = operationSearch(entries, domains);
  const find = operationFinder(entries, search);
  const guides: readonly Guide[] = [searchGuide(search, domains), describeGuide(find), callGuide(find)];
  return {
    title: "everything",
    instructions: INSTRUCTIONS,
    list: guides.map(({ tool }): Tool => tool),
    byName: new Map(),
    guides: new Map(guides.map((guide) => [guide.tool.name, guide])),
  };
}

const INSTRUCTIONS =
  "Astrology, divination and numerology, computed. Find an operation with search_operations, see with describe_operation what it takes, and call it with call_operation. A birth needs date, time, latitude, longitude and timezone: get_location_search gives the last three for a city. Only call_operation counts against the allowance.";

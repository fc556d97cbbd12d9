import type { Caller } from "@almagest/auth";
import type { Refusal } from "@almagest/pipeline";
import { knownArguments, unpackedArguments } from "./arguments";
import type { Guide, Guided, Tool, Toolbox } from "./tools";

/** Making, listing and revoking of calendar feeds, by the owner of a key. */
export interface FeedTools {
  make(caller: Caller, sent: unknown): Promise<FeedsTold>;
  list(caller: Caller): Promise<FeedsTold>;
  revoke(caller: Caller, id: string): Promise<FeedsTold>;
}

export type FeedsTold =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly refusal: Refusal };

/** `/mcp/feeds`: apart from the tools that only read, so that a client asks its user before it calls one of these. */
export const FEEDS = "feeds";

/** The tools of feeds. */
export function feedToolbox(feeds: FeedTools): Toolbox {
  const own: readonly Guide[] = [
    { tool: MAKE, take: async (input, { caller }) => guided(await feeds.make(caller, input)) },
    { tool: LIST, take: async (_, { caller }) => guided(await feeds.list(caller)) },
    { tool: REVOKE, take: async ({ id }, { caller }) => guided(await feeds.revoke(caller, String(id ?? ""))) },
  ];
  // The desk says more about a member that is unknown to it.
  const guides = own.map((guide) => unpackedArguments(guide.tool === MAKE ? guide : knownArguments(guide)));
  return {
    title: FEEDS,
    instructions: INSTRUCTIONS,
    list: guides.map(({ tool }) => tool),
    byName: new Map(),
    byShortName: new Map(),
    guides: new Map(guides.map((guide) => [guide.tool.name, guide])),
  };
}

function guided(told: FeedsTold): Guided {
  return told.ok ? { kind: "answer", answer: told.value } : { kind: "refused", refusal: told.refusal };
}

const INSTRUCTIONS =
  "Calendar feeds: addresses that a person subscribes to in a calendar program. An address contains the birth, sealed, and is told once. The first fetch of an hour costs a unit; these tools cost nothing. /mcp finds operations and describes what they take.";

const MAKE: Tool = {
  name: "make_calendar_feed",
  title: "Make Calendar Feed",
  description: "Makes an address that shows the dates of an operation, from a month back to twelve months ahead",
  inputSchema: {
    type: "object",
    properties: {
      operation: { type: "string", description: "An operation with a calendar, such as getUpcomingMoonPhases" },
      input: { type: "object", description: "What it takes, without dates, year, month and count" },
      lang: { type: "string", description: "Of the calendar; en by default" },
    },
    required: ["operation"],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
};

const LIST: Tool = {
  name: "list_calendar_feeds",
  title: "List Calendar Feeds",
  description: "The feeds of this key in force, without their addresses",
  inputSchema: { type: "object", properties: {} },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const REVOKE: Tool = {
  name: "revoke_calendar_feed",
  title: "Revoke Calendar Feed",
  description: "Ends a feed for good: whoever subscribed gets nothing more",
  inputSchema: {
    type: "object",
    properties: { id: { type: "string", description: "As list_calendar_feeds gives it" } },
    required: ["id"],
  },
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
};

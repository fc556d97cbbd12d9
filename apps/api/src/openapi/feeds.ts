import { calendared } from "@almagest/calendar";
import { LANGS } from "@almagest/operation";
import { LONGEST_ADDRESS } from "../feeds/manage";
import { answered, BODY_FAILURES, COMMON_FAILURES, failures, json, pathMember, type Registry, text } from "./managed";
import { openApiSchema } from "./schema";

/** The tag of the addresses about calendar feeds. */
export const FEEDS_TAG = {
  name: "calendars",
  "x-displayName": "Calendar feeds",
  description:
    "Calendar feeds: addresses that a calendar program subscribes to. Secret keys only; nothing here costs a unit.",
};

const PATH = "/calendars/feeds";

const MAKING = [
  `Makes an address that shows the dates of an operation. It contains all of \`input\`, sealed, which is stored nowhere: keep it, it is not told again. It has at most ${LONGEST_ADDRESS} characters. A feed that the operation could not answer today is refused as the operation refuses it.`,
  "The window moves with the day, from a month back to twelve months ahead; periods of a life come whole. At most 2,000 events and 1 MB, the first ones; where there are more, the calendar says so with the day from which on they are, and so do `X-Has-More` and `X-More-From`. The first fetch of an hour costs a unit. A later one costs nothing: it is a 304 for a program that sends its tag, else a 429 with `Retry-After`.",
].join("\n\n");

const ID = text("The feed's id, by which it is revoked");

const ASKED = {
  type: "object",
  description: "What a calendar feed is to show",
  properties: {
    operation: { type: "string", enum: [...calendared], description: "An operation that has a calendar" },
    input: {
      type: "object",
      description:
        "What the operation takes from path, query and body in one object, without its window: startDate, endDate, year, month and count of events",
      additionalProperties: true,
    },
    lang: { type: "string", enum: [...LANGS], default: "en", description: "Language of the calendar" },
  },
  required: ["operation"],
  additionalProperties: false,
};

const MADE = {
  type: "object",
  description: "A new calendar feed",
  properties: {
    id: ID,
    url: {
      type: "string",
      format: "uri",
      description: "The address. It is a secret: whoever has it reads the calendar",
    },
    webcal: { type: "string", format: "uri", description: "The same for programs that subscribe by `webcal:`" },
    operation: text("The operation"),
    lang: text("Language of the calendar"),
  },
  required: ["id", "url", "webcal", "operation", "lang"],
};

const FEED = {
  type: "object",
  description: "A calendar feed in force. Its address is stored nowhere",
  properties: {
    id: ID,
    createdAt: { type: "string", format: "date-time", description: "When it was made" },
    chargedHour: {
      type: ["string", "null"],
      format: "date-time",
      description: "The last hour in which a fetch cost a unit; null where none did",
    },
  },
  required: ["id", "createdAt", "chargedHour"],
};

const FEED_LIST = {
  type: "object",
  description: "The calendar feeds of a key, the latest first",
  properties: {
    feeds: { type: "array", description: "Those in force", items: { $ref: "#/components/schemas/CalendarFeed" } },
  },
  required: ["feeds"],
};

const REVOKED = {
  type: "object",
  description: "A calendar feed that was revoked",
  properties: { revoked: text("Its id") },
  required: ["revoked"],
};

const EXAMPLE_ID = "feed_3q8zn5t1k7w0m2yc";
const ADDRESS = "://api.example.com/feeds/1.qD0yI2hVbnE3c2FtcGxlZm9ybVZw.ics";
const EXAMPLES = {
  asked: { operation: "getUpcomingMoonPhases", input: { timezone: "Europe/Berlin" }, lang: "de" },
  made: {
    id: EXAMPLE_ID,
    url: `https${ADDRESS}`,
    webcal: `webcal${ADDRESS}`,
    operation: "getUpcomingMoonPhases",
    lang: "de",
  },
  list: { feeds: [{ id: EXAMPLE_ID, createdAt: "2026-11-29T20:15:00.000Z", chargedHour: "2026-11-29T21:00:00.000Z" }] },
  revoked: { revoked: EXAMPLE_ID },
} as const;

/** Adds the management of calendar feeds. Their own addresses are outside of the version segment. */
export function registerFeeds(registry: Registry): void {
  const schemas = {
    AskedCalendarFeed: ASKED,
    NewCalendarFeed: MADE,
    CalendarFeed: FEED,
    CalendarFeeds: FEED_LIST,
    RevokedCalendarFeed: REVOKED,
  };
  for (const [name, schema] of Object.entries(schemas))
    registry.registerComponent("schemas", name, openApiSchema(schema));
  const tags = [FEEDS_TAG.name];
  registry.registerPath({
    method: "post",
    path: PATH,
    operationId: "makeCalendarFeed",
    tags,
    summary: "Make a Calendar Feed",
    description: MAKING,
    request: { body: { required: true, content: json("AskedCalendarFeed", EXAMPLES.asked) } },
    responses: {
      201: answered("The feed, with its address", "NewCalendarFeed", EXAMPLES.made),
      ...failures([...BODY_FAILURES, "Unprocessable", ...COMMON_FAILURES]),
    },
  });
  registry.registerPath({
    method: "get",
    path: PATH,
    operationId: "listCalendarFeeds",
    tags,
    summary: "List Calendar Feeds",
    description: "The feeds of the key that are in force, without their addresses.",
    responses: { 200: answered("The feeds", "CalendarFeeds", EXAMPLES.list), ...failures(COMMON_FAILURES) },
  });
  registry.registerPath({
    method: "delete",
    path: `${PATH}/{id}`,
    operationId: "revokeCalendarFeed",
    tags,
    summary: "Revoke a Calendar Feed",
    description: "Ends a feed for good, within a second. With the key, all of its feeds end.",
    parameters: [pathMember("id", "The feed's id", EXAMPLE_ID)],
    responses: {
      200: answered("The feed is revoked", "RevokedCalendarFeed", EXAMPLES.revoked),
      ...failures(COMMON_FAILURES),
    },
  });
}

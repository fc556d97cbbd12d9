import type { Caller } from "@almagest/auth";
import type { Gazetteer } from "@almagest/location";
import type { Detail } from "@almagest/operation";
import type { Outcome, Refusal } from "@almagest/pipeline";
import type { ToolEntry } from "./tools";

/** A tool's answer before the protocol: texts, and the same as structured content unless it is an error. */
export interface ToolReply {
  readonly texts: readonly string[];
  /** The structured content as JSON text of an object. Absent for an error. */
  readonly structured?: string;
  /** PNGs of the answers, in the order of the calls that asked for one. */
  readonly images?: readonly Uint8Array[];
  /** A report or a calendar of the answer, in its place. */
  readonly file?: ReplyFile;
  /** The operation that the answer belongs to, if a page can draw it. */
  readonly drawnOperation?: string;
}

/** A file in a reply, as an embedded resource. */
export interface ReplyFile {
  readonly uri: string;
  readonly mimeType: "application/pdf" | "text/calendar";
  /** The bytes of a report, the text of a calendar. */
  readonly data: Uint8Array | string;
}

/** The wanted part of an answer, beyond its arguments. */
export interface Wanted {
  readonly detail?: Detail;
  readonly mostCharacters?: number;
  readonly isRefitted?: boolean;
  /** Whether the arguments may ask for a picture. If not, that argument is unknown. */
  readonly takesPicture?: boolean;
  /** Whether they may ask for a report or a calendar in the place of the answer. */
  readonly takesReport?: boolean;
}

/** The services of the host server for tools that are not operations. */
export interface GuideHost {
  readonly caller: Caller;
  /** Undefined if the server has no gazetteer. */
  readonly gazetteer: Gazetteer | undefined;
  /** One call through the pipeline, for a unit if it is answered. */
  readonly call: (entry: ToolEntry, input: object, wanted?: Wanted) => Promise<Outcome>;
  /** Whether the caller has gone: then no further work begins. */
  readonly isGone: () => boolean;
  /** A refusal with the caller's quota; it costs nothing. */
  readonly refuse: (refusal: Refusal) => Promise<Outcome>;
}

/**
 * The text is REST's body, byte for byte. An array goes under `items` in the structured content; an error has none. A
 * picture is sent as an image, never as SVG: clients treat that as text, or fail on it.
 */
export function replyOf(outcome: Outcome, entry?: ToolEntry): ToolReply {
  const { code, picture } = outcome;
  const text = textOf(outcome);
  if (code !== undefined) return { texts: [text] };
  const isDrawn = entry?.pictures.of.includes(entry.operation.id) ?? false;
  return {
    texts: [text],
    structured: structured(text),
    ...(picture instanceof Uint8Array && { images: [picture] }),
    ...(isDrawn && entry && { drawnOperation: entry.operation.id }),
  };
}

/** A report: its bytes as an embedded resource, and a line about it for the model. */
export function reportReply(bytes: Uint8Array, { tool }: ToolEntry): ToolReply {
  const file = { uri: `almagest://reports/${tool.name}.pdf`, mimeType: "application/pdf", data: bytes } as const;
  return { ...ownReply({ report: { uri: file.uri, mimeType: file.mimeType, bytes: bytes.length } }), file };
}

/** A calendar: its text as an embedded resource, and a line about it for the model. */
export function calendarReply(text: string, { tool }: ToolEntry): ToolReply {
  const file = { uri: `almagest://calendars/${tool.name}.ics`, mimeType: "text/calendar", data: text } as const;
  const events = text.split("BEGIN:VEVENT").length - 1;
  return { ...ownReply({ calendar: { uri: file.uri, mimeType: file.mimeType, events } }), file };
}

export function textOf({ body }: Outcome): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** JSON text of an object: of the answer itself, or of one that holds it. */
function structured(json: string): string {
  return json.startsWith("{") ? json : `{"items":${json}}`;
}

/** An answer made by the server itself. */
export function ownReply(answer: object): ToolReply {
  const text = JSON.stringify(answer);
  return { texts: [text], structured: text };
}

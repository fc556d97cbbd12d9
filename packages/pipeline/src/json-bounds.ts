/** Twice what the largest request of an operation holds: 24 rooms of 16 corners. */
export const MOST_MEMBERS = 2_000;
/** Batches of tool calls, each with calls of its own. */
export const MOST_MEMBERS_OF_BATCHES = 10_000;
/** Requests nest four deep at most, tool calls a few levels more. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Says in which way a JSON text holds more than any request needs, before it is parsed: parsing a megabyte of members
 * holds up everyone else. Undefined where it does not; whether it is JSON at all is not looked at.
 */
export function jsonExcess(text: string, mostMembers: number, what = "body"): string | undefined {
  let members = 0;
  let depth = 0;
  for (let index0 = 0; index0 < text.length; index0++) {
    switch (text.charCodeAt(index0)) {
      case QUOTE:
        index0 = endOfString(text, index0);
        break;
      case COMMA:
        members += 1;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        depth += 1;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        depth -= 1;
    }
    if (depth > MAX_DEPTH) return `The ${what} is nested more than ${MAX_DEPTH} levels deep. Send a flatter one.`;
    if (members >= mostMembers) return `The ${what} holds more than ${mostMembers} members. Send less at once.`;
  }
  return undefined;
}

/**
 * The name of a member that an object of a JSON text has twice. A parser takes the last and says nothing of the others,
 * so that nobody can tell which was meant. The text has to be JSON.
 */
export function repeatedMember(json: string): string | undefined {
  const objects: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let index0 = 0; index0 < json.length; index0++) {
    const code = json.charCodeAt(index0);
    if (code === OPENING_BRACE || code === OPENING_BRACKET) {
      objects.push(code === OPENING_BRACE ? new Set() : undefined);
      isName = code === OPENING_BRACE;
    } else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) {
      objects.pop();
      isName = false;
    } else if (code === COMMA) {
      isName = objects.at(-1) !== undefined;
    } else if (code === QUOTE) {
      const end = endOfString(json, index0);
      const names = isName ? objects.at(-1) : undefined;
      if (names !== undefined) {
        const name = nameIn(json, index0, end);
        if (names.has(name)) return name;
        names.add(name);
      }
      isName = false;
      index0 = end;
    }
  }
  return undefined;
}

/** The text between two quotation marks; only an escape needs a parser. */
function nameIn(json: string, start: number, end: number): string {
  const written = json.slice(start + 1, end);
  return written.includes("\\") ? String(JSON.parse(`"${written}"`)) : written;
}

/** Where the string ends that begins at a quotation mark; the text's end where it never does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

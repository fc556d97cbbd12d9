const MOST_OCTETS = 75;
/** Controls except the end of a line and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** Halves of a pair of UTF-16, which UTF-8 has no bytes for. */
const HALVES = /\p{Cs}/gu;

/**
 * A content line of RFC 5545, 3.1, with CRLF: folded so that no line is longer than 75 octets of UTF-8, and no
 * character is cut.
 */
export function contentLine(name: string, value: string): string {
  let folded = "";
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** A value of type TEXT (RFC 5545, 3.3.11). Control characters, which it cannot have, are left out. */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(HALVES, "\ufffd")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** The octets of a text in UTF-8. */
export function octetsIn(text: string): number {
  let octets = 0;
  for (const character of text) octets += octetsOf(character);
  return octets;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

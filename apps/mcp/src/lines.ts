import { Transform } from "node:stream";
import { isSpecType } from "@modelcontextprotocol/server";
import { INVALID_REQUEST, PARSE_ERROR, type ProtocolProblem, readJson } from "./messages";

/** Longer than any request that is answered; at ten times this the protocol library closes the connection. */
const LONGEST_LINE = 1024 * 1024;
const NEWLINE = 10;

/**
 * Passes on lines that are messages, and reports the others: the protocol library would drop them, and their sender
 * would wait forever.
 */
export function messageLines(onProblem: (problem: ProtocolProblem) => void): Transform {
  let pending: Buffer[] = [];
  let length = 0;
  const take = (bytes: Buffer): void => {
    length += bytes.length;
    if (length <= LONGEST_LINE) pending.push(bytes);
    else pending = [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        take(chunk.subarray(start, end));
        start = end + 1;
        const line = length > LONGEST_LINE ? TOO_LONG : readLine(Buffer.concat(pending).toString("utf8"));
        pending = [];
        length = 0;
        if (typeof line === "string") this.push(line);
        else if (line !== undefined) onProblem(line);
      }
      take(chunk.subarray(start));
      done();
    },
  });
}

const TOO_LONG: ProtocolProblem = {
  code: PARSE_ERROR,
  message: `The line has more than ${LONGEST_LINE} bytes. Send less at once.`,
};

/** A message to pass on, the fault of a line, or undefined for an empty one. */
function readLine(line: string): string | ProtocolProblem | undefined {
  if (line.trim() === "") return undefined;
  const json = readJson(line);
  if (!json.ok) return json.problem;
  if (isSpecType.JSONRPCMessage(json.value)) return `${line}\n`;
  const message = Array.isArray(json.value)
    ? "The line contains a list. Send each message on a separate line."
    : 'The line is no JSON-RPC 2.0 message. Send an object with "jsonrpc": "2.0", "method", "params" and, for a request, "id".';
  return { code: INVALID_REQUEST, message };
}

import { AdministrationError } from "./errors";

/** Linux takes 107 bytes, macOS 103; longer ones are cut without a word, or refused. */
const MOST_BYTES = 100;

/** @throws AdministrationError `invalid` for a path that is too long for a socket. */
export function requireSocketPath(path: string): void {
  const bytes = Buffer.byteLength(path);
  if (bytes <= MOST_BYTES) return;
  const message = `The path ${path} has ${bytes} bytes, and a socket's has ${MOST_BYTES} at most. Take a shorter data directory.`;
  throw new AdministrationError("invalid", message);
}

import type { Transport } from "@almagest/auth";
import type { LogPort } from "@almagest/pipeline";
import {
  type DestinationStream,
  type LevelWithSilent,
  type Logger,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from "pino";

/** One line for one request. No key, no query string and no body ever stands in it. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The pattern that matched, not the address that was asked for. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds from the first look at the request to its answer. */
  readonly ms: number;
  readonly transport: Transport;
  readonly operationId?: string;
  /** The public part of the caller's key. */
  readonly keyId?: string;
}

export interface ServiceLog extends LogPort {
  request(line: RequestLine): void;
  info(message: string): void;
  /** Writes out what is still waiting. */
  flush(): void;
}

/** Where the lines go: standard error, so that standard output is free for a person. Written in the background. */
export function standardError(): DestinationStream & { flushSync(): void } {
  return pino.destination({ dest: 2, sync: false });
}

/** Structured lines of JSON. */
export function createLog(level: LevelWithSilent, destination: DestinationStream & { flushSync?(): void }): ServiceLog {
  // With its cause as a record of its own, whose issues say what did not fit.
  const serializers = { err: stdSerializers.errWithCause };
  const logger: Logger = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers }, destination);
  return {
    request: (line) => (line.status >= 500 ? logger.error(line, "request") : logger.info(line, "request")),
    error: ({ error, message, ...names }) => logger.error({ ...names, err: error }, message),
    info: (message) => logger.info(message),
    flush: () => destination.flushSync?.(),
  };
}

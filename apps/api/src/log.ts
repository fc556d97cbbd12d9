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

/** The log line of one request. It never contains a key, a query string or a body. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The pattern that matched, not the requested address. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds from the arrival of the request to its answer. */
  readonly ms: number;
  readonly transport: Transport;
  readonly operationId?: string;
  /** The public part of the caller's key. */
  readonly keyId?: string;
}

export interface ServiceLog extends LogPort {
  request(line: RequestLine): void;
  info(message: string): void;
  /** Writes out the lines still waiting. */
  flush(): void;
}

/** Writes lines to standard error in the background; standard output is for messages to a person. */
export function standardError(): DestinationStream & { flushSync(): void } {
  return pino.destination({ dest: 2, sync: false });
}

/** Structured lines of JSON. */
export function createLog(level: LevelWithSilent, destination: DestinationStream & { flushSync?(): void }): ServiceLog {
  // Logs the cause as a separate record, whose issues name the mismatch.
  const serializers = { err: stdSerializers.errWithCause };
  const logger: Logger = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers }, destination);
  return {
    request: (line) => (line.status >= 500 ? logger.error(line, "request") : logger.info(line, "request")),
    error: ({ error, message, ...names }) => logger.error({ ...names, err: error }, message),
    info: (message) => logger.info(message),
    flush: () => destination.flushSync?.(),
  };
}

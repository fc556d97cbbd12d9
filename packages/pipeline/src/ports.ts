/** Something went wrong inside: for whoever runs the service, never for a caller. */
export interface Incident {
  readonly message: string;
  readonly error: unknown;
  readonly operationId?: string;
  readonly requestId?: string;
}

/** Where incidents go. */
export interface LogPort {
  error(incident: Incident): void;
}

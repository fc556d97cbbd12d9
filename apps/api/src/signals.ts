export interface SignalSource {
  on(signal: "SIGTERM" | "SIGINT", listener: () => void): unknown;
}

/** Stops in good order on the first SIGTERM or SIGINT and exits with 0; a second one exits at once with 1. */
export function stopOnSignals(source: SignalSource, stop: () => Promise<void>, exit: (code: number) => void): void {
  let stopping = false;
  const handle = (): void => {
    if (stopping) {
      exit(1);
      return;
    }
    stopping = true;
    stop().then(
      () => exit(0),
      () => exit(1),
    );
  };
  source.on("SIGTERM", handle);
  source.on("SIGINT", handle);
}

/** A stream whose reader may be gone. */
interface Output {
  on(event: "error", listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Watches standard output and standard error. A reader that closes early (`| head`) is no failure; any other write
 * error, such as a full disk, is reported in one line.
 * @param err writes to standard error.
 * @returns whether part of the answer was lost, once all of it was written.
 */
export function watchOutput(
  { stdout, stderr }: { readonly stdout: Output; readonly stderr: Output },
  err: (text: string) => void,
): () => boolean {
  let isLost = false;
  stdout.on("error", ({ code, message }) => {
    if (code === "EPIPE" || isLost) return;
    isLost = true;
    err(`almagest: the answer cannot be written to standard output (${message}). Send it to a place that has room.\n`);
  });
  // There is no stream left to report it on.
  stderr.on("error", () => undefined);
  return () => isLost;
}

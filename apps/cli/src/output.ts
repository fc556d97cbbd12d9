/** A stream that what is written to may not reach. */
interface Output {
  on(event: "error", listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Watches standard output and standard error. A reader that has seen enough (`| head`) is no failure; what cannot be
 * written for another reason, such as a full disk, is one line.
 *
 * @param err writes to standard error.
 * @returns whether something of the answer was lost, once all of it was written.
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
  // There is nowhere left to say it.
  stderr.on("error", () => undefined);
  return () => isLost;
}

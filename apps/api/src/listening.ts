/**
 * An address, without a closing slash, that works on this machine: a service that listens on all addresses is reached
 * through the loopback.
 */
export function listeningAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  if (host === "0.0.0.0" || host === "::") return `http://127.0.0.1:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Whether a name or an address reaches only this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

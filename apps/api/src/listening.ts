/** An address, without a closing slash, that works on this machine: what listens everywhere is reached on the loopback. */
export function listeningAddress({ host, port }: { readonly host: string; readonly port: number }): string {
  if (host === "0.0.0.0" || host === "::") return `http://127.0.0.1:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Whether a name or an address reaches this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

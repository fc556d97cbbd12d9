import type { NoSuchRow } from "@almagest/operation";

/** `No avastha "tired". Send one of bala, kumara, yuva.` */
export function noneOf(noun: string, ids: readonly string[]): (sent: string) => NoSuchRow {
  return (sent) => ({ message: `No ${noun} "${sent.slice(0, 40)}". Send one of ${ids.join(", ")}.` });
}

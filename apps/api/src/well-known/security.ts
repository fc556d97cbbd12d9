export const SECURITY_PATH = "/.well-known/security.txt";

const DAY_MS = 86_400_000;
/** Less than a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** The operator's address for reports of security problems (RFC 9116), valid for half a year from the day of the request. */
export function securityText(contact: string, publicUrl: string, nowMs: number): string {
  const expires = new Date((Math.floor(nowMs / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace(".000", "");
  // RFC 9116, 2.5.2: an address of the web begins with https; without it the field, which is optional, is left out.
  const { protocol, origin } = new URL(publicUrl);
  const canonical = protocol === "https:" ? `Canonical: ${origin}${SECURITY_PATH}\n` : "";
  return `Contact: ${contact}\nExpires: ${expires}\n${canonical}`;
}

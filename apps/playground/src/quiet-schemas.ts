import { config } from "zod";

/** The page's security policy forbids code made from text: zod would try it, and browsers would report a violation. */
export function quietSchemas(): void {
  config({ jitless: true });
}

import { config } from "zod";

/** The page may make no code out of text, which schemas would try and browsers would note as a breach. */
export function quietSchemas(): void {
  config({ jitless: true });
}

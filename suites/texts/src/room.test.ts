import { bytesOf, MOST_BYTES } from "@almagest/pipeline";
import { expect, test } from "vitest";
import { ENGLISH } from "./catalogues";

/** Translations have as many letters as English or a few more; Chinese has a third. */
const LONGER = 1.1;

test("a text store has room for nine whole translations of everything that is said in English", () => {
  const bytes = bytesOf(ENGLISH);
  console.info(`English: ${(bytes / 1024 / 1024).toFixed(1)} MB as a text store counts`);
  expect(9 * LONGER * bytes).toBeLessThan(MOST_BYTES);
});

import { createContext, type TextCatalogue } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { tarot } from "../domain";
import { cardTexts, en } from "./en";

/** The catalogue of each operation, by the name it is imported by. */
const TOPICS: Readonly<Record<string, TextCatalogue>> = { tarotCard: cardTexts, cardDraw: cardTexts };

const given = { random: (byteCount: number) => new Uint8Array(byteCount).fill(7) };
const NOON = Date.UTC(2026, 2, 1, 12);

describe.each(tarot.operations.map((operation) => [tarot.names[operation.id] ?? operation.id, operation] as const))(
  "%s",
  (name, operation) => {
    it("says with the texts of its topic what it says with all of them", () => {
      const answer = (texts: readonly TextCatalogue[]): unknown[] =>
        operation.examples.map((flat) => {
          const parsed = operation.parse({ flat });
          if (!parsed.ok) throw new Error(`an example of ${operation.id} is not valid`);
          return operation.run(parsed.value, createContext({ ...given, now: NOON, texts }));
        });
      expect(answer([TOPICS[name] ?? en])).toEqual(answer([en]));
    });
  },
);

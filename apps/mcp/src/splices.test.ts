import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splices } from "./splices";

describe("spliced texts and objects", () => {
  it("give the message that their values would give", () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 4 }), (answers) => {
        const parts = splices();
        const written = answers.map((answer) => JSON.stringify(answer));
        const message = (text: (json: string) => string, object: (json: string) => unknown): string =>
          JSON.stringify(
            written.map((json, id) => ({ id, content: [{ text: text(json) }], structured: object(json) })),
          );
        expect(parts.into(message(parts.text, parts.object))).toBe(message(String, JSON.parse));
      }),
    );
  });

  it("leave a message alone that lacks them, and set those after it", () => {
    const parts = splices();
    parts.text("of a result that became an error");
    const mark = parts.text('the "other"');
    expect(parts.into(JSON.stringify([{ error: "failed" }, mark]))).toBe('[{"error":"failed"},"the \\"other\\""]');
  });

  it("are never found in texts that copy the mark of another message", () => {
    const [one, other] = [splices(), splices()];
    const copied = JSON.stringify(one.text("a text"));
    expect(other.into(copied)).toBe(copied);
  });
});

import { describe, expect, test } from "vitest";
import { rotatedSecrets } from "./rotation";

const HOUR_MS = 3_600_000;
const secretOf = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString("base64")}`;
const [A, B, C, D, E] = [secretOf(1), secretOf(2), secretOf(3), secretOf(4), secretOf(5)];

const rotated = (secrets: Parameters<typeof rotatedSecrets>[0], secret: string, hours: number, atHour: number) =>
  rotatedSecrets(secrets, { secret, graceHours: hours, nowEpochMs: atHour * HOUR_MS });

const after = (...asked: Parameters<typeof rotated>) => {
  const found = rotated(...asked);
  if (!found.ok) throw new Error(found.refusal.error);
  return found.secrets;
};

describe("a new secret", () => {
  test("leaves the grace of one before the last as it is", () => {
    const second = after([{ text: A }], B, 24, 0);
    expect(after(second, C, 1, 10)).toEqual([
      { text: C },
      { text: B, untilEpochMs: 11 * HOUR_MS },
      { text: A, untilEpochMs: 24 * HOUR_MS },
    ]);
    expect(after(second, C, 1, 24)).toEqual([{ text: C }, { text: B, untilEpochMs: 25 * HOUR_MS }]);
  });

  test("ends all others without a grace", () => {
    expect(after(after([{ text: A }], B, 24, 0), C, 0, 1)).toEqual([{ text: C }]);
  });

  test("is refused beside three old ones whose grace runs", () => {
    const fourth = after(after(after([{ text: A }], B, 24, 0), C, 24, 1), D, 24, 2);
    expect(fourth).toHaveLength(4);
    expect(rotated(fourth, E, 24, 3)).toEqual({
      ok: false,
      refusal: { code: "conflict", error: expect.stringContaining("Wait until 1970-01-02T00:00:00.000Z") },
    });
    expect(after(fourth, E, 24, 24)).toHaveLength(4);
    expect(after(fourth, E, 0, 3)).toEqual([{ text: E }]);
  });

  test("is another one than the one in force, and may be an older one again", () => {
    const second = after([{ text: A }], B, 24, 0);
    expect(rotated(second, B.replace("=", ""), 24, 1)).toMatchObject({
      refusal: { code: "validation_error", issues: [{ path: "secret" }] },
    });
    expect(after(second, A, 24, 1)).toEqual([{ text: A }, { text: B, untilEpochMs: 25 * HOUR_MS }]);
  });
});

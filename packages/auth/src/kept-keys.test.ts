import { expect, it } from "vitest";
import { keptKeys } from "./kept-keys";
import { generateKey, type ParsedKey, parseKey } from "./key";
import { keyCallers } from "./key-callers";

const keyOf = (byte: number): string => generateKey("secret", (count) => new Uint8Array(count).fill(byte));

function counted(): { readonly parse: typeof parseKey; readonly read: string[] } {
  const read: string[] = [];
  const parse = (text: string): ParsedKey | undefined => {
    read.push(text);
    return parseKey(text);
  };
  return { parse, read };
}

function parsed(text: string): ParsedKey {
  const key = parseKey(text);
  if (key === undefined) throw new Error("no key");
  return key;
}

it("reads a remembered key without its digests, and as before", () => {
  const { parse, read } = counted();
  const keys = keptKeys(2, parse);
  const text = keyOf(1);
  expect(keys.read(text)).toEqual(parsed(text));
  keys.keep(text, parsed(text));
  expect(keys.read(text)).toEqual(parsed(text));
  expect(read).toEqual([text]);
});

it("forgets the key that was sent longest ago", () => {
  const { parse, read } = counted();
  const keys = keptKeys(2, parse);
  const [one, two, three] = [keyOf(1), keyOf(2), keyOf(3)];
  for (const text of [one, two, one, three]) keys.keep(text, parsed(text));
  for (const text of [one, two, three]) keys.read(text);
  expect(read).toEqual([two]);
});

it("remembers only issued keys, so that a flood of invented ones pushes none out", async () => {
  const [issued, invented] = [keyOf(1), keyOf(2)];
  const kept: string[] = [];
  const keys = keptKeys(2);
  const callers = keyCallers({
    store: {
      find: async (hash) =>
        hash === parsed(issued).hash
          ? {
              keyId: "key_1",
              kind: "secret",
              isRevoked: false,
              origins: [],
              burstPerSecond: undefined,
              subscription: undefined,
            }
          : undefined,
    },
    keyless: false,
    clientSalt: "salt",
    now: () => 0,
    keys: { ...keys, keep: (text) => void kept.push(text) },
  });
  for (const key of [issued, invented, "no key"]) {
    await callers.identify({ transport: "rest", key, origin: undefined, address: undefined });
  }
  expect(kept).toEqual([issued]);
});

import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createOpening } from "./opening";
import { pageAddress } from "./page-address";

const KEY = "a key";
const config = { host: "127.0.0.1", port: 8787, publicUrl: "https://stars.example" };

function openingAt() {
  const clock = { ms: 5_000 };
  return { clock, opening: createOpening({ random: randomBytes, now: () => clock.ms }) };
}

describe("a token", () => {
  it("gives the key once", async () => {
    const { opening } = openingAt();
    const token = opening.begin(KEY);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([await opening.redeem(token), await opening.redeem(token)]).toEqual([KEY, undefined]);
  });

  it.each([
    [59_999, KEY],
    [60_000, undefined],
  ])("after %s ms gives %s", async (ms, key) => {
    const { clock, opening } = openingAt();
    const token = opening.begin(KEY);
    clock.ms += ms;
    expect(await opening.redeem(token)).toBe(key);
  });

  it("outlives nine wrong ones, and not ten", async () => {
    for (const [wrong, key] of [
      [9, KEY],
      [10, undefined],
    ] as const) {
      const { opening } = openingAt();
      const token = opening.begin(KEY);
      for (let turn = 0; turn < wrong; turn++) expect(await opening.redeem(`${token}x`)).toBeUndefined();
      expect(await opening.redeem(token)).toBe(key);
    }
  });

  it("is given to one of several that ask at once", async () => {
    const { opening } = openingAt();
    const token = opening.begin(KEY);
    const keys = await Promise.all(Array.from({ length: 5 }, () => opening.redeem(token)));
    expect(keys.filter((key) => key !== undefined)).toEqual([KEY]);
  });

  it("is undefined before it is made", async () => {
    expect(await openingAt().opening.redeem("")).toBeUndefined();
  });
});

describe("the address of the page", () => {
  const { opening } = openingAt();
  const address = (change: { readonly host?: string; readonly key?: undefined; readonly isTerminal?: false }) =>
    pageAddress({
      config: { ...config, host: change.host ?? config.host },
      key: "key" in change ? undefined : KEY,
      isTerminal: change.isTerminal ?? true,
      opening,
    });

  it.each(["127.0.0.1", "127.8.0.1", "localhost"])("has a token on a terminal at %s", (host) => {
    expect(address({ host }).address).toMatch(new RegExp(`^http://${host}:8787/#open=[\\w-]{43}$`));
  });

  it("has one at ::1", () => {
    expect(address({ host: "::1" }).address).toMatch(/^http:\/\/\[::1\]:8787\/#open=[\w-]{43}$/);
  });

  it("is plain in a file, where others reach it, and without a key", () => {
    const plain = { address: "https://stars.example/", hasKey: false };
    const others = ["0.0.0.0", "::", "10.0.0.7", "127.example.com"].map((host) => address({ host }));
    expect([address({ isTerminal: false }), address({ key: undefined }), ...others]).toEqual(Array(6).fill(plain));
  });
});

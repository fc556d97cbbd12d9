import { describe, expect, test } from "vitest";
import { type Network, publicNetwork } from "../network/network";
import { addressFault, courier } from "./courier";
import { type Inside, NOTHING_INSIDE, parseInside } from "./inside";
import { newSecret, secretBytes, signedHeaders } from "./secret";

const PUBLIC = "8.8.8.8";
const MESSAGE = { id: "msg_0123456789abcdef", body: "{}", secrets: [], nowEpochMs: 0 };

interface Asked {
  readonly answers: readonly (readonly string[])[];
  readonly inside?: Inside;
  readonly url?: string;
}

/** Posts where each question for the name is answered by the next of these; tells what was connected to. */
async function posted({ answers, inside = NOTHING_INSIDE, url = "https://a.example/hook" }: Asked) {
  const [left, connected]: [(readonly string[])[], string[]] = [[...answers], []];
  const network: Network = {
    resolve: async () => left.shift() ?? [],
    send: async (_, address) => {
      connected.push(address);
      return { status: 200, type: "", body: "" };
    },
  };
  const { kind } = await courier({ network, inside, signal: new AbortController().signal }).post(url, MESSAGE);
  return { kind, connected };
}

describe("a delivery", () => {
  test("goes to the address that was checked, IPv4 before IPv6", async () => {
    expect(await posted({ answers: [["2606:4700::1111", PUBLIC]] })).toEqual({ kind: "answered", connected: [PUBLIC] });
    // A second answer of the name server is never asked for.
    expect(await posted({ answers: [[PUBLIC], ["127.0.0.1"]] })).toEqual({ kind: "answered", connected: [PUBLIC] });
  });

  test.each([
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.0.0.7",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.192",
    "224.0.0.1",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:a00:7",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fd00::1",
    "fe80::1",
    "ff02::1",
  ])("does not go to %s, also where another address of the name is public", async (address) => {
    for (const answers of [[[address]], [[PUBLIC, address]], [[address, PUBLIC]]]) {
      expect(await posted({ answers })).toEqual({ kind: "unreachable", connected: [] });
    }
  });

  test("goes inside where the operator allows it, and there alone without TLS", async () => {
    const inside = parseInside("10.1.0.0/16,fd00::/8,192.168.7.7");
    if (inside === undefined) throw new Error("it has the form");
    const [url, plain] = ["https://a.example/", "http://a.example/"];
    for (const address of ["10.1.2.3", "fd12::1", "192.168.7.7"]) {
      expect(await posted({ answers: [[address]], inside, url })).toMatchObject({ connected: [address] });
      expect(await posted({ answers: [[address]], inside, url: plain })).toMatchObject({ connected: [address] });
    }
    for (const address of ["10.2.0.1", "192.168.7.8", "127.0.0.1", "169.254.169.254"]) {
      expect(await posted({ answers: [[address]], inside, url })).toMatchObject({ connected: [] });
    }
    expect(await posted({ answers: [[PUBLIC]], inside, url })).toMatchObject({ connected: [PUBLIC] });
    expect(await posted({ answers: [[PUBLIC]], inside, url: plain })).toMatchObject({ connected: [] });
  });

  test("is not sent to this machine by any of its names, over the real network", async () => {
    const real = courier({ network: publicNetwork(), inside: NOTHING_INSIDE, signal: new AbortController().signal });
    for (const url of [
      "https://localhost/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:7f00:1]/",
      "https://0x7f.1/",
    ]) {
      expect(await real.post(url, MESSAGE)).toEqual({ kind: "unreachable" });
    }
  });
});

describe("the address of a receiver", () => {
  const loopback = parseInside("127.0.0.0/8");
  test.each([
    ["https://a.example/hook?x=1", true],
    ["https://a.example:8443/", true],
    ["http://a.example/", false],
    ["https://a.example:22/", false],
    ["https://user@a.example/", false],
    ["https://1.2.3.4/", false],
    ["https://[2606:4700::1111]/", false],
    ["https://2130706433/", false],
    ["file:///etc/passwd", false],
    ["not an address", false],
    [`https://a.example/${"x".repeat(2000)}`, false],
  ])("%s is good: %s", (url, isGood) => {
    expect(addressFault(url, NOTHING_INSIDE) === undefined).toBe(isGood);
  });

  test.each<[unknown, string]>([
    [undefined, "is missing"],
    [7, "is no text"],
    [["https://a.example/"], "is no text"],
    [" https://a.example/", "blank"],
    ["https://a.example/\n", "line break"],
    ["https://a.exa\tmple/", "blank"],
    ["https://a.example/a b", "blank"],
    ["https://a.example/\u0000", "control character"],
    ["http://a.example/", "begin with https://"],
    ["https://a.example:80/", "the port 80, which is not for receivers. Leave it out for 443, or send one from 1024"],
  ])("%j is refused with what is wrong", (url, text) => {
    expect(addressFault(url, NOTHING_INSIDE)).toContain(text);
  });

  test("may be of the operator's own network where that is allowed", () => {
    if (loopback === undefined) throw new Error("it has the form");
    expect(addressFault("http://127.0.0.1:80/", loopback)).toBeUndefined();
    expect(addressFault("http://10.0.0.1/", loopback)).toMatch(/Send https:.*name of a host/);
  });

  test.each([
    "",
    "10.0.0.0/33",
    "10.0.0/8",
    "a.example",
    "10.0.0.0/8/8",
    "10.0.0.0/-1",
    "fd00::/129",
    "10.0.0.0/8;fd00::/8",
  ])("%j are no networks", (text) => expect(parseInside(text)).toBeUndefined());
});

describe("a secret", () => {
  test("has 24 to 64 bytes in base64", () => {
    for (const count of [24, 32, 64]) {
      const bytes = new Uint8Array(count).fill(9);
      expect(secretBytes(`whsec_${Buffer.from(bytes).toString("base64")}`)).toEqual(Buffer.from(bytes));
    }
    for (const count of [0, 23, 65])
      expect(secretBytes(`whsec_${Buffer.alloc(count).toString("base64")}`)).toBeUndefined();
    for (const text of ["", "whsec_", "sec_AAAA", `whsec_${"_".repeat(40)}`, `whsec_${"A".repeat(41)}`]) {
      expect(secretBytes(text)).toBeUndefined();
    }
    expect(secretBytes(newSecret((count) => new Uint8Array(count).fill(1)))).toHaveLength(32);
  });

  test("signs as Standard Webhooks shows it", () => {
    // The example of the specification's symmetric signature (standard-webhooks, libraries: test vectors).
    const secrets = [{ text: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" }];
    const headers = signedHeaders(secrets, {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      nowEpochMs: 1_614_265_330_000,
      body: '{"test": 2432232314}',
    });
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(headers["webhook-timestamp"]).toBe("1614265330");
  });

  test("signs no longer than it is in force", () => {
    const text = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
    const at = (nowEpochMs: number) =>
      signedHeaders([{ text }, { text, untilEpochMs: 1_000 }], { id: "msg_1", nowEpochMs, body: "" })[
        "webhook-signature"
      ];
    expect(at(999)?.split(" ")).toHaveLength(2);
    expect(at(1_000)?.split(" ")).toHaveLength(1);
  });
});

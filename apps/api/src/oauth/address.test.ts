import { describe, expect, it } from "vitest";
import { answerAddress, isRegistered, isSafeBase, redirectAddress } from "./address";

const BACK = "https://assistant.example/back";

describe("an address for answers", () => {
  it.each([
    ...[
      "http://assistant.example/back",
      "javascript:alert(1)",
      "data:text/html,x",
      "cursor://back",
      "ftp://a.example/",
    ],
    ...["https://assistant.example/back#x", "https://user@assistant.example/", "https://user:word@assistant.example/"],
    ...[
      "https://assistant.example/b ack",
      "https://assistant.example\\@evil.example/",
      "https:///back",
      "//a.example/b",
    ],
    ...["https://assistаnt.example/", 'https://assistant.example/"', `https://a.example/${"x".repeat(500)}`, ""],
    ...["http://127.0.0.1.evil.example/", "http://localhost.evil.example/", "http://127.0.0.1@evil.example/"],
  ])("is not %j", (text) => {
    expect(redirectAddress(text)).toBeUndefined();
  });

  it.each([
    BACK,
    "https://assistant.example:8443/back?a=b",
    "http://127.0.0.1/back",
    "http://localhost:1234/",
    "http://[::1]:5/x",
  ])("is %j", (text) => {
    expect(redirectAddress(text)).toBeDefined();
  });
});

describe("a registered address", () => {
  it("is itself, letter by letter", () => {
    expect(isRegistered(BACK, [BACK])).toBe(true);
    const near = [
      ...[
        `${BACK}/`,
        `${BACK}?a=b`,
        `${BACK}/../back`,
        "https://assistant.example/Back",
        "https://ASSISTANT.example/back",
      ],
      ...["https://assistant.example:443/back", "https://assistant.example./back", "https://assistant.example/%62ack"],
      ...[
        "https://sub.assistant.example/back",
        "https://assistant.example.evil.example/back",
        "https://assistant.example/",
      ],
    ];
    for (const one of near) expect(isRegistered(one, [BACK]), one).toBe(false);
    expect(isRegistered("http://evil.example/", ["http://evil.example/"])).toBe(false);
  });

  it("has any port on the reader's own computer, and no other difference", () => {
    const registered = ["http://127.0.0.1/back", "http://[::1]:80/v6"];
    expect(isRegistered("http://127.0.0.1:54321/back", registered)).toBe(true);
    expect(isRegistered("http://[::1]:1/v6", registered)).toBe(true);
    for (const one of [
      "http://localhost/back",
      "http://127.0.0.1:1/",
      "https://127.0.0.1/back",
      "http://127.0.0.1:1@evil.example/back",
    ]) {
      expect(isRegistered(one, registered), one).toBe(false);
    }
    expect(isRegistered("https://assistant.example:1/back", [BACK])).toBe(false);
  });
});

it("an answer joins what is in the query", () => {
  expect(answerAddress("https://a.example/?b=c", { code: "d&e", state: undefined })).toBe(
    "https://a.example/?b=c&code=d%26e",
  );
  expect(answerAddress("https://a.example/", { state: "a b" })).toBe("https://a.example/?state=a+b");
});

it.each([
  ["https://api.example.com", true],
  ["http://127.0.0.1:8787", true],
  ["http://localhost", true],
  ["http://[::1]:1", true],
  ["http://api.example.com", false],
  ["http://192.168.0.7:8787", false],
])("a service at %s offers sign-ins: %j", (address, isSafe) => {
  expect(isSafeBase(address)).toBe(isSafe);
});

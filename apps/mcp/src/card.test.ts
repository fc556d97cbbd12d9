import { readFileSync } from "node:fs";
import { domains } from "@almagest/catalog";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { KEEPING, serverCard } from "./card";

const schema = JSON.parse(readFileSync(new URL("../schemas/server-card.schema.json", import.meta.url), "utf8"));
const isCard = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const parts = { publicUrl: "https://api.example.com", version: "1.2.3" };

describe("a server's card", () => {
  test.each([undefined, ...domains, ...KEEPING].map((domain) => [domain?.id ?? "everything", domain] as const))(
    "is valid, and has at least one clause about its purpose: %s",
    (_, domain) => {
      const card = serverCard(parts, domain);
      expect(isCard(card), JSON.stringify(isCard.errors)).toBe(true);
      expect(card.description).not.toMatch(/[,;:]$/);
      expect(card.description.length).toBeGreaterThan(15);
    },
  );

  test("names the server after the host, whatever that is", () => {
    expect(serverCard(parts).name).toBe("com.example.api/almagest");
    expect(serverCard(parts, domains[0]).remotes[0]?.url).toBe("https://api.example.com/mcp/astrology");
    for (const publicUrl of ["http://127.0.0.1:8787", "http://localhost:8787", "http://[::1]:8787"]) {
      expect(isCard(serverCard({ ...parts, publicUrl })), publicUrl).toBe(true);
    }
  });

  test("asks for a key, or leaves it out where a client may sign in", () => {
    expect(serverCard(parts).remotes[0]?.headers).toMatchObject([{ name: "X-API-Key", isRequired: true }]);
    const card = serverCard({ ...parts, hasSignIn: true });
    expect(card.remotes[0]?.headers).toMatchObject([{ name: "X-API-Key", isRequired: false, isSecret: true }]);
    expect(isCard(card)).toBe(true);
  });

  test("names every revision that the server answers in", () => {
    expect(serverCard(parts).remotes[0]?.supportedProtocolVersions).toEqual(
      expect.arrayContaining(["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"]),
    );
  });
});

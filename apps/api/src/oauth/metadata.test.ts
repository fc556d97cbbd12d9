import { describe, expect, it } from "vitest";
import { challengeFor, metadataAt, resourceMetadataAddress } from "./metadata";
import { type OAuth, openOAuth } from "./oauth";

const unused = async (): Promise<never> => {
  throw new Error("nothing is asked");
};

function at(publicUrl: string): OAuth {
  const found = openOAuth({
    publicUrl,
    store: {
      addClient: unused,
      findClient: unused,
      agree: unused,
      redeemCode: unused,
      refresh: unused,
      revoke: unused,
      grantsOf: unused,
      endGrant: unused,
      attempt: unused,
      forgive: unused,
    },
    callers: { identify: unused },
    salt: "a salt for the tests",
    domainIds: ["astrology"],
    random: (byteCount) => new Uint8Array(byteCount),
    now: () => 0,
  });
  if (found === undefined) throw new Error("the address is safe");
  return found;
}

describe("a service below a path of its host", () => {
  const oauth = at("https://example.com/stars");

  it("has its metadata between host and path, whether the proxy passes the path on or not", () => {
    expect(resourceMetadataAddress("https://example.com/stars/mcp")).toBe(
      "https://example.com/.well-known/oauth-protected-resource/stars/mcp",
    );
    for (const path of ["/stars", "", "/stars/"]) {
      expect(metadataAt(oauth, `/.well-known/oauth-authorization-server${path}`)).toMatchObject({
        issuer: "https://example.com/stars",
        token_endpoint: "https://example.com/stars/oauth/token",
      });
    }
    for (const path of ["/stars/mcp/astrology", "/mcp/astrology"]) {
      expect(metadataAt(oauth, `/.well-known/oauth-protected-resource${path}`)).toMatchObject({
        resource: "https://example.com/stars/mcp/astrology",
        authorization_servers: ["https://example.com/stars"],
      });
    }
  });

  it("says so in its challenge, and has nothing elsewhere", () => {
    expect(challengeFor(oauth, "astrology")).toBe(
      'resource_metadata="https://example.com/.well-known/oauth-protected-resource/stars/mcp/astrology", scope="tools"',
    );
    for (const path of ["server/moon", "server-x", "resource/stars", "resource/starsmcp", "resource/moon/mcp"]) {
      const whole = path.startsWith("server") ? `authorization-${path}` : `protected-${path}`;
      expect(metadataAt(oauth, `/.well-known/oauth-${whole}`), path).toBeUndefined();
    }
  });
});

describe("a tool server's address", () => {
  const { resourceOf } = at("https://example.com");

  it("is read with a closing slash and with options, and is the one of all domains where none is named", () => {
    expect(resourceOf(undefined)).toBe("https://example.com/mcp");
    expect(resourceOf("https://example.com/mcp/")).toBe("https://example.com/mcp");
    expect(resourceOf("https://example.com/mcp/astrology?detail=full")).toBe("https://example.com/mcp/astrology");
  });

  it.each([
    ...["https://example.com", "https://example.com/", "https://example.com/mcp/docs", "https://example.com/mcpx"],
    ...["http://example.com/mcp", "https://evil.example/mcp", "https://example.com/mcp#x", "https://EXAMPLE.com/mcp"],
    ...["https://example.com/mcp/astrology/x", "https://example.com/api/v2", ""],
  ])("is not %j", (text) => {
    expect(resourceOf(text)).toBeUndefined();
  });
});

it("there is no authorization server on plain HTTP, this machine apart", () => {
  expect(() => at("http://example.com")).toThrow("the address is safe");
  expect(at("http://localhost:8787").issuer).toBe("http://localhost:8787");
});

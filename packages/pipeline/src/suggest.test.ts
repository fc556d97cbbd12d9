import { describe, expect, it } from "vitest";
import { methodNotAllowed, unknownPath } from "./refusals";
import { methodsAt, suggestionsFor } from "./suggest";

const endpoints = [
  ["POST", "/astrology/natal-chart"],
  ["POST", "/astrology/planets"],
  ["POST", "/astrology/planets/monthly"],
  ["GET", "/astrology/signs"],
  ["GET", "/astrology/signs/{id}"],
  ["POST", "/vedic-astrology/birth-chart"],
  ["GET", "/tarot/cards/{id}"],
  ["POST", "/tarot/cards/{id}"],
].map(([method = "", path = ""]) => ({ method, path, summary: `About ${path}`, docs: `https://x/docs#${path}` }));

const best = (method: string, path: string) =>
  suggestionsFor({ method, path, endpoints }).map(({ endpoint }) => endpoint);

describe("suggestions for a path that is missed", () => {
  it("find a typing error, another separator, another letter case and a plural", () => {
    expect(best("POST", "/astrology/natel-chart")[0]).toBe("POST /astrology/natal-chart");
    expect(best("POST", "/astrology/natal_chart")[0]).toBe("POST /astrology/natal-chart");
    expect(best("POST", "/Astrology/Natal-Chart/")[0]).toBe("POST /astrology/natal-chart");
    expect(best("GET", "/astrology/sign/aries")[0]).toBe("GET /astrology/signs/{id}");
  });

  it("find an endpoint whose domain was left out or misspelt", () => {
    expect(best("POST", "/natal-chart")[0]).toBe("POST /astrology/natal-chart");
    expect(best("POST", "/astro/natal-chart")[0]).toBe("POST /astrology/natal-chart");
  });

  it("put the method that was used first among equals", () => {
    expect(best("POST", "/tarot/card/x").slice(0, 2)).toEqual(["POST /tarot/cards/{id}", "GET /tarot/cards/{id}"]);
    expect(best("GET", "/tarot/card/x").slice(0, 2)).toEqual(["GET /tarot/cards/{id}", "POST /tarot/cards/{id}"]);
  });

  it("are at most five and none for a path that resembles nothing", () => {
    expect(best("GET", "/astrology/x").length).toBeLessThanOrEqual(5);
    expect(best("GET", "/wp-login.php")).toEqual([]);
    expect(best("GET", "/")).toEqual([]);
  });

  it("carry the endpoint, what it is and where it is documented", () => {
    expect(suggestionsFor({ method: "GET", path: "/astrology/sings", endpoints })[0]).toEqual({
      endpoint: "GET /astrology/signs",
      hint: "About /astrology/signs",
      docs: "https://x/docs#/astrology/signs",
    });
  });

  it("read the beginning of a hostile path alone: eight segments of 48 letters", () => {
    const asked = (path: string): unknown => suggestionsFor({ method: "GET", path, endpoints });
    const near = "/astrology/signs";
    for (const tail of ["a".repeat(1_000_000), "/a".repeat(500_000)]) {
      expect(asked(`${near}${tail}`)).toEqual(asked(`${near}${tail}`.slice(0, 8 * 48)));
    }
    expect(asked(`/${"a".repeat(47)}b`)).toEqual(asked(`/${"a".repeat(47)}b${"c".repeat(1_000)}`));
  });
});

describe("a path without an endpoint", () => {
  it("that another method has is told its methods; GET brings HEAD", () => {
    expect(methodsAt(endpoints, "/astrology/natal-chart")).toEqual(["POST"]);
    expect(methodsAt(endpoints, "/astrology/signs/aries")).toEqual(["GET"]);
    expect(methodsAt(endpoints, "/tarot/cards/star")).toEqual(["GET", "POST"]);
    expect(methodsAt(endpoints, "/astrology/signs/")).toEqual([]);
    expect(methodNotAllowed("DELETE", ["GET", "POST"]).allow).toEqual(["GET", "POST", "HEAD"]);
    expect(methodNotAllowed("GET", ["POST"])).toMatchObject({ code: "method_not_allowed", allow: ["POST"] });
  });

  it("that nothing has is a 404 with suggestions and the reference", () => {
    const refusal = unknownPath({ method: "POST", path: "/astrology/natal-charts", endpoints, publicUrl: "https://x" });
    expect(refusal).toMatchObject({ code: "not_found", docs: "https://x/docs" });
    expect(refusal.error).toContain("POST /astrology/natal-chart?");
    expect(refusal.suggestions?.[0]?.endpoint).toBe("POST /astrology/natal-chart");
  });
});

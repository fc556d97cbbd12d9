import { catalogue } from "@almagest/catalog";
import { STONES, imagePath as stonePicture } from "@almagest/crystals";
import { HEXAGRAMS, imagePath as hexagramPath } from "@almagest/iching";
import { CARDS, imagePath } from "@almagest/tarot";
import { describe, expect, it } from "vitest";
import { KEY, PUBLIC_URL, testService } from "../test/service";

describe("a picture", () => {
  it.each([
    ["78 cards", CARDS.map(imagePath)],
    ["101 stones", STONES.map(stonePicture)],
    ["64 hexagrams", HEXAGRAMS.map(({ number }) => hexagramPath(number))],
  ])("is served for each of the %s, without a key, to any page, and each is different", async (_, paths) => {
    const { app } = testService();
    const pictures = await Promise.all(
      paths.map(async (path) => {
        const response = await app.request(path);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/svg+xml");
        expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
        return response.text();
      }),
    );
    expect(new Set(pictures).size).toBe(paths.length);
    for (const picture of pictures) expect(picture).toMatch(/^<svg[\s\S]*<title/);
  });

  it.each([
    ["/img/crystals/rose-quartz.jpg", "/img/crystals/rose-quartz.svg"],
    ["/img/hexagrams/1.jpg?lang=de", "/img/hexagrams/1.svg?lang=de"],
    ["/img/hexagrams/64.jpg", "/img/hexagrams/64.svg"],
    ["/img/tarot/major/world.jpg", "/img/tarot/major/world.svg"],
  ])("asked for as %s is found at %s", async (path, drawn) => {
    const { app } = testService();
    const response = await app.request(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, drawn]);
    expect((await app.request(drawn)).status).toBe(200);
  });

  it.each([
    ["/img/tarot/major/fool.svg?lang=de", "Der Narr"],
    ["/img/tarot/minor/ten-of-cups.svg?lang=ZH-HANS", "圣杯十"],
    ["/img/tarot/minor/ten-of-cups.svg?lang=zh-SG", "圣杯十"],
    ["/img/tarot/minor/ace-of-swords.svg", "Ace of Swords"],
    ["/img/crystals/amber.svg?lang=de", "Bernstein"],
    ["/img/hexagrams/1.svg?lang=fr", "Hexagramme 1"],
  ])("%s says %s", async (path, words) => {
    const response = await testService().app.request(path);
    expect(response.status).toBe(200);
    const svg = await response.text();
    expect(svg.slice(svg.indexOf("<title"), svg.indexOf("</title>"))).toContain(words);
    expect(Buffer.byteLength(svg)).toBe(Number(response.headers.get("content-length")));
  });

  it("in a language that is not here is refused with those that are", async () => {
    const response = await testService().app.request("/img/tarot/major/fool.svg?lang=xx");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "validation_error",
      error: expect.stringContaining("Send one of en, tr, de"),
    });
  });

  it.each([
    "/img/tarot/major/nobody.svg",
    "/img/tarot/major/nobody.png",
    "/img/crystals/nobody.jpg",
    "/img/crystals/..%2fpackage.json",
    "/img/crystals/fool.svg",
    "/img/tarot/major/..%2f..%2fpackage.json",
    "/img/tarot/minor/fool.svg",
    "/img/hexagrams/0.svg",
    "/img/hexagrams/65.svg",
    "/img/hexagrams/65.jpg",
    "/img/hexagrams/01.svg",
  ])("%s is a 404 with a record", async (path) => {
    const response = await testService().app.request(path);
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  });
});

describe("imageUrl", () => {
  const headers = { "X-API-Key": KEY, "Content-Type": "application/json", Host: "evil.example" };
  const picturesIn = (text: string): readonly string[] =>
    [...text.matchAll(/"imageUrl":"([^"]+)"/g)].map(([, url = ""]) => url);

  it.each([
    ["GET", "/tarot/cards", undefined],
    ["GET", "/tarot/cards/fool", undefined],
    ["POST", "/tarot/draw", '{"count":3}'],
    ["POST", "/tarot/yes-no", "{}"],
    ["POST", "/tarot/spreads/three-card", "{}"],
    ["GET", "/crystals", undefined],
    ["GET", "/crystals/amethyst", undefined],
    ["GET", "/crystals/pairings/amethyst", undefined],
    ["GET", "/crystals/random", undefined],
    ["POST", "/crystals/daily", "{}"],
    ["GET", "/iching/hexagrams?limit=64", undefined],
    ["GET", "/iching/hexagrams/1", undefined],
    ["GET", "/iching/cast?seed=a", undefined],
    ["POST", "/iching/daily/cast", "{}"],
  ])(
    "of %s %s is an address under the public one, whatever Host says, and leads to the picture",
    async (method, path, body) => {
      const { app } = testService(100, { catalogue });
      const response = await app.request(`/api/v2${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect(response.status).toBe(200);
      const pictures = picturesIn(await response.text());
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture.startsWith(`${PUBLIC_URL}/img/`), picture).toBe(true);
        expect((await app.request(picture.slice(PUBLIC_URL.length))).status).toBe(200);
      }
    },
  );
});

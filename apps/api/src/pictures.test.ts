import { CARDS, imagePath } from "@almagest/tarot";
import { describe, expect, it } from "vitest";
import { testService } from "../test/service";

describe("the picture of a card", () => {
  it("is served for each of the 78, without a key, to any page, and is a picture of its own", async () => {
    const { app } = testService();
    const pictures = await Promise.all(
      CARDS.map(async (card) => {
        const response = await app.request(imagePath(card));
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/svg+xml");
        expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        return response.text();
      }),
    );
    expect(new Set(pictures).size).toBe(78);
    for (const picture of pictures) expect(picture).toMatch(/^<svg[\s\S]*<title/);
  });

  it.each(["/img/tarot/major/nobody.svg", "/img/tarot/major/..%2f..%2fpackage.json", "/img/tarot/minor/fool.svg"])(
    "%s is a 404 with a record",
    async (path) => {
      const response = await testService().app.request(path);
      expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
    },
  );
});

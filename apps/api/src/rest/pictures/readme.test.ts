import { readFileSync } from "node:fs";
import { createCatalogue } from "@almagest/catalog";
import { western } from "@almagest/western/domain";
import { expect, it } from "vitest";
import { get, testService } from "../../../test/service";

const README = readFileSync(new URL("../../../../../README.md", import.meta.url), "utf8");
const HOST = "http://127.0.0.1:8787";

/** The picture addresses in the README, each with its Accept header. */
const lines = [...README.matchAll(/^curl "([^"]+)"(?: -H "Accept: ([^"]+)")?.* -o \S+\.(svg|png)$/gm)];

it("has lines that draw", () => {
  expect(lines.map(([, , , suffix]) => suffix)).toEqual(["svg", "png"]);
});

it.each(lines.map(([line, address = "", accept, suffix]) => [line, { address, accept, suffix }] as const))(
  "draws by the README's own line: %s",
  async (_, { address, accept, suffix }) => {
    expect(address.startsWith(HOST)).toBe(true);
    const { app } = testService(10, { catalogue: createCatalogue([western]) });
    const response = await app.request(address.slice(HOST.length), get(accept === undefined ? {} : { Accept: accept }));
    expect([response.status, response.headers.get("content-type")?.slice(0, 9)]).toEqual([200, `image/${suffix}`]);
  },
);

import { expect, it } from "vitest";
import { heavyPool } from "./pool";

it("refuses a picture with too many pixels before a thread is started for it", async () => {
  const pool = heavyPool({ filename: "there is none", engine: "wasm" });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="4800" viewBox="0 0 1 2"/>';
  await expect(pool.png(svg)).rejects.toMatchObject({
    code: "unprocessable_entity",
    message: expect.stringContaining("Send a width of at most 2000, with which it is 4000 high"),
  });
  expect(pool.underWay()).toBe(0);
  await pool.close();
});

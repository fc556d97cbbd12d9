import { catalogue } from "@almagest/catalog";
import { needNow, needRandom } from "@almagest/operation";
import { needAccount } from "@almagest/quota";
import { expect, test } from "vitest";
import { nodeResources } from "./resources";

const operations = catalogue.entries.map(({ operation }) => operation);
/** Needs that the pipeline fills for each call. */
const OF_A_CALL: readonly string[] = [needNow.name, needRandom.name, needAccount.name];

test("every need of every operation is there, given by the call or loaded", async () => {
  const resources = await nodeResources(operations);
  const needed = operations.flatMap(({ needs }) => needs.map(({ name }) => name));
  const open = needed.filter((name) => !OF_A_CALL.includes(name) && resources[name] === undefined);
  expect(open).toEqual([]);
});

test("nothing is loaded that no operation needs, and nothing that is given", async () => {
  const drawing = operations.filter(({ id }) => id === "getDailyCard");
  expect(await nodeResources(drawing)).toEqual({});
  const charts = operations.filter(({ id }) => id === "generateNatalChart");
  expect(await nodeResources(charts, { ephemeris: "mine" })).toEqual({ ephemeris: "mine" });
});

import { catalogue } from "@almagest/catalog";
import { describe, expect, test } from "vitest";
import { CONTRACT, needs } from "../../../../suites/machine";
import { contractOperations } from "../../test/contract";
import { printedOperation, serviceDocument } from "../../test/document";
import { notRequired } from "../../test/required";
import { NOON } from "../../test/service";
import { overRest, wholeService } from "../../test/whole-service";
import { countingBytes } from "../examples/answers";

/** A place and a day without sunrise and sunset, so without members that the contract requires. */
const MIDNIGHT_SUN = { date: "2026-06-21", latitude: 78.22, longitude: 15.65, timezone: 2 };
const BY_SUNRISE: Readonly<Record<string, readonly string[]>> = {
  getDailyAyurvedaReading: ["brahmaMuhurta", "sunrise", "sunset"],
  getDinacharyaSchedule: ["brahmaMuhurta", "nextSunrise", "sunrise", "sunset"],
};

describe("the document requires what the contract requires", () => {
  needs(CONTRACT);

  test("of every answer, but for what a day without sunrise has not", async () => {
    const document = await serviceDocument();
    const contract = await contractOperations();
    const found = catalogue.entries.flatMap(({ operation }) => {
      const { schema } = printedOperation(document, operation).responses[200].content["application/json"];
      const asked = contract.get(operation.id)?.response ?? {};
      // An open time of birth has an answer of its own, which the contract does not know.
      return notRequired(asked, schema.oneOf?.[0] ?? schema, document).map((path) => `${operation.id}${path}`);
    });
    const known = Object.entries(BY_SUNRISE).flatMap(([id, names]) => names.map((name) => `${id}.${name}`));
    expect([...new Set(found)].sort()).toEqual(known);
  });

  test.each(Object.entries(BY_SUNRISE))("%s under the midnight sun is without them", async (id, names) => {
    const operation = catalogue.byId(id)?.operation;
    if (operation === undefined) return expect.fail(`there is no ${id}`);
    const answer: object = JSON.parse(await overRest(wholeService(NOON, countingBytes()), operation, MIDNIGHT_SUN));
    expect(answer).not.toHaveProperty("code");
    expect(names.filter((name) => name in answer)).toEqual([]);
  });
});

import { domains } from "@almagest/catalog";
import { type AnyOperation, type DeclaredSchema, declaredSchemaOf, isRecord } from "@almagest/operation";
import { expect, test } from "vitest";
import { contextOf } from "./drawn-pictures";

/** The baptism of Shakespeare, in the parish register and in the Gregorian calendar. */
const REGISTERED = "1564-04-26";
const GREGORIAN = "1564-05-06";

/** A birth needs a date, a time and a clock: the objects of a request that have all three. */
function birthsIn(schema: DeclaredSchema): readonly DeclaredSchema[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const own = ["birthDate,birthTime", "date,time"].some((names) =>
    [...names.split(","), "timezone"].every((name) => Object.hasOwn(properties, name)),
  );
  const inner = [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])];
  return [...(own ? [schema] : []), ...inner.flatMap(birthsIn)];
}

const birthsOf = ({ body }: AnyOperation): readonly DeclaredSchema[] =>
  body === undefined ? [] : birthsIn(declaredSchemaOf(body));

/** Their moment is that of a question or of the sky, not a birth. */
const NO_BIRTHS = ["calculateAnnualForecast", "calculateTransits", "findPlanetaryHours", "getKpRulingPlanets"];

/** A request with another birth wherever it has one. */
function bornOn(value: unknown, birth: { readonly date: string; readonly calendar?: string }): unknown {
  if (Array.isArray(value)) return value.map((one) => bornOn(one, birth));
  if (!isRecord(value)) return value;
  const { date, calendar } = birth;
  const members = Object.entries(value).map(([name, one]) => [name, bornOn(one, birth)] as const);
  const name = ["birthDate", "date"].find((one) => one in value);
  const hasTime = "birthTime" in value || "time" in value;
  if (name === undefined || !hasTime) return Object.fromEntries(members);
  return { ...Object.fromEntries(members), [name]: date, ...(calendar === undefined ? {} : { calendar }) };
}

const operations = domains.flatMap((domain) => domain.operations.map((operation) => ({ domain, operation })));
const timed = operations.filter(({ operation }) => birthsOf(operation).length > 0);

test("every operation on a birth takes the calendar of its date", () => {
  const without = timed.filter(({ operation }) =>
    birthsOf(operation).some(({ properties }) => properties?.["calendar"] === undefined),
  );
  expect(without.map(({ operation }) => operation.id).toSorted()).toEqual(NO_BIRTHS);
  expect(timed.length).toBeGreaterThan(50);
});

test("a Julian birth is answered as the same day of the Gregorian calendar is, without a notice", async () => {
  let answered = 0;
  for (const { domain, operation } of timed) {
    const [example] = operation.examples;
    const julian = operation.parse({ flat: bornOn(example, { date: REGISTERED, calendar: "julian" }) });
    const gregorian = operation.parse({ flat: bornOn(example, { date: GREGORIAN, calendar: "gregorian" }) });
    expect(julian, operation.id).toEqual(gregorian);
    if (!julian.ok || answered >= 12) continue;
    const told = JSON.stringify(operation.run(julian.value, await contextOf(domain, "en")));
    expect(told, operation.id).not.toContain("The date was read as");
    answered += 1;
  }
  expect(answered).toBe(12);
});

import { domains } from "@almagest/catalog";
import { type AnyOperation, type BaseContext, isRecord } from "@almagest/operation";
import { expect, test } from "vitest";
import { contextOf } from "./drawn-pictures";

const PLACE: ReadonlySet<string> = new Set(["latitude", "longitude"]);

/** A request without its places. */
function withoutPlace(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlace);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([name]) => !PLACE.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutPlace(member)]));
}

/** If a place was filled in by default, the same request with another place; undefined if it has none. */
function elsewhere(input: unknown): unknown {
  const text = JSON.stringify(input).replace(/"(latitude|longitude)":0(?=[,}])/g, '"$1":1');
  return text === JSON.stringify(input) ? undefined : JSON.parse(text);
}

/** Members named as a place that differ between two answers, and whether anything else does. */
function differences(one: unknown, other: unknown, name = ""): readonly string[] {
  if (isRecord(one) && isRecord(other))
    return Object.keys(one).flatMap((member) => differences(one[member], other[member], member));
  if (Array.isArray(one) && Array.isArray(other))
    return one.flatMap((item, at0) => differences(item, other[at0], name));
  return Object.is(one, other) ? [] : [name];
}

const answerTo = (operation: AnyOperation, input: unknown, context: BaseContext): unknown =>
  JSON.parse(JSON.stringify(operation.run(input, context)));

test("no answer mentions a place that was not sent and did not affect it", async () => {
  const echoes: string[] = [];
  let withDefault = 0;
  for (const domain of domains) {
    const context = await contextOf(domain, "en");
    for (const operation of domain.operations) {
      const parsed = operation.parse({ flat: withoutPlace(operation.examples[0]) });
      const moved = parsed.ok ? elsewhere(parsed.value) : undefined;
      if (!parsed.ok || moved === undefined) continue;
      withDefault += 1;
      const found = differences(answerTo(operation, parsed.value, context), answerTo(operation, moved, context));
      if (found.length > 0 && found.every((name) => PLACE.has(name))) echoes.push(operation.id);
    }
  }
  expect(echoes).toEqual([]);
  expect(withDefault).toBeGreaterThan(0);
});

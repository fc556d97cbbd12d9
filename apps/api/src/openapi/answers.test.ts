import { catalogue } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { CONTRACT, needs } from "../../../../suites/machine";
import { inTurn } from "../../../../suites/strength";
import { contractOperations, contractRequests } from "../../test/contract";
import { printedOperation, serviceDocument, strictComplaints } from "../../test/document";
import { NOON } from "../../test/service";
import { type Flat, overRest, wholeService } from "../../test/whole-service";
import { countingBytes } from "../examples/answers";

const service = wholeService(NOON, countingBytes());
const document = await serviceDocument();
const complaintsOf = strictComplaints(document);
const contract = await contractOperations();
const operations = catalogue.entries.map(({ operation }, turn) => [operation.id, { operation, turn }] as const);

/** An operation, and its place in the order in which languages take turns. */
interface Turn {
  readonly operation: AnyOperation;
  readonly turn: number;
}

const langsOf = (turn: number): readonly string[] => inTurn(["en", "de"], turn, 2);

/** The places where an operation's answers, in English and German by turns or in both, differ from the document. */
async function complaints({ operation, turn }: Turn, requests: readonly Flat[]): Promise<readonly string[]> {
  const { schema } = printedOperation(document, operation).responses[200].content["application/json"];
  const asked = requests.flatMap((request, index0) => langsOf(turn + index0).map((lang) => ({ ...request, lang })));
  const found = asked.map(async (request) => {
    const answer: unknown = JSON.parse(await overRest(service, operation, request));
    return complaintsOf(schema, answer).map((complaint) => `${JSON.stringify(request)}: ${complaint}`);
  });
  return (await Promise.all(found)).flat();
}

describe("what the service sends is all that the document requires, and nothing that it does not know", () => {
  test.each(operations)("%s, to its documented examples", async (_, one) => {
    const { examples } = one.operation;
    expect(examples.length).toBeGreaterThan(0);
    expect(await complaints(one, examples)).toEqual([]);
  });
});

describe("so it is for the requests of the contract", () => {
  needs(CONTRACT);

  test.each(operations.filter(([id]) => contract.has(id)))("%s", async (id, one) => {
    const asked = contract.get(id);
    expect(await complaints(one, asked === undefined ? [] : inTurn(contractRequests(asked), 0, 2))).toEqual([]);
  });

  test("all of the contract's operations are among them", () => {
    const ids: ReadonlySet<string> = new Set(operations.map(([id]) => id));
    expect([...contract.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(contract.size).toBeGreaterThan(250);
  });
});

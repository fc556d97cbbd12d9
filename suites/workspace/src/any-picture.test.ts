import {
  type AnyOperation,
  type AnyPicture,
  type Domain,
  isAlmagestError,
  LANGS,
  type Lang,
  ValidationError,
} from "@almagest/operation";
import { madeAnswer } from "@almagest/pipeline";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, describe, expect, test } from "vitest";
import { contextOf, drawing, exampleFor } from "./drawn-pictures";
import { memberValues, randomRequest } from "./random-request";

/** A run draws each picture once, `ALL_PICTURES=1` this many times. */
const DRAWS = process.env["ALL_PICTURES"] === "1" ? 40 : 1;
/** The same for pictures of months and pages of lists, whose bounds are near. */
const BOUNDED_DRAWS = 5 * DRAWS;
const BOUNDED: ReadonlySet<string> = new Set(["year", "month", "offset", "limit"]);

/** CI has to give the same result for the same commit; elsewhere each run asks for other pictures. */
const SEED = fc.readConfigureGlobal()?.seed ?? Math.floor(Math.random() * 2 ** 31);

interface Drawn {
  readonly domain: Domain;
  readonly operation: AnyOperation;
  readonly picture: AnyPicture;
}

const all = (
  await Promise.all(
    drawing.map(async (domain) => {
      const { pictures } = await domain.pictures.load();
      return pictures.flatMap((picture): readonly Drawn[] => {
        const operation = domain.operations.find(({ id }) => id === picture.operation);
        return operation === undefined ? [] : [{ domain, operation, picture }];
      });
    }),
  )
).flat();

interface Asked {
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
}

/** The picture of a request as the service draws it. @throws as the service does */
async function shown({ domain, operation, picture }: Drawn, { request, options, lang }: Asked): Promise<string> {
  const input = operation.parse({ flat: { ...request, lang } });
  const chosen = picture.parse({ flat: { ...options, lang } });
  if (!input.ok) throw new ValidationError(input.issues);
  if (!chosen.ok) throw new ValidationError(chosen.issues);
  const context = await contextOf(domain, lang);
  const wish = { picture: { picture, options: chosen.value, isBeside: false } };
  return madeAnswer(operation, input.value, context, undefined, wish).svg ?? "";
}

/**
 * The same, or undefined if the operation or the picture refuses.
 * @throws any error that is not a refusal
 */
async function shownOrRefused(one: Drawn, asked: Asked): Promise<string | undefined> {
  try {
    return await shown(one, asked);
  } catch (error) {
    if (isAlmagestError(error) && error.name !== "InvariantError") return undefined;
    throw error;
  }
}

function membersOf({ params, query, body }: AnyOperation): readonly string[] {
  return [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
}

/** Text that broken numbers and missing members leave in a figure. */
const BROKEN = /NaN|undefined|\[object|Infinity/;

function isWhole(svg: string): boolean {
  return XMLValidator.validate(svg) === true && !BROKEN.test(svg);
}

const counts = { drawn: 0, refused: 0 };

afterAll(() => {
  console.info(`Random requests: ${counts.drawn} drawn, ${counts.refused} refused, seed ${SEED}`);
  // In a run of all of them it is not refusals that are tested.
  if (counts.drawn + counts.refused >= all.length) expect(counts.drawn).toBeGreaterThan(counts.refused);
});

describe.each(all.map((one) => [`${one.operation.id} as ${one.picture.form}`, one] as const))("%s", (_, one) => {
  const { operation, picture } = one;

  test("is drawn of each documented example", async () => {
    for (const example of operation.examples) {
      const request = exampleFor(picture, operation, example);
      expect(isWhole(await shown(one, { request, options: {}, lang: "en" }))).toBe(true);
    }
  });

  test("is drawn of any request within the operation's bounds, or refused", async () => {
    const asked = fc.record({
      request: randomRequest(operation),
      options: fc.record(memberValues(picture.options), { requiredKeys: [] }),
      lang: fc.constantFrom(...LANGS),
    });
    const numRuns = membersOf(operation).some((name) => BOUNDED.has(name)) ? BOUNDED_DRAWS : DRAWS;
    await fc.assert(
      fc.asyncProperty(asked, async (request) => {
        const svg = await shownOrRefused(one, request);
        counts[svg === undefined ? "refused" : "drawn"] += 1;
        expect(svg === undefined || isWhole(svg)).toBe(true);
      }),
      { numRuns, seed: SEED },
    );
  });
});

const paged = all.filter(({ operation }) => membersOf(operation).includes("offset"));

test.each(paged.map((one) => [one.operation.id, one] as const))(
  "%s is refused as a picture past the end of its list, with the offsets there are",
  async (_, one) => {
    const past = { request: { ...one.operation.examples[0], offset: 9999 }, options: {}, lang: "en" } as const;
    await expect(shown(one, past)).rejects.toMatchObject({
      code: "unprocessable_entity",
      message: expect.stringMatching(/Send an offset from 0 to \d+\.$/),
    });
  },
);

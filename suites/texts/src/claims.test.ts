import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { claims as ayurveda } from "../../../packages/ayurveda/test/claims";

/** Composed texts whose sentences are compared with the members that they rest on, by the folder that declares them. */
const CLAIMS = { ayurveda } as const;
const COVERED = Object.values(CLAIMS).flat();

const IS_LONG = process.env["ALMAGEST_CI"] === "1";
/** Answers of each operation that are read. */
const COUNT = IS_LONG ? 1000 : 300;
/** The long run says the same of the same commit; others look at other answers, and a failure names their seed. */
const SEED = IS_LONG ? 20261121 : Math.floor(Math.random() * 2 ** 31);

describe(`the composed texts, seed ${SEED}`, () => {
  test.each(COVERED.map((one) => [`${one.operation} ${one.member}`, one] as const))(
    "%s says nothing of order, number, date or worth that its answer contradicts or does not declare",
    (_, { check }) => {
      const { answers, undeclared, broken, stale } = check(COUNT, SEED);
      expect({ undeclared, broken }).toEqual({ undeclared: [], broken: [] });
      expect(answers).toBe(COUNT);
      // Of fewer answers some lack a sentence.
      if (IS_LONG) expect(stale).toEqual([]);
    },
  );
});

const PACKAGES = join(import.meta.dirname, "../../../packages");

test("every package that declares claims is listed", () => {
  const declaring = readdirSync(PACKAGES).filter((folder) => existsSync(join(PACKAGES, folder, "test/claims.ts")));
  expect(declaring.sort()).toEqual(Object.keys(CLAIMS).sort());
});

/** Texts of one entry of a book, which an identifier, a day or a draw chooses whole: nothing is put together in them. */
const ENTRIES: readonly string[] = [];

/** Composed texts without claims: this list may only shrink. */
const NOT_YET: readonly string[] = [];

/** Where an answer tells itself as a whole. */
const WHOLE =
  /(?:^|\.)(?:summary|overall|overview|column|periodAdvice)$|^(?:interpretation|reading|summary\.interpretation)$/;

/** Members of an answer that are texts for a reader, as paths. */
function textsIn({ properties = {} }: DeclaredSchema, under = ""): readonly string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${under}${name}`;
    return [...(member.type === "string" && member.weight !== undefined ? [path] : []), ...textsIn(member, `${path}.`)];
  });
}

test("each text that tells an answer as a whole is compared, or listed as one that is not yet", () => {
  const all = domains.flatMap(({ operations }) =>
    operations.flatMap(({ id, output }) =>
      textsIn(declaredSchemaOf(output, "output"))
        .filter((path) => WHOLE.test(path))
        .map((path) => `${id} ${path}`),
    ),
  );
  const listed = [...COVERED.map(({ operation, member }) => `${operation} ${member}`), ...ENTRIES, ...NOT_YET];
  expect([...new Set(listed)].sort()).toEqual([...all].sort());
  expect(new Set(listed).size).toBe(listed.length);
});

import { stale, unnamed } from "./generated";
import { undrawn, unexported, unpaid, unparsed, unsaid, unsearched, untested } from "./operations";
import { unallowed, unfinishedPackage, unwritten } from "./package-files";
import { unasked, unregistered, unshown } from "./registration";
import type { Check, Subject } from "./subject";
import { uncompared, uncounted, unlabeled, unspoken, untranslated } from "./words";

/** Everything that a domain needs beside its own tests, in the order in which it is best written. */
const CHECKS: readonly Check[] = [
  ...[unwritten, unfinishedPackage, unallowed, unregistered],
  ...[unsaid, unparsed, unexported, untested, unlabeled, untranslated, unspoken],
  ...[unsearched, undrawn, uncompared, unasked, unshown],
  ...[uncounted, unpaid, unnamed, stale],
];

/** Everything that a domain lacks, in whole lines: the file, and what to write in it. */
export async function missingFrom(subject: Subject): Promise<readonly string[]> {
  const found: string[] = [];
  for (const check of CHECKS) found.push(...(await lines(check, subject)));
  return [...new Set(found)];
}

/** A check that cannot be made says why. */
async function lines(check: Check, subject: Subject): Promise<readonly string[]> {
  try {
    return await check(subject);
  } catch (error) {
    return [`${subject.folder}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import type { AnyPicture, Domain, Lang } from "@almagest/operation";

/** The domains that have pictures. */
export const drawing: readonly Domain[] = domains.filter(({ pictures }) => pictures.of.length > 0);

const context = {
  ephemeris: swissEphemeris(),
  now: Date.UTC(2026, 10, 22),
  random: (count: number) => new Uint8Array(count),
  texts: [],
};

/** The answer to an operation's first example, as a caller keeps it. */
export function answerOf({ operations }: Domain, id: string, lang: Lang): unknown {
  const operation = operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], lang } });
  if (parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation?.run(parsed.value, context)));
}

/** An answer's picture with options as a transport gets them. */
export function drawn(picture: AnyPicture, answer: unknown, options: object): string {
  const parsed = picture.parse({ flat: options });
  if (!parsed.ok) throw new Error(`${picture.form} of ${picture.operation} takes no ${JSON.stringify(options)}`);
  return picture.svg(answer, parsed.value);
}

import { type Collection, collection, noneNamed, noneNumbered } from "@almagest/operation";
import {
  AZTEC_SIGNS,
  type AztecSign,
  HAAB_MONTHS,
  type HaabMonth,
  MAYAN_SIGNS,
  type MayanSign,
} from "../calendar/signs";
import { NAHUATL_NAMES } from "./aztec";
import { MONTH_NAMES, SIGN_NAMES } from "./mayan";

/** Letters alone, without case, accents and marks: `Akʼbʼal`, `ak'b'al` and `AKBAL` are one. */
function lettersOf(text: string): string {
  return text
    .slice(0, 100)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** Identifiers that are found by any of their spellings; of spellings that fold alike the first counts. */
function spelt<Id extends string>(
  what: string,
  ids: readonly Id[],
  spellingsOf: (id: Id) => readonly string[],
): Collection<Id> {
  const byKey = new Map<string, Id>();
  const spellings = [
    ...ids.map((id) => [id, id] as const),
    ...ids.flatMap((id) => spellingsOf(id).map((one) => [one, id] as const)),
  ];
  for (const [spelling, id] of spellings) if (!byKey.has(lettersOf(spelling))) byKey.set(lettersOf(spelling), id);
  return collection({ rows: ids, find: (text) => byKey.get(lettersOf(text)), missing: noneNamed(what, ids) });
}

/** The twenty Maya day signs. */
export const mayanSigns: Collection<MayanSign> = spelt("Maya day sign", MAYAN_SIGNS, (id) => [
  SIGN_NAMES[id].yucatec,
  SIGN_NAMES[id].classic,
]);

/**
 * The Maya day sign of an id or of its Yucatec name in either spelling. K'iche' names are not read: KAN is Chikchan
 * there, and Kan a sign of its own here.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveMayanSign: (text: string) => MayanSign = mayanSigns.row;

/** The twenty Nahua day signs. */
export const aztecSigns: Collection<AztecSign> = spelt("Nahua day sign", AZTEC_SIGNS, (id) => [NAHUATL_NAMES[id]]);

/**
 * The Nahua day sign of an id or name.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveAztecSign: (text: string) => AztecSign = aztecSigns.row;

/** The nineteen months of the Haab. */
export const haabMonthRows: Collection<HaabMonth> = spelt("Haab month", HAAB_MONTHS, (id) => [
  MONTH_NAMES[id].yucatec,
  MONTH_NAMES[id].classic,
]);

/**
 * The Haab month of an id or of its name in either spelling.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveHaabMonth: (text: string) => HaabMonth = haabMonthRows.row;

/** Trecenas in a round of 260 days. */
export const TRECENA_COUNT = 20;

/** The twenty trecenas of a round of 260 days, by their numbers. */
export const trecenas: Collection<number, number> = collection({
  rows: Array.from({ length: TRECENA_COUNT }, (_, index0) => index0 + 1),
  find: (number: number) => (number >= 1 && number <= TRECENA_COUNT ? number : undefined),
  missing: noneNumbered("trecena", "Trecenas", TRECENA_COUNT),
});

import { type Collection, collection, idFinder } from "@almagest/operation";
import * as z from "zod";
import { ANIMALS, type Animal } from "../cycle/branches";

/** The animal of 未 is one: goat, sheep and ram. */
export const animals: Collection<Animal> = collection({
  rows: ANIMALS,
  find: idFinder<Animal>([...ANIMALS.map((id) => [id, id] as const), ["sheep", "goat"], ["ram", "goat"]]),
  missing: (sent) => ({
    message: `There is no animal "${sent.slice(0, 40)}" among the twelve. Accepted: ${ANIMALS.join(", ")}; sheep and ram are goat.`,
    details: { accepted: ANIMALS },
  }),
});

/**
 * The animal of an identifier, whatever its letter case and separators; sheep and ram are the goat.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveAnimal: (text: string) => Animal = animals.row;

/** An animal in a path. */
export function animalParam(example: Animal): z.ZodString {
  return z
    .string()
    .min(1)
    .max(40)
    .meta({
      description: `One of ${ANIMALS.join(", ")}; case and punctuation are free, sheep and ram are goat`,
      examples: [example],
    });
}

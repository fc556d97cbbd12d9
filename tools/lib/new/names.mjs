import { Refusal } from "./refusal.mjs";

/** `roll-two`: a part of a path, and a folder. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Tool names have 60 characters at most, and a method, a domain and an operation share them. */
const LONGEST = 28;

/** Words that TypeScript keeps for itself. */
const KEPT = new Set(
  "await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval".split(
    " ",
  ),
);

/** @throws Refusal for what is no name of a folder and of a path */
export function requireName(name, what) {
  if (name === "")
    throw new Refusal(`Name the ${what}: small letters, digits and hyphens, such as "dice" or "roll-two".`);
  if (!NAME.test(name)) {
    throw new Refusal(
      `"${name}" is no name for a ${what}: send small letters, digits and single hyphens, such as "roll-two".`,
    );
  }
  if (name.length > LONGEST)
    throw new Refusal(`"${name}" has ${name.length} characters: a ${what} has ${LONGEST} at most.`);
  if (KEPT.has(name)) throw new Refusal(`"${name}" is a word of TypeScript: choose another name for the ${what}.`);
}

/** `rollTwo` */
export function camel(name) {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** `RollTwo` */
export function pascal(name) {
  return camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** `Roll two` */
export function title(name) {
  return name.replaceAll("-", " ").replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

import { InvalidArgumentError } from "commander";

/** Of an option; its bounds are the administration's. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError("It has to be a whole number.");
  return Number(text);
}

/** An option that may be given several times, or once with commas. */
export function list(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",").map((part) => part.trim())].filter((part) => part !== "");
}

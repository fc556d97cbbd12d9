import { formOf } from "@almagest/i18n";
import { expect, test } from "vitest";
import { genderForms } from "./genders";

const names = {
  "wheel-of-fortune": "das Rad des Schicksals",
  lovers: "die Liebenden",
  fool: "der Narr",
  "two-of-cups": "die Zwei der Kelche",
};
const forms = genderForms(names, { n: ["wheel-of-fortune"], p: ["lovers"], f: ["two"] });
const genderOf = (name: string): string => formOf(name, "g", { lang: "de", forms });

test("a card has the gender of its name or of its rank, upright, reversed and where its name begins a sentence", () => {
  expect(Object.values(names).map(genderOf)).toEqual(["n", "p", "m", "f"]);
  expect(genderOf("die Liebenden (umgekehrt)")).toBe("p");
  expect(genderOf("der Narr und die Zwei der Kelche")).toBe("p");
});

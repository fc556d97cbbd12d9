import { wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type Term } from "@almagest/operation";
import { expect, test } from "vitest";
import { YONIS } from "../ayadi/members";
import { DIKPALAS } from "../directions/table";
import { DEVATA_NAMES } from "../grid/devatas";
import { devataNames } from "./devatas";
import { dikpalaNames } from "./dikpalas";
import { yoniGlosses } from "./yonis";

test("the glosses of the yonis are whole, once each, in the script of each language", () => {
  expect(wrongTerms(yoniGlosses)).toEqual([]);
  expect(Object.keys(yoniGlosses)).toEqual(YONIS.map(({ id }) => id));
});

test("the devatas and the lords of the quarters have their names in every language, Indra's two the same", () => {
  const { "indra-inner": inner, ...others } = devataNames;
  expect(wrongTerms(others)).toEqual([]);
  expect(LANGS.map((lang) => inner[lang])).toEqual(LANGS.map((lang) => devataNames["indra-outer"][lang]));
  expect(wrongTerms(dikpalaNames)).toEqual([]);
  expect(Object.entries<Term>(devataNames).map(([id, { en }]) => [id, en])).toEqual(Object.entries(DEVATA_NAMES));
  const lords = Object.values<Term>(dikpalaNames).map(({ en }) => en);
  expect(lords.sort()).toEqual(Object.values(DIKPALAS).sort());
});

import { wrongTerms } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { YONIS } from "../ayadi/members";
import { yoniGlosses } from "./yonis";

test("the glosses of the yonis are whole, once each, in the script of each language", () => {
  expect(wrongTerms(yoniGlosses)).toEqual([]);
  expect(Object.keys(yoniGlosses)).toEqual(YONIS.map(({ id }) => id));
});

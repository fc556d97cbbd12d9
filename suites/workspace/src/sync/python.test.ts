import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@almagest/catalog";
import { expect, test } from "vitest";
import { loadPictures, openApiText } from "../../../../apps/api/src/openapi/document";
import { ROOT } from "../packages";
import type { Document } from "./python/document";
import { pythonFiles } from "./python/operations";

const FOLDER = "clients/python/almagest";
const text = openApiText({ catalogue, publicUrl: "https://api.example.com", pictures: await loadPictures(catalogue) });
const document: Document = JSON.parse(text);
const files = pythonFiles(document);

/** Functions that are written by hand have these in the client. */
const BY_HAND = ["runBatch", "makeCalendarFeed", "listCalendarFeeds", "revokeCalendarFeed"];

test("clients/python has every operation of the document, as a method or by hand", () => {
  const all = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
  const table = files.find(({ file }) => file === "_operations.py")?.text ?? "";
  const listed = [...table.matchAll(/^ {4}"(\w+)": \("(?:GET|POST|DELETE)"/gm)].map(([, id]) => id);
  expect([...listed, ...BY_HAND].sort()).toEqual(all.sort());
});

test.each(files)("clients/python has $file as `npm run sync` makes it from the document", async (made) => {
  await expect(made.text).toMatchFileSnapshot(join(ROOT, FOLDER, made.file));
});

test("clients/python has no generated file that is made no more", () => {
  const generated = readdirSync(join(ROOT, FOLDER)).filter(
    (name) => name.endsWith(".py") && readFileSync(join(ROOT, FOLDER, name), "utf8").startsWith("# Generated"),
  );
  expect(generated.sort()).toEqual(files.map(({ file }) => file).sort());
});

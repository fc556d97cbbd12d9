import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@almagest/catalog";
import { expect, test } from "vitest";
import { loadPictures, openApiText } from "../../../../apps/api/src/openapi/document";
import { ROOT } from "../packages";
import { pythonFiles } from "./python/operations";

const FOLDER = "clients/python/almagest";
const text = openApiText({ catalogue, publicUrl: "https://api.example.com", pictures: await loadPictures(catalogue) });
const files = pythonFiles(JSON.parse(text));

test.each(files)("clients/python has $file as `npm run sync` makes it from the document", async (made) => {
  await expect(made.text).toMatchFileSnapshot(join(ROOT, FOLDER, made.file));
});

test("clients/python has no generated file that is made no more", () => {
  const generated = readdirSync(join(ROOT, FOLDER)).filter(
    (name) => name.endsWith(".py") && readFileSync(join(ROOT, FOLDER, name), "utf8").startsWith("# Generated"),
  );
  expect(generated.sort()).toEqual(files.map(({ file }) => file).sort());
});

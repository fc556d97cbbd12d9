import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type AnyPicture, LANGS, type Lang } from "@almagest/operation";
import { type Figure, THEMES } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { build, type Plugin } from "esbuild";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { inTurn } from "../../strength";
import { answerOf, drawing, drawn } from "./drawn-pictures";
import { ROOT } from "./packages";

interface Drawing {
  readonly figure: (answer: unknown, options: { readonly lang: Lang }) => Figure;
}

function draws(picture: object): picture is Drawing {
  return "figure" in picture;
}

/** Texts of a picture that are empty, over each other, or outside. */
function flawsIn(picture: AnyPicture, answer: unknown, lang: Lang): readonly string[] {
  return draws(picture) ? flawsOf(picture.figure(answer, { lang })) : ["it has no figure"];
}

/**
 * Forbidden in a picture: a style sheet other than that of `auto`, a script, an address, a value that is not a number.
 */
const FORBIDDEN = /var\(|style=|<script|<foreignObject|href=|https?:|NaN|undefined|\[object|Infinity/;

function expectPlain(svg: string): void {
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg.replaceAll('"http://www.w3.org/2000/svg"', '""')).not.toMatch(FORBIDDEN);
}

const parser = new XMLParser({ ignoreAttributes: false });

describe.each(drawing.map((domain) => [domain.folder, domain] as const))("the pictures of %s", (_, domain) => {
  test("are those that the domain says before they are loaded, in the order of its operations", async () => {
    const { pictures } = await domain.pictures.load();
    expect([...new Set(pictures.map(({ operation }) => operation))]).toEqual([...domain.pictures.of]);
    const ids = domain.operations.map(({ id }) => id).filter((id) => domain.pictures.of.includes(id));
    expect([...domain.pictures.of]).toEqual(ids);
  });

  test("differ in operation and form, and every option has a default and a description", async () => {
    const { pictures } = await domain.pictures.load();
    const names = pictures.map(({ operation, form }) => `${operation} ${form}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { options } of pictures) {
      expect(options.safeParse({}).success).toBe(true);
      expect(Object.entries(options.shape).filter(([, schema]) => !describes(schema))).toEqual([]);
    }
  });

  test("are plain SVG in the themes by turns, the same each time, with a title and a description in the language asked for", async () => {
    const { pictures } = await domain.pictures.load();
    for (const [index0, picture] of pictures.entries()) {
      const lang = LANGS[index0 % LANGS.length] ?? "en";
      const answer = await answerOf(domain, picture, lang);
      for (const theme of inTurn(THEMES, index0, THEMES.length)) {
        const svg = drawn(picture, answer, { theme, lang, width: 400, dir: "rtl" });
        expectPlain(svg);
        expect(drawn(picture, answer, { theme, lang, width: 400, dir: "rtl" })).toBe(svg);
      }
      expect([picture.form, flawsIn(picture, answer, lang)]).toEqual([picture.form, []]);
      const { svg }: { svg: Readonly<Record<string, unknown>> } = parser.parse(drawn(picture, answer, { lang }));
      expect([picture.form, svg["@_lang"], svg["@_role"]]).toEqual([picture.form, lang, "img"]);
      expect(JSON.stringify(svg["title"])).not.toBe('""');
      expect(JSON.stringify(svg["desc"]).length).toBeGreaterThan(20);
    }
  });

  test("refuse an answer of another kind, and an option that is not there", async () => {
    const { pictures } = await domain.pictures.load();
    for (const picture of pictures) {
      expect(() => drawn(picture, { nothing: "of it" }, {})).toThrow(/is drawn of an answer of/);
      expect(picture.parse({ flat: { theem: "dark" } }).ok).toBe(false);
    }
  });
});

function describes(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && "description" in schema && schema.description !== undefined;
}

/**
 * Kilobytes that a page loads for the natal wheel, in addition to the operation itself: some 13.7 of code, and 3.8 of
 * words in nine languages besides English, with the names of all systems of houses, of all ayanamsas, and of the
 * schools of orbs and rulers, 1.2 kB of the compact form and 0.15 kB of the colors of centers and of those in use. May only shrink.
 */
const MOST_WHEEL_KB = 19.1;

test("importing only the natal wheel loads neither other forms nor other pictures' words", async () => {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `export { natalWheel } from "@almagest/western/pictures";`,
      resolveDir: join(ROOT, "packages/catalog"),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    conditions: ["@almagest/source"],
    external: ["zod", "@noble/*"],
    plugins: [kernelApart],
  });
  const inputs = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {}).filter(
    ([, { bytesInOutput }]) => bytesInOutput > 0,
  );
  const kilobytes = gzipSync(outputFiles[0]?.contents ?? "").byteLength / 1000;
  console.info(`The natal wheel: ${kilobytes.toFixed(1)} kB compressed`);
  expect(inputs.filter(([file]) => /forms\/(?:ring|table|bars|strips|grid)\.ts$/.test(file))).toEqual([]);
  expect(kilobytes).toBeLessThan(MOST_WHEEL_KB);
});

/** The parts that every operation of the domain needs anyway. */
const kernelApart: Plugin = {
  name: "kernel-apart",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^@almagest\/(?:operation|sky|ephemeris|civil-time)$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

test("importing only an operation loads no drawing code", async () => {
  const { metafile } = await build({
    stdin: { contents: `export { natalChart } from "@almagest/western";`, resolveDir: join(ROOT, "packages/catalog") },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    conditions: ["@almagest/source"],
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((file) => file.includes("natal-chart/"))).toBe(true);
  expect(inputs.filter((file) => /packages\/pictures\/|\/src\/pictures[./]/.test(file))).toEqual([]);
});

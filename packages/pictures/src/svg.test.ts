import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { group, label, rect, type Shape, shape } from "./shape";
import { escaped, svgText } from "./svg";
import { THEMES, type Theme } from "./theme";

const view = { x: 0, y: 0, width: 100, height: 50 };

function svg(shapes: readonly Shape[], theme: Theme = "light", words = "Chart"): string {
  return svgText(shapes, { theme, lang: "en", title: words, description: words, width: 200, height: 100, view });
}

const HOSTILE = [
  `<script>alert("1")</script>`,
  "a\u0000b\u0008c\u000bd\u001fe\u007ff\uffffg\ufffe",
  "half \ud83d and \ude00",
  `"]]>&amp;<!--`,
  "letter ".repeat(2000),
  "\u0001",
];

describe("text that came from elsewhere", () => {
  test.each(HOSTILE)("%j is text and nothing else, in title, description and labels", (text) => {
    const written = svg([label(text, { x: 0, y: 0, size: 10, maxWidth: 50 })], "light", text);
    expect(XMLValidator.validate(written)).toBe(true);
    expect(written).not.toMatch(/<script/);
  });

  test("any text at all makes well-formed XML, and comes back but for what XML cannot hold", () => {
    const parser = new XMLParser({ processEntities: true, trimValues: false, parseTagValue: false });
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const parsed: unknown = parser.parse(`<t>x${escaped(text)}</t>`);
        // XML parsers convert every kind of line end to one.
        const kept = text.replace(/[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
        expect(parsed).toEqual({ t: `x${kept}`.replace(/\r\n?/g, "\n") });
      }),
      { numRuns: 400 },
    );
  });
});

const shapes = [
  group([rect({ x: 0.004, y: 1 / 3, width: 10, height: 0.5 }, { fill: "ink", stroke: "none" })], {}, "box"),
];

describe.each(THEMES)("in the theme %s", (theme) => {
  test("elements carry colors themselves; nothing is set by style, variable, script or from outside", () => {
    const written = svg(shapes, theme);
    expect(written).toMatch(/fill="#[0-9a-f]{6}"/);
    expect(written.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/var\(|style=|<script|https?:|href/);
  });
});

test("auto and inherit have roles beside the colors, and only auto has a style sheet", () => {
  expect(svg(shapes, "auto")).toContain(`class="af-ink"`);
  expect(svg(shapes, "auto")).toContain("@media (prefers-color-scheme:dark)");
  expect(svg(shapes, "inherit")).toContain(`class="af-ink"`);
  expect(svg(shapes, "inherit")).not.toContain("<style");
  expect(svg(shapes, "light")).not.toContain("class=");
});

test("coordinates are printed to 0.01 without needless zeros", () => {
  expect(svg(shapes)).toContain(`<rect x="0" y=".33" width="10" height=".5"`);
});

test("the same data makes the same bytes, and two pictures on a page share no id", () => {
  const clipped = (x: number): string =>
    svg([shape("clipPath", { id: "c" }, [rect({ ...view, x }, {})]), group([], { "clip-path": "c" })]);
  const ids = (text: string): readonly string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(clipped(1)).toBe(clipped(1));
  expect(ids(clipped(1))).toHaveLength(3);
  expect(ids(clipped(1)).filter((id) => ids(clipped(2)).includes(id))).toEqual([]);
  expect(clipped(1)).toContain(`clip-path="url(#${ids(clipped(1)).at(-1)})"`);
});

test("a non-numeric coordinate is a bug, and so is a color that is not a role", () => {
  expect(() => svg([rect({ ...view, x: Number.NaN }, {})])).toThrow("a coordinate is not a number");
});

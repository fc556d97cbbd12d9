import { isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { definePicture } from "./define";
import { label } from "./shape";

const word = "Figure";
const title = {
  en: word,
  tr: word,
  de: "Bild",
  es: word,
  hi: word,
  pt: word,
  fr: word,
  ru: word,
  "zh-Hans": word,
  "zh-Hant": word,
};
const picture = definePicture({
  operation: "someOperation",
  form: "square",
  title,
  reads: z.object({ name: z.string(), note: z.string().optional() }),
  options: { corners: z.enum(["round", "sharp"]).default("sharp").meta({ description: "Corners" }) },
  draw: ({ name }, { corners }) => ({
    width: 60,
    height: 40,
    shapes: [label(`${name} ${corners}`, { x: 0, y: 10, size: 10, maxWidth: 60 })],
    description: name,
  }),
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("a picture", () => {
  test("draws any stored answer of its operation, whatever else it contains", () => {
    const svg = picture({ name: "Ada", note: undefined, more: 1 }, { lang: "de" });
    expect(svg).toContain(">Bild</title>");
    expect(svg).toContain(">Ada sharp</text>");
  });

  test("has its own size, and the declared width with the height that follows", () => {
    expect(picture({ name: "Ada" })).toContain('width="100" height="80" viewBox="-20 -20 100 80"');
    expect(picture({ name: "Ada" }, { width: 2400 })).toContain('width="2400" height="1920"');
  });

  test.each([0, 15, 2401, 99_999, 100.5, Number.NaN])("refuses a width of %s", (width) => {
    const error = thrownBy(() => picture({ name: "Ada" }, { width }));
    expect(error).toMatchObject({ code: "validation_error", issues: [{ path: "width" }] });
  });

  test.each([
    [{ thme: "dark" }, "Send theme, if that is what you mean."],
    [{ corner: "round" }, "Send corners, if that is what you mean."],
    [{ theme: "neon" }, "light"],
    [{ lang: "xx" }, "zh-Hant"],
    [{ dir: "up" }, "rtl"],
  ])("refuses %j and says what to send", (options: object, advice) => {
    expect(thrownBy(() => picture({ name: "Ada" }, options))).toMatchObject({
      message: expect.stringContaining(advice),
    });
  });

  test("takes options as an address has them", () => {
    const parsed = picture.parse({ query: { width: "300", theme: "DARK", corners: "round" } });
    expect(parsed).toMatchObject({
      ok: true,
      value: { width: 300, theme: "dark", corners: "round", lang: "en", dir: "ltr" },
    });
  });

  test.each([undefined, null, "text", [], {}, { name: 1 }])(
    "is clear about %j, which is no answer of its operation",
    (answer) => {
      const error = thrownBy(() => picture(answer));
      expect(isAlmagestError(error)).toBe(true);
      expect(error).toMatchObject({
        code: "unprocessable_entity",
        message: expect.stringMatching(/^The square is drawn of an answer of someOperation, and this is not one/),
      });
    },
  );

  test("asks for a known time where the time of birth is open and the figure needs it", () => {
    const birthTime = { state: "range", from: "1990-07-04T10:00:00", to: "1990-07-04T11:00:00" };
    expect(thrownBy(() => picture({ birthTime }))).toMatchObject({
      name: "DomainError",
      code: "unprocessable_entity",
      message: expect.stringMatching(/someOperation to a known time of birth.* Send time alone/),
    });
    expect(picture({ name: "Ada", birthTime })).toBe(picture({ name: "Ada" }));
  });
});

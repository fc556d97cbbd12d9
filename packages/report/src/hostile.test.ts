import { isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { needs, POPPLER, QPDF } from "../../../suites/machine";
import { answered, LONG_MS } from "../test/answered";
import { letters, told } from "../test/tools";
import { reportPdf } from "./index";

describe("what a caller sends is text", () => {
  needs(QPDF);
  needs(POPPLER);
  const HOSTILE = [
    '#panic("x") #read("/etc/passwd") $x^2$ *bold* _it_ = Heading <label> @ref \\',
    '"}]} { "title": 1 } `raw` // comment /* x */ #import "@preview/x:0.1.0": *',
    "a\u0000b\u0007c\u001bd\u007fe\u0085f\u2028g\u2029h\ufffei",
    "\u202eright\u202d to \u2066left\u2069 \u200f\u200e\u061c",
    `e${"\u0301".repeat(60)}x`,
    "\ud800 half \udfff",
    "𓀀𓁐𒀀 🧿🏳️‍🌈 \u{e0041}\u{f0000}",
    "W".repeat(80),
    "नमस्ते".repeat(13),
    "<b>x</b> &amp; &#0; ]]>",
  ] as const;

  test.each(HOSTILE)(
    "%j",
    async (name) => {
      const asked = await answered("getMatchingPage", "en");
      const subjects = [{ name, placeName: name, date: "1990-07-04", time: "10:12:00" }];
      const answer = { ...(isRecord(asked.answer) ? asked.answer : {}), subjects };
      const pdf = await reportPdf({ ...asked, answer, whiteLabel: { name, logo: undefined, colors: {} } });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
      expect(told(pdf, "qpdf", "--check")).toContain("No syntax");
      const text = told(pdf, "pdftotext");
      expect(text).not.toContain("root:");
      if (name.startsWith("#"))
        expect(letters(text)).toContain(
          letters('#panic("x") #read("/etc/passwd") $x^2$ *bold* _it_ = Heading <label> @ref \\'),
        );
    },
    LONG_MS,
  );
});

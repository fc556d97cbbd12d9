import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "report-"));
const FILE = join(folder, "report.pdf");

/** The words of a program of qpdf or Poppler about a PDF. Those of Poppler warn of a tag that all of Typst's documents have. */
export function told(pdf: Uint8Array, program: string, ...options: readonly string[]): string {
  writeFileSync(FILE, pdf);
  const after = program === "pdftotext" ? ["-"] : [];
  return execFileSync(program, [...options, FILE, ...after], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1e8,
  });
}

/** A page of a PDF as PPM, its header left out: three bytes for each pixel. */
export function painted(pdf: Uint8Array, ...options: readonly string[]): Buffer {
  writeFileSync(FILE, pdf);
  const ppm = execFileSync("pdftoppm", [...options, FILE], { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1e8 });
  // Three lines: the kind, the size, and the largest value.
  let lines = 0;
  const start = ppm.findIndex((byte) => byte === 10 && ++lines === 3) + 1;
  return ppm.subarray(start);
}

/** A PDF with all of its objects as text. */
export function unpacked(pdf: Uint8Array): string {
  writeFileSync(FILE, pdf);
  const plain = join(folder, "plain.pdf");
  execFileSync("qpdf", ["--qdf", "--object-streams=disable", FILE, plain], { stdio: "ignore" });
  return readFileSync(plain, "latin1");
}

/** Blanks, hyphens of line breaks, joiners, and marks of direction. */
const BESIDE_LETTERS = /\s|\u00ad|\u200c|\u200d|\u200e|\u200f|[\u202a-\u202e]|[\u2066-\u2069]|-/gu;

/** The letters of a text alone: a line break adds blanks and hyphens. */
export function letters(text: string): string {
  return text.normalize("NFC").replace(BESIDE_LETTERS, "");
}

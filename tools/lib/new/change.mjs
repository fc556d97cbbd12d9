import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "../project.mjs";
import { run } from "../run.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * A change is `{ file, text }`. These make one of a template, and of a file that is there.
 */
export function fromTemplate(file, template, values) {
  const text = readFileSync(inRoot("tools", "templates", `${template}.tpl`), "utf8");
  return { file, text: filled(text, values) };
}

function filled(text, values) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => {
    if (values[name] === undefined) throw new Error(`a template asks for ${whole}`);
    return values[name];
  });
}

/** A file with a piece of it replaced. @throws Refusal where the file has no such piece, saying what to write by hand */
export function edited(file, pattern, replacement, byHand) {
  const before = readFileSync(inRoot(file), "utf8");
  if (!pattern.test(before))
    throw new Refusal(`${file} is not written as it usually is. By hand: ${byHand}. Nothing was written.`);
  return { file, text: before.replace(pattern, replacement) };
}

/** A changed file with one more import at its head. */
export function importing(line, { file, text }) {
  return { file, text: `${line}\n${text}` };
}

/** A file with a line at its end; nothing where there is no such file. */
export function appended(file, line) {
  return existsSync(inRoot(file)) ? [{ file, text: `${readFileSync(inRoot(file), "utf8")}${line}\n` }] : [];
}

/** Writes the changes. @returns them, each with its count of lines and whether its file is new */
export function write(changes) {
  return changes.map(({ file, text }) => {
    const before = existsSync(inRoot(file)) ? linesOf(readFileSync(inRoot(file), "utf8")) : undefined;
    mkdirSync(dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
    return { file, isNew: before === undefined, lines: linesOf(text) - (before ?? 0) };
  });
}

function linesOf(text) {
  return text.split("\n").length - 1;
}

/** The files that the formatter looks at. */
export function changed(written) {
  return written.map(({ file }) => file).filter((file) => /\.(?:ts|json)$/.test(file) && !file.includes("/texts/en/"));
}

/** Sorts imports and exports, and breaks lines as everywhere. */
export function biome(files) {
  return run("Formatting", inRoot("node_modules", ".bin", "biome"), ["check", "--write", ...files]);
}

export function report(written) {
  const rows = (isNew) => written.filter((one) => one.isNew === isNew);
  const lines = (rows) => rows.reduce((sum, row) => sum + row.lines, 0);
  return [
    `\nWrote ${rows(true).length} files with ${lines(rows(true))} lines:`,
    ...rows(true).map(({ file, lines }) => `  ${file} (${lines})`),
    `Added ${lines(rows(false))} lines to ${rows(false).length} files:`,
    ...rows(false).map(({ file, lines }) => `  ${file} (+${lines})`),
  ].join("\n");
}

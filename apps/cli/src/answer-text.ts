import { isRecord } from "@almagest/operation";
import { kebab } from "./fields";
import { bold, indented, pairs, table, wrapped } from "./layout";
import { isNotice } from "./notices";

type Members = Readonly<Record<string, unknown>>;

/** Any answer as text: facts in pairs, lists of similar items as tables, prose in paragraphs. */
export function answerText(answer: unknown, hasColour: boolean): readonly string[] {
  if (Array.isArray(answer)) return listText(answer, hasColour);
  return isRecord(answer) ? membersText(answer, hasColour) : [scalarText(answer)];
}

/** A name in the requested language replaces the English one. */
export function localized(members: Members): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(members)
    .filter(([name]) => !(name.endsWith("Localized") && name.slice(0, -"Localized".length) in members))
    .map(([name, value]) => [name, members[`${name}Localized`] ?? value]);
}

/** Longer texts go below their name. */
const LONGEST_BESIDE = 70;

function membersText(members: Members, hasColour: boolean): readonly string[] {
  const entries = localized(members).filter(([name, value]) => value !== undefined && !isNotice(name));
  const beside = entries.flatMap(([name, value]): [string, string][] => {
    const text = shortText(value);
    return text === undefined ? [] : [[words(name), text]];
  });
  const under = entries.filter(([, value]) => shortText(value) === undefined);
  const blocks = under.map(([name, value]) => [bold(words(name), hasColour), ...indented(blockText(value, hasColour))]);
  return [pairs(beside), ...blocks]
    .filter((block) => block.length > 0)
    .flatMap((block, at) => (at === 0 ? block : ["", ...block]));
}

function blockText(value: unknown, hasColour: boolean): readonly string[] {
  return typeof value === "string" ? wrapped(value) : answerText(value, hasColour);
}

/** A text that fits beside its name; undefined for any other value. */
function shortText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    const isPlain = value.every((item) => typeof item !== "object" || item === null);
    const text = isPlain ? value.map(scalarText).join(", ") : "";
    return isPlain && text.length <= LONGEST_BESIDE ? text : undefined;
  }
  if (isRecord(value)) return undefined;
  const text = scalarText(value);
  return text.length <= LONGEST_BESIDE && !text.includes("\n") ? text : undefined;
}

function scalarText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "-" : String(value);
}

/** The widest table, in terminal columns. */
const WIDEST_TABLE = 110;

function listText(items: readonly unknown[], hasColour: boolean): readonly string[] {
  const members = items.filter(isRecord);
  if (members.length < items.length) {
    return items.flatMap((item) => blockText(isRecord(item) ? item : scalarText(item), hasColour));
  }
  return (
    tableText(members, hasColour) ??
    items.flatMap((item, at) => [...(at === 0 ? [] : [""]), ...answerText(item, hasColour)])
  );
}

/** Similar items as a table; undefined if a value is too long, or the whole too wide. */
function tableText(items: readonly Members[], hasColour: boolean): readonly string[] | undefined {
  const rows = items.map((item) => new Map(localized(item)));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const cells = rows.map((row) => names.map((name) => (row.has(name) ? shortText(row.get(name)) : "")));
  const texts = cells.map((row) => row.map((cell) => cell ?? ""));
  const lines = table(names.map(words), texts, false);
  const fits = cells.flat().every((cell) => cell !== undefined) && lines.every((line) => line.length <= WIDEST_TABLE);
  return fits ? table(names.map(words), texts, hasColour) : undefined;
}

/** `lifePath` is "life path". */
function words(name: string): string {
  return kebab(name).replaceAll(/[-_]/g, " ");
}

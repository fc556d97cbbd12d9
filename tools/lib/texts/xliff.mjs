const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";

/** XLIFF 2.1 of rows of `stateOf`: a file for each file of texts, a unit for each text, with its notes by `notesOf`. */
export function toXliff({ folder, lang, rows, notesOf }) {
  const files = grouped(rows);
  const body = [...files].map(([file, own], index0) =>
    fileXml(`packages/${folder}/texts/en/${file}.json`, own, { index0, notesOf }),
  );
  const head = `<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="en" trgLang="${lang}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${body.join("")}</xliff>\n`;
}

function grouped(rows) {
  const files = new Map();
  for (const row of rows) files.set(row.unit.file, [...(files.get(row.unit.file) ?? []), row]);
  return files;
}

function fileXml(original, rows, { index0, notesOf }) {
  const units = rows.map((row, number0) => unitXml(row, `f${index0 + 1}u${number0 + 1}`, notesOf(row)));
  return `<file id="f${index0 + 1}" original="${escaped(original)}">\n${units.join("")}</file>\n`;
}

function unitXml({ unit, state, text }, id, told) {
  const notes = told.map(([kind, note]) => `<note category="${kind}">${escaped(note)}</note>`);
  const target = text === undefined ? "" : `<target xml:space="preserve">${escaped(text)}</target>`;
  const mark = text === undefined ? "initial" : state === "fresh" ? "final" : "translated";
  return `<unit id="${id}" name="${escaped(unit.id)}"><notes>${notes.join("")}</notes><segment state="${mark}"><source xml:space="preserve">${escaped(unit.text)}</source>${target}</segment></unit>\n`;
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/**
 * The language, and the texts that have a translation, of an XLIFF 2 document: with the English that the translator saw.
 * @returns {{ lang: string, folder: string, units: readonly { id: string, source: string, target: string }[] }}
 */
export function readXliff(xml) {
  const lang = attribute(/<xliff\b([^>]*)>/.exec(xml)?.[1] ?? "", "trgLang");
  const original = attribute(/<file\b([^>]*)>/.exec(xml)?.[1] ?? "", "original");
  const folder = original?.split("/")[1];
  if (lang === undefined || folder === undefined)
    throw new Error("This is no XLIFF 2 with trgLang and a file's original.");
  const units = [...xml.matchAll(/<unit\b([^>]*)>([\s\S]*?)<\/unit>/g)].map(([, attributes, inside]) => ({
    id: attribute(attributes, "name"),
    source: element(inside, "source"),
    target: element(inside, "target"),
  }));
  return { lang, folder, units: units.filter(({ id, source, target }) => id && source && target) };
}

function attribute(attributes, name) {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : plain(found);
}

/** The text of an element of a unit, in all its segments. */
function element(inside, name) {
  const parts = [...inside.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, "g"))];
  return parts.map(([, text]) => plain(text)).join("");
}

function plain(text) {
  return text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, raw) => escaped(raw))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

import { inWords, isMembers, isSibling, labelOf, type Members, type Naming, spoken, titleOf } from "./names";

/** A paragraph, or a list of short ones, with its name where there are several. */
export interface Passage {
  readonly label?: string;
  readonly text: string | readonly string[];
}

/** The texts about one subject of an answer. */
export interface Section {
  readonly title: string | undefined;
  readonly passages: readonly Passage[];
}

/** Sections that belong together: the planets, the aspects. */
export interface Chapter {
  readonly title: string | undefined;
  readonly sections: readonly Section[];
}

/** The members that hold sentences. */
export interface Prose extends Naming {
  readonly prose: ReadonlySet<string>;
}

/** Members that are the text itself: their names would say nothing. */
const PLAIN = new Set([
  ...["summary", "detailed", "interpretation", "description", "text", "meaning", "reading", "characteristics"],
  ...["overview", "message", "guidance", "explanation"],
]);

/** Names of lists whose items are words, shown in one line. */
const KEYWORDS = "keywords";

/** The sentences of an answer in its order: first those about the whole, then a chapter for each part. */
export function readingOf(answer: unknown, prose: Prose): readonly Chapter[] {
  if (Array.isArray(answer)) return chapter(undefined, answer, prose);
  if (!isMembers(answer)) return [];
  const own = passagesOf(answer, prose);
  const lead = own.length === 0 ? [] : [{ title: undefined, sections: [{ title: undefined, passages: own }] }];
  const parts = Object.entries(answer).flatMap(([name, value]) =>
    isLead(name, value, prose) ? [] : chapter(PLAIN.has(name) ? undefined : labelOf(name, prose), value, prose),
  );
  return [...lead, ...parts];
}

/** Texts under one name, such as the summary's, belong to the answer as a whole. */
function isLead(name: string, value: unknown, { prose }: Prose): boolean {
  return typeof value !== "object" || (Array.isArray(value) && prose.has(name) && typeof value[0] === "string");
}

function chapter(title: string | undefined, value: unknown, prose: Prose): readonly Chapter[] {
  const sections = sectionsOf(value, prose, title);
  return sections.length === 0 ? [] : [{ title, sections }];
}

function sectionsOf(value: unknown, prose: Prose, around: string | undefined): readonly Section[] {
  if (Array.isArray(value)) return value.flatMap((item) => sectionsOf(item, prose, undefined));
  if (!isMembers(value)) return [];
  const title = around === undefined ? fullTitle(value, prose) : ownName(value);
  const passages = [...passagesOf(value, prose), ...mergedPassages(value, prose)];
  const own = passages.length === 0 ? [] : [{ title, passages }];
  const inner = Object.entries(value).flatMap(([name, member]) =>
    isMerged(name, member, prose) || typeof member !== "object" ? [] : sectionsOf(member, prose, undefined),
  );
  return [...own, ...inner];
}

/** The title with the body's sign: `Sun · Cancer`. */
function fullTitle(members: Members, naming: Naming): string | undefined {
  const title = titleOf(members, naming);
  const sign = spoken(members, "sign");
  return typeof sign === "string" && title !== undefined && !title.includes(sign) ? `${title} · ${sign}` : title;
}

/** An object already shown under a title only adds a name of its own. */
function ownName(members: Members): string | undefined {
  const name = spoken(members, "name") ?? spoken(members, "title");
  return typeof name === "string" ? name : undefined;
}

/** An object of texts alone, `interpretation: { summary, detailed }`, becomes part of its parent. */
function isMerged(name: string, value: unknown, { prose }: Prose): boolean {
  return (
    isMembers(value) &&
    (prose.has(name) || /(?:interpretation|meaning|reading|texts?)$/i.test(name)) &&
    titleless(value)
  );
}

function titleless(members: Members): boolean {
  return ownName(members) === undefined || Object.keys(members).some((name) => PLAIN.has(name));
}

function mergedPassages(members: Members, prose: Prose): readonly Passage[] {
  return Object.entries(members).flatMap(([name, value]) =>
    isMerged(name, value, prose) && isMembers(value) ? passagesOf(value, prose) : [],
  );
}

function passagesOf(members: Members, prose: Prose): readonly Passage[] {
  return Object.keys(members).flatMap((name): readonly Passage[] => {
    if (isSibling(members, name)) return [];
    const value = spoken(members, name);
    if (typeof value === "string")
      return prose.prose.has(name) && isSentence(value) ? [labeled(name, value, prose)] : [];
    if (!isTexts(value)) return [];
    if (name === KEYWORDS) return [{ label: labelOf(name, prose), text: value.map(inWords).join(", ") }];
    return prose.prose.has(name) ? [{ label: labelOf(name, prose), text: value }] : [];
  });
}

function labeled(name: string, text: string, prose: Prose): Passage {
  return PLAIN.has(name) ? { text } : { label: labelOf(name, prose), text };
}

/** Text of more than one word. */
function isSentence(text: string): boolean {
  return /\s/.test(text.trim()) || /[\u3000-\u9fff]{6}/.test(text);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
}

/** The paragraphs of a text, separated by blank lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

/** Labels for an answer's members and titles for its objects. */
export interface Naming {
  /** Labels of the form's fields by name: an answer echoes some. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names that members of answers have, before the form's. */
  readonly headings: Readonly<Record<string, string>>;
  /** Words for values, by `{member}.{value}`. */
  readonly values?: Readonly<Record<string, string>>;
}

export type Members = Readonly<Record<string, unknown>>;

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LOCALIZED = "Localized";

/** A member's value, in the requested language when the answer has it. */
export function spoken(members: Members, name: string): unknown {
  return members[`${name}${LOCALIZED}`] ?? members[name];
}

/** Whether a member holds another member's name in the requested language. */
export function isSibling(members: Members, name: string): boolean {
  return name.endsWith(LOCALIZED) && name.slice(0, -LOCALIZED.length) in members;
}

/** The text about a member, beside it: `strategyDescription` is headed as the strategy is. */
const ABOUT = /^(\w+?)(?:Description|Interpretation|Meaning|Reading|Text)$/;

/** A member's label: from the headings, else from the form, else its own name in words. */
export function labelOf(name: string, naming: Naming): string {
  const { fields, headings } = naming;
  const [, about] = ABOUT.exec(name) ?? [];
  return headings[name] ?? fields[name] ?? (about === undefined ? inWords(name) : labelOf(about, naming));
}

/** `isRetrograde` is `Retrograde`, `rahuKaal` `Rahu kaal`, `SEMI_SEXTILE` `Semi sextile`. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Members that can name their object, the likeliest first. */
const NAMES = ["name", "title", "label", "displayName", "symbol", "number", "position", "date", "id"] as const;
const MOST_PARTS = 3;

/** The title of an object: its name, or its first few words; undefined without either. */
export function titleOf(members: Members, { values = {} }: Pick<Naming, "values"> = {}): string | undefined {
  for (const name of NAMES.slice(0, 4)) {
    const value = spoken(members, name);
    if (typeof value === "string" && value !== "") return value;
  }
  const words = Object.keys(members)
    .filter((name) => !isSibling(members, name))
    .flatMap((name) => {
      const value = spoken(members, name);
      return typeof value === "string" && isShort(value) ? [values[`${name}.${value}`] ?? wordText(value)] : [];
    });
  if (words.length > 0) return words.slice(0, MOST_PARTS).join(" · ");
  for (const name of NAMES.slice(4)) {
    const value = members[name];
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  return undefined;
}

const LONGEST_WORD = 40;

function isShort(text: string): boolean {
  return text !== "" && text.length <= LONGEST_WORD && !/^\d{4}-|^\//.test(text);
}

/** `SEMI_SEXTILE`; `sign-ingress`; `dashaChange`; `natal.month`. */
const CONSTANT =
  /^(?:[A-Z]{4,}|[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:-[a-z\d]+)+|[a-z]+(?:[A-Z][a-z\d]+)+|[a-z]+(?:\.[a-zA-Z]+)+)$/;

/** A constant of the wire as a word. */
export function wordText(text: string): string {
  return CONSTANT.test(text) ? inWords(text.replace(/\./g, " ")) : text;
}

/** Objects that an answer is about, where it has no name of its own. */
const ABOUT_ONE = ["card", "hexagram", "symbol", "animal", "crystal", "sephirah", "dosha", "ritu"] as const;
const LONGEST_TITLE = 60;

/** The thing that an answer is about, by its own name: `Snake`, `The Fool`, the sign of a horoscope. */
export function subjectOf(answer: unknown, input: Members): string | undefined {
  if (!isMembers(answer)) return undefined;
  const isEcho = (text: string): boolean => Object.values(input).includes(text);
  const named = (members: Members): string | undefined => {
    const names = [spoken(members, "name"), spoken(members, "title"), spoken(members, "label")];
    return names.filter(isTitle).find((name) => !isEcho(name));
  };
  const inside = ABOUT_ONE.map((name) => answer[name]).find(isMembers);
  // A horoscope is of a sign; the sign of a Moon is a fact about it.
  const sign = "overview" in answer ? spoken(answer, "sign") : undefined;
  return named(answer) ?? (isTitle(sign) ? sign : undefined) ?? (inside === undefined ? undefined : named(inside));
}

function isTitle(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_TITLE;
}

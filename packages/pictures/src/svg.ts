import { InvariantError } from "@almagest/operation";
import { contentHash } from "./hash";
import { type Attributes, type Box, numberText, type Shape } from "./shape";
import {
  darkStyle,
  hasClasses,
  type Paint,
  type PaintKey,
  paintClass,
  paletteOf,
  ROLE_NAMES,
  ROLES,
  type Role,
  type Theme,
} from "./theme";

/** The frame around a picture's shapes. */
export interface Frame {
  readonly theme: Theme;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Declared, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The part of the plane that is shown. */
  readonly view: Box;
}

const FONTS = "'Noto Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * A placeholder for the picture's name until its content is known; no text can contain it, because `escaped` drops it.
 */
const NAME = "\u0001";

/** The picture as SVG text: the same data give the same bytes. */
export function svgText(shapes: readonly Shape[], frame: Frame): string {
  const drawn = shapes.map((one) => written(one, frame.theme)).join("");
  const style = frame.theme === "auto" ? `<style>${darkStyle(rolesIn(drawn))}</style>` : "";
  const words = `<title id="t${NAME}">${escaped(frame.title)}</title><desc id="d${NAME}">${escaped(frame.description)}</desc>`;
  const text = `<svg ${rootAttributes(frame)}>${words}${style}${drawn}</svg>`;
  return text.replaceAll(NAME, contentHash(text));
}

/** The roles whose classes are in the elements. */
function rolesIn(drawn: string): readonly Role[] {
  const used = new Set([...drawn.matchAll(/[" ]a[fs]-(\w+)/g)].map(([, role]) => role));
  return ROLE_NAMES.filter((role) => used.has(role));
}

function rootAttributes({ theme, lang, width, height, view }: Frame): string {
  return [
    `xmlns="http://www.w3.org/2000/svg"`,
    ...(hasClasses(theme) ? [`class="almagest almagest-${theme}"`] : []),
    `width="${numberOf(width)}" height="${numberOf(height)}" viewBox="${[view.x, view.y, view.width, view.height].map(numberOf).join(" ")}"`,
    `role="img" lang="${escaped(lang)}" xml:lang="${escaped(lang)}" aria-labelledby="t${NAME} d${NAME}"`,
    `font-family="${FONTS}" fill="none" stroke-linecap="round" stroke-linejoin="round"`,
  ].join(" ");
}

/** Attributes that elements inherit from their group and need not repeat. */
interface Inherited extends Readonly<Record<string, string | number | undefined>> {
  readonly "text-anchor": string;
  readonly "stroke-width": number;
}

const AT_ROOT: Inherited = { "text-anchor": "start", "stroke-width": 1 };

function written(one: Shape, theme: Theme, around: Inherited = AT_ROOT): string {
  const { tag, attributes, children, text, markup } = one;
  const start = `<${tag}${attributesText(attributes, theme, around)}`;
  const words = text === undefined ? childrenText(children ?? [], attributes, theme, around) : escaped(text);
  const inside = markup ?? words;
  return inside === "" ? `${start}/>` : `${start}>${inside}</${tag}>`;
}

function childrenText(
  children: readonly Shape[],
  { "text-anchor": anchor, stroke, "stroke-width": width }: Attributes,
  theme: Theme,
  around: Inherited,
): string {
  if (children.length === 0) return "";
  const inside = {
    ...around,
    "text-anchor": anchor === undefined ? around["text-anchor"] : String(anchor),
    stroke: stroke ?? around["stroke"],
    "stroke-width": typeof width === "number" ? width : around["stroke-width"],
  };
  return children.map((child) => written(child, theme, inside)).join("");
}

function attributesText(attributes: Attributes, theme: Theme, around: Inherited): string {
  let out = "";
  let classes = "";
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || value === around[name]) continue;
    const key = PAINTED[name];
    if (key === undefined)
      out += ` ${name}="${typeof value === "number" ? numberOf(value) : attributeText(name, value)}"`;
    else {
      out += ` ${name}="${colorOf(value, theme)}"`;
      if (value !== "none" && hasClasses(theme)) classes += `${classes === "" ? "" : " "}${classFor(key, value)}`;
    }
  }
  return classes === "" ? out : `${out} class="${classes}"`;
}

const PAINTED: Readonly<Partial<Record<string, PaintKey>>> = { fill: "f", stroke: "s" };

function isPaint(value: unknown): value is Paint {
  return typeof value === "string" && (value === "none" || Object.hasOwn(ROLES, value));
}

function colorOf(value: unknown, theme: Theme): string {
  if (!isPaint(value)) throw new InvariantError("a shape is painted in no known role", { value });
  return value === "none" ? "none" : ROLES[value][paletteOf(theme)];
}

function classFor(key: PaintKey, value: unknown): string {
  return isPaint(value) && value !== "none" ? paintClass(key, value) : "";
}

/** Names are unique to a picture: `id` and references to it. */
function attributeText(name: string, value: string): string {
  if (name === "d" || name === "transform") return value;
  if (name === "id") return `${escaped(value)}${NAME}`;
  return name === "clip-path" ? `url(#${escaped(value)}${NAME})` : escaped(value);
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) throw new InvariantError("a coordinate is not a number", { value });
  return numberText(value);
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML 1.0 allows it (section 2.2): other characters are dropped, lone surrogates replaced. */
export function escaped(text: string): string {
  return SPECIAL.test(text)
    ? text
        .replace(HALF, "\ufffd")
        .replace(ILLEGAL, "")
        .replace(/[&<>"]/g, (found) => ESCAPES[found] ?? "")
    : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the characters that XML excludes
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, and characters to escape
const SPECIAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff&<>"\ud800-\udfff]/;
/** A surrogate without its other half. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

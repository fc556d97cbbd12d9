/** Elements of the figures; an element that is not named here is left out with all that is in it. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "title", "desc", "defs", "clipPath"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
]);

/** Attributes of the figures: geometry, paint, text and names. None of them loads or runs anything. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["viewBox", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy"],
  ...["cx", "cy", "r", "rx", "ry", "d", "points", "transform", "id", "class", "clip-path", "clip-rule"],
  ...["fill", "fill-rule", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit"],
  ...["font-family", "font-size", "font-style", "font-weight", "letter-spacing", "text-anchor", "dominant-baseline"],
  ...["role", "lang", "xml:lang", "aria-labelledby", "aria-hidden"],
]);

const SVG = "http://www.w3.org/2000/svg";
/** A reference may only be to a part of the same figure. */
const OWN_PART = /^url\(#[\w-]+\)$/;

interface Policy {
  readonly createHTML: (text: string) => string;
}

/** In browsers that have trusted types. */
declare const trustedTypes: { readonly createPolicy: (name: string, rules: Policy) => Policy } | undefined;

/** The name that a page with `require-trusted-types-for` has to list. */
const POLICY = "almagest-figure";
let policy: Policy | undefined;

/**
 * Reads SVG text into elements of a document: those on the list, with the attributes on the list, made anew. The parsed
 * text itself never becomes part of the page. Undefined where the text is no SVG.
 * @throws TypeError where the page's policy of trusted types does not list ours
 */
export function adoptedSvg(text: string, into: Document): SVGElement | undefined {
  if (typeof trustedTypes !== "undefined") policy ??= trustedTypes.createPolicy(POLICY, { createHTML: (one) => one });
  const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg") return undefined;
  return copied(root, into);
}

function copied(source: Element, into: Document): SVGElement {
  const made = into.createElementNS(SVG, source.localName);
  for (const { name, value } of source.attributes) if (isSafe(name, value)) made.setAttribute(name, value);
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.nodeValue ?? "");
    else if (child instanceof Element && isDrawn(child)) made.append(copied(child, into));
  }
  return made;
}

function isDrawn({ namespaceURI, localName }: Element): boolean {
  return namespaceURI === SVG && ELEMENTS.has(localName);
}

function isSafe(name: string, value: string): boolean {
  return ATTRIBUTES.has(name) && (!/url\s*\(|[\\]/i.test(value) || OWN_PART.test(value));
}

import { defineFigure, NAME } from "./element";

/** Attributes of the element that the fragment may have. */
const NAMES = ["of", "input", "lang", "theme", "form", "show"] as const;

/**
 * The whole document of a frame: one element. The key is in the query, because the service answers which pages may
 * have the frame; the birth is in the fragment, which no browser sends.
 */
function show(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html, body {margin: 0; background: transparent}");
  document.adoptedStyleSheets = [sheet];
  const key = new URL(location.href).searchParams.get("key") ?? "";
  defineFigure({ base: new URL("..", import.meta.url).href, key });
  const given = new URLSearchParams(location.hash.slice(1));
  const element = document.createElement(NAME);
  for (const name of NAMES) {
    const value = given.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  document.documentElement.lang = given.get("lang") ?? "en";
  if (given.get("theme") === "dark" || given.get("theme") === "light") {
    document.documentElement.style.colorScheme = given.get("theme") ?? "";
  }
  document.body.replaceChildren(element);
}

addEventListener("hashchange", show);
show();

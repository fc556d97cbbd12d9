import { ROLES } from "@almagest/pictures";

/**
 * The style sheet of an embedded figure. Each color is the page's variable, `--almagest-ink`, else ours: light or dark
 * as the color scheme of the element says, which is the page's own where the element has no theme.
 */
export function sheetText(): string {
  return [PLAIN, roleRules("light"), `@supports (color: light-dark(#000, #fff)) {${roleRules("both")}}`].join("\n");
}

function roleRules(kind: "light" | "both"): string {
  const declared = Object.entries(ROLES).map(([role, { light, dark }]) => {
    const ours = kind === "light" ? light : `light-dark(${light}, ${dark})`;
    return `--a-${role}: var(--almagest-${role}, ${ours});`;
  });
  const painted = Object.keys(ROLES).map(
    (role) => `.af-${role} {fill: var(--a-${role})} .as-${role} {stroke: var(--a-${role})}`,
  );
  return `.box {${declared.join(" ")}}${kind === "light" ? painted.join(" ") : ""}`;
}

const PLAIN = `
:host {display: block; max-width: var(--almagest-max-width, 60rem)}
:host([hidden]) {display: none}
:host([theme="light"]) {color-scheme: light}
:host([theme="dark"]) {color-scheme: dark}
.box {box-sizing: border-box; min-height: var(--almagest-min-height, 12rem); padding: var(--almagest-padding, .75rem);
  border-radius: var(--almagest-radius, 8px); color: var(--a-ink); background: var(--a-paper);
  font: var(--almagest-font, 1rem/1.5 system-ui, sans-serif); overflow-wrap: anywhere}
svg {display: block; width: 100%; height: auto; margin: 0 auto}
figure, p, h2, dl, dd {margin: 0}
p + p, dl, .scroll, section > h3 {margin-top: .75rem}
h2 {font-size: 1.1em; line-height: 1.3}
h3 {margin: 0; font-size: 1em}
.line, .small {color: var(--a-muted); font-size: .9em}
details {margin-top: .75rem; border-top: 1px solid var(--a-faint); padding-top: .5rem}
summary {cursor: pointer; font-weight: 600; min-height: 1.5rem}
:focus-visible {outline: 2px solid var(--a-accent); outline-offset: 2px}
.scroll {overflow-x: auto}
table {border-collapse: collapse; width: 100%; font-size: .9em}
th, td {text-align: start; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--a-wash);
  overflow-wrap: normal}
thead th {color: var(--a-muted); font-weight: 600}
caption {text-align: start; font-weight: 600; padding-bottom: .25rem}
dl > div {display: flex; flex-wrap: wrap; gap: 0 .5rem}
dt {color: var(--a-muted)}
`;

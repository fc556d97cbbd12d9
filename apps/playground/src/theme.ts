export const THEMES = ["auto", "light", "dark"] as const;

export type ThemeChoice = (typeof THEMES)[number];

const KEPT = "almagest-theme";
const KEPT_LANG = "almagest-lang";

/** What was chosen before on this machine; a browser may keep nothing. */
function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it is chosen again next time.
  }
}

export function keptTheme(): ThemeChoice {
  return THEMES.find((one) => one === kept(KEPT)) ?? "auto";
}

/** Paints the page; `auto` is what the system prefers. */
export function paintTheme(theme: ThemeChoice): void {
  document.documentElement.dataset["theme"] = theme;
}

export function keepTheme(theme: ThemeChoice): void {
  keep(KEPT, theme);
}

export function keptLang(): string | undefined {
  return kept(KEPT_LANG);
}

export function keepLang(lang: string): void {
  keep(KEPT_LANG, lang);
}

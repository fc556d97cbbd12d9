export const THEMES = ["auto", "light", "dark"] as const;

export type ThemeChoice = (typeof THEMES)[number];

const KEPT = "almagest-theme";
const KEPT_OFFLINE = "almagest-offline";
const KEPT_LANG = "almagest-lang";

/** The setting stored on this machine; a browser may store nothing. */
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

/** Whether the page computed by itself when it was left. */
export function keptOffline(): boolean {
  return kept(KEPT_OFFLINE) === "on";
}

export function keepOffline(isOn: boolean): void {
  keep(KEPT_OFFLINE, isOn ? "on" : "off");
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

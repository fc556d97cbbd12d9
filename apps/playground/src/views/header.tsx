import type { JSX } from "preact";
import { LANGUAGES } from "../languages";
import { useSession } from "../session";
import { THEMES, type ThemeChoice } from "../theme";
import { filled } from "../words/words";
import { Search } from "./search";

interface HeaderParts {
  readonly theme: ThemeChoice;
  readonly onTheme: (theme: ThemeChoice) => void;
  readonly onLang: (lang: string) => void;
  readonly onKey: () => void;
}

/** Where everything is found from every view: search, language, appearance, key and the calls that are left. */
export function Header({ theme, onTheme, onLang, onKey }: HeaderParts): JSX.Element {
  const { words, lang, callsLeft } = useSession();
  const names = { auto: words.themeAuto, light: words.themeLight, dark: words.themeDark };
  return (
    <header class="top">
      <a class="brand" href="#/">
        <Sphere />
        Almagest
      </a>
      <Search />
      <div class="tools">
        <label>
          <span class="hidden">{words.language}</span>
          <select value={lang} onChange={(event) => onLang(event.currentTarget.value)}>
            {LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="hidden">{words.theme}</span>
          <select
            value={theme}
            onChange={(event) => onTheme(THEMES.find((one) => one === event.currentTarget.value) ?? "auto")}
          >
            {THEMES.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="plain" onClick={onKey}>
          {words.key}
        </button>
      </div>
      <p class="calls-left quiet small" role="status">
        {callsLeft !== undefined && filled(words.callsLeft, { ...callsLeft })}
      </p>
    </header>
  );
}

/** A sphere with its ecliptic. */
function Sphere(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" class="sphere">
      <circle cx="16" cy="16" r="13" />
      <ellipse cx="16" cy="16" rx="13" ry="4.5" transform="rotate(-23.4 16 16)" />
    </svg>
  );
}

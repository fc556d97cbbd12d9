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

/** Available in every view: search, language, appearance, key and the calls that are left. */
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
        <button
          type="button"
          class="plain icon"
          title={`${words.theme}: ${names[theme]}`}
          aria-label={`${words.theme}: ${names[theme]}`}
          onClick={() => onTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8" />
            <path class={theme} d="M12 4a8 8 0 0 1 0 16z" />
          </svg>
        </button>
        <button type="button" class="plain key" aria-label={words.key} onClick={onKey}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14.500 4.500a5 5 0 1 1-3.800 8.200L4 19.500V20h4v-2.500h2.500V15M16 8h.01" />
          </svg>
          <span>{words.key}</span>
        </button>
      </div>
      <p class="calls-left quiet small" role="status">
        {callsLeft !== undefined && filled(words.callsLeft, { ...callsLeft })}
      </p>
    </header>
  );
}

/** The logo: a sphere with its ecliptic. */
function Sphere(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" class="sphere">
      <circle cx="16" cy="16" r="13" />
      <ellipse cx="16" cy="16" rx="13" ry="4.5" transform="rotate(-23.4 16 16)" />
    </svg>
  );
}

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { type Session, SessionContext } from "../session";
import { keepTheme, keptTheme, paintTheme, type ThemeChoice } from "../theme";
import type { useKey } from "../use-key";
import type { useLanguage } from "../use-language";
import { Footer } from "./footer";
import { Header } from "./header";
import { KeyDialog } from "./key-dialog";

interface FrameParts {
  readonly session: Session;
  readonly keys: ReturnType<typeof useKey>;
  readonly chooseLang: ReturnType<typeof useLanguage>["chooseLang"];
  readonly children: ComponentChildren;
}

/** Everything around the view of a page: header, footer and the dialog for the key. */
export function Frame({ session, keys, chooseLang, children }: FrameParts): JSX.Element {
  const [theme, setTheme] = useState<ThemeChoice>(keptTheme);
  const { isAsking, askForKey, give, close } = keys;
  return (
    <SessionContext.Provider value={session}>
      <button type="button" class="skip" onClick={() => document.getElementById("content")?.focus()}>
        {session.words.skip}
      </button>
      <Header
        theme={theme}
        onTheme={(next) => {
          setTheme(next);
          keepTheme(next);
          paintTheme(next);
        }}
        onLang={chooseLang}
        onKey={() => askForKey(() => undefined)}
      />
      {children}
      <Footer />
      <KeyDialog isOpen={isAsking} onKey={give} onClose={close} />
    </SessionContext.Provider>
  );
}

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyProblem } from "../key";
import { useSession } from "../session";

interface KeyDialogParts {
  readonly isOpen: boolean;
  readonly onKey: (key: string) => void;
  readonly onClose: () => void;
}

/** The dialog for the key. An invalid key is not used, and the dialog says why. */
export function KeyDialog({ isOpen, onKey, onClose }: KeyDialogParts): JSX.Element {
  const { words } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const problems = { beginning: words.keyBeginning, length: words.keyLength, characters: words.keyCharacters };
  const use = (): void => {
    const key = text.trim();
    const problem = keyProblem(key);
    setSaid(problem === undefined ? (key === "" ? words.keyNone : words.keyInUse) : problems[problem]);
    if (problem === undefined) onKey(key);
    else document.getElementById("key")?.focus();
  };
  const isWrong = keyProblem(text.trim()) !== undefined && said !== undefined;
  return (
    <dialog ref={dialog} aria-labelledby="key-title" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <h2 id="key-title">{words.key}</h2>
        <div class="field">
          <label for="key">{words.keyLabel}</label>
          <input
            id="key"
            type="password"
            autocomplete="off"
            spellcheck={false}
            placeholder="alm_sk_…"
            aria-invalid={isWrong}
            aria-describedby="key-help key-state"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <p class="hint" id="key-help">
            {words.keyHelp}
          </p>
          <p class={isWrong ? "error" : "hint"} id="key-state" role="status">
            {said}
          </p>
        </div>
        <p class="buttons">
          <button type="submit" class="primary">
            {words.keyUse}
          </button>
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </p>
      </form>
    </dialog>
  );
}

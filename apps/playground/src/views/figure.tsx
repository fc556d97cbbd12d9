import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Drawing, draw } from "../pictures";
import { useSession } from "../session";
import { useLoaded, Waiting } from "./loading";

interface FigureParts extends Omit<Drawing, "form"> {
  readonly forms: readonly string[];
  /** The first of them, where it is drawn already. */
  readonly first: string | undefined;
}

/** The figure of an answer, in the page's colors. It can be enlarged and taken away. */
export function Figure({ forms, first, ...drawing }: FigureParts): JSX.Element {
  const { words } = useSession();
  const [form, setForm] = useState(forms[0] ?? "");
  const loaded = useLoaded(
    () => draw({ ...drawing, form }, "inherit"),
    [drawing.answer, form],
    () => first,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const save = async (): Promise<void> => {
    const svg = await draw({ ...drawing, form }, "light");
    saveText(svg, `${drawing.operation}-${form}.svg`, "image/svg+xml");
  };
  return (
    <figure class="figure" aria-label={words.figure}>
      <div class="drawing">{loaded.state === "ready" ? <Svg text={loaded.data} /> : <Waiting of={loaded} />}</div>
      <p class="buttons">
        {forms.length > 1 && (
          <select
            class="forms"
            aria-label={words.figure}
            value={form}
            onChange={(event) => setForm(event.currentTarget.value)}
          >
            {forms.map((one, index0) => (
              <option key={one} value={one}>
                {`${words.figure} ${index0 + 1}`}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          class="plain"
          onClick={() => dialog.current?.showModal()}
          disabled={loaded.state !== "ready"}
        >
          {words.zoom}
        </button>
        <button type="button" class="plain" onClick={save} disabled={loaded.state !== "ready"}>
          {words.download}
        </button>
      </p>
      <dialog ref={dialog} class="large" aria-label={words.figure}>
        <p class="buttons">
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section class="scroll" tabIndex={0} aria-label={words.figure}>
          {loaded.state === "ready" && <Svg text={loaded.data} />}
        </section>
      </dialog>
    </figure>
  );
}

/** A picture is XML of our own making; as elements of the page it takes the page's colors. */
function Svg({ text }: { readonly text: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    host.current?.replaceChildren(document.importNode(svg, true));
  }, [text]);
  return <div ref={host} class="svg" />;
}

/** Hands a file to the reader. */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

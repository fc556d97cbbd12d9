import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useNarrow } from "../narrow";
import { type Drawing, draw } from "../pictures";
import { useSession } from "../session";
import { Enlarged } from "./enlarged";
import { useLoaded, Waiting } from "./loading";
import { Svg } from "./svg";

interface FigureParts extends Omit<Drawing, "form"> {
  readonly forms: readonly string[];
  /** `form:wheel` labels a form of the figure. */
  readonly headings: Readonly<Record<string, string>>;
  /** The first of them, if already drawn. */
  readonly first: string | undefined;
  /** Called with the name of a part that is pressed; a press beside the parts enlarges the figure. */
  readonly onPress?: (name: string) => void;
  /** The part that is pressed. */
  readonly pressed?: string | undefined;
}

/** The figure of an answer, in the page's colors. It can be enlarged and downloaded. */
export function Figure({ forms, headings, first, onPress, pressed, ...drawing }: FigureParts): JSX.Element {
  const { words } = useSession();
  const [form, setForm] = useState(forms[0] ?? "");
  const isCompact = useNarrow();
  const loaded = useLoaded(
    () => draw({ ...drawing, form, isCompact }, "inherit"),
    [drawing.answer, form, isCompact],
    () => first,
  );
  const [large, setLarge] = useState<string>();
  // Enlarged it can be pinched, and has all that a wide screen shows.
  const enlarge = async (): Promise<void> => setLarge(await draw({ ...drawing, form }, "inherit"));
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const part of drawn.current?.querySelectorAll("[data-state]") ?? []) {
      part.classList.toggle("pressed", part.getAttribute("data-name") === pressed);
    }
  }, [pressed, loaded.state]);
  const press = (event: MouseEvent): void => {
    const part = onPress && partAt(event);
    if (part === undefined) void enlarge();
    else onPress?.(part);
  };
  const save = async (): Promise<void> => {
    const svg = await draw({ ...drawing, form }, "light");
    saveText(svg, `${drawing.operation}-${form}.svg`, "image/svg+xml");
  };
  return (
    <figure class="figure" aria-label={words.figure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below has the keys */}
      <div class={onPress === undefined ? "drawing" : "drawing pressable"} ref={drawn} onClick={press}>
        {loaded.state === "ready" ? <Svg text={loaded.data} /> : <Waiting of={loaded} />}
      </div>
      <p class="buttons">
        {forms.length > 1 && (
          <select
            class="forms"
            aria-label={words.figure}
            value={form}
            onChange={(event) => setForm(event.currentTarget.value)}
          >
            {forms.map((one) => (
              <option key={one} value={one}>
                {headings[`form:${one}`] ?? one}
              </option>
            ))}
          </select>
        )}
        <button type="button" class="plain enlarge" onClick={enlarge} disabled={loaded.state !== "ready"}>
          {words.zoom}
        </button>
        <button type="button" class="plain" onClick={save} disabled={loaded.state !== "ready"}>
          {words.download}
        </button>
      </p>
      {large !== undefined && <Enlarged text={large} onClose={() => setLarge(undefined)} />}
    </figure>
  );
}

/** The named part below a press, whatever is drawn over it. */
function partAt({ clientX, clientY }: MouseEvent): string | undefined {
  const part = document.elementsFromPoint(clientX, clientY).find((one) => one.hasAttribute("data-state"));
  return part?.getAttribute("data-name") ?? undefined;
}

/** Downloads a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}

/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

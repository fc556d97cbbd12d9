import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../session";
import { Svg } from "./svg";

/** Zoom steps, relative to the size that fits the screen. */
const STEPS = [1, 1.5, 2, 3, 4, 6] as const;
const MOST = 6;

interface EnlargedParts {
  readonly text: string;
  readonly onClose: () => void;
}

/** A full-screen figure: fitted at first, then zoomed by the reader around its middle. */
export function Enlarged({ text, onClose }: EnlargedParts): JSX.Element {
  const { words } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState(1);
  const view = useCenteredView(zoom);
  usePinch(view, zoom, setZoom);
  useEffect(() => {
    dialog.current?.showModal();
    view.current?.focus();
  }, []);
  const larger = (): void => setZoom(STEPS.find((step) => step > zoom) ?? MOST);
  const smaller = (): void => setZoom([...STEPS].reverse().find((step) => step < zoom) ?? 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": larger, "=": larger, "-": smaller, "0": () => setZoom(1) }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog ref={dialog} class="large" aria-label={words.figure} onClose={onClose} onKeyDown={onKeyDown}>
      <p class="buttons">
        <button type="button" class="plain" aria-label={words.zoomOut} disabled={zoom <= 1} onClick={smaller}>
          −
        </button>
        <span class="percent" aria-live="polite">{`${Math.round(zoom * 100)}%`}</span>
        <button type="button" class="plain" aria-label={words.zoom} disabled={zoom >= MOST} onClick={larger}>
          +
        </button>
        <button type="button" class="plain close" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={view} class="view" tabIndex={0} aria-label={words.figure} style={{ "--zoom": zoom }}>
        <Svg text={text} />
      </section>
    </dialog>
  );
}

type View = { readonly current: HTMLElement | null };

/** Keeps the middle in place when the size changes. */
function useCenteredView(zoom: number): View & { current: HTMLElement | null } {
  const view = useRef<HTMLElement>(null);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const box = view.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (box === null || ratio === 1) return;
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2;
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2;
  }, [zoom]);
  return view;
}

/** Two fingers, or the wheel with Control, which touch pads send. */
function usePinch(view: View, zoom: number, setZoom: (zoom: number) => void): void {
  const now = useRef(zoom);
  now.current = zoom;
  useEffect(() => {
    const box = view.current;
    if (box === null) return;
    let start: { readonly apart: number; readonly zoom: number } | undefined;
    const set = (wanted: number): void => setZoom(Math.min(MOST, Math.max(1, wanted)));
    const onTouch = (event: TouchEvent): void => {
      const apart = apartOf(event.touches);
      if (apart === undefined) {
        start = undefined;
        return;
      }
      event.preventDefault();
      start ??= { apart, zoom: now.current };
      set((start.zoom * apart) / start.apart);
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(now.current * Math.exp(-event.deltaY / 200));
    };
    const touches = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const name of touches) box.addEventListener(name, onTouch, { passive: false });
    box.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      for (const name of touches) box.removeEventListener(name, onTouch);
      box.removeEventListener("wheel", onWheel);
    };
  }, []);
}

/** The distance between two fingers, in CSS pixels. */
function apartOf(touches: TouchList): number | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined) return undefined;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

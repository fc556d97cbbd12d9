import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A picture is XML made by this project; inserted as elements, it takes the page's colors. */
export function Svg({ text }: { readonly text: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    host.current?.replaceChildren(document.importNode(svg, true));
  }, [text]);
  return <div ref={host} class="svg" style={{ "--ratio": ratioOf(text), "--own-width": widthOf(text) }} />;
}

/** A picture's width in its own units. */
function widthOf(text: string): number {
  return Number(/viewBox="\S+ \S+ (\S+)/.exec(text)?.[1]) || 0;
}

/** A picture's width divided by its height, from its view box. */
export function ratioOf(text: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(text) ?? [];
  return Number(width) / Number(height) || 1;
}

import type { JSX } from "preact";
import { PATHS } from "./mark-paths";

/** Hidden from screen readers: the words beside it say the same. */
export function Mark({ domain }: { readonly domain: string }): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[domain] ?? ""} />
    </svg>
  );
}

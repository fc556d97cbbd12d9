import type { JSX } from "preact";

/** Text of a program or of an answer. */
export function Pre({ text }: { readonly text: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <pre tabIndex={0} lang="en">
      {text}
    </pre>
  );
}

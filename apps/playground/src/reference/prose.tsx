import type { JSX } from "preact";

/** English text with `code` in backticks. */
export function Prose({ text }: { readonly text: string }): JSX.Element {
  return (
    <p lang="en">{text.split("`").map((part, index0) => (index0 % 2 === 0 ? part : <code key={part}>{part}</code>))}</p>
  );
}

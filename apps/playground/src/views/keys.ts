/** Acts on keys, but not on those that compose a character, as in Chinese. */
export function onKeys(
  acts: Readonly<Record<string, () => unknown>>,
  isLeftToForm: (key: string) => boolean = () => false,
): (event: KeyboardEvent) => void {
  return (event) => {
    const act = event.isComposing ? undefined : acts[event.key];
    if (act === undefined || isLeftToForm(event.key)) return;
    event.preventDefault();
    act();
  };
}

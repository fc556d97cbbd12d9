import { useEffect, useState } from "preact/hooks";

/** A telephone held upright: figures are drawn in their compact form. */
const NARROW = "(max-width: 29.99rem)";

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/** The same, told again when the window changes. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(isNarrow);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const tell = (): void => setNarrow(query.matches);
    query.addEventListener("change", tell);
    return () => query.removeEventListener("change", tell);
  }, []);
  return narrow;
}

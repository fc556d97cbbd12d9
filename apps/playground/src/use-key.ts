import { type MutableRef, useRef, useState } from "preact/hooks";
import { keepKey, keptKey } from "./kept-key";

interface UsedKey {
  readonly key: string;
  /** The same, for a call that began before the page was drawn again. */
  readonly inUse: MutableRef<string>;
  /** Whether the box for the key is open. */
  readonly isAsking: boolean;
  readonly askForKey: (then: () => void) => void;
  readonly give: (key: string) => void;
  readonly close: () => void;
}

/** The reader's key, and the box that asks for it. */
export function useKey(): UsedKey {
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState(keptKey);
  const inUse = useRef(key);
  const onKey = useRef<() => void>();
  const askForKey = (then: () => void): void => {
    onKey.current = then;
    setAsking(true);
  };
  const give = (given: string): void => {
    inUse.current = given;
    setKey(given);
    keepKey(given);
    setAsking(false);
    if (given !== "") onKey.current?.();
  };
  return { key, inUse, isAsking, askForKey, give, close: () => setAsking(false) };
}

import { useState } from "preact/hooks";
import type { OperationForm } from "../forms/model";
import type { Held } from "../input";
import { withPlace } from "../people";
import { missingPlaces, onlyPlace } from "../places-asked";
import { useSession } from "../session";
import { controlId } from "./controls";
import type { OperationParts } from "./operation";

interface Located {
  /** Paths of the places that the reader still has to choose. */
  readonly lacking: readonly string[];
  readonly clear: () => void;
  /** Everybody with a place, found by its whole name where none was chosen; undefined where the reader has to choose. */
  readonly locate: (asked: Held) => Promise<Held | undefined>;
}

/** Finds the places that were written and not chosen. */
export function useLocated(form: OperationForm, setPeople: OperationParts["setPeople"]): Located {
  const { places } = useSession();
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const locate: Located["locate"] = async (asked) => {
    const missing = missingPlaces(form, asked);
    const found = await Promise.all(missing.map(({ text }) => onlyPlace(text, places)));
    const isLacking = missing.filter((_, index0) => found[index0] === undefined);
    setLacking(isLacking.map(({ path }) => path));
    const [first] = isLacking;
    if (first !== undefined) {
      requestAnimationFrame(() => document.getElementById(controlId(first.path))?.focus());
      return undefined;
    }
    if (missing.length === 0) return asked;
    const people = asked.people.map((person, index0) => {
      const place = found[missing.findIndex((one) => one.person === index0)];
      return place === undefined ? person : withPlace(person, place);
    });
    setPeople(() => people);
    return { ...asked, people };
  };
  return { lacking, clear: () => setLacking([]), locate };
}

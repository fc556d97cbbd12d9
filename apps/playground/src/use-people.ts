import { useEffect, useState } from "preact/hooks";
import type { Person } from "./people";
import { keepPeople, keptPeople } from "./saved-people";

const followers = new Set<(people: readonly Person[]) => void>();

/** The people on this device, the same in every form that shows them. */
export function useSavedPeople(): {
  readonly people: readonly Person[];
  /** @returns false where the browser keeps nothing */
  readonly keep: (people: readonly Person[]) => boolean;
} {
  const [people, setPeople] = useState(keptPeople);
  useEffect(() => {
    followers.add(setPeople);
    return () => {
      followers.delete(setPeople);
    };
  }, []);
  const keep = (next: readonly Person[]): boolean => {
    const isKept = keepPeople(next);
    if (isKept) for (const follow of followers) follow(next);
    return isKept;
  };
  return { people, keep };
}

import type { Held } from "../input";
import type { Person } from "../people";

/** What the controls of a form show, and how they change it. */
export interface FormState {
  readonly held: Held;
  /** By dotted path: what the service said of a value. */
  readonly errors: Readonly<Record<string, string>>;
  readonly setValue: (path: string, text: string) => void;
  readonly setPerson: (index0: number, change: Partial<Person>) => void;
}

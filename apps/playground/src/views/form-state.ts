import type { Held } from "../input";
import type { Person } from "../people";

/** The texts of a form's controls, and their setters. */
export interface FormState {
  readonly held: Held;
  /** The service's message about a value, by dotted path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly setValue: (path: string, text: string) => void;
  readonly setPerson: (index0: number, change: Partial<Person>) => void;
}

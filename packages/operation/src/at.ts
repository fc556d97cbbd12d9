import { InvariantError } from "./contract/errors";

/** The element at a zero-based index that the caller knows to exist. */
export function at<Value>(list: readonly Value[], index0: number): Value {
  const value = list[index0];
  if (value === undefined) throw new InvariantError("index outside the list", { index0, length: list.length });
  return value;
}

import type { VedicReader } from "../texts/reader";
import type { GocharaReason } from "./gochara";

/** Reasons in a row, each with its verse. */
export function reasonsTold(reasons: readonly GocharaReason[], texts: VedicReader): string | undefined {
  const [first, ...others] = reasons.map(({ key, ...numbers }) => texts.text(`gocharaReasons.${key}`, numbers));
  return others.reduce((told, next) => {
    if (told === undefined || next === undefined) return undefined;
    return texts.text("gocharaReasons.both", { reason: told, next });
  }, first);
}

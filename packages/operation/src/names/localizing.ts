import { missingNames } from "./loaded";
import type { Localizer, LocalizerMaker } from "./localize";

let make: LocalizerMaker | undefined;

/** Gives the kernel the part that writes names, so that a program which speaks English alone does not hold it. */
export function installLocalizer(maker: LocalizerMaker): void {
  make = maker;
}

/** Writes the names of one operation's answers; compiled when the first one in another language is given. */
export function localizing(output: Parameters<LocalizerMaker>[0]): Localizer {
  let compiled: Localizer | undefined;
  return (answer, lang) => {
    if (make === undefined) throw missingNames("i18n", lang);
    compiled ??= make(output);
    return compiled(answer, lang);
  };
}

import type { Lang } from "../languages";
import { keepNames, type NameTables } from "./loaded";
import { localizerOf } from "./localize";
import { installLocalizer } from "./localizing";

/** Makes the names of a package known in a language. Names that are known already are kept. */
export function addNames(owner: string, lang: Lang, names: NameTables): void {
  installLocalizer(localizerOf);
  keepNames(owner, lang, names);
}

import type { Term } from "@almagest/i18n";
import { isChinese } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { crossKinds, crossThemes } from "../vocabulary/crosses";
import { ANGLES, type Angle, CROSSES, crossName } from "./cross";

const themes: Readonly<Record<string, Term>> = crossThemes;

/** Terms of the 192 crosses by their English names, made when the first of them is asked for. */
const terms = new Map<string, Term>();

/** The name of a cross in other languages: its kind, what it is named after, and its number among those of that name. */
export function crossTerm(name: string): Term | undefined {
  if (terms.size === 0) for (const angle of ANGLES) addTerms(angle);
  return terms.get(name);
}

function addTerms(angle: Angle): void {
  for (const [theme, ...gates] of CROSSES[angle]) {
    const term = themes[theme];
    if (term === undefined) continue;
    for (const [index0, gate] of gates.entries()) {
      const english = crossName(gate, angle);
      const number = index0 === 0 ? "" : ` ${index0 + 1}`;
      terms.set(
        english,
        composedTerm((lang) => {
          const colon = isChinese(lang) ? "：" : lang === "fr" ? " : " : ": ";
          return lang === "en" ? english : `${crossKinds[angle][lang]}${colon}${term[lang]}${number}`;
        }),
      );
    }
  }
}

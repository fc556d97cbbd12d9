import { at } from "@almagest/operation";
import { CHOIR_IDS } from "../names/shem";
import type { AngelFacts } from "../names/wheels";
import type { KabbalahReader } from "../texts/reader";

const THIRDS = ["upper", "middle", "lower"] as const;
type Third = (typeof THIRDS)[number];

/** The third of the nine choirs that a name belongs to. */
function thirdOf({ name }: AngelFacts): Third {
  return at(THIRDS, Math.floor(CHOIR_IDS.indexOf(name.choir) / THIRDS.length));
}

/**
 * The three names of a birth read together, by the thirds of the order of choirs that they come from; undefined where
 * there are not three. A convention of this package.
 */
export function togetherText(angels: readonly AngelFacts[], texts: KabbalahReader): string | undefined {
  const of = (role: AngelFacts["role"]): AngelFacts | undefined => angels.find((angel) => angel.role === role);
  const [body, character, spirit] = [of("body"), of("character"), of("spirit")];
  if (body === undefined || character === undefined || spirit === undefined) return undefined;
  return texts.lookup(`threeNames.${relationOf(thirdOf(body), thirdOf(character), thirdOf(spirit))}`, {
    body: body.name.traditionalName,
    character: character.name.traditionalName,
    spirit: spirit.name.traditionalName,
  });
}

export function relationOf(body: Third, character: Third, spirit: Third): string {
  if (body === character && character === spirit) return `all.${body}`;
  if (character === spirit) return "apart.body";
  if (body === spirit) return "apart.character";
  return body === character ? "apart.spirit" : "scattered";
}

import { joined } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { CHOIR_IDS } from "../names/shem";
import { spokenName } from "../names/spoken";
import type { AngelFacts } from "../names/wheels";
import type { KabbalahReader } from "../texts/reader";

const THIRDS = ["upper", "middle", "lower"] as const;
type Third = (typeof THIRDS)[number];

/** The third of the nine choirs that a name belongs to. */
function thirdOf({ name }: AngelFacts): Third {
  return at(THIRDS, Math.floor(CHOIR_IDS.indexOf(name.choir) / THIRDS.length));
}

/**
 * The three names of a birth read together, by the thirds of the order of choirs that they come from: all in one, one
 * apart from two, or each in its own; of two counts that meet in one name only that is told. Undefined where there are
 * not three names. A convention of this package.
 */
export function togetherText(angels: readonly AngelFacts[], texts: KabbalahReader): string | undefined {
  const of = (role: AngelFacts["role"]): AngelFacts | undefined => angels.find((angel) => angel.role === role);
  const [body, character, spirit] = [of("body"), of("character"), of("spirit")];
  if (body === undefined || character === undefined || spirit === undefined) return undefined;
  const names = {
    body: spokenName(body.name, texts.speaks),
    character: spokenName(character.name, texts.speaks),
    spirit: spokenName(spirit.name, texts.speaks),
  };
  const once = metIn(names);
  if (once === "none") return undefined;
  if (once !== undefined) {
    const name = once === "body" ? names.character : names.body;
    return texts.lookup(`threeNames.twice.${once}`, { name, lone: names[once] });
  }
  const thirds = { body: thirdOf(body), character: thirdOf(character), spirit: thirdOf(spirit) };
  const told = texts.lookup(`threeNames.${relationOf(thirds.body, thirds.character, thirds.spirit)}`, names);
  const lone = loneOf(thirds);
  if (lone === undefined) return told;
  const pair = lone === "body" ? thirds.character : thirds.body;
  return joined([told, texts.lookup(`threeNames.stands.${pair}.${thirds[lone]}`, { lone: names[lone] })]);
}

/** Of three names of which two are one, the role of the third; `none` where all are one. */
function metIn({ body, character, spirit }: Readonly<Record<AngelFacts["role"], string>>) {
  if (body === character && character === spirit) return "none";
  if (character === spirit) return "body";
  if (body === spirit) return "character";
  return body === character ? "spirit" : undefined;
}

type Thirds = Readonly<Record<AngelFacts["role"], Third>>;

/** The one whose third the other two do not share. */
function loneOf({ body, character, spirit }: Thirds): AngelFacts["role"] | undefined {
  if (body === character && character === spirit) return undefined;
  if (character === spirit) return "body";
  if (body === spirit) return "character";
  return body === character ? "spirit" : undefined;
}

export function relationOf(body: Third, character: Third, spirit: Third): string {
  const lone = loneOf({ body, character, spirit });
  if (lone !== undefined) return `apart.${lone}`;
  return body === character ? `all.${body}` : `scattered.${body}.${character}`;
}

import { testSpoken } from "../../test/spoken";
import { pt } from "./pt";

await testSpoken({
  catalogue: pt,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|lord|house|your|in the|which|sign|strong|weak)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:(?<!antes |depois )de [oa]s?|(?:em|por) [oa]s?|(?<!-)a a|à a|de de|em em|na a|da a|a à|no o|do o|o o|da da)(?!\p{L})|[{}]| {2}| [,.;:]|,,|\.\.|^\p{Ll}|[.?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:não|nem|sem|nunca|jamais|nada|ninguém|nenhum\p{L}*|tampouco|falta\p{L}*|mal|salvo|fora|vazi[oa]s?|carec\p{L}+|deix\p{L}+ de|imped\p{L}+|nega\p{L}*|só|apenas|média|dispens\p{L}*|im\p{L}+|in\p{L}+|des\p{L}+)(?!\p{L})/iu,
  marks: ["“”", "()"],
  foreign: /["«»]|\d\.\d/,
});

import { testSpoken } from "../../test/spoken";
import { es } from "./es";

await testSpoken({
  catalogue: es,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|your|in the|which|life path|soul urge)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:de el|a el|de de|en en|la la|el el|del el|de del|y i[^aeo\s]\p{L}*)(?!\p{L})|[{}]| {2}| [,.;:]|,,|\.\.|[.?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:no|ni|sin|nunca|jamás|nada|nadie|ningun[oa]s?|ningún|tampoco|falta\p{L}*|apenas|salvo|fuera|vací[oa]s?|carec\p{L}+|prescind\p{L}*|de\p{L}* de|impid\p{L}+|niega\p{L}*|solo|im\p{L}+|in\p{L}+|des\p{L}+)(?!\p{L})/iu,
  marks: ["¿?", "¡!", "«»"],
  foreign: /["“”]|\d\.\d/,
});

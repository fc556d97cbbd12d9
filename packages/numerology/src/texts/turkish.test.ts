import { testSpoken } from "../../test/spoken";
import { tr } from "./tr";

await testSpoken({
  catalogue: tr,
  english: /(?<!\p{L})(?:the|of|and|are|with|from|your|which|life path|soul urge)(?!\p{L})/iu,
  badJoint: /[{}]| {2}| [,.;:]|,,|\.\.|[?!] \p{Ll}|\p{L}' \p{L}/u,
  denies:
    /m[aeıiuü](?:z|d|y|k|m|s|n|l|r|c|ş|ğ|y)|m[ae](?!\p{L})|değil|yok|hiç|s[ıiuü]z|(?<!\p{L})ne |asla|kimse|yalnız|ancak|boş|dışında|hayır|sıfır/iu,
  marks: ["“”", "()"],
  foreign: /["«»„’]|\d\.\d/,
});

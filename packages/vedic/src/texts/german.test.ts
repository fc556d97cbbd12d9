import { testSpoken } from "../../test/spoken";
import { de } from "./de";

await testSpoken({
  catalogue: de,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|lord|house|your|which|sign|strong|weak)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:in dem|in das|an dem|zu dem|zu der|von dem|bei dem|im im|der die|die der|den die|dem die|der der|von von|des des|des der|\d+\. (?:des|von) \d+\.)(?!\p{L})|[{}]| {2}| [,.;:]|,,|\.\.|^\p{Ll}|[?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:nicht\p{L}*|nie\p{L}*|kein\p{L}*|ohne|weder|noch|niemand\p{L}*|nirgend\p{L}*|fehl\p{L}*|kaum|außer|leer\p{L}*|un\p{L}+|nur|erst|\p{L}+los\p{L}*|statt|frei)(?!\p{L})/iu,
  marks: ["„“", "()"],
  foreign: /["«»”]|\d\.\d/,
});

import { testSpoken } from "../../test/spoken";
import { de } from "./de";

await testSpoken({
  catalogue: de,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|lord|house|your|which|sign|strong|weak)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:im im|am am|in im|in ins|von vom|zu zum|zu zur|dem dem|des des|den den|von von|in in|auf auf|des von|von des|das das)(?!\p{L})|[{}]| {2}| [,.;:]|,,|\.\.|^\p{Ll}|[?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:nicht\p{L}*|nein|verzicht\p{L}*|nie\p{L}*|kein\p{L}*|ohne|weder|noch|niemand\p{L}*|nirgend\p{L}*|fehl\p{L}*|kaum|außer|leer\p{L}*|un\p{L}+|nur|erst|\p{L}+los\p{L}*|statt|frei)(?!\p{L})/iu,
  marks: ["„“", "()"],
  foreign: /["«»”]|\d\.\d/,
});

import { testSpoken } from "../../test/spoken";
import { fr } from "./fr";

await testSpoken({
  catalogue: fr,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|lord|house|your|in the|which|sign|strong|weak)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:(?:de|à) les?(?! (?:\p{L}+ )?\p{L}+(?:er|ir|re|oir)(?!\p{L}))|de (?:du|des|de)|à (?:au|à|aux)|(?:du|au|le) (?:la|les?|du|au)|(?:la|les) (?:la|les?|du|des)|(?:de la|à la) (?:la|le)|en (?:en(?! \p{L}+ant)|dans|les?|la)|dans (?:en|dans)|(?:de|le|que|se|ne) (?:il|elle|Ashwini|Ardra|Ashlesha|Anuradha))(?!\p{L})|(?<!\p{L})(?:l|d|qu|n|s)' |[\p{L}\p{N})][;!?]|[\p{L})]:(?= )|\b1 (?=\p{L}+ \d{4})|[{}]| {2}| [,.]|,,|\.\.|^\p{Ll}|[.?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:ne|n'|non|ni|sans|jamais|rien|personne|aucun\p{L}*|nul\p{L}*|manqu\p{L}*|peu|guère|hors|vide\p{L}*|priv\p{L}+|cess\p{L}+|empêch\p{L}+|seul\p{L}*|refus\p{L}+|sauf|plutôt|moins|in\p{L}+|im\p{L}+|dé\p{L}+|pas)(?!\p{L})/iu,
  marks: ["«»", "()"],
  foreign: /["“”]|\d\.\d/,
});

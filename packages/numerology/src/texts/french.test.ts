import { testSpoken } from "../../test/spoken";
import { fr } from "./fr";

await testSpoken({
  catalogue: fr,
  english: /(?<!\p{L})(?:the|of|and|is|are|with|from|lord|house|your|in the|which|sign|strong|weak)(?!\p{L})/iu,
  badJoint:
    /(?<!\p{L})(?:de (?:du|des|de)|à (?:au|aux)|(?:du|au) (?:la|les?|du|au)|(?:la|les) (?:les|du|des)|en en(?! \p{L}+ant)|dans (?:en|dans))(?!\p{L})|(?<!\p{L})(?:l|d|qu|n|s)' |[\p{L}\p{N})][;!?]|[{}]| {2}| [,.]|,,|\.\.|[.?!] \p{Ll}/u,
  denies:
    /(?<!\p{L})(?:ne|n'|non|ni|sans|jamais|rien|personne|aucun\p{L}*|nul\p{L}*|manqu\p{L}*|peu|guère|hors|vide\p{L}*|priv\p{L}+|cess\p{L}+|empêch\p{L}+|seul\p{L}*|refus\p{L}+|sauf|plutôt|moins|in\p{L}+|im\p{L}+|dé\p{L}+|pas)(?!\p{L})/iu,
  affirms: ["returning.challenges.4.lesson", "returning.thirdChallenges.6.howToOvercome"],
  marks: ["«»", "()"],
  foreign: /["“”]|\d\.\d/,
});

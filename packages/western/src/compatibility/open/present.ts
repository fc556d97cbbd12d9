import { joined } from "@almagest/i18n";
import { at, type Words } from "@almagest/operation";
import { BODY_IDS, presentBirthTimes, type SignId, zodiacPlace } from "@almagest/sky";
import type { ChartAspect } from "../../chart/aspects";
import { ASPECT_ORBS } from "../../chart/present";
import type { OpenBalance } from "../../natal-chart/open/balance";
import { contactTexts } from "../../people/contacts";
import { asAspect } from "../../people/open/contacts";
import type { OpenPerson, OpenPersonBody } from "../../people/open/person";
import { openPeople, presentOpenAspect, presentOpenPeopleConventions } from "../../people/open/present";
import { countsOf, surestText } from "../../people/open/reading";
import { presentScoring } from "../../people/present";
import { highlightText, linesOf } from "../../people/reading";
import { EVEN_SCORE } from "../../people/score";
import { ELEMENTS, type Element } from "../../tables/zodiac";
import { type WesternReader, westernReader } from "../../texts/reader";
import { CATEGORY_FORMULA, CATEGORY_IDS, type CategoryId } from "../categories";
import { presentCategories } from "../present";
import { type ComparedBody, signPairText } from "../reading";
import type { OpenCompatibilityFacts } from "./compute";
import type { UncertainCompatibilityAnswer } from "./schema";

export function presentOpenCompatibility(facts: OpenCompatibilityFacts, words: Words): UncertainCompatibilityAnswer {
  const texts = westernReader(words);
  const { highlights, categories, balances, keyContacts } = facts;
  const line = (found: ChartAspect): string | undefined => highlightText(found, {}, texts);
  const contexts = contactTexts(keyContacts.map(asAspect), {}, texts);
  return {
    birthTime: presentBirthTimes(facts.births),
    overallScore: { ...facts.overall },
    categories: { ...categories },
    persons: { person1: placesOf(facts.person1), person2: placesOf(facts.person2) },
    signCompatibility: {
      sun: signPair("sun", facts, texts),
      moon: signPair("moon", facts, texts),
      venus: signPair("venus", facts, texts),
      mars: signPair("mars", facts, texts),
    },
    elementBalance: {
      person1: elementsOf(balances[0]),
      person2: elementsOf(balances[1]),
      sharedElement: sharedElement(balances),
    },
    strengths: linesOf(highlights.strengths.map(line), texts),
    challenges: linesOf(highlights.challenges.map(line), texts),
    summary: summaryText(facts, texts),
    aspectBreakdown: countsOf(facts.contacts),
    keyAspects: keyContacts.map((found, index0) => ({ ...presentOpenAspect(found), description: contexts[index0] })),
    conventions: {
      ...presentOpenPeopleConventions(facts),
      orbs: ASPECT_ORBS,
      scoring: { ...presentScoring(CATEGORY_FORMULA), measures: texts.text("compatibility.measures") },
      ...presentCategories(),
      elementsOf: "Sun to Pluto",
    },
  };
}

function bodyIn({ bodies }: OpenPerson, id: ComparedBody): OpenPersonBody {
  return at(bodies, BODY_IDS.indexOf(id));
}

type Places = UncertainCompatibilityAnswer["persons"]["person1"];

function placesOf(person: OpenPerson): Places {
  const placeOf = (id: ComparedBody): Places["sun"] => {
    const { sign, from, to } = bodyIn(person, id);
    return { sign, from: zodiacPlace(from.longitudeDeg), to: zodiacPlace(to.longitudeDeg) };
  };
  return { sun: placeOf("sun"), moon: placeOf("moon"), venus: placeOf("venus"), mars: placeOf("mars") };
}

function signPair(
  body: ComparedBody,
  { person1, person2 }: OpenCompatibilityFacts,
  texts: WesternReader,
): UncertainCompatibilityAnswer["signCompatibility"]["sun"] {
  const [sign1, sign2]: (SignId | undefined)[] = [bodyIn(person1, body).sign, bodyIn(person2, body).sign];
  const description = sign1 && sign2 && signPairText(body, { sign1, sign2 }, texts);
  return { person1Sign: sign1, person2Sign: sign2, description };
}

type Elements = UncertainCompatibilityAnswer["elementBalance"]["person1"];

function elementsOf({ elements }: OpenBalance): Elements {
  const of = (id: Element): Elements["fire"] => ({ ...(elements.reach.get(id) ?? { least: 0, most: 0 }) });
  return { fire: of("fire"), earth: of("earth"), air: of("air"), water: of("water") };
}

/** The one element that leads alone in both charts, at every time. */
function sharedElement(balances: OpenCompatibilityFacts["balances"]): Element | undefined {
  const [first, second] = balances.map(({ elements }) => elements.leading);
  return ELEMENTS.find((id) => first?.join() === id && second?.join() === id);
}

/** From so few points of width on, a field counts as known. */
const FIRM_POINTS = 10;

/** The bounds, what a time would add, the fields that are known already, and those on one side of the middle. */
function summaryText(facts: OpenCompatibilityFacts, texts: WesternReader): string | undefined {
  if (texts.isEmpty) return undefined;
  const { overall, categories } = facts;
  const field = (id: CategoryId): string => texts.text(`compatibility.open.field.${id}`) ?? "";
  const firm = CATEGORY_IDS.filter((id) => categories[id].most - categories[id].least <= FIRM_POINTS);
  const parts = [
    texts.text(`compatibility.open.${overall.least === overall.most ? "scoreFixed" : "score"}`, { ...overall }),
    texts.text("compatibility.open.adds", { people: openPeople(facts, texts) }),
    firm.length === 0
      ? texts.text("compatibility.open.none")
      : texts.text("compatibility.open.sure", {
          count: firm.length,
          width: FIRM_POINTS,
          fields: firm.map(field).join(", "),
        }),
    ...sidesOf(categories, { field, texts }),
    surestText(facts.contacts, { names: {}, texts }),
  ];
  return joined(parts.filter((part) => part !== undefined));
}

interface Fields {
  readonly field: (id: CategoryId) => string;
  readonly texts: WesternReader;
}

/** The fields that are on one side of the middle for every pair of times. */
function sidesOf(
  categories: OpenCompatibilityFacts["categories"],
  { field, texts }: Fields,
): readonly (string | undefined)[] {
  const named = (end: "least" | "most", ids: readonly CategoryId[]): string =>
    ids
      .map((id) => texts.text(`compatibility.open.${end}`, { field: field(id), [end]: categories[id][end] }))
      .join(", ");
  const above = CATEGORY_IDS.filter((id) => categories[id].least > EVEN_SCORE);
  const below = CATEGORY_IDS.filter((id) => categories[id].most < EVEN_SCORE);
  const lowKey = above.length === 0 ? "lowAlone" : "low";
  return [
    above.length === 0 ? undefined : texts.text("compatibility.open.high", { fields: named("least", above) }),
    below.length === 0 ? undefined : texts.text(`compatibility.open.${lowKey}`, { fields: named("most", below) }),
  ];
}

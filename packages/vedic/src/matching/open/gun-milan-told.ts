import { localDateTime } from "@almagest/civil-time";
import { plainNumberIn } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { paragraph, paragraphs, type Sentence } from "../../standing/told";
import type { VedicReader } from "../../texts/reader";
import { coupleSentence, kootasNamed, personTold } from "../beyond-told";
import { MAX_TOTAL } from "../eight";
import { KOOTA_IDS } from "../kootas";
import { reachOf } from "./couple";
import { doshaExtent, kootaIn, type OpenGunMilanFacts } from "./gun-milan-facts";
import { openPeople } from "./person";

interface Telling {
  readonly facts: OpenGunMilanFacts;
  readonly texts: VedicReader;
  readonly names: Readonly<Record<"person1" | "person2", string>>;
}

/** A couple of whom one time or both are open: of the count what is certain, of the charts what the times allow. */
export function openCoupleTold(facts: OpenGunMilanFacts, texts: VedicReader): Sentence {
  const name = (role: "groom" | "bride"): string => texts.lookup(`couple.person.${role}`) ?? "";
  const telling = { facts, texts, names: { person1: name("groom"), person2: name("bride") } };
  const [groom, bride] = [facts.beyond1.known, facts.beyond2.known];
  return paragraphs([
    paragraph([...countTold(telling), turnsTold(telling)]),
    paragraph([...kootasTold(telling)]),
    groom && personTold("groom", groom, texts),
    bride && personTold("bride", bride, texts),
    openManglikTold(telling),
    coupleSentence(texts, `open.close.${verdictOf(facts)}`),
  ]);
}

function countTold({ facts, texts }: Telling): readonly Sentence[] {
  const { least, most } = reachOf(facts.outcomes, ({ total }) => total);
  return [
    coupleSentence(texts, `open.count.${least === most ? "fixed" : "reach"}`, {
      total: plainNumberIn(least, texts.speaks),
      least: plainNumberIn(least, texts.speaks),
      most: plainNumberIn(most, texts.speaks),
    }),
    coupleSentence(texts, "open.adds", { people: openPeople(facts, texts) }),
  ];
}

/** The times at which the one open birth changes the total. */
function turnsTold({ facts, texts, names }: Telling): Sentence {
  const turns = facts.shared.changes.filter(({ member }) => member === "total");
  const [first] = turns;
  if (first === undefined) return undefined;
  const { which, span } = at(facts.births, first.birth0);
  const person = names[which === "person1" ? "person1" : "person2"];
  if (turns.length > 1) return coupleSentence(texts, "open.turns.often", { person, count: String(turns.length) });
  return coupleSentence(texts, "open.turns.once", {
    person,
    at: localDateTime(first.epochMs, span.timezone).slice(-8),
    before: plainNumberIn(String(first.before), texts.speaks),
    after: plainNumberIn(String(first.after), texts.speaks),
  });
}

function kootasTold({ facts: { outcomes }, texts }: Telling): readonly Sentence[] {
  const reaches = KOOTA_IDS.map((id, index0) => ({
    id,
    maxScore: index0 + 1,
    ...reachOf(outcomes, ({ kootas }) => kootaIn(kootas, id).score),
  }));
  const waiting = reaches.filter(({ least, most }) => least < most);
  const kootas = kootasNamed(
    waiting.map(({ id }) => id),
    texts,
  );
  const [weakest] = reaches
    .filter(({ least, most, maxScore }) => least === most && 2 * least < maxScore)
    .sort((one, other) => one.least / one.maxScore - other.least / other.maxScore || other.maxScore - one.maxScore);
  return [
    coupleSentence(texts, `open.waits.${waitsKey(waiting.length)}`, { kootas }),
    weakest && coupleSentence(texts, `least.${weakest.id}`),
    ...(["nadi", "bhakoot"] as const).map((koota) => {
      const extent = doshaExtent(outcomes, koota);
      if (extent === "never") return undefined;
      return coupleSentence(texts, `open.dosha.${koota}${extent === "always" ? "Always" : "Sometimes"}`);
    }),
  ];
}

function waitsKey(count: number): "none" | "one" | "some" | "all" {
  if (count === 0) return "none";
  if (count === 1) return "one";
  return count === KOOTA_IDS.length ? "all" : "some";
}

function openManglikTold({ facts: { beyond1, beyond2 }, texts, names }: Telling): Sentence {
  const [groom, bride] = [beyond1.manglik, beyond2.manglik];
  if (groom === "depends" && bride === "depends") return coupleSentence(texts, "open.manglik.both");
  if (groom === "depends")
    return coupleSentence(texts, `open.manglik.${bride}`, { known: names.person2, open: names.person1 });
  if (bride === "depends")
    return coupleSentence(texts, `open.manglik.${groom}`, { known: names.person1, open: names.person2 });
  if (groom === bride) return coupleSentence(texts, `manglik.${groom === "yes" ? "both" : "none"}`);
  return coupleSentence(texts, "open.manglik.alone", { person: groom === "yes" ? names.person1 : names.person2 });
}

function verdictOf({ outcomes }: OpenGunMilanFacts): "passes" | "fails" | "depends" {
  const { least, most } = reachOf(outcomes, ({ total }) => total);
  if (least >= MAX_TOTAL / 2) return "passes";
  return most < MAX_TOTAL / 2 ? "fails" : "depends";
}

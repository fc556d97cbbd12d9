import { domains } from "@almagest/catalog";
import { leavesOf } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";
import type { Entry } from "./originality";
import { inLanguage, type Speaking, speakingOf } from "./speaking";

/** Every domain with texts, in the order of the catalogue. */
export const SPEAKING: readonly Speaking[] = (await Promise.all(domains.map(speakingOf))).filter(
  ({ catalogues }) => catalogues.length > 0,
);

/** Every domain's English catalogues, the reference of all others. */
export const ENGLISH: readonly TextCatalogue[] = SPEAKING.flatMap((domain) => inLanguage(domain, "en"));

/** Patterns that join clauses to sentences: of placeholders and a few words, alike by nature. */
const JOINTS =
  /^(?:patterns|judgment\.relation|judgment\.yogaFact|couple\.(?:rule|fact)|judgment\.period\.third|horoscope\.names|chartNames|returns\.lines|progressions\.(?:metBy|arcMet|arcPlace|slow))\.|\.(?:rulerPlace|arcPlace|houseLine|place)(?:\.|$)|^progressions\.arcPlace$/;

/** Families whose paragraphs first name a placement, as a reading has to: that clause is alike by nature. */
const PLACED = new RegExp(
  `^(?:${[
    "returns\\.(?:ruler|rules|busy|contact|condition|retrograde|opening|lines|solar\\.(?:moon|jupiter|saturn)|lunar\\.(?:mars|venus)|planet\\.\\w+\\.house)",
    "progressions\\.(?:sun|moon|mercury|venus|mars|sunHouse|moonPlace|ruler|rising|turnedTold|metBy|arcMet|arcSun|arcMoon|arcRuler|arcAscendant|arcMidheaven|arcIngress|arcLight)",
    "profections\\.(?:sign|present|empty|lordHouse|condition|aspect|sect)",
    "natal\\.(?:elements|lacking|quarters|crowd|rulerCondition|bodies|closing|sect)",
    "relocation\\.(?:angles|rulerPlace)",
    "compatibility\\.(?:sameRuler|elementTied)",
    "synthesis\\.(?:lord|strongest|weakest|moon|period|yoga)",
  ].join("|")})\\.`,
);
const PLACE_CLAUSE = /^.*?(?:\. |: |, so (?:your own course is steered \w+ )?|, where |nor weak[,;] )/;

function saidOf(key: string, text: string): string {
  return PLACED.test(key) ? text.replace(PLACE_CLAUSE, "") : text;
}

/** The texts of a catalogue that are sentences: lists, single names and the joints of sentences are left out. */
export function entriesOf(catalogue: TextCatalogue): readonly Entry[] {
  return [...leavesOf(catalogue.messages)].flatMap(([key, leaf]) =>
    typeof leaf === "string" && !JOINTS.test(key)
      ? [{ key: `${catalogue.namespace}.${key}`, text: saidOf(key, leaf) }]
      : [],
  );
}

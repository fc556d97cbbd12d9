import { definePicture, headed, stacked, table, tiled } from "@almagest/pictures";
import * as z from "zod";
import { TIE_IDS, VERDICTS } from "../mayan/ties";
import { mayanDayCard, mayanDayRead } from "./cards";
import { titles } from "./titles";
import { tieNames, verdictNames, words } from "./words";

/** Two days beside each other, and below what ties them. */
export const mayanCompatibilityCards = definePicture({
  operation: "calculateMayanCompatibility",
  form: "cards",
  title: titles.compatibility,
  reads: z.object({
    personA: mayanDayRead,
    personB: mayanDayRead,
    daysApart: z.int(),
    components: z.array(z.object({ id: z.enum(TIE_IDS), holds: z.boolean(), weight: z.int() })),
    score: z.int(),
    verdict: z.enum(VERDICTS),
  }),
  draw: ({ personA, personB, daysApart, components, score, verdict }, { lang }) => {
    const cards = tiled([mayanDayCard(personA, lang), mayanDayCard(personB, lang)], 2);
    const ties = components.map(({ id, holds, weight }) => ({
      cells: [tieNames[id][lang], holds ? `+${weight}` : "–"],
      isMarked: holds,
    }));
    const told = table({
      width: cards.width,
      columns: [{}, { anchor: "end" }],
      rows: [
        { cells: [words.daysApart[lang], String(daysApart)] },
        ...ties,
        {
          cells: [
            { text: `${words.score[lang]} · ${verdictNames[verdict][lang]}`, isBold: true },
            { text: String(score), isBold: true },
          ],
        },
      ],
    });
    return headed({ heading: titles.compatibility[lang] }, stacked([cards, told]));
  },
});

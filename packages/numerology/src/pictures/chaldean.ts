import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, stacked, tiled } from "@almagest/pictures";
import * as z from "zod";
import { roles } from "../vocabulary/roles";
import { type Core, coreTiles } from "./chart";
import { ladder, ladderOf, type Steps, wordStepsOf } from "./ladder";
import { words } from "./words";

const readNature = z.enum(["fortunate", "unfortunate", "mixed"]);

const readMeaning = z.object({
  number: z.number(),
  name: z.string().nullable(),
  nameLocalized: z.string().optional(),
  nature: readNature,
});

const readCount = z.object({
  compound: z.number().nullable(),
  root: z.number(),
  calculation: z.string(),
  compoundMeaning: readMeaning.nullable(),
});

type ReadCount = z.output<typeof readCount>;

const SIGNS: Readonly<Record<z.output<typeof readNature>, string>> = { fortunate: "+", unfortunate: "−", mixed: "±" };

function natureText(nature: z.output<typeof readNature>, lang: Lang): string {
  return `${SIGNS[nature]} ${words[nature][lang]}`;
}

/** The compound number with its name, where it has one, and its nature. */
function compoundText({ compoundMeaning }: ReadCount, lang: Lang): string {
  if (compoundMeaning === null) return "";
  const { number, name, nameLocalized = name, nature } = compoundMeaning;
  return [String(number), ...(nameLocalized === null ? [] : [nameLocalized]), natureText(nature, lang)].join(" · ");
}

/** The words of a name with their sums, and the root; a word alone says its sum once. */
function wordLadder(head: { readonly heading?: string; readonly subheading?: string }, count: ReadCount): Figure {
  const steps = wordStepsOf(count.calculation).filter(({ sums }): boolean => sums.join("") !== "");
  return ladderOf(
    head,
    steps.map((step) => withoutRoot(step, count.root)),
    count.root,
  );
}

/** A sum that is the root already is shown in the disc below. */
function withoutRoot({ letters, sums }: Steps, root: number): Steps {
  return { letters, sums: sums.filter((sum) => sum !== `Σ ${root}`) };
}

/** The letters of the name by the Chaldean alphabet down to the root, and the three numbers of the name. */
export const chaldeanLadder = definePicture({
  operation: "calculateChaldean",
  form: "ladder",
  title: words.chaldean,
  reads: z.object({ name: z.string(), destiny: readCount, soulUrge: readCount, personality: readCount }),
  draw: ({ name, destiny, soulUrge, personality }, { lang }) => {
    const cores: readonly Core[] = [
      coreOf(words.destiny[lang], destiny),
      coreOf(roles.soulUrge[lang], soulUrge),
      coreOf(roles.personality[lang], personality),
    ];
    const told = compoundText(destiny, lang);
    return headed(
      { heading: name, subheading: [words.chaldean[lang], ...(told === "" ? [] : [told])].join(" · ") },
      stacked([wordLadder({}, destiny), coreTiles(cores)]),
    );
  },
});

function coreOf(name: string, { compound, root }: ReadCount): Core {
  return { name, number: root, ...(compound === null ? {} : { karmicDebtNumber: compound }) };
}

/** A name by both alphabets, side by side. */
export const dualLadders = definePicture({
  operation: "calculateDual",
  form: "ladders",
  title: words.dual,
  reads: z.object({
    name: z.string(),
    pythagorean: z.object({ number: z.number(), calculation: z.string() }),
    chaldean: readCount,
  }),
  draw: ({ name, pythagorean, chaldean }, { lang }) => {
    const told = compoundText(chaldean, lang);
    return headed(
      { heading: name, subheading: words.dual[lang] },
      tiled(
        [
          ladder(words.pythagorean[lang], pythagorean.calculation, pythagorean.number),
          wordLadder({ heading: words.chaldeanAlphabet[lang], ...(told === "" ? {} : { subheading: told }) }, chaldean),
        ],
        2,
        40,
      ),
    );
  },
});

/** A business name down to its root, with what the root is rated. */
export const businessNameLadder = definePicture({
  operation: "calculateBusinessName",
  form: "ladder",
  title: words.business,
  reads: readCount.extend({ name: z.string(), rating: z.enum(["excellent", "good", "caution", "avoid"]) }),
  draw: ({ name, rating, ...count }, { lang }) => {
    const told = compoundText(count, lang);
    return wordLadder(
      { heading: name, subheading: [words[rating][lang], ...(told === "" ? [] : [told])].join(" · ") },
      count,
    );
  },
});

/** A compound number, whose reading it has, and its root. */
export const compoundNumberLadder = definePicture({
  operation: "getCompoundNumber",
  form: "ladder",
  title: words.compound,
  reads: readMeaning.extend({ root: z.number(), sameAs: z.number().optional() }),
  draw: ({ number, name, nameLocalized = name, nature, root, sameAs }, { lang }) => {
    const sum = `${[...String(number)].join(" + ")} = ${root}`;
    return ladderOf(
      {
        heading: `${words.compound[lang]} ${number}`,
        subheading: [...(nameLocalized === null ? [] : [nameLocalized]), natureText(nature, lang)].join(" · "),
      },
      [
        {
          letters: [],
          sums: [...(sameAs === undefined ? [] : [`${number} ≙ ${sameAs}`]), digitSum(number, root, sum)],
        },
      ],
      root,
    );
  },
});

/** The digits as they are added, twice where the first sum has two digits itself. */
function digitSum(number: number, root: number, whole: string): string {
  const once = [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
  if (once === root) return whole;
  return `${[...String(number)].join(" + ")} = ${once} → ${[...String(once)].join(" + ")} = ${root}`;
}

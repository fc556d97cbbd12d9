import { animals, phases } from "@almagest/i18n/chinese";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, pageEntries, type RingCell, ring } from "@almagest/pictures";
import * as z from "zod";
import { TRINES } from "../cycle/bonds";
import { ANIMALS, BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { relationNames } from "../vocabulary/relations";
import { ELEMENT_PAINT, type Element, maybe, readElement, readNamedPillar, text } from "./read";
import { titles } from "./titles";

const readAnimal = z.enum(ANIMALS);

type AnimalId = z.output<typeof readAnimal>;

const PHASE_ELEMENTS: Readonly<Record<string, Element>> = {
  wood: "Wood",
  fire: "Fire",
  earth: "Earth",
  metal: "Metal",
  water: "Water",
};

/** The rat, the north and midnight are below, as on the compass of the branches: the south is above. */
const RAT_DEG = 270 + 15;

interface Said {
  readonly id: AnimalId;
  readonly note: string;
}

/** The twelve in a ring, those that are spoken of set off, each with what it is. */
function animalRing(
  lang: Lang,
  said: readonly Said[],
  headings: { heading: string; center: readonly string[] },
): Figure {
  const cells = ANIMALS.map((id, index0): RingCell => {
    const branch = BRANCH_ROWS[BRANCHES[index0] ?? "zi"];
    const element = PHASE_ELEMENTS[branch.phase] ?? "Earth";
    const notes = said.filter((one) => one.id === id).map(({ note }) => note);
    const isSaid = notes.length > 0;
    return {
      character: branch.chinese,
      label: animals[id][lang],
      ...(isSaid ? { note: notes.filter((note) => note !== "").join(", ") || undefined } : {}),
      ...ELEMENT_PAINT[element],
      isMarked: isSaid,
    };
  });
  return ring({ ...headings, rings: [{ thickness: 130, cells }], startDeg: RAT_DEG, isFixed: true });
}

/** The twelve with branch, element and polarity, and the four frames of three. */
export const animalsRing = definePicture({
  operation: "listZodiacAnimals",
  form: "ring",
  title: titles.animals,
  reads: z.object({
    total: z.int(),
    animals: z.array(
      z.object({
        id: readAnimal,
        name: text,
        nameLocalized: maybe,
        chinese: text,
        element: readElement,
        elementLocalized: maybe,
        polarity: z.enum(["yang", "yin"]),
      }),
    ),
  }),
  draw: (answer, { lang }) =>
    ring({
      startDeg: RAT_DEG,
      isFixed: true,
      bonds: TRINES.map(({ phase, members }) => ({
        cells: members.map((branch) => BRANCHES.indexOf(branch)),
        label: phases[phase][lang],
        paint: ELEMENT_PAINT[PHASE_ELEMENTS[phase] ?? "Earth"].paint,
      })),
      rings: [
        {
          thickness: 130,
          cells: pageEntries(answer.animals, answer.total).map((one) => ({
            character: one.chinese,
            label: one.nameLocalized ?? one.name,
            note: `${one.elementLocalized ?? one.element} ${one.polarity === "yang" ? "+" : "−"}`,
            ...ELEMENT_PAINT[one.element],
          })),
        },
      ],
    }),
});

const readOther = z.object({ id: readAnimal });

/** An animal with those it is bound to and those it meets hard. */
export const animalRingOfBonds = definePicture({
  operation: "getZodiacAnimal",
  form: "ring",
  title: titles.animalBonds,
  reads: z.object({
    id: readAnimal,
    chinese: text,
    name: text,
    nameLocalized: maybe,
    trine: z.object({ members: z.array(readAnimal) }),
    secretFriend: readOther,
    clashPartner: readOther,
    harmPartner: readOther,
  }),
  draw: (answer, { lang }) => {
    const { id, chinese, name, nameLocalized = name, trine, secretFriend, clashPartner, harmPartner } = answer;
    return animalRing(
      lang,
      [
        { id, note: "" },
        ...trine.members
          .filter((member) => member !== id)
          .map((member) => ({ id: member, note: relationNames.trine[lang] })),
        { id: secretFriend.id, note: relationNames["secret-friend"][lang] },
        { id: clashPartner.id, note: relationNames.clash[lang] },
        { id: harmPartner.id, note: relationNames.harm[lang] },
      ],
      { heading: titles.animalBonds[lang], center: [chinese, nameLocalized] },
    );
  },
});

const readNamed = z.object({ id: readAnimal, chinese: text, name: text, nameLocalized: maybe });

/** The year's animal, with the year's pillar in the middle. */
export const yearAnimalRing = definePicture({
  operation: "calculateZodiacAnimal",
  form: "ring",
  title: titles.yearAnimal,
  reads: z.object({
    date: text,
    animal: readNamed,
    yearPillar: readNamedPillar,
    element: readElement,
    elementLocalized: maybe,
  }),
  draw: ({ date, animal, yearPillar, element, elementLocalized = element }, { lang }) =>
    animalRing(lang, [{ id: animal.id, note: "" }], {
      heading: titles.yearAnimal[lang],
      center: [yearPillar.chinese, `${elementLocalized} · ${animal.nameLocalized ?? animal.name}`, date],
    }),
});

/** Two animals and what they are to each other. */
export const animalPairRing = definePicture({
  operation: "getZodiacCompatibility",
  form: "ring",
  title: titles.animalPair,
  reads: z.object({
    signs: z.object({ first: readNamed, second: readNamed }),
    relationshipName: text,
    relationshipNameLocalized: maybe,
    relationshipChinese: maybe,
    score: z.number(),
  }),
  draw: (answer, { lang }) => {
    const { signs, relationshipName, relationshipNameLocalized = relationshipName, score } = answer;
    const marked = [...new Set([signs.first.id, signs.second.id])].map((id) => ({ id, note: "" }));
    return animalRing(lang, marked, {
      heading: titles.animalPair[lang],
      center: [`${signs.first.chinese} ${signs.second.chinese}`, relationshipNameLocalized, `${score} / 100`],
    });
  },
});

/** The animal, the day's and the year's. */
export const dailyAnimalRing = definePicture({
  operation: "getDailyZodiacReading",
  form: "ring",
  title: titles.dailyAnimal,
  reads: z.object({
    animal: readNamed,
    date: text,
    dayPillar: z.object({ animal: readAnimal, id: text }),
    year: z.object({ animal: readAnimal }),
    relationship: text,
    energyRating: z.number(),
  }),
  draw: ({ animal, date, dayPillar, year, energyRating }, { lang }) =>
    animalRing(
      lang,
      [
        { id: animal.id, note: "" },
        { id: dayPillar.animal, note: date },
        { id: year.animal, note: date.slice(0, 4) },
      ],
      { heading: titles.dailyAnimal[lang], center: [animal.chinese, date, `${energyRating} / 10`] },
    ),
});

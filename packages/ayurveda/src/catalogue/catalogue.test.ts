import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { dosha, doshas, qualities, tastes } from "../index";
import { DOSHA_IDS, DOSHAS, SUB_DOSHAS } from "../tables/doshas";
import { GUNA_PAIRS } from "../tables/gunas";
import { RASA_IDS } from "../tables/rasas";
import { CLASSICAL_RITUS, NATURES } from "../tables/ritus";
import { en } from "../texts/en";

const context = createContext({ texts: [en] });

describe("doshas", () => {
  test("come in the order of the verse, a page at a time", () => {
    expect(doshas({}, context).doshas.map(({ id }) => id)).toEqual(["vata", "pitta", "kapha"]);
    const page = doshas({ limit: 1, offset: 1 }, context);
    expect([page.total, page.limit, page.offset, page.doshas.map(({ id }) => id)]).toEqual([3, 1, 1, ["pitta"]]);
    expect(doshas({ offset: 7 }, context).doshas).toEqual([]);
  });

  test.each(["vata", "VATA", "Vāta".normalize("NFC"), "the Vata"])("are found as %s", (id) => {
    expect(dosha({ id }, context).dosha.id).toBe("vata");
  });

  test.each(["ojas", "tridosha", "vatta"])("an unknown one, %s, is a 404 that names the three", (id) => {
    const refused = (): unknown => {
      try {
        return dosha({ id }, context);
      } catch (error) {
        return isAlmagestError(error) ? { code: error.code, message: error.message } : error;
      }
    };
    expect(refused()).toEqual({
      code: "not_found",
      message: `There is no dosha "${id}". Accepted: vata, pitta, kapha.`,
    });
  });

  /** Ashtanga Hridaya, Sutrasthana 12.1-3. */
  test("have six, eight and ten seats, with the chief one among them", () => {
    const rows = doshas({}, context).doshas;
    expect(rows.map(({ seats }) => seats?.length)).toEqual([6, 8, 10]);
    for (const { seats, specialSeat } of rows) expect(seats).toContain(specialSeat);
  });

  test("have five forms each; those of vata move, the others do not", () => {
    for (const { id, subDoshas } of doshas({}, context).doshas) {
      expect(subDoshas).toHaveLength(5);
      expect(subDoshas.filter((sub) => "moves" in sub)).toHaveLength(id === "vata" ? 5 : 0);
    }
    expect(Object.keys(SUB_DOSHAS)).toHaveLength(15);
  });

  /** Ashtanga Hridaya, Sutrasthana 1.11-12: shita, sasneha, visra, sara and mrtsna are no words of the list of twenty. */
  test("name as gunas only what the list of twenty has by the same word", () => {
    expect(DOSHA_IDS.map((id) => DOSHAS[id].qualityGunas.join(" "))).toEqual([
      "ruksha laghu khara sukshma cala",
      "tikshna ushna laghu drava",
      "snigdha guru manda slakshna sthira",
    ]);
  });
});

describe("tastes", () => {
  /** Ashtanga Hridaya, Sutrasthana 1.14-16. */
  test("stand by strength, and three lower each dosha while three raise it", () => {
    const { strengthOrder, matrix } = tastes({ limit: 2, offset: 3 }, context);
    expect(strengthOrder).toEqual(["madhura", "amla", "lavana", "tikta", "katu", "kashaya"]);
    expect([matrix.vata.decreasedBy, matrix.pitta.decreasedBy, matrix.kapha.decreasedBy]).toEqual([
      ["madhura", "amla", "lavana"],
      ["madhura", "tikta", "kashaya"],
      ["tikta", "katu", "kashaya"],
    ]);
    for (const { decreasedBy, increasedBy } of Object.values(matrix)) {
      expect([...decreasedBy, ...increasedBy].toSorted()).toEqual([...RASA_IDS].toSorted());
    }
  });

  test("a taste and the matrix say the same, and every taste either lowers or raises each dosha", () => {
    const { rasas, matrix } = tastes({}, context);
    for (const { id, decreases, increases } of rasas) {
      expect([...decreases, ...increases].toSorted()).toEqual(["kapha", "pitta", "vata"]);
      expect(decreases).toEqual(DOSHA_IDS.filter((dosha) => matrix[dosha].decreasedBy.includes(id)));
    }
    expect(rasas.map(({ decreases }) => decreases.length)).toEqual([2, 1, 1, 2, 1, 2]);
  });

  test("have the elements of Charaka 26.40: sweet one, every other two", () => {
    expect(tastes({}, context).rasas.map(({ elements }) => elements.length)).toEqual([1, 2, 2, 2, 2, 2]);
  });
});

describe("qualities", () => {
  test("are ten pairs of twenty different gunas, the first of each in the order of the verse", () => {
    const { pairs, total } = qualities({}, context);
    expect(pairs.map(({ number, a }) => `${number} ${a.id}`)).toEqual([
      ...["1 guru", "2 manda", "3 hima", "4 snigdha", "5 slakshna"],
      ...["6 sandra", "7 mridu", "8 sthira", "9 sukshma", "10 vishada"],
    ]);
    expect([total, new Set(GUNA_PAIRS.flat()).size]).toEqual([10, 20]);
  });

  test("pages count pairs and keep their numbers", () => {
    expect(qualities({ limit: 4, offset: 6 }, context).pairs.map(({ number }) => number)).toEqual([7, 8, 9, 10]);
  });

  test("the one pair that the commentaries read differently says so, on whatever page it stands", () => {
    const noted = [qualities({}, context), qualities({ limit: 1, offset: 7 }, context)].map(({ pairs }) =>
      pairs.filter((pair) => "note" in pair).map(({ number }) => number),
    );
    expect(noted).toEqual([[8], [8]]);
  });

  test("doshas of a guna are the inverse of the gunas of a dosha", () => {
    const gunas = qualities({}, context).pairs.flatMap(({ a, b }) => [a, b]);
    for (const id of DOSHA_IDS) {
      const held = gunas.filter((guna) => guna.doshas.includes(id)).map((guna) => guna.id);
      expect(held.toSorted()).toEqual([...DOSHAS[id].qualityGunas].toSorted());
    }
    expect(gunas.find(({ id }) => id === "laghu")?.doshas).toEqual(["vata", "pitta"]);
    expect(gunas.find(({ id }) => id === "hima")?.doshas).toEqual([]);
  });
});

/** Ashtanga Hridaya, Sutrasthana 3.1-7 and 12.24-25. */
describe("natures of the seasons", () => {
  test("each dosha gathers, breaks out and settles in three seasons running: nine cells", () => {
    const cells = CLASSICAL_RITUS.flatMap((ritu) =>
      NATURES[ritu].cycle.map(({ dosha: id, state }) => `${id} ${state} ${ritu}`),
    );
    expect(cells.toSorted()).toEqual(
      [
        ...["vata accumulating grisma", "vata aggravated varsa", "vata settling sarad"],
        ...["pitta accumulating varsa", "pitta aggravated sarad", "pitta settling hemanta"],
        ...["kapha accumulating sisira", "kapha aggravated vasanta", "kapha settling grisma"],
      ].toSorted(),
    );
  });

  test("strength is greatest in the cold, least in heat and rain, and each taste grows once", () => {
    expect(CLASSICAL_RITUS.map((ritu) => NATURES[ritu].strength)).toEqual([
      ...["highest", "moderate", "lowest", "lowest", "moderate", "highest"],
    ]);
    expect(CLASSICAL_RITUS.map((ritu) => NATURES[ritu].taste)).toEqual([
      ...["tikta", "kashaya", "katu", "amla", "lavana", "madhura"],
    ]);
  });
});

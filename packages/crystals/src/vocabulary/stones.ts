import type { TermTable } from "@almagest/i18n";
import { loadedName, spokenTerm } from "@almagest/operation/names";
import { STONES } from "../stones/catalogue";
import { colorNames } from "../stones/filter";
import { stoneName } from "../stones/image";

/** The stones by their ids. */
export const stoneNames: TermTable = Object.fromEntries(
  STONES.map((stone) => [stone.id, spokenTerm(stone.name, (lang) => stoneName(stone, lang))]),
);

/** The colors of the catalogue. */
export const stoneColors: TermTable = Object.fromEntries(
  colorNames().map((id) => [
    id,
    spokenTerm(id, (lang) => loadedName({ owner: "crystals", table: "colors", id }, lang)),
  ]),
);

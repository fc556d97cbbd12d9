import { type Term, vocabulary } from "@almagest/i18n";
import type { CrystalSystem } from "../stones/stone";

/** The orders of atoms, glass and rock among them. */
export const crystalSystems = /* @__PURE__ */ vocabulary("crystals/systems", {
  cubic: "cubic",
  tetragonal: "tetragonal",
  orthorhombic: "orthorhombic",
  hexagonal: "hexagonal",
  trigonal: "trigonal",
  monoclinic: "monoclinic",
  triclinic: "triclinic",
  amorphous: "amorphous",
  rock: "rock",
}) satisfies Record<CrystalSystem, Term>;

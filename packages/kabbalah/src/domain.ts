import { type Domain, defineDomain } from "@almagest/operation";
import { nameCompatibility } from "./compatibility/operation";
import { concepts } from "./concepts";
import { dailySephirah } from "./daily/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { gematriaCiphers } from "./gematria/list";
import { gematria } from "./gematria/operation";
import { hebrewLetter, hebrewLetters } from "./letters/operations";
import { shemName, shemNames } from "./names/operations";
import { loadNames } from "./names.generated";
import { DRAWN } from "./pictures/drawn";
import { birthProfile } from "./profile/birth";
import { nameProfile } from "./profile/name";
import { sephirah, treeOfLife } from "./tree/operations";

/** Kabbalah as the transports mount it. */
export const kabbalah: Domain = defineDomain({
  concepts,
  id: "kabbalah",
  title: "Kabbalah",
  description: "Gematria, the Hebrew date, the 72 names, the Tree of Life, Hebrew letters, the count of the Omer",
  operations: {
    gematria,
    gematriaCiphers,
    nameProfile,
    birthProfile,
    shemNames,
    shemName,
    treeOfLife,
    sephirah,
    hebrewLetters,
    hebrewLetter,
    nameCompatibility,
    dailySephirah,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});

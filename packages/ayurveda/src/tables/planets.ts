import type { SevenGraha } from "@almagest/vedic/facts";
import type { DoshaId } from "./doshas";

export const DHATU_IDS = ["bone", "blood", "marrow", "skin", "fat", "seed", "sinew"] as const;
export type DhatuId = (typeof DHATU_IDS)[number];

export interface PlanetRow {
  readonly sanskritName: string;
  readonly doshas: readonly DoshaId[];
  readonly doshaVerse: string;
  readonly dhatu: DhatuId;
  readonly dhatuSanskrit: string;
}

/** Humors and tissues of the grahas: Brihat Jataka 2.8-11; the tissues are in the second half of 2.11. */
export const PLANETS: Readonly<Record<SevenGraha, PlanetRow>> = {
  sun: { sanskritName: "sūrya", doshas: ["pitta"], doshaVerse: "8", dhatu: "bone", dhatuSanskrit: "asthi" },
  moon: {
    sanskritName: "candra",
    doshas: ["vata", "kapha"],
    doshaVerse: "8",
    dhatu: "blood",
    dhatuSanskrit: "asṛj",
  },
  mars: { sanskritName: "bhauma", doshas: ["pitta"], doshaVerse: "9", dhatu: "marrow", dhatuSanskrit: "majjan" },
  mercury: {
    sanskritName: "budha",
    doshas: ["vata", "pitta", "kapha"],
    doshaVerse: "9",
    dhatu: "skin",
    dhatuSanskrit: "tvac",
  },
  jupiter: { sanskritName: "guru", doshas: ["kapha"], doshaVerse: "10", dhatu: "fat", dhatuSanskrit: "vasā" },
  venus: {
    sanskritName: "śukra",
    doshas: ["vata", "kapha"],
    doshaVerse: "10",
    dhatu: "seed",
    dhatuSanskrit: "śukra",
  },
  saturn: { sanskritName: "śani", doshas: ["vata"], doshaVerse: "11", dhatu: "sinew", dhatuSanskrit: "snāyu" },
};

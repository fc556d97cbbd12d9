import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { births } from "../../telling/test/asked";
import { en } from "../src/texts/en";

/** The context and the people of checked texts, and the numbers that texts write in words. */
export const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });
export const person = births.map(({ date: born, time: at, timezone }) => ({ date: born, time: at, timezone }));

export const NUMBERS = ["none", "one", "two", "three", "four", "five", "six"];
export const numberOf = (word = ""): number =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase());

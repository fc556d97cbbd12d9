import { named } from "@almagest/i18n";
import { prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { energies } from "../vocabulary/energies";
import { numberTypes } from "../vocabulary/types";
import { NUMBER_TYPES } from "./classify";

export const numberType = z
  .enum(NUMBER_TYPES)
  .meta({ name: "AngelNumberType", description: "The class of a number by its digits", fold: "case" });

const energy = z
  .enum(["positive", "neutral", "cautionary"])
  .meta({ name: "AngelNumberEnergy", description: "The tenor of the message" });

export const meaning = z
  .object({ spiritual: prose, love: prose, career: prose, money: prose, twinFlame: prose })
  .meta({ name: "AngelNumberMeaning" });

export const digitRoot = z.int().meta({ description: "Digits added until 0 to 9, 11, 22 or 33 is left" });

/** Members of every answer about a number that has an entry. */
export const record = {
  number: z.string(),
  title: prose,
  coreMessage: prose,
  ...named("type", numberType, numberTypes),
  digitRoot,
  keywords: proseList,
  ...named("energy", energy, energies),
};

/** An entry without what the digits alone say. */
export const content = {
  title: prose,
  coreMessage: prose,
  ...named("energy", energy, energies),
  keywords: proseList,
  meaning,
  biblical: prose.meta({ description: "What scripture has of this number; where it has nothing, that is said" }),
  shadow: prose,
  affirmation: prose,
  actionSteps: proseList,
};

export const entry = { ...record, ...content };

import { localizedText, prose, proseList } from "@almagest/operation";
import * as z from "zod";
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
  type: numberType,
  typeLocalized: localizedText,
  digitRoot,
  keywords: proseList,
  energy,
  energyLocalized: localizedText,
};

/** An entry without what the digits alone say. */
export const content = {
  title: prose,
  coreMessage: prose,
  energy,
  energyLocalized: localizedText,
  keywords: proseList,
  meaning,
  biblical: prose.meta({ description: "What scripture has of this number; where it has nothing, that is said" }),
  shadow: prose,
  affirmation: prose,
  actionSteps: proseList,
};

export const entry = { ...record, ...content };

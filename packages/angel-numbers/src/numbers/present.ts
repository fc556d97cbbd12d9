import { InvariantError } from "@almagest/operation";
import type { AngelNumberReader } from "../texts/reader";
import { type Energy, energyOf } from "./catalogue";
import { digitRootOf, type NumberType, typeOf } from "./classify";

export interface NumberRecord {
  readonly number: string;
  readonly title: string | undefined;
  readonly coreMessage: string | undefined;
  readonly type: NumberType;
  readonly digitRoot: number;
  readonly keywords: string[] | undefined;
  readonly energy: Energy;
}

type Areas = "spiritual" | "love" | "career" | "money" | "twinFlame";

export interface NumberContent {
  readonly title: string | undefined;
  readonly coreMessage: string | undefined;
  readonly energy: Energy;
  readonly keywords: string[] | undefined;
  readonly meaning: Record<Areas, string | undefined>;
  readonly biblical: string | undefined;
  readonly shadow: string | undefined;
  readonly affirmation: string | undefined;
  readonly actionSteps: string[] | undefined;
}

/** A number of the catalogue in short. */
export function presentRecord(number: string, texts: AngelNumberReader): NumberRecord {
  const type = typeOf(number);
  const { title, coreMessage, keywords, energy } = presentContent(number, texts);
  return {
    number,
    title,
    coreMessage,
    type,
    digitRoot: digitRootOf(number),
    keywords,
    energy,
  };
}

/** The texts about a number of the catalogue. */
export function presentContent(number: string, texts: AngelNumberReader): NumberContent {
  const energy = energyOf(number);
  if (energy === undefined) throw new InvariantError(`${number} is not in the catalogue`);
  const text = (member: string): string | undefined => texts.lookup(`numbers.${number}.${member}`);
  const list = (member: string): string[] | undefined => texts.lookupList(`numbers.${number}.${member}`)?.slice();
  return {
    title: text("title"),
    coreMessage: text("coreMessage"),
    energy,
    keywords: list("keywords"),
    meaning: {
      spiritual: text("meaning.spiritual"),
      love: text("meaning.love"),
      career: text("meaning.career"),
      money: text("meaning.money"),
      twinFlame: text("meaning.twinFlame"),
    },
    biblical: text("biblical"),
    shadow: text("shadow"),
    affirmation: text("affirmation"),
    actionSteps: list("actionSteps"),
  };
}

import sentences from "../../texts/en/sentences.json";
import untried from "../../texts/en/untried.json";

/** The English texts by their keys. */
export const messages = { sentences, untried };

/** The shape every language of this package fills; its keys are checked where they are used. */
export type DifferencesTexts = typeof messages;

import note from "../../texts/en/note.json";

/** The English texts by their keys. */
export const messages = { ...note };

/** The shape every language of this package fills; its keys are checked where they are used. */
export type DifferencesTexts = typeof messages;

// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `differencesExplain`. */
export interface DifferencesExplainRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD */
  readonly date: CivilDate;
}

/** TODO: say in one line what differencesExplain answers. */
export interface DifferencesExplain {
  readonly date: string;
  readonly note?: string;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

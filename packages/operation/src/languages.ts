/** The ten languages of the service, BCP 47. */
export const LANGS = ["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"] as const;

export type Lang = (typeof LANGS)[number];

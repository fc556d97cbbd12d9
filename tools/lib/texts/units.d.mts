/** The trace that a translation keeps of the English it was made from: eight digits of its sha256. */
export function hashOf(text: string): string;

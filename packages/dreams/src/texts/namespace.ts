/** Under which the dictionary stands among texts. */
export const NAMESPACE = "dreams";

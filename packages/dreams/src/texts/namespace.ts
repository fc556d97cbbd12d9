/** The namespace of the dictionary among texts. */
export const NAMESPACE = "dreams";

/** The middle of some figures: a single slow round does not move it. */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

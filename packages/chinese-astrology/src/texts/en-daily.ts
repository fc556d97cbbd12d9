/** The days of the twelve branches and the years, for each animal. */
export const daily = {};

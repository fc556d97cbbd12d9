/** The ages at which the Maturity number begins to be felt. */
export const MATURING = { from: 35, to: 40 } as const;

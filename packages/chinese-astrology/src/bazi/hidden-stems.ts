/** The ranks of the stems within a branch, from the strongest. */
export const HIDDEN_ROLES = ["principal", "middle", "residual"] as const;
export type HiddenRole = (typeof HIDDEN_ROLES)[number];

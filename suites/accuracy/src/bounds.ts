export const BOUNDS = {} as const;
export type QuantityId = string;

import * as z from "zod";

/** `limit`, whose range and default differ by endpoint. */
export function limit(bounds: { readonly max: number; readonly default: number }): z.ZodDefault<z.ZodInt> {
  return z.int().min(1).max(bounds.max).default(bounds.default).meta({ description: "How many entries to return" });
}

export const offset = z.int().min(0).default(0).meta({ description: "How many entries to skip" });

/** The query of a list that is one page unless a smaller one is asked for. */
export function pageQuery(size: number): { readonly limit: ReturnType<typeof limit>; readonly offset: typeof offset } {
  return { limit: limit({ max: size, default: size }), offset };
}

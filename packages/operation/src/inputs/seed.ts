import * as z from "zod";

/** `seed`: the same seed gives the same draw. */
export const seed = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .meta({
    description: "The same seed reproduces the same draw",
    examples: ["my-question"],
    keepsEmpty: true,
  });

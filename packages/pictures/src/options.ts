import { lang } from "@almagest/operation";
import * as z from "zod";
import { THEMES } from "./theme";

/** The widest allowed picture, in pixels. */
export const MAX_WIDTH_PX = 2400;
const MIN_WIDTH_PX = 16;

/** The options of every picture. */
export const commonOptions = z.object({
  theme: z.enum(THEMES).default("light").meta({
    description:
      "light, dark; auto: dark for readers who prefer it; print: black and gray; inherit: colors from the page's theme.css",
    fold: "case",
  }),
  lang: lang.meta({ description: "Language of title, description and labels" }),
  width: z
    .int()
    .min(MIN_WIDTH_PX)
    .max(MAX_WIDTH_PX)
    .optional()
    .meta({ description: "Width in pixels; the height follows. The form's own where it is left out" }),
  compact: z.boolean().default(false).meta({
    description:
      "true: for a narrow screen, where the form has such a figure: wheels, timelines, periods and clocks, with letters of 9 pixels and more on 360",
  }),
  dir: z.enum(["ltr", "rtl"]).default("ltr").meta({
    description: "rtl mirrors tables and timelines; the sky and maps stay as they are",
    fold: "case",
  }),
});

export type CommonOptions = z.output<typeof commonOptions>;

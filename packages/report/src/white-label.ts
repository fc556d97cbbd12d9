import { type ParseResult, parseParts, partParser } from "@almagest/operation";
import * as z from "zod";
import { LOGO_BYTES, logoFault } from "./logo-check";

const LONGEST_NAME = 80;
/** Four base64 letters carry three bytes. */
const LONGEST_LOGO = Math.ceil(LOGO_BYTES / 3) * 4;
/** WCAG 2.2, 1.4.3: text against its background. */
const LEAST_CONTRAST = 4.5;

const color = (name: string, description: string, example: string): z.ZodOptional<z.ZodString> =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .refine((text) => contrastOnWhite(text) >= LEAST_CONTRAST, {
      message: `${name} needs a contrast of at least ${LEAST_CONTRAST}:1 with white paper. Send a darker color.`,
    })
    .optional()
    .meta({ description, examples: [example] });

/** The sender of a report: sent in the body alone, since an address is logged and kept. */
export const whiteLabelSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_NAME)
      .optional()
      .meta({
        description: "Printed on the cover, and the author of the document",
        examples: ["Ada's astrology"],
      }),
    logo: z
      .base64()
      .max(LONGEST_LOGO)
      .superRefine((text, context) => {
        const fault = logoFault(text);
        if (fault !== undefined) context.addIssue({ code: "custom", message: `logo ${fault}.` });
      })
      .optional()
      .meta({
        description:
          "PNG, JPEG or SVG as base64: at most 100 kB and 4 million pixels, the SVG without scripts, text styles and references outside of itself",
      }),
    ink: color("ink", "Of titles, #rrggbb, with a contrast of 4.5 to 1 on white", "#1f2a44"),
    accent: color("accent", "Of rules and names, likewise", "#8a5a1f"),
  })
  .meta({ name: "ReportWhiteLabel", description: "The sender of a report" });

export interface WhiteLabel {
  readonly name: string | undefined;
  /** Base64. */
  readonly logo: string | undefined;
  readonly colors: { readonly ink?: string; readonly accent?: string };
}

/** Reads the `report` member of a body. Paths of issues begin with `report`. */
export function parseWhiteLabel(sent: unknown): ParseResult<WhiteLabel> {
  const parsed = parseParts({ body: partParser(z.object({ report: whiteLabelSchema })) }, { body: { report: sent } });
  if (!parsed.ok) return parsed;
  const { name, logo, ink, accent } = whiteLabelSchema.parse(Reflect.get(parsed.value, "report"));
  return { ok: true, value: { name, logo, colors: { ...(ink && { ink }), ...(accent && { accent }) } } };
}

/** The contrast of a color with white by WCAG 2.2: from 1 to 21. */
export function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

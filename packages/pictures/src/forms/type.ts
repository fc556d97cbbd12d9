/** Sizes of letters and glyphs that forms share, in picture units. */
export const SIZE = { heading: 19, text: 14, small: 12, tiny: 10.5 } as const;

/** Widths of lines. */
export const LINE = { hair: 0.6, thin: 1, firm: 1.5, bold: 2.2 } as const;

/** The width of tables, bars and strips. */
export const PAGE_WIDTH = 720;

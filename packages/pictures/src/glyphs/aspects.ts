/** Aspects and small marks, as lines in a box of 24 around (0, 0): drawn for this package. */
export const ASPECT_GLYPHS = {
  conjunction: "M-2.6-2.2a5.2 5.2 0 1 0 .01 0M1.2-.8 8.6-8.6",
  "semi-sextile": "M-9 4.8H9M0 4.8-5.8-6.2M0 4.8 5.8-6.2",
  "semi-square": "M-7.4 7H8M-7.4 7 5-7.8",
  sextile: "M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5",
  square: "M-7-7H7V7H-7Z",
  trine: "M0-8.6 8.6 6.8H-8.6Z",
  sesquiquadrate: "M-6-9H4.6V1.6H-6ZM-2.6 8.8H8.2M-2.6 8.8 6.2-1.2",
  quincunx: "M-9-4.8H9M0-4.8-5.8 6.2M0-4.8 5.8 6.2",
  opposition: "M-5.6 1.2a4.2 4.2 0 1 0 .01 0M5.6-9.6a4.2 4.2 0 1 0 .01 0M-2.6 2.4 2.6-2.4",
  parallel: "M-3 8.6-.4-8.6M3.4 8.6 6-8.6",
  "contra-parallel": "M-3 8.6-.4-8.6M3.4 8.6 6-8.6M-6.4 2.2 8.4-2.2",
  direct: "M-5.6 9V-9H-1.6C9.6-9 9.6 9-1.6 9Z",
  retrograde: "M-6.4 9V-9H-1C5-9 5-.8-1-.8H-6.4M-1.4-.8 6.6 9M.4 9 6.8 1.4",
} as const satisfies Readonly<Record<string, string>>;

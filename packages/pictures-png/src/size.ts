/** More takes more memory than a server has to give away. */
export const MOST_PIXELS = 40_000_000;

const ROOT = /^<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/;

/** A picture with too many pixels, declared smaller. */
export function withinBounds(svg: string): string {
  const [, width = "0", height = "0"] = ROOT.exec(svg) ?? [];
  const share = Math.sqrt(MOST_PIXELS / (Number(width) * Number(height)));
  if (share >= 1) return svg;
  const smaller = (length: string): number => Math.max(1, Math.floor(Number(length) * share));
  return svg.replace(ROOT, (start) =>
    start
      .replace(`width="${width}"`, `width="${smaller(width)}"`)
      .replace(`height="${height}"`, `height="${smaller(height)}"`),
  );
}

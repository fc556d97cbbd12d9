// One finished drawing: the scene under a frame, without a caption.
import { INK, PAPER } from "./palette.mjs";
import { render } from "./shape.mjs";

export const SIZE = { width: 300, height: 460 };
const EDGE = 13;

/** Covers what reaches past the picture, so that no clip and no id are needed. */
function frame(tint) {
  const { width, height } = SIZE;
  const inner = `M${EDGE} ${EDGE}V${height - EDGE}H${width - EDGE}V${EDGE}Z`;
  return (
    `<path fill="${PAPER}" stroke="none" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${inner}"/>` +
    `<path fill="none" stroke="${tint}" stroke-width="3" d="M7 7H${width - 7}V${height - 7}H7Z"/>` +
    `<path fill="none" stroke-width="2.6" d="${inner}"/>`
  );
}

export function drawing({ title, tint, scene }) {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<title>${title}</title>
<g stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${render(scene)}${frame(tint)}</g>
</svg>
`;
}

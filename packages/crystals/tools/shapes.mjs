// The figures that habits are put together of, in a field of 300 by 300. A face is [points, tone].
export const at = (angleDeg, radius, x = 150, y = 150) => {
  const angle = (angleDeg * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};
export const ring = (count, radius, turn = 0, x = 150, y = 150) =>
  Array.from({ length: count }, (_, index) => at(turn + (360 / count) * index, radius, x, y));
export const moved = (points, x, y, scale = 1) =>
  points.map(([px, py]) => [150 + (px - 150) * scale + x, 150 + (py - 150) * scale + y]);
export const turned = (points, angleDeg, x = 150, y = 150) => {
  const angle = (angleDeg * Math.PI) / 180;
  return points.map(([px, py]) => [
    x + (px - x) * Math.cos(angle) - (py - y) * Math.sin(angle),
    y + (px - x) * Math.sin(angle) + (py - y) * Math.cos(angle),
  ]);
};

/** A prism of three visible sides from x0 to x3, ended above and below by the given heights at each edge. */
export function prism([x0, x1, x2, x3], top, bottom, tones = [0.3, 0.05, -0.22]) {
  const edge = [x0, x1, x2, x3];
  return [0, 1, 2].map((side) => [
    [
      [edge[side], top[side]],
      [edge[side + 1], top[side + 1]],
      [edge[side + 1], bottom[side + 1]],
      [edge[side], bottom[side]],
    ],
    tones[side],
  ]);
}

export function pointed(edges, shoulder, apex, bottom) {
  const middle = [(edges[1] + edges[2]) / 2, apex];
  const cap = [0, 1, 2].map((side) => [
    [[edges[side], shoulder[side]], middle, [edges[side + 1], shoulder[side + 1]]],
    [0.55, 0.35, -0.05][side],
  ]);
  const outline = [
    middle,
    [edges[3], shoulder[3]],
    [edges[3], bottom[3]],
    [edges[2], bottom[2]],
    [edges[1], bottom[1]],
    [edges[0], bottom[0]],
    [edges[0], shoulder[0]],
  ];
  return { outline, faces: [...prism(edges, shoulder, bottom), ...cap] };
}

export function flat(edges, top, bottom, back) {
  const lid = [
    [edges[0], top[0]],
    [edges[1], top[1]],
    [edges[2], top[2]],
    [edges[3], top[3]],
    [edges[2], back],
    [edges[1], back],
  ];
  const outline = [
    [edges[1], back],
    [edges[2], back],
    [edges[3], top[3]],
    [edges[3], bottom[3]],
    [edges[2], bottom[2]],
    [edges[1], bottom[1]],
    [edges[0], bottom[0]],
    [edges[0], top[0]],
  ];
  return { outline, faces: [...prism(edges, top, bottom), [lid, 0.5]] };
}

export function cube(x, y, size) {
  const h = size * 0.5;
  const w = size * 0.87;
  const corner = { top: [x, y - size], left: [x - w, y - h], right: [x + w, y - h], mid: [x, y], low: [x, y + size] };
  const lowLeft = [x - w, y + h];
  const lowRight = [x + w, y + h];
  return {
    outline: [corner.top, corner.right, lowRight, corner.low, lowLeft, corner.left],
    faces: [
      [[corner.top, corner.right, corner.mid, corner.left], 0.42],
      [[corner.left, corner.mid, corner.low, lowLeft], 0.06],
      [[corner.mid, corner.right, lowRight, corner.low], -0.25],
    ],
  };
}

/** The corners of a flat figure that nothing lies outside of (gift wrapping). */
export function hull(points) {
  const corners = [points.reduce((left, point) => (point[0] < left[0] ? point : left))];
  for (let step = 0; step < points.length; step++) {
    const from = corners.at(-1);
    const next = points.reduce((best, point) => {
      const cross = (best[0] - from[0]) * (point[1] - from[1]) - (best[1] - from[1]) * (point[0] - from[0]);
      return best === from || cross < 0 ? point : best;
    }, from);
    if (Math.hypot(next[0] - corners[0][0], next[1] - corners[0][1]) < 1) return corners;
    corners.push(next);
  }
  return corners;
}

/** Several crystals as one, the last one in front. */
export function together(...parts) {
  return { outlines: parts.map(({ outline }) => outline), faces: parts.flatMap(({ faces }) => faces) };
}

export function shifted({ outline, faces }, x, y, scale, angleDeg = 0) {
  const place = (points) => moved(turned(points, angleDeg), x, y, scale);
  return { outline: place(outline), faces: faces.map(([points, ...rest]) => [place(points), ...rest]) };
}

/** The rhombic dodecahedron of garnet, seen from a little above and to the side. */
export const DODECAHEDRON = (() => {
  const pairs = [
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ].flatMap(([x, y, z]) =>
    [1, -1].flatMap((one) => [1, -1].map((two) => [x * one, y * (x === 0 ? one : two), z * two])),
  );
  const view = ([x, y, z]) => {
    const [turn, tilt] = [0.42, 0.3];
    const [x1, z1] = [x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)];
    return [x1, y * Math.cos(tilt) - z1 * Math.sin(tilt), z1 * Math.cos(tilt) + y * Math.sin(tilt)];
  };
  const onPage = (corner) => {
    const [x, y] = view(corner);
    return [150 + x * 56, 150 - y * 56];
  };
  const visible = pairs.filter((normal) => view(normal)[2] > 0);
  const faces = visible.map((normal) => {
    const zero = normal.indexOf(0);
    const [first, second] = [0, 1, 2].filter((axis) => axis !== zero);
    const axial = (axis) => [0, 1, 2].map((each) => (each === axis ? normal[axis] * 2 : 0));
    const corner = (sign) => normal.map((value, axis) => (axis === zero ? sign : value));
    const points = [axial(first), corner(1), axial(second), corner(-1)].map(onPage);
    const [x, y, z] = view(normal);
    return [points, (-x * 0.32 + y * 0.42 + z * 0.2 - 0.12) / 1.4];
  });
  return { outline: hull(faces.flatMap(([points]) => points)), faces };
})();

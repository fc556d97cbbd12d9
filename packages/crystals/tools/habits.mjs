// The shapes of stones: each habit is an outline and faces, in a field of 300 by 300. A face is [points, tone].
import { at, cube, DODECAHEDRON, flat, pointed, ring, shifted, together } from "./shapes.mjs";

const QUARTZ = pointed([98, 128, 178, 204], [112, 122, 122, 110], 36, [240, 256, 256, 240]);
const HEXPRISM = flat([88, 122, 182, 212], [84, 100, 100, 84], [226, 246, 246, 226], 68);
const SLENDER = pointed([118, 136, 166, 182], [84, 90, 90, 82], 42, [238, 250, 250, 238]);

const blob = (random, wide = 1, tall = 1) => {
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = at((360 / count) * index, 88 + random() * 26);
    return [150 + (x - 150) * wide, 152 + (y - 150) * tall];
  });
};

const facetedStone = (points, tones) => {
  const inner = points.map(([x, y]) => [150 + (x - 150) * 0.5, 150 + (y - 150) * 0.5]);
  const sides = points.map((point, index) => {
    const next = (index + 1) % points.length;
    return [[point, points[next], inner[next], inner[index]], tones[index % tones.length]];
  });
  return { outline: points, faces: [...sides, [inner, 0.35]] };
};

const OCTAHEDRON = {
  outline: [
    [150, 34],
    [250, 158],
    [150, 266],
    [50, 158],
  ],
  faces: [
    [
      [
        [150, 34],
        [178, 176],
        [50, 158],
      ],
      0.38,
    ],
    [
      [
        [150, 34],
        [250, 158],
        [178, 176],
      ],
      0.02,
    ],
    [
      [
        [50, 158],
        [178, 176],
        [150, 266],
      ],
      -0.12,
    ],
    [
      [
        [178, 176],
        [250, 158],
        [150, 266],
      ],
      -0.34,
    ],
  ],
};

const RHOMB = {
  outline: [
    [80, 92],
    [196, 62],
    [252, 118],
    [222, 226],
    [104, 252],
    [50, 182],
  ],
  faces: [
    [
      [
        [80, 92],
        [196, 62],
        [252, 118],
        [134, 146],
      ],
      0.42,
    ],
    [
      [
        [80, 92],
        [134, 146],
        [104, 252],
        [50, 182],
      ],
      0.08,
    ],
    [
      [
        [134, 146],
        [252, 118],
        [222, 226],
        [104, 252],
      ],
      -0.18,
    ],
  ],
};

const BLOCK = {
  outline: [
    [64, 108],
    [150, 66],
    [242, 96],
    [240, 214],
    [150, 252],
    [62, 208],
  ],
  faces: [
    [
      [
        [64, 108],
        [150, 66],
        [242, 96],
        [154, 140],
      ],
      0.36,
    ],
    [
      [
        [64, 108],
        [154, 140],
        [150, 252],
        [62, 208],
      ],
      0.04,
    ],
    [
      [
        [154, 140],
        [242, 96],
        [240, 214],
        [150, 252],
      ],
      -0.22,
    ],
  ],
};

const BLADE = {
  outline: [
    [128, 34],
    [178, 48],
    [190, 250],
    [160, 266],
    [108, 254],
    [112, 58],
  ],
  faces: [
    [
      [
        [128, 34],
        [112, 58],
        [108, 254],
        [126, 240],
      ],
      0.4,
    ],
    [
      [
        [128, 34],
        [126, 240],
        [160, 266],
        [168, 62],
      ],
      0.1,
    ],
    [
      [
        [128, 34],
        [178, 48],
        [168, 62],
      ],
      0.5,
    ],
    [
      [
        [178, 48],
        [190, 250],
        [160, 266],
        [168, 62],
      ],
      -0.24,
    ],
    [
      [
        [108, 254],
        [126, 240],
        [160, 266],
      ],
      -0.1,
    ],
  ],
};

const CROSS_ARM = flat([126, 140, 162, 176], [44, 52, 52, 44], [250, 258, 258, 250], 36);

/** Each habit by its name: `(random) => { outline or outlines, faces, round }`; round outlines are drawn as curves. */
export const HABITS = {
  quartz: () => QUARTZ,
  hexprism: () => HEXPRISM,
  tourmaline: () => flat([100, 116, 186, 200], [62, 72, 72, 60], [244, 256, 256, 244], 46),
  tetraprism: () => pointed([92, 96, 176, 208], [106, 110, 122, 104], 40, [232, 236, 250, 228]),
  rhombprism: () => pointed([90, 120, 190, 214], [124, 146, 134, 112], 64, [208, 230, 230, 208]),
  orthoprism: () => pointed([94, 130, 160, 208], [118, 132, 132, 114], 66, [232, 250, 250, 230]),
  cluster: () =>
    together(
      shifted(SLENDER, -58, 34, 0.7, -26),
      shifted(SLENDER, 60, 36, 0.68, 27),
      shifted(SLENDER, -24, 14, 0.85, -9),
      shifted(SLENDER, 26, 22, 0.8, 11),
    ),
  cubes: () => together(cube(108, 128, 62), cube(200, 150, 50), cube(146, 196, 58)),
  octahedron: () => OCTAHEDRON,
  dodecahedron: () => DODECAHEDRON,
  barrel: () => {
    const body = flat([78, 118, 184, 222], [104, 122, 122, 104], [210, 230, 230, 210], 84);
    return { ...body, outline: body.outline };
  },
  barrels: () =>
    together(
      shifted(HEXPRISM, -50, -26, 0.5, -18),
      shifted(HEXPRISM, 54, -12, 0.55, 22),
      shifted(HEXPRISM, -4, 44, 0.6, 4),
    ),
  blade: () => BLADE,
  rhomb: () => RHOMB,
  block: () => BLOCK,
  tablet: () => ({
    outline: [
      [72, 82],
      [214, 60],
      [240, 84],
      [232, 226],
      [92, 246],
      [66, 222],
    ],
    faces: [
      [
        [
          [72, 82],
          [214, 60],
          [222, 206],
          [66, 222],
        ],
        0.2,
      ],
      [
        [
          [214, 60],
          [240, 84],
          [232, 226],
          [222, 206],
        ],
        -0.25,
      ],
      [
        [
          [66, 222],
          [222, 206],
          [232, 226],
          [92, 246],
        ],
        -0.1,
      ],
    ],
  }),
  trilling: () => facetedStone(ring(6, 108, -90), [0.1, -0.2, 0.28, -0.05, -0.3, 0.42]),
  star: () =>
    together(
      ...[0, 60, 120, 25, 85, 145].map((angle) =>
        shifted(flat([134, 143, 157, 166], [50, 56, 56, 50], [246, 252, 252, 246], 44), 0, 0, 1, angle),
      ),
    ),
  cross: () => together(shifted(CROSS_ARM, 0, 0, 0.95, 62), shifted(CROSS_ARM, 0, 0, 1, 2)),
  spray: () => {
    const blades = Array.from({ length: 13 }, (_, index) => {
      const angle = -165 + index * 12.5;
      const tip = at(angle, 122 + (index % 3) * 14, 150, 226);
      const left = at(angle - 3, 60, 150, 226);
      const right = at(angle + 3, 60, 150, 226);
      return {
        outline: [[150, 226], left, tip, right],
        faces: [
          [[[150, 226], left, tip], 0.3],
          [[[150, 226], tip, right], -0.2],
        ],
      };
    });
    return together(...blades);
  },
  foliated: () =>
    together(
      ...[0, 1, 2, 3, 4, 5].map((leaf) => {
        const y = 232 - leaf * 24;
        const shift = leaf % 2 === 0 ? 0 : 9;
        const points = [
          [62 + shift, y],
          [104 + shift, y - 46],
          [200 + shift, y - 50],
          [240 - shift, y - 8],
          [196 - shift, y + 30],
          [98 - shift, y + 32],
        ];
        return { outline: points, faces: [[points, 0.05 + leaf * 0.08]] };
      }),
    ),
  shard: () =>
    facetedStone(
      [
        [118, 40],
        [206, 66],
        [244, 150],
        [202, 246],
        [110, 256],
        [56, 190],
        [70, 96],
      ],
      [0.35, 0.05, -0.22, -0.3, -0.1, 0.18, 0.45],
    ),
  massive: (random) => ({ outline: blob(random, 1.05, 0.92), faces: [], round: true }),
  nodule: (random) => ({ outline: blob(random, 1.02, 1), faces: [], round: true }),
  drop: (random) => ({ outline: blob(random, 0.8, 1.06), faces: [], round: true }),
  pearl: () => ({ outline: ring(24, 92), faces: [], round: true }),
  log: () => ({ outline: ring(16, 104).map(([x, y], index) => [x + (index % 3) * 3, y]), faces: [], round: true }),
  grape: (random) => ({
    outlines: [
      [96, 120, 40],
      [160, 98, 46],
      [214, 138, 38],
      [86, 186, 44],
      [204, 204, 44],
      [146, 158, 52],
      [138, 226, 40],
    ].map(([x, y, radius]) => ring(14, radius + random() * 4, 0, x, y)),
    faces: [],
    round: true,
  }),
  tree: () => ({
    outlines: [
      [
        [140, 262],
        [144, 190],
        [112, 132],
        [96, 60],
        [110, 56],
        [128, 116],
        [150, 150],
        [158, 84],
        [150, 38],
        [166, 36],
        [176, 92],
        [172, 150],
        [206, 116],
        [222, 62],
        [234, 68],
        [222, 128],
        [182, 184],
        [170, 262],
      ],
    ],
    faces: [],
    round: true,
  }),
};

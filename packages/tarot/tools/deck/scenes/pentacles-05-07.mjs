// Pentacles, five to seven: gardens, workshops, doors.
import { hand, inTunic, standing } from "../body.mjs";
import { pentacle } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { ground, mountains, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { scales, town, wall } from "../places.mjs";
import { at, blob, disc, dot, limb, line, oval, path } from "../shape.mjs";

const flakes = Array.from({ length: 34 }, (_, i) =>
  dot(((i * 73) % 280) + 12, ((i * 137) % 420) + 20, 2.2 + (i % 3) * 0.5, C.white),
);

const five = () => [
  sky(C.night),
  wall(-10, 0, 320, 330, C.slate, 30),
  path("M60 290V140Q70 50 150 24Q230 50 240 140V290Z", C.gold, { width: 4 }),
  path("M74 282V144Q84 64 150 42Q216 64 226 144V282Z", C.green),
  [
    [112, 0],
    [188, 0],
  ].map(([x]) => line(`M${x} 60V282`, 1.8)),
  line("M74 150H226M74 224H226M150 42V282", 1.8),
  path("M150 60L200 120L150 150L100 120Z", C.blue),
  path("M74 224L112 190L150 224L188 190L226 224V282H74Z", C.red),
  [
    [150, 84],
    [112, 148],
    [188, 148],
    [128, 214],
    [172, 214],
  ].map(([x, y]) => pentacle(x, y, 1.3)),
  ground(
    [
      [0, 372],
      [80, 360],
      [190, 366],
      [300, 356],
    ],
    C.white,
  ),
  at(
    [
      path("M-8 -72Q-22 -60 -20 -30L-24 0H18L14 -34Q14 -66 4 -74Z", C.teal),
      path("M-6 -86Q-20 -80 -18 -58Q-2 -48 12 -60Q12 -78 4 -88Z", C.tan),
      line("M-10 -50Q-14 -24 -12 0M4 -48Q6 -24 6 -2M-20 0L-14 -8L-8 0L-2 -7L4 0L10 -8L18 0", 1.4),
      at(head({ side: true, skin: SKIN[2], hair: C.tan, cut: "hood", down: 2, mouth: "sad" }), {
        x: -2,
        y: -79,
        rot: 16,
      }),
      limb(
        [
          [-9, -58],
          [-13, -42],
          [4, -50],
        ],
        8,
        C.tan,
        { root: [-4, -62] },
      ),
      hand([7, -51.4], [-13, -42], SKIN[2], { fist: true, s: 1.1 }),
      path("M-16 2Q-16 -5 -9 -4L-2 2ZM6 2Q6 -5 12 -4L20 2Z", SKIN[2]),
    ],
    { x: 216, y: 418, s: 2.15 },
  ),
  at(
    [
      limb(
        [
          [-13, -2],
          [-8, -68],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [22, 0],
          [15, -60],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [-13, -68],
          [-3, -66],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [10, -60],
          [20, -60],
        ],
        3.4,
        C.brown,
      ),
    ],
    { x: 90, y: 430, s: 2.15 },
  ),
  at(
    [
      inTunic({
        tunic: C.blue,
        hose: C.stone,
        shoe: C.white,
        skin: SKIN[0],
        belt: C.bark,
        sleeve: C.slate,
        head: { hair: HAIR.brown, cut: "short", look: 2, mouth: "sad", hat: hats.bandage() },
        legs: [
          [
            [-5, -40],
            [-8, -20],
            [-8, -2],
          ],
          [
            [5, -40],
            [14, -26],
            [6, -14],
          ],
        ],
        left: [
          [-18, -58],
          [-12, -58],
        ],
        right: [
          [20, -56],
          [16, -54],
        ],
      }),
      line("M-5 -77L0 -68L5 -77", 1.4),
      path("M-4 -64Q0 -72 4 -64L5 -58H-5Z", C.gold),
      dot(0, -57, 1.4),
    ],
    { x: 92, y: 430, s: 2.05 },
  ),
  flakes,
];

const six = () => [
  sky(C.steel),
  town(60, 336, 0.9, C.stone, C.slate),
  town(226, 336, 0.9, C.stone, C.slate),
  ground(
    [
      [0, 336],
      [300, 336],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.tan,
  ),
  at(
    standing({
      robe: C.red,
      cape: C.wine,
      trim: C.gold,
      belt: C.green,
      stripe: C.blue,
      skin: SKIN[1],
      sleeve: C.wine,
      head: { hair: HAIR.brown, cut: "short", beard: "pointed", look: -1.6, down: 1, hat: hats.turban(C.red) },
      left: [
        [-24, -62],
        [-26, -46],
      ],
      right: [[24, -62], [34, -68], scales(0, 18, 0.5)],
    }),
    { x: 152, y: 420, s: 2.65 },
  ),
  [
    [72, 316],
    [86, 330],
    [68, 342],
  ].map(([x, y]) => oval(x, y, 5, 5.4, C.gold, { width: 1.6 })),
  beggar(66, 444, C.gold, SKIN[3], HAIR.black, false),
  beggar(236, 444, C.blue, SKIN[0], HAIR.grey, true),
  [
    [44, 76],
    [98, 56],
    [44, 136],
    [150, 44],
    [256, 60],
    [258, 124],
  ].map(([x, y]) => pentacle(x, y, 1.45)),
];

function beggar(x, y, robe, skin, hair, flip) {
  return at(
    [
      path("M-8 -40Q-20 -38 -20 -22L-28 0H22L16 -22Q14 -38 4 -42Z", robe),
      path("M-20 -24Q-6 -34 14 -24L18 -8Q-4 -18 -24 -6Z", C.tan),
      line("M-10 -10L-12 0M6 -12L8 0"),
      at(head({ side: true, skin, hair, cut: "short", mouth: "open" }), { x: 0, y: -52, rot: -28 }),
      limb(
        [
          [4, -34],
          [20, -36],
          [24, -50],
        ],
        7,
        robe,
      ),
      disc(24, -51, 3.6, skin),
      disc(18, -49, 3.6, skin),
    ],
    { x, y, s: 1.75, flip },
  );
}

const bush = [
  blob(
    [
      [20, 400],
      [30, 300],
      [24, 210],
      [60, 150],
      [104, 160],
      [132, 210],
      [128, 300],
      [140, 400],
      [80, 420],
    ],
    C.forest,
  ),
  line(
    "M40 300Q52 290 64 300M90 350Q102 340 116 350M50 370Q62 360 74 370M50 210Q60 200 72 208M92 270Q102 260 116 268",
    1.8,
    C.leaf,
  ),
  [
    [30, 330, 100],
    [126, 250, -20],
    [52, 160, 200],
    [104, 160, -60],
    [30, 240, 160],
    [128, 340, 10],
  ].map(([x, y, rot]) => at(path("M0 0Q8 -9 24 -4Q14 10 0 0Z", C.leaf, { width: 1.5 }), { x, y, rot })),
];

const seven = () => [
  sky(C.pale),
  mountains(
    320,
    [
      [240, 70],
      [280, 56],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 320],
      [300, 316],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 396],
      [300, 400],
    ],
    C.ochre,
  ),
  bush,
  [
    [76, 184],
    [50, 240],
    [104, 240],
    [70, 300],
    [114, 310],
    [62, 362],
  ].map(([x, y]) => pentacle(x, y, 1.55)),
  limb(
    [
      [174, 440],
      [180, 232],
    ],
    6,
    C.tan,
  ),
  path("M160 436H196L192 452L160 446Z", C.slate),
  at(
    inTunic({
      tunic: C.orange,
      hose: C.blue,
      shoe: C.brown,
      skin: SKIN[2],
      belt: C.bark,
      sleeve: C.blue,
      head: { hair: HAIR.black, cut: "short", look: -3, down: 2.4, eyes: "open", mouth: "sad" },
      tilt: -8,
      left: [
        [-20, -58],
        [-20, -70],
      ],
      right: [
        [6, -56],
        [-18, -68],
      ],
      legs: [
        [
          [-5, -40],
          [-6, -20],
          [-6, -2],
        ],
        [
          [5, -40],
          [12, -22],
          [16, -2],
        ],
      ],
      toes: [-5, 5],
    }),
    { x: 222, y: 430, s: 2.6 },
  ),
  pentacle(134, 420, 1.5),
];

export const pentacles05to07 = { five, six, seven };

// Cups, four to six: water and clear skies.
import { crossedArms, inTunic, standing } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { head } from "../head.mjs";
import { cloudHand, ground, mountains, sea, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child } from "../people.mjs";
import { bridge, castle, house, turret } from "../places.mjs";
import { at, blob, curve, disc, dot, limb, line, path } from "../shape.mjs";

const crossLegged = ({
  tunic,
  hose,
  skin,
  hair,
  cut = "short",
  hat = [],
  look = 0,
  down = 0,
  eyes = "open",
  mouth = "calm",
  sleeve = tunic,
}) => [
  limb(
    [
      [-8, -8],
      [-30, -4],
      [-6, 4],
    ],
    11,
    hose,
  ),
  limb(
    [
      [8, -8],
      [30, -4],
      [6, 4],
    ],
    11,
    hose,
  ),
  path("M-13 -10Q-10 2 -4 5Q0 6 4 5Q10 2 13 -10Z", hose),
  path("M-6 -48Q-14 -47 -15 -40L-13 -10Q0 -5 13 -10L15 -40Q14 -47 6 -48Q0 -44 -6 -48Z", tunic),
  at(head({ skin, hair, cut, hat, look, down, eyes, mouth }), { y: -58 }),
  crossedArms(sleeve, skin, { y: 30 }),
];

const four = () => [
  sky(C.pale),
  mountains(
    330,
    [
      [250, 70],
      [200, 50],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 330],
      [150, 312],
      [300, 330],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 384],
      [150, 376],
      [300, 390],
    ],
    C.green,
  ),
  path("M206 392Q222 300 212 180L246 180Q250 300 268 392Z", C.bark),
  blob(
    [
      [120, 130],
      [130, 60],
      [190, 30],
      [260, 30],
      [300, 90],
      [300, 190],
      [240, 200],
      [180, 178],
      [140, 176],
    ],
    C.forest,
  ),
  line(
    "M150 110Q158 104 166 110Q174 116 182 108M206 66Q214 60 222 66Q230 72 238 64M226 150Q234 144 242 150Q250 156 258 148M168 156Q176 150 184 156M246 104Q254 98 262 104Q268 108 274 102",
    1.6,
  ),
  at(
    crossLegged({
      tunic: C.red,
      sleeve: C.wine,
      hose: C.blue,
      skin: SKIN[2],
      hair: HAIR.black,
      look: 0,
      down: 3,
      eyes: "shut",
      mouth: "sad",
    }),
    { x: 208, y: 390, s: 2.25 },
  ),
  cloudHand(84, 228, 1.5, { skin: SKIN[0] }),
  cup(100, 222, 1.7),
  [44, 88, 132].map((x) => cup(x, 440, 1.75)),
];

/** Wine that ran out of a cup whose lip is at x,y, in a pool on the ground. */
const spill = (x, y, color) => [
  blob(
    [
      [x + 3, y - 8],
      [x - 5, y + 4],
      [x - 22, y + 8],
      [x - 30, y + 15],
      [x - 12, y + 20],
      [x + 14, y + 20],
      [x + 20, y + 14],
      [x + 6, y + 8],
    ],
    color,
    { width: 1.6 },
  ),
  line(`M${x - 18} ${y + 13}H${x - 4}`, 1.6, C.rose),
];

const five = () => [
  sky(C.stone),
  ground(
    [
      [0, 262],
      [150, 254],
      [300, 262],
    ],
    C.leaf,
  ),
  castle(54, 262, 1.15, { fill: C.slate, roof: C.navy }),
  sea(286, C.blue, { rows: 3, gap: 16, until: 330 }),
  bridge(244, 318, 1.15, C.tan),
  ground(
    [
      [0, 336],
      [150, 330],
      [300, 338],
    ],
    C.sand,
  ),
  at(
    [
      path("M-6 -96Q-20 -90 -18 -68Q-26 -40 -26 0Q0 8 26 0Q24 -40 16 -66Q18 -90 4 -96Z", C.black),
      at(head({ side: true, cut: "none", skin: SKIN[1], hair: HAIR.brown, mouth: "sad", eyes: "shut", down: 1 }), {
        x: -9,
        y: -79,
        s: 0.96,
        rot: 28,
        flip: true,
      }),
      path("M5 -97Q-10 -101 -15 -88Q-9 -84 -8 -76Q-8 -68 -14 -62Q-2 -55 10 -64Q19 -84 5 -97Z", C.black, {
        stroke: C.slate,
        width: 1.6,
      }),
      curve(
        [
          [-4, -62],
          [-8, -30],
          [-12, -2],
        ],
        1.6,
        C.slate,
      ),
      curve(
        [
          [6, -62],
          [8, -30],
          [10, -2],
        ],
        1.6,
        C.slate,
      ),
      path("M-14 0Q-16 -6 -8 -5V3Z", C.brown),
    ],
    { x: 160, y: 412, s: 2.7 },
  ),
  [
    [54, 336, C.red],
    [91, 382, C.wine],
    [51, 418, C.red],
  ].map(([x, y, color]) => spill(x, y, color)),
  cup(98, 342, 1.5, { rot: -80 }),
  cup(134, 374, 1.45, { rot: -98 }),
  cup(94, 422, 1.45, { rot: -82 }),
  cup(230, 440, 1.7),
  cup(266, 430, 1.7),
];

const blossom = (x, y, radius) => [
  [0, 1, 2, 3, 4].map((i) => {
    const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
    return disc(x + radius * 0.6 * Math.cos(angle), y + radius * 0.6 * Math.sin(angle), radius * 0.5, C.white, {
      width: 1.3,
    });
  }),
  dot(x, y, radius * 0.42, C.gold),
];

const flowerCup = (x, y, s) => [
  at(
    [
      line("M0 -30V-44M-4 -30L-8 -42M4 -30L8 -42", 2, C.forest),
      path("M-3 -31Q-14 -30 -17 -37Q-8 -38 -3 -31ZM3 -31Q14 -30 17 -37Q8 -38 3 -31Z", C.green, { width: 1.3 }),
      blossom(-9, -41, 6),
      blossom(9, -41, 6),
      blossom(0, -47, 7.6),
    ],
    { x, y, s },
  ),
  cup(x, y, s),
];

const six = () => [
  sky(C.pale),
  turret(46, 330, 64, 270, C.stone, { windows: 3 }),
  house(206, 320, 2.7, { fill: C.cream, roof: C.orange }),
  ground(
    [
      [0, 322],
      [300, 322],
    ],
    C.leaf,
  ),
  path("M-10 340L310 332V470H-10Z", C.sand),
  line("M-10 380L310 372M-10 420L310 416M60 340L20 460M240 336L280 460", 1.2),
  at(
    standing({
      robe: C.slate,
      skin: SKIN[1],
      head: { back: true, hair: HAIR.brown },
      right: [
        [16, -54],
        [16, -60],
        limb(
          [
            [0, 40],
            [0, -50],
          ],
          2,
          C.brown,
        ),
      ],
    }),
    { x: 106, y: 344, s: 0.85 },
  ),
  at(
    inTunic({
      tunic: C.blue,
      hose: C.red,
      shoe: C.brown,
      skin: SKIN[1],
      head: { side: true, hair: C.red, cut: "hood", mouth: "smile" },
      tilt: 10,
      left: [
        [-4, -58],
        [16, -50],
      ],
      right: [
        [18, -58],
        [28, -52],
      ],
    }),
    { x: 116, y: 408, s: 2.1 },
  ),
  child(212, 410, 2.05, {
    robe: C.gold,
    skin: SKIN[3],
    flip: true,
    head: { side: true, cut: "hood", hair: C.white },
    left: [
      [2, -26],
      [14, -28],
    ],
    right: [
      [16, -30],
      [20, -34],
    ],
  }),
  flowerCup(178, 322, 1.25),
  flowerCup(42, 446, 1.5),
  flowerCup(102, 446, 1.5),
  flowerCup(166, 446, 1.5),
  flowerCup(230, 446, 1.5),
  flowerCup(268, 340, 1.3),
];

export const cups04to06 = { four, five, six };

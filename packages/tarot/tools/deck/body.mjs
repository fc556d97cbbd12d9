// Figures: upright, seated, kneeling, riding. A figure is 100 units high with its feet at 0,0 and the face's center at
// 0,-87. Each scene gives hands and knees, so that no two poses are the same.
import { head, locks } from "./head.mjs";
import { C, SKIN, shade } from "./palette.mjs";
import { at, disc, flat, limb, line, path } from "./shape.mjs";

const SHOULDER_Y = -70;

/**
 * A hand at the end of a forearm that comes from `elbow`, its thumb on the upper side, or on the side of the body.
 * A fist has its fingers closed over what it holds. `thumb` 1 or -1 says the side where the scene knows better.
 */
export function hand([x, y], [ex, ey], skin, { fist = false, s = 1, thumb } = {}) {
  const [dx, dy] = [x - ex, y - ey];
  const upper = Math.abs(dx) > Math.abs(dy) * 0.5 ? Math.sign(dx) : Math.sign(x * dy);
  const shapes = fist
    ? [
        path("M-3 -3Q1 -4.6 3.4 -2.6Q4.4 0 3.4 2.8Q0 4.4 -3 3.2Z", skin),
        path("M-2.6 -1Q-1 -5.4 3 -3.6Q4.2 -2 2.4 -1.2L0.6 -0.6Z", skin, { width: 1.3 }),
      ]
    : [
        path("M-0.8 -2.4Q0.6 -6.2 2.8 -5.4Q3.8 -4.4 2.4 -1.6Z", skin, { width: 1.5 }),
        path("M-3 -2.9Q1.4 -3.8 4.8 -2.2Q6.4 0 4.8 2.2Q1.4 3.8 -3 3.1Z", skin),
        line("M5 0.2H2.4", 1),
      ];
  const rot = (Math.atan2(dy, dx) * 180) / Math.PI;
  const turned = (thumb ?? (upper || 1)) < 0 ? shapes.map(mirrored) : shapes;
  return at(turned, { x, y, s, rot });
}

/** Upside down: the thumb on the other side. */
const mirrored = (shape) => at(at(shape, { flip: true }), { rot: 180 });

/** An arm from the shoulder over the elbow to the hand; what the hand holds lies under the fingers. */
export function arm({ from, elbow, hand: end, sleeve, skin, thick = 8, bell = false, hold = [], bare = false, root }) {
  const [hx, hy] = end;
  const [ex, ey] = elbow;
  const wrist = [hx + (ex - hx) * 0.22, hy + (ey - hy) * 0.22];
  const cuff = bell
    ? path(
        [
          ["M", [ex - 2, ey - 3]],
          ["L", [wrist[0], wrist[1] - 3]],
          ["Q", [wrist[0] + 1, wrist[1] + 8], [wrist[0] - (hx - ex) * 0.2, wrist[1] + 15]],
          ["Q", [ex, ey + 12], [ex - 2, ey + 3]],
          ["Z"],
        ],
        sleeve,
      )
    : [];
  const inner = limb([elbow, end], thick * 0.62, skin);
  const outer = bare
    ? limb([from, elbow, end], thick * 0.72, skin, { root })
    : limb([from, elbow, wrist], thick, sleeve, { root });
  return [
    hold.length === 0 && !hold.type ? [] : at(hold, { x: hx, y: hy }),
    inner,
    cuff,
    outer,
    hand([hx, hy], elbow, skin, { fist: hold.length > 0 || hold.type !== undefined }),
  ];
}

function arms(figure, shoulders) {
  const { sleeve = figure.robe, skin = SKIN[1], left, right, bell, thick, bare } = figure;
  const plain = sleeve === figure.robe && figure.mantle === undefined && !figure.armsBehind;
  return [left, right].map((pose, i) => {
    if (pose === undefined) return [];
    const [elbow, end, hold = []] = pose;
    const from = shoulders[i];
    const root = plain ? [from[0] * 0.55, from[1] + 4] : undefined;
    return arm({ from, elbow, hand: end, hold, sleeve, skin, bell, thick, bare, root });
  });
}

const wears = (figure) =>
  at(head({ skin: figure.skin ?? SKIN[1], ...figure.head }), { y: -87, x: figure.headX ?? 0, rot: figure.tilt ?? 0 });

/** Hair behind the shoulders. */
const hairOf = (figure) => at(locks(figure.head), { y: -87, x: figure.headX ?? 0, rot: figure.tilt ?? 0 });

function capeOf(color, hem = 22) {
  return path(`M-8 -75Q-17 -72 -18 -50Q-20 -20 ${-hem} 0Q0 5 ${hem} 0Q20 -20 18 -50Q17 -72 8 -75Z`, color);
}

/** A long robe to the ground. `trim` borders the hem, `stripe` runs down the front, `mantle` covers the shoulders. */
function robeOf({ robe, trim, belt, stripe, mantle, hem = 17, train = 0 }) {
  const body = path(
    `M-5 -77Q-13 -76 -14 -69L-9.5 -50Q-12 -24 ${-hem} 0Q0 4 ${hem + train} 0Q12 -24 9.5 -50L14 -69Q13 -76 5 -77Q0 -72 -5 -77Z`,
    robe,
  );
  const band =
    trim === undefined
      ? []
      : path(`M${-hem} 0Q0 4 ${hem + train} 0L${hem + train * 0.6 - 0.9} -5Q0 -1 ${-hem + 0.9} -5Z`, trim, {
          width: 1.3,
        });
  const front =
    stripe === undefined ? [] : path("M-3 -74L-2.5 -50L-4 2H4L2.5 -50L3 -74Q0 -71 -3 -74Z", stripe, { width: 1.3 });
  const waist =
    belt === undefined ? [] : path("M-9.6 -52.5Q0 -49.5 9.6 -52.5V-48.5Q0 -45.5 -9.6 -48.5Z", belt, { width: 1.3 });
  const over =
    mantle === undefined ? [] : path("M-5 -77Q-15 -77 -16 -64Q0 -56 16 -64Q15 -77 5 -77Q0 -71 -5 -77Z", mantle);
  const dark = flat(
    `M5 -76Q12.6 -75 13 -69L8.8 -50Q11.4 -24 ${hem - 0.8} -0.4Q${hem * 0.7} 1.4 ${hem * 0.4} 1.8Q5 -24 4.4 -50L7 -64Z`,
    shade(robe),
  );
  return [body, dark, line("M-4 -45Q-6 -20 -8 -4M4 -45Q5 -20 7 -4"), front, band, waist, over];
}

export function standing(figure) {
  const { cape, capeHem } = figure;
  return [
    cape === undefined ? [] : capeOf(cape, capeHem),
    hairOf(figure),
    figure.armsBehind
      ? arms(figure, [
          [-11, SHOULDER_Y],
          [11, SHOULDER_Y],
        ])
      : [],
    robeOf(figure),
    figure.under ?? [],
    wears(figure),
    figure.armsBehind
      ? []
      : arms(figure, [
          [-11, SHOULDER_Y],
          [11, SHOULDER_Y],
        ]),
  ];
}

/** A leg with its shoe; the foot points to where `toe` says. */
export function leg(hip, knee, foot, { hose = C.blue, shoe = C.brown, thick = 8, toe = 6 } = {}) {
  const [fx, fy] = foot;
  const reach = Math.hypot(fx - knee[0], fy - knee[1]);
  const short = Math.min((thick * 0.5) / reach, 0.5);
  const ankle = [fx + (knee[0] - fx) * short, fy + (knee[1] - fy) * short];
  return [
    limb([hip, knee, ankle], thick, hose),
    path(
      `M${fx - Math.sign(toe) * 4} ${fy - 5}Q${fx} ${fy - 6} ${fx + Math.sign(toe) * 3.6} ${fy - 4}Q${fx + toe * 1.5} ${fy - 2} ${fx + toe * 1.5} ${fy + 1.6}H${fx - Math.sign(toe) * 4}Z`,
      shoe,
    ),
  ];
}

/** A tunic to the thigh with legs in hose; `legs` are [hip, knee, foot] for left and right. */
export function inTunic(figure) {
  const {
    tunic,
    trim,
    belt = C.brown,
    hose,
    shoe,
    cape,
    capeHem = 18,
    legs = [
      [
        [-5, -40],
        [-6, -20],
        [-7, -2],
      ],
      [
        [5, -40],
        [6, -20],
        [7, -2],
      ],
    ],
    toes = [-5, 5],
    skirt = 14,
    capeLength,
  } = figure;
  return [
    cape === undefined
      ? []
      : path(
          `M-8 -75Q-16 -72 -17 -50Q-19 -30 ${-capeHem} ${capeLength ?? -14}Q0 ${(capeLength ?? -14) + 5} ${capeHem} ${capeLength ?? -14}Q19 -30 17 -50Q16 -72 8 -75Z`,
          cape,
        ),
    hairOf(figure),
    figure.armsBehind
      ? arms({ ...figure, robe: tunic }, [
          [-11, SHOULDER_Y],
          [11, SHOULDER_Y],
        ])
      : [],
    leg(...legs[0], { hose, shoe, toe: toes[0] }),
    leg(...legs[1], { hose, shoe, toe: toes[1] }),
    path(
      `M-5 -77Q-13 -76 -14 -69L-9.5 -52L${-skirt} -33Q0 -28 ${skirt} -33L9.5 -52L14 -69Q13 -76 5 -77Q0 -72 -5 -77Z`,
      tunic,
    ),
    flat(
      `M5 -76Q12.6 -75 13 -69L8.8 -52L${skirt - 0.9} -33.4Q${skirt * 0.7} -31.6 ${skirt * 0.36} -31.2L4.4 -52L7 -64Z`,
      shade(tunic),
    ),
    line("M-4 -47L-6 -34M4 -47L6 -34"),
    trim === undefined
      ? []
      : path(`M${-skirt} -33Q0 -28 ${skirt} -33L${skirt - 1} -37Q0 -32 ${-skirt + 1} -37Z`, trim, { width: 1.3 }),
    path("M-9.8 -53.5Q0 -50.5 9.8 -53.5V-50Q0 -47 -9.8 -50Z", belt, { width: 1.3 }),
    figure.under ?? [],
    wears(figure),
    figure.armsBehind
      ? []
      : arms({ ...figure, robe: tunic }, [
          [-11, SHOULDER_Y],
          [11, SHOULDER_Y],
        ]),
  ];
}

/** Seated and seen from the front; the knees show under the robe. */
export function seated(figure) {
  const { robe, trim, stripe, mantle, cape, belt, hem = 21 } = figure;
  const body = path(
    `M-5 -77Q-13 -76 -14 -69L-10 -50Q-17 -46 -18 -38L${-hem} 0Q0 5 ${hem} 0L18 -38Q17 -46 10 -50L14 -69Q13 -76 5 -77Q0 -72 -5 -77Z`,
    robe,
  );
  return [
    cape === undefined ? [] : path(`M-8 -76Q-19 -72 -20 -50L${-hem - 7} 0Q0 6 ${hem + 7} 0L20 -50Q19 -72 8 -76Z`, cape),
    hairOf(figure),
    body,
    flat(
      `M5 -76Q12.6 -75 13 -69L9.2 -50Q16.4 -46 17.2 -38L${hem - 0.9} -0.4Q${hem * 0.7} 1.6 ${hem * 0.4} 2Q8 -20 5 -38L4.4 -50L7 -64Z`,
      shade(robe),
    ),
    stripe === undefined ? [] : path("M-3 -74L-3 -48L-5 2H5L3 -48L3 -74Q0 -71 -3 -74Z", stripe, { width: 1.3 }),
    line("M-17 -38Q-11 -46 -5 -38Q-6 -18 -7 -3M17 -38Q11 -46 5 -38Q6 -18 7 -3M-5 -38Q0 -34 5 -38"),
    trim === undefined
      ? []
      : path(`M${-hem} 0Q0 5 ${hem} 0L${hem - 0.5} -6Q0 -1 ${-hem + 0.5} -6Z`, trim, { width: 1.3 }),
    belt === undefined ? [] : path("M-10 -53Q0 -50 10 -53V-49Q0 -46 -10 -49Z", belt, { width: 1.3 }),
    [
      path("M-10 1Q-11 -5 -6 -4Q-2 -2 -3 2Z", figure.shoe ?? C.brown, { width: 1.4 }),
      path("M10 1Q11 -5 6 -4Q2 -2 3 2Z", figure.shoe ?? C.brown, { width: 1.4 }),
    ],
    mantle === undefined ? [] : path("M-5 -77Q-15 -77 -16 -64Q0 -56 16 -64Q15 -77 5 -77Q0 -71 -5 -77Z", mantle),
    figure.under ?? [],
    wears(figure),
    arms(figure, [
      [-11, SHOULDER_Y],
      [11, SHOULDER_Y],
    ]),
  ];
}

/** Seated in profile, looking right; the seat is 38 high. */
export function seatedSide(figure) {
  const { robe, trim, cape } = figure;
  return [
    cape === undefined ? [] : path("M-4 -76Q-16 -72 -17 -50L-22 -2Q-8 4 4 0L2 -40L4 -70Z", cape),
    path(
      "M-5 -77Q-12 -74 -12 -62L-13 -36Q-12 -26 -4 -24L10 -26Q8 -12 6 0Q16 4 28 0Q26 -22 24 -38Q20 -46 8 -45L9 -66Q8 -75 3 -77Z",
      robe,
    ),
    line("M8 -45Q0 -44 -4 -38M20 -38Q18 -20 14 -3M24 -34L23 -6"),
    trim === undefined ? [] : path("M6 0Q16 4 28 0L27.4 -6Q16 -2 6.8 -6Z", trim, { width: 1.3 }),
    path("M18 2Q18 -4 24 -3Q32 -2 33 2Z", figure.shoe ?? C.brown, { width: 1.4 }),
    figure.under ?? [],
    wears({ ...figure, head: { side: true, ...figure.head } }),
    arms(figure, [
      [-4, SHOULDER_Y],
      [0, SHOULDER_Y],
    ]),
  ];
}

/** Kneeling in profile, looking right; the face's center is at 2,-62. */
export function kneeling(figure) {
  const { robe, belt } = figure;
  return [
    path("M-4 -52Q-13 -50 -13 -36L-16 -20Q-26 -8 -30 1Q-6 4 18 1Q19 -10 12 -18L10 -40Q10 -50 5 -52Z", robe),
    line("M-8 -18Q-16 -8 -22 -2M6 -18Q2 -8 2 0"),
    belt === undefined ? [] : path("M-14 -25Q-2 -20 11 -24V-20Q-2 -16 -15 -21Z", belt, { width: 1.3 }),
    at(head({ skin: figure.skin ?? SKIN[1], side: true, ...figure.head }), { x: 1, y: -62, rot: figure.tilt ?? 0 }),
    arms(figure, [
      [-5, -45],
      [2, -45],
    ]),
  ];
}

/** The upper body of a rider, from the saddle at 0,0 up; one leg hangs in front of the horse. */
export function riding(figure) {
  const { robe, hose = C.steel, shoe = C.slate, cape, trim } = figure;
  return [
    cape === undefined ? [] : path("M-4 -38Q-22 -34 -34 -6Q-24 -8 -16 2L4 -4L6 -34Z", cape),
    figure.armsBehind
      ? arms(figure, [
          [-7, -32],
          [6, -32],
        ])
      : [],
    path("M-4 -39Q-11 -37 -11 -29L-10 -10L-16 4Q0 9 14 3L9 -12L11 -29Q10 -37 4 -39Z", robe),
    trim === undefined ? [] : path("M-16 4Q0 9 14 3L12.6 -1.6Q0 4 -14.4 -0.6Z", trim, { width: 1.3 }),
    line("M-9 -10Q0 -6 9 -11"),
    leg([2, 2], [12, 16], [6, 36], { hose, shoe, toe: 5, thick: 9 }),
    figure.under ?? [],
    at(head({ skin: figure.skin ?? SKIN[1], side: true, ...figure.head }), { x: 0, y: -49, rot: figure.tilt ?? 0 }),
    figure.armsBehind
      ? []
      : arms(figure, [
          [-7, -32],
          [6, -32],
        ]),
  ];
}

/** A breastplate for `under`, on any figure seen from the front. */
export const breastplate = (fill = C.steel) => [
  path("M-5 -77Q-14 -76 -14 -68Q-12 -56 -9 -52Q0 -48 9 -52Q12 -56 14 -68Q14 -76 5 -77Q0 -72 -5 -77Z", fill),
  line("M0 -72V-50M-11 -64Q-5 -58 0 -62Q5 -58 11 -64"),
  disc(-13.5, -69, 5, fill),
  disc(13.5, -69, 5, fill),
];

/** Arms crossed over the chest of a figure seen from the front, one forearm wholly over the other. */
export const crossedArms = (sleeve, skin, { thick = 8.4, y = 0 } = {}) =>
  at(
    [
      limb(
        [
          [-12, -70],
          [-18, -55],
          [8, -58],
        ],
        thick,
        sleeve,
      ),
      limb(
        [
          [12, -70],
          [18.5, -56],
          [-9, -55.4],
        ],
        thick,
        sleeve,
      ),
      hand([-12.5, -56], [12, -55], skin, { s: 1.15 }),
      hand([14.6, -61.6], [6, -58], skin, { s: 1, thumb: -1 }),
    ],
    { y },
  );

/** Flowers or marks strewn over a robe. */
export const strewn = (points, color, radius = 2.2) =>
  points.map(([x, y]) => [disc(x, y, radius, color, { width: 1 })]);

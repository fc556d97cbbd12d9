// Markings of a stone: lines, spots and sheens, drawn inside its outline.
import { toned } from "./colors.mjs";

const round = (value) => Number(value.toFixed(1));
const path = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
const line = (d, color, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
const spot = (x, y, radius, color, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${more}/>`;
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join("");

function wander(random, steps, jump) {
  let [x, y] = [40 + random() * 220, 40 + random() * 30];
  const points = [[x, y]];
  for (let step = 0; step < steps; step++) {
    x += (random() - 0.5) * jump;
    y += 24 + random() * 22;
    points.push([x, y]);
  }
  return path(points);
}

const RAINBOW = ["#e2574c", "#f0a03c", "#f1d64b", "#55b86a", "#3f9fd0", "#7b62c4", "#e07ab0"];

/** `(random, colors, outline) => svg`. */
export const MARKINGS = {
  plain: () => "",
  bands: (_, colors, rings) => {
    const tones = [-0.22, 0.3, -0.05, 0.5, 0.12, -0.3, 0.36];
    return times(7, (index) => {
      const scale = 0.9 - index * 0.125;
      const color = toned(colors[index % colors.length], tones[index]);
      return `<path d="${rings(scale)}" fill="${color}" stroke="${toned(color, -0.18)}" stroke-width="1"/>`;
    });
  },
  zones: (_, colors) =>
    times(
      5,
      (index) =>
        `<path d="M0 ${60 + index * 48}L300 ${20 + index * 48}V${44 + index * 48}L0 ${84 + index * 48}z" fill="${colors[1 + (index % (colors.length - 1))]}" opacity=".9"/>`,
    ),
  stripes: (_, colors) =>
    times(26, (index) =>
      line(`M${index * 14 - 40} 20L${index * 14} 280`, toned(colors[0], -0.3), 0.8, ' opacity=".45"'),
    ),
  veins: (random, colors) => {
    const ink = colors[1] ?? toned(colors[0], random() > 0.5 ? 0.65 : -0.5);
    return times(9, (index) =>
      line(
        wander(random, 8, 70),
        toned(ink, index % 3 === 0 ? 0.2 : -0.1),
        1 + random() * 3,
        ' stroke-linejoin="round" opacity=".8"',
      ),
    );
  },
  specks: (random, colors) =>
    times(34, () =>
      spot(
        45 + random() * 210,
        45 + random() * 210,
        1.5 + random() * 6,
        colors[1] ?? toned(colors[0], 0.5),
        ' opacity=".85"',
      ),
    ),
  glitter: (random, colors) =>
    times(70, (index) => {
      const [x, y, size] = [40 + random() * 220, 40 + random() * 220, 1.5 + random() * 3];
      const color = index % 2 === 0 ? "#fff3cf" : toned(colors[1] ?? colors[0], 0.55);
      return `<path d="M${round(x)} ${round(y - size)}l${round(size)} ${round(size)}l${round(-size)} ${round(size)}l${round(-size)} ${round(-size)}z" fill="${color}" opacity=".85"/>`;
    }),
  patches: (random, colors) =>
    times(11, (index) => {
      const [x, y] = [50 + random() * 200, 50 + random() * 200];
      const color = colors[1 + (index % Math.max(colors.length - 1, 1))] ?? toned(colors[0], -0.4);
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(14 + random() * 26)}" ry="${round(10 + random() * 18)}" transform="rotate(${Math.round(random() * 180)} ${round(x)} ${round(y)})" fill="${color}" opacity=".9"/>`;
    }),
  flow: (random, colors) =>
    times(17, (index) => {
      const y = 30 + index * 15;
      const sway = () => round((random() - 0.5) * 46);
      const color = index % 2 === 0 ? toned(colors[1] ?? colors[0], 0.35) : toned(colors[0], -0.28);
      return line(
        `M20 ${y}C90 ${y + sway()} 130 ${y + sway()} 160 ${y + sway()}S250 ${y + sway()} 290 ${y + sway()}`,
        color,
        round(2 + random() * 4),
        ' opacity=".75"',
      );
    }),
  flash: (_, colors) =>
    `<path d="M60 250L190 30L240 60L120 270z" fill="${toned(colors.at(-1), 0.35)}" opacity=".6"/><path d="M104 262L222 52L234 60L124 268z" fill="#ffffff" opacity=".4"/>`,
  needles: (random, colors) =>
    times(22, () => {
      const [x, y, angle] = [90 + random() * 120, 70 + random() * 160, (random() - 0.5) * 1.4];
      const length = 30 + random() * 60;
      const [dx, dy] = [Math.sin(angle) * length, Math.cos(angle) * length];
      return line(
        path([
          [x - dx, y - dy],
          [x + dx, y + dy],
        ]),
        colors[1],
        round(0.8 + random() * 1.2),
      );
    }),
  feathers: (random, colors) =>
    times(8, () => {
      const [x, y, turn] = [50 + random() * 200, 60 + random() * 180, Math.round(random() * 360)];
      const barbs = times(8, (index) =>
        line(
          `M0 ${-index * 7}q14 -10 ${22 - index} ${-18}M0 ${-index * 7}q-14 -10 ${-22 + index} ${-18}`,
          colors[1],
          1.4,
        ),
      );
      return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})" opacity=".85">${line("M0 0V-66", colors[1], 1.6)}${barbs}</g>`;
    }),
  eye: (random, colors) =>
    times(24, (index) =>
      line(
        `M${20 + index * 11} 30q${round((random() - 0.5) * 18)} 120 0 240`,
        toned(colors[0], index % 2 === 0 ? -0.4 : 0.35),
        round(2 + random() * 5),
        ' opacity=".7"',
      ),
    ) +
    '<ellipse cx="150" cy="150" rx="120" ry="15" fill="#ffe7a8" opacity=".75"/><ellipse cx="150" cy="150" rx="112" ry="4.5" fill="#fffbe8" opacity=".9"/>',
  orbs: (random, colors) =>
    times(13, (index) => {
      const [x, y, radius] = [55 + random() * 190, 55 + random() * 190, 13 + random() * 17];
      return [1, 0.7, 0.4]
        .map((scale, ring) =>
          spot(x, y, radius * scale, toned(colors[(index + ring) % colors.length], [-0.15, 0.35, -0.3][ring])),
        )
        .join("");
    }),
  opal: (random) =>
    times(60, (index) => {
      const [x, y] = [40 + random() * 220, 45 + random() * 210];
      const corner = () => round((random() - 0.5) * 34);
      return `<path d="M${round(x)} ${round(y)}l${corner()} ${corner()}l${corner()} ${corner()}z" fill="${RAINBOW[index % RAINBOW.length]}" opacity=".55"/>`;
    }),
  pits: (random, colors) =>
    times(26, () => spot(70 + random() * 160, 50 + random() * 200, 3 + random() * 6, toned(colors[0], -0.5))),
  split: (_, colors) => `<path d="M0 176L300 128V300H0z" fill="${colors[1]}" opacity=".78"/>`,
  core: (_, colors) =>
    `<path d="M0 0H300V300H0z" fill="${colors[1]}" opacity=".8"/><path d="M122 40H180V270H122z" fill="${toned(colors[0], 0.6)}"/><path d="M130 40H172V270H130z" fill="${colors[0]}"/>`,
};

// Looks for events over the positions that swetest prints, by its own nested steps, and keeps of each event the two
// printed rows that enclose it: node suites/accuracy/tools/events.mjs (swetest as for authority.mjs)
import { readFileSync, writeFileSync } from "node:fs";
import { changes, dataOf, rowsAt, signChangeWithin, wrapped } from "./swetest.mjs";

const AUTHORITY = new URL("../authority/", import.meta.url);
const { EVENT_SEARCHES, PHASE_CENTURY } = await dataOf("suites/accuracy/src/event-searches.ts");
const { ASPECTS } = await dataOf("packages/western/src/aspects/table.ts");
/** Length in days of the step that encloses an event. */
const STEP = "0.0001";

const LETTERS = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
};
const letterOf = (body, nodeType) => {
  if (body.endsWith("-node")) return nodeType === "mean" ? "m" : "t";
  return { chiron: "D", lilith: "A" }[body] ?? LETTERS[body];
};
/** The columns asked for: the value, and where turns count its speed. */
const COLUMNS = { ingress: "-fPl", station: "-fPs", aspect: "-fPls", parallel: "-fPdss", crossing: "-fPb" };

function searched(search) {
  const letters = search.bodies.map((body) => letterOf(body, search.nodeType));
  const count = Math.round((search.toJdTt - search.fromJdTt) / search.stepDays) + 1;
  const rows = rowsAt([`-p${letters.join("")}`, COLUMNS[search.finder]], {
    jd: search.fromJdTt,
    count,
    step: search.stepDays,
  });
  const events = quantitiesOf(search).flatMap((quantity) => eventsOf(quantity, search, rows));
  events.sort((a, b) => a.jd - b.jd);
  return `> ${search.id}\n${events.map(({ line }) => `${line}\n`).join("")}`;
}

/** The quantity that passes zero at an event, from the printed values of its bodies: [body][column]. */
function quantitiesOf({ finder, bodies, nearMissOrbDeg }) {
  const single = bodies.map((body) => ({ body, column: 0, places: [bodies.indexOf(body)] }));
  const shift = (body) => (body === "south-node" ? 180 : 0);
  const side = (body) => (body === "south-node" ? -1 : 1);
  if (finder === "ingress") {
    return single.flatMap(({ body, ...rest }) =>
      Array.from({ length: 12 }, (_, k) => ({
        ...rest,
        key: () => `${body} ${30 * k}`,
        gap: ([own]) => wrapped(own[0] + shift(body) - 30 * k),
      })),
    );
  }
  if (finder === "station" || finder === "crossing") {
    const [up, down] = finder === "station" ? ["direct", "retrograde"] : ["ascending", "descending"];
    return single.map(({ body, ...rest }) => ({
      ...rest,
      key: (rising) => `${body} ${rising ? up : down}`,
      gap: ([own]) => own[0],
    }));
  }
  return pairs(bodies).flatMap(([first, second]) => {
    const places = [bodies.indexOf(first), bodies.indexOf(second)];
    const targets =
      finder === "aspect"
        ? Object.entries(ASPECTS).flatMap(([name, { angleDeg }]) =>
            [...new Set([angleDeg, angleDeg === 180 ? 180 : -angleDeg])].map((angle) => ({
              name,
              value: ([a, b]) => wrapped(a[0] + shift(first) - b[0] - shift(second) - angle),
              speed: ([a, b]) => a[1] - b[1],
            })),
          )
        : [-1, 1].map((sign) => ({
            name: sign < 0 ? "parallel" : "contraparallel",
            value: ([a, b]) => side(first) * a[0] + sign * side(second) * b[0],
            speed: ([a, b]) => side(first) * a[1] + sign * side(second) * b[1],
          }));
    return targets.flatMap(({ name, value, speed }) => [
      { places, column: 0, key: () => `${first} ${second} ${name}`, gap: value },
      { places, column: 1, key: () => `${first} ${second} ${name} near`, gap: speed, near: value, nearMissOrbDeg },
    ]);
  });
}

function pairs(bodies) {
  const all = bodies.flatMap((first, k) => bodies.slice(k + 1).map((second) => [first, second]));
  return all.filter(([first, second]) => !(first === "north-node" && second === "south-node"));
}

function eventsOf(quantity, search, rows) {
  const { places, column, gap, near } = quantity;
  const values = rows.map((row) => gap(numbers(places.map((place) => row[place]))));
  const bodies = places.map((place) => letterOf(search.bodies[place], search.nodeType));
  const asked = bodies.length === 2 && bodies[0] === bodies[1] ? bodies.slice(1) : bodies;
  const ask = (when) =>
    rowsAt([`-p${asked.join("")}`, COLUMNS[search.finder]], when).map((row) =>
      row.length < bodies.length ? [row[0], row[0]] : row,
    );
  return values.flatMap((value, k) => {
    if (!changes(value, values[k + 1])) return [];
    const rising = values[k + 1] > value;
    if (
      near !== undefined &&
      Math.abs(near(numbers(places.map((place) => rows[k][place])))) > search.nearMissOrbDeg + 1
    )
      return [];
    const around = { jd: search.fromJdTt + k * search.stepDays, width: search.stepDays };
    const jd = signChangeWithin(ask, (row) => gap(numbers(row)), around);
    const [before, after] = ask({ jd, count: 2, step: STEP });
    if (near !== undefined && !isNear(quantity, numbers(before), rising)) return [];
    const printed = [before, after].flatMap((row) => row.map((columns) => columns[column]));
    return [{ jd: Number(jd), line: `${quantity.key(rising)} ${jd} ${printed.join(" ")}` }];
  });
}

/** Whether a turn is a closest approach within the orb: the least above zero, or the greatest below. */
function isNear({ near, nearMissOrbDeg }, row, rising) {
  const excess = near(row);
  return Math.abs(excess) <= nearMissOrbDeg && (rising ? excess > 0 : excess < 0);
}

const numbers = (row) => row.map((columns) => columns.map(Number));

function phases() {
  const ask = (when) => rowsAt(["-p1", "-d0", "-fPl"], when);
  const { fromJdTt, toJdTt } = PHASE_CENTURY;
  const rows = ask({ jd: fromJdTt, count: toJdTt - fromJdTt + 1, step: 1 });
  const found = [0, 90, 180, 270].flatMap((angle) => {
    const gap = ([[elongation]]) => wrapped(Number(elongation) - angle);
    const values = rows.map(gap);
    return values.flatMap((value, k) => {
      if (!changes(value, values[k + 1])) return [];
      const jd = signChangeWithin(ask, gap, { jd: fromJdTt + k, width: 1 });
      const printed = ask({ jd, count: 2, step: STEP }).map(([[elongation]]) => elongation);
      return [`${angle} ${jd} ${printed.join(" ")}`];
    });
  });
  return found.toSorted((a, b) => Number(a.split(" ")[1]) - Number(b.split(" ")[1])).map((line) => `${line}\n`);
}

/** Three printed rows about the least distance that the search finds near each eclipse of the kept list. */
function eclipses() {
  const list = new URL("../../../packages/ephemeris-swiss/src/fixtures/eclipses.txt", import.meta.url);
  const lines = readFileSync(list, "utf8").split("\n");
  return lines.flatMap((line, k) => {
    const found = /^(?:total|annular|ann-tot|partial|penumb\.).*?(solar|lunar).*\s(\d{7}\.\d{6})$/.exec(line);
    if (found === null) return [];
    const solar = found[1] === "solar";
    const jdUt1 = Number(found[2]);
    const nearJdTt = jdUt1 + Number(/dt=([\d.]+)/.exec(lines[k + 1])?.[1]) / 86_400;
    const first = Number((nearJdTt - 0.05).toFixed(3));
    const ask = (when) => rowsAt(["-p01", "-fPlbR"], when);
    const distances = ask({ jd: first.toFixed(3), count: 101, step: "0.001" }).map((row) => axisDistance(row, solar));
    const least = distances.indexOf(Math.min(...distances));
    const jd = (first + (least - 2) * 0.001).toFixed(3);
    const printed = ask({ jd, count: 3, step: "0.002" }).flat(2);
    return [`${solar ? "sun" : "moon"} ${jd} ${printed.join(" ")}\n`];
  });
}

/** Squared, in AU: of the shadow's axis from the Earth's centre, or of the Moon from the axis of the Earth's shadow. */
function axisDistance([sun, moon], solar) {
  const [s, m] = [sun, moon].map(([l, b, r]) => {
    const [lon, lat] = [(l * Math.PI) / 180, (b * Math.PI) / 180];
    return [r * Math.cos(lat) * Math.cos(lon), r * Math.cos(lat) * Math.sin(lon), r * Math.sin(lat)];
  });
  const axis = solar ? s.map((value, k) => value - m[k]) : s;
  const dot = (a, b) => a.reduce((sum, value, k) => sum + value * b[k], 0);
  return dot(m, m) - dot(m, axis) ** 2 / dot(axis, axis);
}

const write = (name, lines) => {
  const text = lines.join("");
  writeFileSync(new URL(name, AUTHORITY), text);
  console.log(`${name}: ${text.split("\n").length - 1} lines, ${text.length} bytes`);
};
const only = process.argv[2];
const FILES = {
  "events.txt": () => EVENT_SEARCHES.map(searched),
  "phases.txt": phases,
  "eclipse-positions.txt": eclipses,
};
for (const [name, make] of Object.entries(FILES)) if (only === undefined || only === name) write(name, make());

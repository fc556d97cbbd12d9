// Every operation with its examples: how long it takes, and how that compares with the ephemeris calls it cannot avoid.
import { median } from "./median.mjs";

const ASKED = [
  "timeScales",
  "epochMillisecondsOf",
  "ecliptic",
  "equatorial",
  "obliquity",
  "siderealTimeDeg",
  "houses",
  "ayanamsaDeg",
];

/** An ephemeris that writes down each different question it is asked. */
function recording(ephemeris, asked) {
  const watched = Object.fromEntries(
    ASKED.map((name) => [
      name,
      (...args) => {
        asked.set(`${name} ${JSON.stringify(args)}`, [ephemeris[name], args]);
        return ephemeris[name](...args);
      },
    ]),
  );
  return { ...ephemeris, ...watched };
}

function timesOf(run, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times;
}

export async function benchOperations({ ephemeris, row, rounds = 15 }) {
  const { catalogue } = await import("@almagest/catalog");
  const { createContext } = await import("@almagest/operation");
  const random = (byteCount) => new Uint8Array(byteCount).fill(7);
  const now = Date.UTC(2026, 10, 21, 12);
  const measured = [];
  for (const { domain, operation } of catalogue.entries) {
    if (operation.needs.some(({ name }) => !["ephemeris", "now", "random"].includes(name))) continue;
    const texts = await catalogue.loadTexts(domain.id, "en");
    for (const example of operation.examples.slice(0, 1)) {
      const parsed = operation.parse({ flat: example });
      const asked = new Map();
      const context = createContext({ ephemeris, texts, now, random });
      operation.run(parsed.value, createContext({ ephemeris: recording(ephemeris, asked), texts, now, random }));
      const calls = [...asked.values()];
      const bareMs = median(timesOf(() => calls.map(([call, args]) => call(...args)), rounds));
      const times = timesOf(() => JSON.stringify(operation.run(parsed.value, context)), rounds);
      measured.push({
        name: operation.id,
        isHeavy: operation.isHeavy === true,
        ms: median(times),
        mostMs: Math.max(...times),
        calls: calls.length,
        bareMs,
      });
    }
  }
  for (const { name, isHeavy, ms, mostMs, calls, bareMs } of measured.sort((a, b) => b.ms - a.ms)) {
    const times = calls === 0 ? "no sky" : `${(ms / bareMs).toFixed(1)} x ${calls} calls`;
    row(`${name}${isHeavy ? " (heavy)" : ""}, ${times}`, `${ms.toFixed(1)} ms`, "", `most ${mostMs.toFixed(0)}`);
  }
  return measured;
}

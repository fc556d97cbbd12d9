import { swissEphemeris } from "@almagest/ephemeris-swiss-wasm/node";
import { createContext } from "@almagest/operation";
import { natalChart } from "@almagest/western";
import { en } from "@almagest/western/texts/en";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const chart = natalChart(
  { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
  context,
);

console.log(`Ascendant ${chart.ascendant.sign} ${chart.ascendant.degree}, offset ${chart.birthDetails.timezone}`);
for (const { name, sign, degree, house } of chart.planets.slice(0, 3))
  console.log(`${name}: ${sign} ${degree}, house ${house}`);
console.log(chart.planets[0]?.interpretation?.summary);

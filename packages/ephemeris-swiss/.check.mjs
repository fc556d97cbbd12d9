import { stations } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";

const sky = swissEphemeris();
const { jdTt, jdUt1 } = sky.timeScales(Date.UTC(1990, 6, 15, 18, 30));
console.log(sky.ecliptic("moon", jdTt).longitudeDeg.toFixed(6));

const place = { latitudeDeg: 40.71, longitudeDeg: -74.01 };
console.log(sky.houses({ jdUt1, ...place, system: "placidus" }).ascendantDeg.toFixed(6));

const [fromJdTt, toJdTt] = [Date.UTC(2024, 0, 1), Date.UTC(2025, 0, 1)].map((epoch) => sky.timeScales(epoch).jdTt);
for (const { jdTt: at, becomes } of stations(sky, { body: "mercury", window: { fromJdTt, toJdTt } })) {
  console.log(becomes, new Date(sky.epochMillisecondsOf(at)).toISOString().slice(0, 16));
}

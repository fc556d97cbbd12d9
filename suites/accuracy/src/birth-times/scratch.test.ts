import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { changesOf, searchedSky, wholeDay, staysOf } from "@almagest/sky";
import { computeNatalChart, natalMembers } from "@almagest/western/facts";
import { test } from "vitest";
const ephemeris = swissEphemeris();
const time = (name: string, n: number, f: () => unknown) => {
  for (let i=0;i<20;i++) f(); const t = process.cpuUsage(); for (let i = 0; i < n; i++) f(); console.log(name, (process.cpuUsage(t).user / n).toFixed(0), "us");
};
test("x", () => {
  let k = 0;
  for (const houseSystem of ["placidus", "koch", "equal"] as const) {
  const setting = { latitude: 52.5, longitude: 13.4, houseSystem, nodeType: "true" as const };
  time("natal", 200, () => computeNatalChart({ ...setting, date: "1987-03-14", timezone: 1, time: `12:${String(10 + k++ % 50)}:00` }, { ephemeris }));
  const span = wholeDay("1987-03-14", 1);
  time("sky", 50, () => searchedSky(ephemeris, span));
  time("members", 50, () => natalMembers(searchedSky(ephemeris, span), setting));
  time("changes", 50, () => { const sky = searchedSky(ephemeris, span); return changesOf(sky, natalMembers(sky, setting)); });
  for (const m of natalMembers(searchedSky(ephemeris, span), setting)) if (k < 60 + 1000000 && houseSystem === "placidus") {
    const i = natalMembers(searchedSky(ephemeris, span), setting).findIndex((x) => x.member === m.member);
    const sky = searchedSky(ephemeris, span); const mem = natalMembers(sky, setting)[i]!;
    const t = process.cpuUsage(); const st = staysOf(sky, mem); console.log(m.member, m.borders.length, st.length, process.cpuUsage(t).user);
  }
  }
  const polar = { latitude: 69.5, longitude: 13.4, houseSystem: "placidus" as const, nodeType: "true" as const };
  const span = wholeDay("1987-03-14", 1);
  time("polar", 20, () => { const sky = searchedSky(ephemeris, span); return changesOf(sky, natalMembers(sky, polar)); });
});

// The ephemeris calls that a chart cannot do without, and the births that all measurements share.
import sweph from "sweph";

/** The calls a chart cannot do without: the time scales, thirteen bodies with speeds, houses. */
export function bareCalls(ephemeris) {
  const { SE_SUN, SE_PLUTO, SE_TRUE_NODE, SE_CHIRON, SE_MEAN_APOG, SEFLG_SWIEPH, SEFLG_SPEED, SE_GREG_CAL } =
    sweph.constants;
  const bodies = [
    ...Array.from({ length: SE_PLUTO - SE_SUN + 1 }, (_, i) => SE_SUN + i),
    SE_TRUE_NODE,
    SE_CHIRON,
    SE_MEAN_APOG,
  ];
  ephemeris.timeScales(0);
  return ({ date, latitude, longitude }) => {
    const [jdTt, jdUt] = sweph.utc_to_jd(
      +date.slice(0, 4),
      +date.slice(5, 7),
      +date.slice(8),
      12,
      0,
      0,
      SE_GREG_CAL,
    ).data;
    for (const body of bodies) sweph.calc(jdTt, body, SEFLG_SWIEPH | SEFLG_SPEED);
    sweph.houses_ex2(jdUt, 0, latitude, longitude, "P");
  };
}

/** Births scattered over two centuries and the inhabited world, the same in every run. */
export function births(count) {
  let state = 1;
  const next = (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const two = (value) => String(value).padStart(2, "0");
  const zones = ["America/New_York", "Europe/London", "Asia/Kolkata", "Asia/Tokyo", "America/Sao_Paulo", 5.5, "+01:00"];
  return Array.from({ length: count }, () => ({
    date: `${1900 + next(200)}-${two(1 + next(12))}-${two(1 + next(28))}`,
    time: `${two(next(24))}:${two(next(60))}:00`,
    latitude: next(1200) / 10 - 60,
    longitude: next(3600) / 10 - 180,
    timezone: zones[next(zones.length)],
  }));
}

// Brings the older table, which has everything, up to what the newer one knows: names, coordinates, provinces, places.

const NEAR_KM = 12;
const CELL_DEG = 0.25;

/** Kilometres between two places, good to a percent over short distances. */
export function distanceKm(a, b) {
  const turn = ((((a.longitude - b.longitude) % 360) + 540) % 360) - 180;
  const east = turn * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

/** Places by country and cell of a quarter degree. */
export function gridOf(places) {
  const cells = new Map();
  const key = (country, y, x) => `${country} ${y} ${x}`;
  const cellOf = ({ latitude, longitude }) => [Math.floor(latitude / CELL_DEG), Math.floor(longitude / CELL_DEG)];
  for (const place of places) {
    const name = key(place.country, ...cellOf(place));
    const cell = cells.get(name);
    if (cell) cell.push(place);
    else cells.set(name, [place]);
  }
  return (place, reach = 1) => {
    const [y, x] = cellOf(place);
    const found = [];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) found.push(...(cells.get(key(place.country, y + dy, x + dx)) ?? []));
    }
    return found;
  };
}

/** The newer table lists every place of a thousand people: an older one of that size that it lacks was moved or renamed. */
const LISTED_POPULATION = 1000;

/**
 * Signs that two entries are the same place, from the surest to the weakest. By the last one alone the older name stays
 * and the newer one, often a quarter's, is kept beside it: but not in Ukraine, which renamed its towns in those years.
 */
const SAME = [
  { km: 0.05, is: () => true },
  { km: NEAR_KM, is: (old, _, key) => old.keys.has(key) },
  { km: 50, is: (old, place, key) => missed(old) && old.region === place.region && old.keys.has(key) },
  { km: 2.5, is: (old) => missed(old), renamed: (old) => old.country === "UA" },
];

function missed({ population }) {
  return population >= LISTED_POPULATION;
}

/** Pairs each newer place with the older one that it is. */
function pair(older, newer, fold) {
  const near = gridOf(older);
  const taken = new Set();
  const partner = new Map();
  for (const { km, is, renamed = () => true } of SAME) {
    for (const place of newer) {
      if (partner.has(place)) continue;
      const key = fold(place.name);
      const [found] = near(place)
        .filter((old) => !taken.has(old) && distanceKm(old, place) < km && is(old, place, key))
        .sort(
          (a, b) => Number(b.keys.has(key)) - Number(a.keys.has(key)) || distanceKm(a, place) - distanceKm(b, place),
        );
      if (found === undefined) continue;
      taken.add(found);
      partner.set(place, { old: found, renamed: renamed(found) });
    }
  }
  return partner;
}

function refreshed(old, { place, renamed }) {
  const { latitude, longitude, region } = place;
  const [name, other] = renamed ? [place.name, old.name] : [old.name, place.name];
  const alternates = name === other ? old.alternates : [...old.alternates, other];
  return { ...old, name, latitude, longitude, region, alternates, current: true };
}

/** The newer table contradicts a population of a thousand or more for a place that it does not list: it is unknown. */
function lapsed(old) {
  return { ...old, current: false, population: missed(old) ? 0 : old.population };
}

/** One list: older places refreshed, then the places that only the newer table has. */
export function mergePlaces(older, newer, { fold, regionNames }) {
  for (const old of older) old.keys = new Set([old.name, old.ascii, ...old.alternates].map(fold));
  const partner = pair(older, newer, fold);
  const refresh = new Map([...partner].map(([place, { old, renamed }]) => [old, { place, renamed }]));
  const kept = older.map((old) => (refresh.has(old) ? refreshed(old, refresh.get(old)) : lapsed(old)));
  const added = newer
    .filter((place) => !partner.has(place))
    .map((place) => ({
      ...place,
      ascii: place.name,
      alternates: [],
      feature: "PPL",
      population: 0,
      zone: "",
      current: true,
    }));
  const all = [...kept, ...added];
  const near = gridOf(all.filter(({ current, country, region }) => current && regionNames.has(`${country}.${region}`)));
  for (const place of all) if (!place.current) place.region = presentRegion(place, near, regionNames);
  return { all, refreshed: refresh.size, added: added.length };
}

/** The province of a place of the older table alone: its own while its neighbours have it too, else the nearest one's. */
function presentRegion(place, near, regionNames) {
  const neighbours = near(place)
    .sort((a, b) => distanceKm(a, place) - distanceKm(b, place))
    .slice(0, 8);
  const shared = neighbours.some(({ region }) => region === place.region);
  if (regionNames.has(`${place.country}.${place.region}`) && (shared || neighbours.length === 0)) return place.region;
  return neighbours[0]?.region ?? place.region;
}

/** One row for a city, province and country: the largest, which takes over the other names where it is the same place. */
export function withoutTwins(places) {
  const rows = new Map();
  let dropped = 0;
  for (const place of places) {
    const key = [place.name, place.regionIndex, place.country].join("\t");
    const first = rows.get(key);
    if (first === undefined) {
      rows.set(key, place);
      continue;
    }
    dropped++;
    if (distanceKm(first, place) < NEAR_KM) first.alternates = [...first.alternates, ...place.alternates];
  }
  return { rows: [...rows.values()], dropped };
}

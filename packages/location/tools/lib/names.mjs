// All names of all places: one list in the order of their folded keys, and for each name the places with it.

/** A name is kept up to 200 bytes of UTF-8; GeoNames has none of a place that is longer. */
const MOST_BYTES = 200;

/** Three capitals are an airport's code, but NYC and a few others are names of large cities. */
const CODE = /^[A-Z]{3}$/;
const LARGE = 1_000_000;

/** Whether another name says which place it is: no code, and no country's name but for its capital. */
function isTelling(name, place, fold) {
  if (name === place.name) return true;
  if (CODE.test(name) && place.population < LARGE) return false;
  return place.feature === "PPLC" || fold(name) !== place.countryKey;
}

/** The names of a place, one for each folded key, its own first. */
export function namesOf(place, fold) {
  const names = new Map();
  for (const name of [place.name, ...place.alternates, place.ascii].filter((text) => isTelling(text, place, fold))) {
    const text = name.normalize("NFC").trim();
    const key = fold(text);
    if (key === "" || Buffer.byteLength(text) > MOST_BYTES || text.includes("://")) continue;
    const known = names.get(key);
    // Of two spellings the one with its accents tells more.
    if (known === undefined || (names.size > 1 && known !== place.name && isPlain(known) && !isPlain(text))) {
      names.set(key, text);
    }
  }
  return [...names.values()];
}

function isPlain(text) {
  return /^[ -~]*$/.test(text);
}

export function nameTable(places, fold) {
  const bearers = new Map();
  places.forEach((place, index) => {
    for (const name of namesOf(place, fold)) {
      const list = bearers.get(name);
      if (list) list.push(index);
      else bearers.set(name, [index]);
    }
  });
  const keyed = [...bearers].map(([name, list]) => ({ name, key: fold(name), list }));
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name));
  return keyed;
}

/** Every word but the first of the places' own names, in the order of what follows from there. */
export function innerWords(places, names) {
  const own = new Set(places.map(({ name }) => name.normalize("NFC").trim()));
  const entries = names.flatMap(({ name, key }, index) => {
    if (!own.has(name)) return [];
    const starts = [...key.matchAll(/ /g)].map(({ index: space }) => space + 1);
    return starts.map((start, k) => ({ index, word: k + 1, rest: key.slice(start) }));
  });
  return entries.sort((a, b) => compare(a.rest, b.rest) || a.index - b.index);
}

export function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

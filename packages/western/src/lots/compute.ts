import { type Ephemeris, type Houses, normalizeDeg } from "@almagest/ephemeris";
import { type Birth, birthOf, type HousedBirthInput, houseOf, housesOf, type Sect, sectOf } from "@almagest/sky";

export const LOT_IDS = ["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"] as const;
export type LotId = (typeof LOT_IDS)[number];

const STARS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
type Star = (typeof STARS)[number];

/** The points that a lot is measured between. */
export type LotTerm = Star | "fortune" | "spirit";

/**
 * The seven hermetic lots by day: the arc to the first from the second, counted off from the Ascendant. By night the
 * two change places, in each of the seven. Paulus Alexandrinus, Introduction 23, after the Panaretus of Hermes.
 */
export const LOT_TERMS = {
  fortune: ["moon", "sun"],
  spirit: ["sun", "moon"],
  eros: ["venus", "spirit"],
  necessity: ["fortune", "mercury"],
  courage: ["fortune", "mars"],
  victory: ["jupiter", "spirit"],
  nemesis: ["fortune", "saturn"],
} as const satisfies Record<LotId, readonly [LotTerm, LotTerm]>;

export interface Lot {
  readonly id: LotId;
  readonly longitudeDeg: number;
  /** Ascendant + first - second, the sect already applied. */
  readonly terms: readonly [added: LotTerm, subtracted: LotTerm];
}

type LotPlaces = Readonly<Record<Star | "ascendant", number>>;

export function lotPlaces(ephemeris: Pick<Ephemeris, "ecliptic">, jdTt: number, ascendantDeg: number): LotPlaces {
  const longitude = (star: Star): number => ephemeris.ecliptic(star, jdTt).longitudeDeg;
  return {
    ascendant: ascendantDeg,
    sun: longitude("sun"),
    moon: longitude("moon"),
    mercury: longitude("mercury"),
    venus: longitude("venus"),
    mars: longitude("mars"),
    jupiter: longitude("jupiter"),
    saturn: longitude("saturn"),
  };
}

/** The lots of an Ascendant and the seven stars. Fortune and Spirit come first: the rest are measured to them. */
export function lotsOf(places: LotPlaces, sect: Sect): readonly Lot[] {
  const known: Partial<Record<LotTerm | LotId, number>> = { ...places };
  return LOT_IDS.map((id) => {
    const [first, second] = LOT_TERMS[id];
    const terms = sect === "day" ? ([first, second] as const) : ([second, first] as const);
    const arcDeg = (known[terms[0]] ?? Number.NaN) - (known[terms[1]] ?? Number.NaN);
    const longitudeDeg = normalizeDeg(places.ascendant + arcDeg);
    known[id] = longitudeDeg;
    return { id, longitudeDeg, terms };
  });
}

export interface ArabicLotsFacts {
  readonly birth: Birth;
  readonly requestedHouseSystem: HousedBirthInput["houseSystem"];
  readonly houses: Houses;
  readonly sect: Sect;
  readonly lots: readonly (Lot & { readonly house: number })[];
}

/** The seven lots of a birth, by day or by night. */
export function computeArabicLots(input: HousedBirthInput, sky: { readonly ephemeris: Ephemeris }): ArabicLotsFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const houses = housesOf(ephemeris, birth, input.houseSystem);
  const sect = sectOf(ephemeris, { jdTt: birth.moment.jdTt, latitude: input.latitude, houses });
  const lots = lotsOf(lotPlaces(ephemeris, birth.moment.jdTt, houses.ascendantDeg), sect).map(
    ({ id, longitudeDeg, terms }) => ({
      id,
      longitudeDeg,
      terms,
      house: houseOf(longitudeDeg, houses.cuspsDeg),
    }),
  );
  return { birth, requestedHouseSystem: input.houseSystem, houses, sect, lots };
}

/** The library's reply to a call: numbers, the flags it kept to, and a message, empty where all is well. */
export interface Answer<Data> {
  readonly flag: number;
  readonly error: string;
  readonly data: Data;
}

export type Six = readonly [number, number, number, number, number, number];

/** A civil instant as the library takes it apart. */
export interface UtcParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export type GeographicPosition = [longitudeDeg: number, latitudeDeg: number, altitudeM: number];

/**
 * The functions of Swiss Ephemeris that the adapter calls, under their own names without `swe_`: what a build of the
 * library provides, be it native or WebAssembly. Units and meanings are the library's.
 */
export interface SwissLibrary {
  readonly version: () => string;
  readonly set_ephe_path: (path: string) => void;
  /** Frees its memory of files and stars. */
  readonly close: () => void;
  /** The file of a kind that is open, empty where none is. */
  readonly get_current_file_data: (kind: number) => { readonly path: string };
  readonly get_planet_name: (body: number) => string;
  readonly set_delta_t_userdef: (days: number) => void;
  /** The observer of topocentric positions; asked again with the same place, it keeps what it computed there. */
  readonly set_topo: (longitudeDeg: number, latitudeDeg: number, altitudeM: number) => void;
  readonly set_sid_mode: (mode: number, t0: number, ayanamsaAtT0: number) => void;
  readonly calc: (jdTt: number, body: number, flags: number) => Answer<Six>;
  readonly fixstar2_ut: (star: string, jdUt1: number, flags: number) => Answer<Six>;
  readonly houses: (
    jdUt1: number,
    latitudeDeg: number,
    longitudeDeg: number,
    system: string,
  ) => {
    readonly flag: number;
    readonly data: { readonly houses: readonly number[]; readonly points: readonly number[] };
  };
  readonly sidtime: (jdUt1: number) => number;
  readonly deltat_ex: (jdUt1: number, flags: number) => { readonly data: number };
  readonly utc_to_jd: (
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
    calendar: number,
  ) => Answer<readonly [jdTt: number, jdUt1: number]>;
  readonly jdet_to_utc: (jdTt: number, calendar: number) => UtcParts;
  readonly get_ayanamsa_ex: (jdTt: number, flags: number) => Answer<number>;
  readonly rise_trans: (
    jdUt1: number,
    body: number,
    flags: number,
    event: number,
    place: GeographicPosition,
    pressureMbar: number,
    temperatureC: number,
  ) => Answer<number>;
  /** The maximum, in the library's own universal time. */
  readonly sol_eclipse_when_glob: (jdUt1: number, flags: number, kind: number) => Answer<number>;
  readonly lun_eclipse_when: (jdUt1: number, flags: number, kind: number) => Answer<number>;
  readonly sol_eclipse_where: (
    jdUt1: number,
    flags: number,
  ) => { readonly flag: number; readonly error: string; readonly attributes: readonly number[] };
  readonly lun_eclipse_how: (
    jdUt1: number,
    flags: number,
    place: GeographicPosition,
  ) => Answer<readonly [umbralMagnitude: number, penumbralMagnitude: number]>;
}

import { type EngineState, newEngineState, type SwissLibrary } from "@almagest/ephemeris-swiss-core";
import { isRecord } from "@almagest/operation";
import sweph from "sweph";

const STATE_KEY = Symbol.for("almagest.ephemeris-swiss.state");

/** The native build under the names of the adapter. */
export const nativeLibrary: SwissLibrary = {
  version: sweph.version,
  set_ephe_path: sweph.set_ephe_path,
  close: sweph.close,
  get_current_file_data: sweph.get_current_file_data,
  set_delta_t_userdef: sweph.set_delta_t_userdef,
  get_planet_name: sweph.get_planet_name,
  set_topo: sweph.set_topo,
  set_sid_mode: sweph.set_sid_mode,
  calc: sweph.calc,
  fixstar2_ut: sweph.fixstar2_ut,
  houses: (jdUt1, latitudeDeg, longitudeDeg, system) => sweph.houses(jdUt1, latitudeDeg, longitudeDeg, system),
  sidtime: sweph.sidtime,
  deltat_ex: sweph.deltat_ex,
  utc_to_jd: sweph.utc_to_jd,
  jdet_to_utc: sweph.jdet_to_utc,
  get_ayanamsa_ex: sweph.get_ayanamsa_ex,
  rise_trans: (jdUt1, body, flags, event, place, pressureMbar, temperatureC) =>
    sweph.rise_trans(jdUt1, body, null, flags, event, place, pressureMbar, temperatureC),
  sol_eclipse_when_glob: (jdUt1, flags, kind) => {
    const { flag, error, data } = nextSolar(jdUt1, flags, kind);
    return { flag, error, data: data[0] };
  },
  lun_eclipse_when: (jdUt1, flags, kind) => {
    const { flag, error, data } = sweph.lun_eclipse_when(jdUt1, flags, kind, false);
    return { flag, error, data: data[0] };
  },
  sol_eclipse_where: sweph.sol_eclipse_where,
  lun_eclipse_how: (jdUt1, flags, place) => {
    const { flag, error, data } = sweph.lun_eclipse_how(jdUt1, flags, place);
    return { flag, error, data: [data[0], data[1]] };
  },
};

/** The binding wants a boolean where its types say number. */
function nextSolar(jdUt1: number, flags: number, kind: number): ReturnType<typeof sweph.sol_eclipse_when_glob> {
  return Reflect.apply(sweph.sol_eclipse_when_glob, undefined, [jdUt1, flags, kind, false]);
}

/**
 * The state of the library in this thread. It is attached to the library itself, since an ESM and a CJS copy of this
 * module share one library.
 */
export function nativeState(): EngineState {
  const existing: unknown = Reflect.get(sweph, STATE_KEY);
  if (isEngineState(existing)) return existing;
  const state = newEngineState();
  Reflect.set(sweph, STATE_KEY, state);
  return state;
}

function isEngineState(value: unknown): value is EngineState {
  return isRecord(value) && typeof value["directory"] === "string" && typeof value["toJdTt"] === "number";
}

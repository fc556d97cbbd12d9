import type { Six, SwissLibrary } from "@almagest/ephemeris-swiss-core";
import type { Program } from "./program";

const CUSPS = 13;
const POINTS = 8;
const INTEGER_BYTES = 4;

/** The WebAssembly build under the names of the adapter. */
export function wasmLibrary(program: Program): SwissLibrary {
  const { call, numbers, place, message, numberAt, takeMessage } = program;
  const first = (count: number, from = 0): number[] =>
    Array.from({ length: count }, (_, index0) => numberAt(from + index0));
  const six = (): Six => [numberAt(0), numberAt(1), numberAt(2), numberAt(3), numberAt(4), numberAt(5)];
  const eclipse = (name: string) => (jdUt1: number, flags: number, kind: number) => {
    const flag = call(name, jdUt1, flags, kind, numbers, 0, message);
    return { flag, error: takeMessage(), data: numberAt(0) };
  };
  return {
    version: () => program.textAt(call("swe_version", program.textPointer(""))),
    set_ephe_path: (path) => {
      call("swe_set_ephe_path", program.textPointer(path));
    },
    close: () => {
      call("swe_close");
    },
    get_current_file_data: (kind) => {
      const pointer = call("swe_get_current_file_data", kind, numbers, numbers + 8, numbers + 16);
      return { path: pointer === 0 ? "" : program.textAt(pointer) };
    },
    set_delta_t_userdef: (days) => {
      call("swe_set_delta_t_userdef", days);
    },
    set_sid_mode: (mode, t0, ayanamsaAtT0) => {
      call("swe_set_sid_mode", mode, t0, ayanamsaAtT0);
    },
    calc: (jdTt, body, flags) => {
      const flag = call("swe_calc", jdTt, body, flags, numbers, message);
      return { flag, error: takeMessage(), data: six() };
    },
    fixstar2_ut: (star, jdUt1, flags) => {
      const flag = call("swe_fixstar2_ut", program.textPointer(star), jdUt1, flags, numbers, message);
      return { flag, error: takeMessage(), data: six() };
    },
    houses: (jdUt1, latitudeDeg, longitudeDeg, system) => {
      const points = numbers + 8 * CUSPS;
      const flag = call("swe_houses", jdUt1, latitudeDeg, longitudeDeg, system.charCodeAt(0), numbers, points);
      return { flag, data: { houses: first(CUSPS - 1, 1), points: first(POINTS, CUSPS) } };
    },
    sidtime: (jdUt1) => call("swe_sidtime", jdUt1),
    deltat_ex: (jdUt1, flags) => {
      const data = call("swe_deltat_ex", jdUt1, flags, message);
      takeMessage();
      return { data };
    },
    utc_to_jd: (year, month, day, hour, minute, second, calendar) => {
      const flag = call("swe_utc_to_jd", year, month, day, hour, minute, second, calendar, numbers, message);
      return { flag, error: takeMessage(), data: [numberAt(0), numberAt(1)] };
    },
    jdet_to_utc: (jdTt, calendar) => {
      const integers = numbers + 8;
      const at = (index0: number): number => integers + INTEGER_BYTES * index0;
      call("swe_jdet_to_utc", jdTt, calendar, at(0), at(1), at(2), at(3), at(4), numbers);
      const [year, month, day, hour, minute] = [0, 1, 2, 3, 4].map((index0) => program.integerAt(at(index0)));
      return {
        year: year ?? 0,
        month: month ?? 0,
        day: day ?? 0,
        hour: hour ?? 0,
        minute: minute ?? 0,
        second: numberAt(0),
      };
    },
    get_ayanamsa_ex: (jdTt, flags) => {
      const flag = call("swe_get_ayanamsa_ex", jdTt, flags, numbers, message);
      return { flag, error: takeMessage(), data: numberAt(0) };
    },
    rise_trans: (jdUt1, body, flags, event, [longitudeDeg, latitudeDeg, altitudeM], pressureMbar, temperatureC) => {
      program.setPlace([longitudeDeg, latitudeDeg, altitudeM]);
      const flag = call(
        "swe_rise_trans",
        jdUt1,
        body,
        0,
        flags,
        event,
        place,
        pressureMbar,
        temperatureC,
        numbers,
        message,
      );
      return { flag, error: takeMessage(), data: numberAt(0) };
    },
    sol_eclipse_when_glob: eclipse("swe_sol_eclipse_when_glob"),
    lun_eclipse_when: eclipse("swe_lun_eclipse_when"),
    sol_eclipse_where: (jdUt1, flags) => {
      const attributes = numbers + 8 * 10;
      const flag = call("swe_sol_eclipse_where", jdUt1, flags, numbers, attributes, message);
      return { flag, error: takeMessage(), attributes: first(20, 10) };
    },
    lun_eclipse_how: (jdUt1, flags, [longitudeDeg, latitudeDeg, altitudeM]) => {
      program.setPlace([longitudeDeg, latitudeDeg, altitudeM]);
      const flag = call("swe_lun_eclipse_how", jdUt1, flags, place, numbers, message);
      return { flag, error: takeMessage(), data: [numberAt(0), numberAt(1)] };
    },
  };
}

import type { Six, SwissLibrary } from "@almagest/ephemeris-swiss-core";
import type { Program } from "./program";

const CUSPS = 13;
const NAME_BYTES = 200;
const POINTS = 8;
const INTEGER_BYTES = 4;
const NUMBER_BYTES = 8;

/** The WebAssembly build under the names of the adapter. */
export function wasmLibrary(program: Program): SwissLibrary {
  return {
    ...settingsOf(program),
    ...placesOf(program),
    ...housesOf(program),
    ...clocksOf(program),
    ...risingsOf(program),
    ...eclipsesOf(program),
  };
}

type Part<Name extends keyof SwissLibrary> = Pick<SwissLibrary, Name>;

function settingsOf(
  program: Program,
): Part<
  | "version"
  | "set_ephe_path"
  | "close"
  | "get_current_file_data"
  | "set_delta_t_userdef"
  | "get_planet_name"
  | "set_topo"
  | "set_sid_mode"
> {
  const { call, numbers } = program;
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
    get_planet_name: (body) =>
      program.textAt(call("swe_get_planet_name", body, program.textPointer(" ".repeat(NAME_BYTES)))),
    set_topo: (longitudeDeg, latitudeDeg, altitudeM) => {
      call("swe_set_topo", longitudeDeg, latitudeDeg, altitudeM);
    },
    set_sid_mode: (mode, t0, ayanamsaAtT0) => {
      call("swe_set_sid_mode", mode, t0, ayanamsaAtT0);
    },
  };
}

function placesOf({
  call,
  numbers,
  message,
  numberAt,
  takeMessage,
  textPointer,
}: Program): Part<"calc" | "fixstar2_ut" | "get_ayanamsa_ex"> {
  const six = (): Six => [numberAt(0), numberAt(1), numberAt(2), numberAt(3), numberAt(4), numberAt(5)];
  return {
    calc: (jdTt, body, flags) => {
      const flag = call("swe_calc", jdTt, body, flags, numbers, message);
      return { flag, error: takeMessage(), data: six() };
    },
    fixstar2_ut: (star, jdUt1, flags) => {
      const flag = call("swe_fixstar2_ut", textPointer(star), jdUt1, flags, numbers, message);
      return { flag, error: takeMessage(), data: six() };
    },
    get_ayanamsa_ex: (jdTt, flags) => {
      const flag = call("swe_get_ayanamsa_ex", jdTt, flags, numbers, message);
      return { flag, error: takeMessage(), data: numberAt(0) };
    },
  };
}

function housesOf(program: Program): Part<"houses"> {
  const { call, numbers } = program;
  return {
    houses: (jdUt1, latitudeDeg, longitudeDeg, system) => {
      const points = numbers + NUMBER_BYTES * CUSPS;
      const flag = call("swe_houses", jdUt1, latitudeDeg, longitudeDeg, system.charCodeAt(0), numbers, points);
      return {
        flag,
        data: { houses: readNumbers(program, CUSPS - 1, 1), points: readNumbers(program, POINTS, CUSPS) },
      };
    },
  };
}

function clocksOf(program: Program): Part<"sidtime" | "deltat_ex" | "utc_to_jd" | "jdet_to_utc"> {
  const { call, numbers, message, numberAt, takeMessage } = program;
  return {
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
      const integers = numbers + NUMBER_BYTES;
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
  };
}

function risingsOf({ call, numbers, place, message, numberAt, takeMessage, setPlace }: Program): Part<"rise_trans"> {
  return {
    rise_trans: (jdUt1, body, flags, event, [longitudeDeg, latitudeDeg, altitudeM], pressureMbar, temperatureC) => {
      setPlace([longitudeDeg, latitudeDeg, altitudeM]);
      const air = [pressureMbar, temperatureC];
      const flag = call("swe_rise_trans", jdUt1, body, 0, flags, event, place, ...air, numbers, message);
      return { flag, error: takeMessage(), data: numberAt(0) };
    },
  };
}

function eclipsesOf(
  program: Program,
): Part<"sol_eclipse_when_glob" | "lun_eclipse_when" | "sol_eclipse_where" | "lun_eclipse_how"> {
  const { call, numbers, place, message, numberAt, takeMessage } = program;
  const eclipse = (name: string) => (jdUt1: number, flags: number, kind: number) => {
    const flag = call(name, jdUt1, flags, kind, numbers, 0, message);
    return { flag, error: takeMessage(), data: numberAt(0) };
  };
  return {
    sol_eclipse_when_glob: eclipse("swe_sol_eclipse_when_glob"),
    lun_eclipse_when: eclipse("swe_lun_eclipse_when"),
    sol_eclipse_where: (jdUt1, flags) => {
      const attributes = numbers + NUMBER_BYTES * 10;
      const flag = call("swe_sol_eclipse_where", jdUt1, flags, numbers, attributes, message);
      return { flag, error: takeMessage(), attributes: readNumbers(program, 20, 10) };
    },
    lun_eclipse_how: (jdUt1, flags, [longitudeDeg, latitudeDeg, altitudeM]) => {
      program.setPlace([longitudeDeg, latitudeDeg, altitudeM]);
      const flag = call("swe_lun_eclipse_how", jdUt1, flags, place, numbers, message);
      return { flag, error: takeMessage(), data: [numberAt(0), numberAt(1)] };
    },
  };
}

/** Some of the numbers that a call has written. */
function readNumbers({ numberAt }: Program, count: number, from: number): number[] {
  return Array.from({ length: count }, (_, index0) => numberAt(from + index0));
}

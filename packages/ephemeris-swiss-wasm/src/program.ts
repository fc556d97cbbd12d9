import { InvariantError } from "@almagest/operation";
import { type FileSource, type ProgramMemory, systemFor, textAt } from "./memory-files";
import { type CompiledProgram, instantiate, type ProgramCall } from "./webassembly";

/** A copy of the program with memory of its own, and room for what its functions take and give. */
export interface Program {
  /** Calls a function of the library by its C name. */
  readonly call: (name: string, ...args: readonly number[]) => number;
  /** Where a call writes its numbers: 64 doubles. */
  readonly numbers: number;
  /** Where a call reads three of them: longitude, latitude, altitude. */
  readonly place: number;
  /** Where a call writes its message. */
  readonly message: number;
  readonly numberAt: (index0: number) => number;
  readonly integerAt: (pointer: number) => number;
  readonly setPlace: (place: readonly number[]) => void;
  /** Puts a text where the library may read and change it, and gives its pointer. */
  readonly textPointer: (text: string) => number;
  readonly textAt: (pointer: number) => string;
  /** The message of the call before, which is then forgotten. */
  readonly takeMessage: () => string;
}

const NUMBER_BYTES = 8;
const NUMBERS = 64;
const TEXT_BYTES = 512;
const PAGE_BYTES = 65_536;

/** A program begun anew over files in memory: it shares nothing with another. */
export function startProgram(program: CompiledProgram, files: FileSource): Program {
  const memory: ProgramMemory = { buffer: new ArrayBuffer(0), grow: () => false };
  const instance = instantiate(program, systemFor(files, memory));
  const functions = new Map<string, ProgramCall>();
  memory.grow = (bytes) => {
    const pages = Math.ceil((bytes - instance.memory.buffer.byteLength) / PAGE_BYTES);
    try {
      if (pages > 0) instance.memory.grow(pages);
    } catch {
      return false;
    }
    memory.buffer = instance.memory.buffer;
    return true;
  };
  const call: Program["call"] = (name, ...args) => {
    const found = functions.get(name) ?? instance.find(name);
    functions.set(name, found);
    memory.buffer = instance.memory.buffer;
    return found(...args);
  };
  call("__wasm_call_ctors");
  return over(call, memory);
}

function over(call: Program["call"], memory: ProgramMemory): Program {
  const numbers = call("malloc", NUMBERS * NUMBER_BYTES);
  const place = call("malloc", 3 * NUMBER_BYTES);
  const message = call("malloc", TEXT_BYTES);
  const text = call("malloc", TEXT_BYTES);
  const view = (): DataView => new DataView(memory.buffer);
  view().setUint8(message, 0);
  return {
    call,
    numbers,
    place,
    message,
    numberAt: (index0) => view().getFloat64(numbers + NUMBER_BYTES * index0, true),
    integerAt: (pointer) => view().getInt32(pointer, true),
    setPlace: (values) => {
      for (const [index0, value] of values.entries()) view().setFloat64(place + NUMBER_BYTES * index0, value, true);
    },
    textPointer: (value) => {
      const bytes = Uint8Array.from([...value].map((letter) => letter.charCodeAt(0) & 0xff).concat(0));
      if (bytes.length > TEXT_BYTES / 2) throw new InvariantError("a text too long for the program", { value });
      new Uint8Array(memory.buffer).set(bytes, text);
      return text;
    },
    textAt: (pointer) => textAt(memory.buffer, pointer),
    takeMessage: () => {
      const said = textAt(memory.buffer, message);
      view().setUint8(message, 0);
      return said;
    },
  };
}

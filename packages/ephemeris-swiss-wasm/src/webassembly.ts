import { InvariantError } from "@almagest/operation";

/** A compiled program: a `WebAssembly.Module`, whose type the language's own library does not declare. */
export type CompiledProgram = object;

/** The imports of a program, by module and name. */
export type Imports = Readonly<Record<string, Readonly<Record<string, (...args: number[]) => number | undefined>>>>;

export type ProgramCall = (...args: readonly number[]) => number;

export interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

/** A running copy of a program. */
export interface Instance {
  readonly memory: GrowingMemory;
  /** A function of the program by its name; any other name is an InvariantError. */
  readonly find: (name: string) => ProgramCall;
}

export function compile(bytes: Uint8Array): CompiledProgram {
  return construct("Module", [bytes]);
}

export function instantiate(program: CompiledProgram, imports: Imports): Instance {
  const exported: unknown = Reflect.get(construct("Instance", [program, imports]), "exports");
  if (!isObject(exported)) throw new InvariantError("a program without exports");
  const memory: unknown = Reflect.get(exported, "memory");
  if (!isMemory(memory)) throw new InvariantError("the program has no memory");
  return {
    memory,
    find: (name) => {
      const found: unknown = Reflect.get(exported, name);
      if (!isCall(found)) throw new InvariantError("not a function of the program", { name });
      return found;
    },
  };
}

function construct(name: "Module" | "Instance", args: readonly unknown[]): object {
  const system: unknown = Reflect.get(globalThis, "WebAssembly");
  const maker: unknown = isObject(system) ? Reflect.get(system, name) : undefined;
  if (typeof maker !== "function") throw new InvariantError("There is no WebAssembly here.");
  const made: unknown = Reflect.construct(maker, args);
  if (!isObject(made)) throw new InvariantError("WebAssembly made nothing");
  return made;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isCall(value: unknown): value is ProgramCall {
  return typeof value === "function";
}

function isMemory(value: unknown): value is GrowingMemory {
  return (
    isObject(value) &&
    Reflect.get(value, "buffer") instanceof ArrayBuffer &&
    typeof Reflect.get(value, "grow") === "function"
  );
}

/** What this package uses of WebAssembly, which the language's own library does not declare. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, (...args: number[]) => number | undefined | void>>;

  class Module {
    constructor(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>);
  }

  class Memory {
    private constructor();
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }

  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}

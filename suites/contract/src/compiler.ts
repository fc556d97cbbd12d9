import ts from "typescript";

/** The complaints of the strictest compiler about programs for browsers, or for Node with its types. */
export function complaints(files: readonly string[], types: readonly string[] = []): readonly string[] {
  const program = ts.createProgram([...files], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [...types],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** A program as Node runs it. */
export function compiled(source: string): string {
  return ts.transpile(source, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext });
}

/** The part of newman that the tests use; its own types are of a package that is not kept. */
declare module "newman" {
  export interface Execution {
    readonly item: { readonly name: string };
    readonly response?: { readonly code: number; readonly stream?: Uint8Array };
    readonly assertions?: readonly { readonly assertion: string; readonly error?: { readonly message: string } }[];
  }
  export interface Summary {
    readonly run: {
      readonly executions: readonly Execution[];
      readonly failures: readonly {
        readonly error: { readonly message: string };
        readonly source?: { readonly name?: string };
      }[];
    };
  }
  export interface RunOptions {
    readonly collection: object;
    readonly envVar?: readonly { readonly key: string; readonly value: string }[];
    readonly timeoutRequest?: number;
  }
  const newman: { readonly run: (options: RunOptions, done: (error: Error | null, summary: Summary) => void) => void };
  export default newman;
}

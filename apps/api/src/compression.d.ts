// The part of the package in use; its published types require Express, which is not installed here.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    /** Answers of fewer bytes are not compressed. */
    readonly threshold?: number;
  }

  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

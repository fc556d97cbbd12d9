import type { Failure, Input, Place } from "../backend";
import type { Said } from "./computer";

/** Progress of a one-time load. */
export interface Progress {
  /** The engine with its sky of 1800 to 2399; the centuries before and after; the place names. */
  readonly part: "engine" | "centuries" | "places";
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

/** The terms under which the page includes the engine. */
export interface Licence {
  /** Its SPDX name. */
  readonly name: string;
  /** The full licence, with those of everything else that is loaded: a file beside the engine. */
  readonly url: string;
  /** Copyright, terms and the address of the sources, as plain text. */
  readonly notice: string;
}

/** Messages from the page to its worker. */
export type Question =
  | { readonly kind: "open" }
  | {
      readonly kind: "call";
      /** The address of the service that answers refer to. */
      readonly publicUrl: string;
      readonly domainId: string;
      readonly operationId: string;
      readonly input: Input;
      readonly lang: string;
    }
  /** Loads what a call will need. */
  | {
      readonly kind: "prepare";
      readonly publicUrl: string;
      readonly domainId: string;
      readonly operationId: string;
      readonly lang: string;
    }
  | { readonly kind: "places"; readonly query: string };

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** Replies of the worker. */
export type Reply =
  /** `version`: the engine as answers name it. */
  | { readonly kind: "opened"; readonly version: string; readonly licence: Licence }
  /** An answer, or an error record, as JSON text. */
  | ({ readonly kind: "said" } & Said)
  | { readonly kind: "prepared" }
  | { readonly kind: "places"; readonly places: readonly Place[] }
  | { readonly kind: "failed"; readonly failure: Failure };

export type Told = { readonly id: number; readonly reply: Reply } | { readonly progress: Progress };

import type { Failure, Input, Place } from "../backend";

/** How far something is that is loaded once. */
export interface Progress {
  /** The engine with its sky of 1800 to 2399; the centuries before and after; the names of places. */
  readonly part: "engine" | "centuries" | "places";
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

/** Under which terms the engine is in the page. */
export interface Licence {
  /** By its SPDX name. */
  readonly name: string;
  /** The licence in full, with those of everything else that is loaded: a file beside the engine. */
  readonly url: string;
  /** Who owns the engine, what may be done with it, and where its sources are; plain text. */
  readonly notice: string;
}

/** What the page asks of its worker. */
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

/** What the worker has to say to a question. */
export type Reply =
  /** `version`: as answers name what computed the sky. */
  | { readonly kind: "opened"; readonly version: string; readonly licence: Licence }
  /** An answer, or an error record, as JSON text. */
  | { readonly kind: "said"; readonly text: string; readonly isAnswer: boolean }
  | { readonly kind: "prepared" }
  | { readonly kind: "places"; readonly places: readonly Place[] }
  | { readonly kind: "failed"; readonly failure: Failure };

export type Told = { readonly id: number; readonly reply: Reply } | { readonly progress: Progress };

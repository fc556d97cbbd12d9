import type { BodyId, Changes, SignId } from "@almagest/sky";
import type { ContactAspect } from "../contacts";
import type { LunationPhase } from "../phase";
import type { ASPECT_NAMES } from "../reading";
import type { OpenContact } from "./contacts";
import type { OpenBodyOf, ProgressedSpan } from "./span";

export interface OpenProgressionsFacts extends ProgressedSpan {
  readonly changes: Changes;
  readonly bodies: readonly OpenBodyOf[];
  readonly natal: readonly OpenBodyOf[];
  /** Undefined where it depends on the time. */
  readonly hasTurned: ReadonlyMap<BodyId, boolean>;
  readonly elongationDeg: { readonly from: number; readonly to: number };
  readonly phase: LunationPhase | undefined;
  /** Of Sun, Moon, Mercury, Venus and Mars to natal planets. */
  readonly contacts: readonly OpenContact<(typeof ASPECT_NAMES)[number]>[];
  /** Of the arc on which the progressed Moon may be. */
  readonly moonWidthDeg: number;
}

export interface OpenDirected {
  readonly id: BodyId;
  readonly natalDeg: { readonly from: number; readonly to: number };
  readonly directedDeg: { readonly from: number; readonly to: number };
  readonly sign: SignId | undefined;
}

export interface OpenArcContact extends OpenContact<ContactAspect> {
  readonly isApplying: boolean | undefined;
}

export interface OpenSolarArcFacts extends ProgressedSpan {
  readonly changes: Changes;
  readonly arcDeg: { readonly from: number; readonly to: number };
  readonly points: readonly OpenDirected[];
  readonly contacts: readonly OpenArcContact[];
}

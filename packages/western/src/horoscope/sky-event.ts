import type { PlanetId, PrincipalPhase, SignId } from "@almagest/sky";

/** The five aspects of Ptolemy, which horoscopes speak of. */
export const TOLD_ASPECTS = ["conjunction", "opposition", "square", "trine", "sextile"] as const;
export type ToldAspect = (typeof TOLD_ASPECTS)[number];

/** The kinds of event; texts have these names. */
export type EventForm =
  | ToldAspect
  | PrincipalPhase
  | "ingress"
  | "retrograde"
  | "direct"
  | "solar-eclipse"
  | "lunar-eclipse";

export const EVENT_TYPES = [
  "aspect",
  "sign-ingress",
  "retrograde-station",
  "lunar-phase",
  "eclipse",
  "solar-season",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const ECLIPSE_KINDS = ["total", "annular", "partial", "penumbral"] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];

/** An exact event of the sky, the same for all twelve signs. */
export interface SkyEvent {
  readonly form: EventForm;
  readonly jdTt: number;
  /** The faster of a pair first. */
  readonly first: PlanetId;
  readonly second?: PlanetId;
  /** The sign that the first body is in, or enters. */
  readonly sign: SignId;
  /** The sign of the second body. */
  readonly secondSign?: SignId;
  /** Of a change of sign: made in retrograde motion, back into the sign before. */
  readonly isReturn?: boolean;
  /** Of Mercury's or Venus's meeting with the Sun: in retrograde motion, between Sun and Earth. */
  readonly isInferior?: boolean;
  readonly eclipse?: EclipseKind;
  /** The end of what it begins, where it is known already. */
  readonly endJdTt?: number;
}

/** From the fastest to the slowest; the Sun, as fast as the inner planets on the average, after them. */
export const BY_SPEED = [
  "moon",
  "mercury",
  "venus",
  "sun",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const satisfies readonly PlanetId[];

/** The nature of a contact: aspects by their nature, the conjunction by itself. */
export type Tone = "fused" | "easy" | "hard";

export const TONES = {
  conjunction: "fused",
  opposition: "hard",
  square: "hard",
  trine: "easy",
  sextile: "easy",
} as const satisfies Record<ToldAspect, Tone>;

export function isAspect(form: EventForm): form is ToldAspect {
  return TOLD_ASPECTS.some((aspect) => aspect === form);
}

export function typeOf({ form, first }: SkyEvent): EventType {
  if (isAspect(form)) return "aspect";
  if (form === "ingress") return first === "sun" ? "solar-season" : "sign-ingress";
  if (form === "retrograde" || form === "direct") return "retrograde-station";
  return form === "solar-eclipse" || form === "lunar-eclipse" ? "eclipse" : "lunar-phase";
}

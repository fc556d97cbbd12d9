/** The three cycles of Fliess, Swoboda (23 and 28 days) and Teltscher (33 days). */
export const PRIMARY_IDS = ["physical", "emotional", "intellectual"] as const;
/** The longer cycles that were added in the 1970s; they have no critical days. */
export const SECONDARY_IDS = ["intuitive", "aesthetic", "awareness", "spiritual"] as const;
/** Means of two primary cycles each. */
export const COMPOSITE_IDS = ["passion", "mastery", "wisdom"] as const;

export type PrimaryId = (typeof PRIMARY_IDS)[number];
export type SecondaryId = (typeof SECONDARY_IDS)[number];
export type CompositeId = (typeof COMPOSITE_IDS)[number];
/** A cycle with a period of its own. */
export type SimpleId = PrimaryId | SecondaryId;

/** The ten cycles, in the order every answer lists them. */
export const CYCLE_IDS = [...PRIMARY_IDS, ...SECONDARY_IDS, ...COMPOSITE_IDS] as const;
export type CycleId = (typeof CYCLE_IDS)[number];

/** Periods in days. */
export const PERIODS = {
  physical: 23,
  emotional: 28,
  intellectual: 33,
  intuitive: 38,
  aesthetic: 43,
  awareness: 48,
  spiritual: 53,
} as const satisfies Record<SimpleId, number>;

/** The two primary cycles of which a composite is the mean, the shorter first. */
export const COMPONENTS = {
  passion: ["physical", "emotional"],
  mastery: ["physical", "intellectual"],
  wisdom: ["emotional", "intellectual"],
} as const satisfies Record<CompositeId, readonly [PrimaryId, PrimaryId]>;

export function isComposite(id: CycleId): id is CompositeId {
  return id === "passion" || id === "mastery" || id === "wisdom";
}

/** Something for each of the ten cycles, under its id. */
export function perCycle<Value>(make: (id: CycleId) => Value): Record<CycleId, Value> {
  return {
    physical: make("physical"),
    emotional: make("emotional"),
    intellectual: make("intellectual"),
    intuitive: make("intuitive"),
    aesthetic: make("aesthetic"),
    awareness: make("awareness"),
    spiritual: make("spiritual"),
    passion: make("passion"),
    mastery: make("mastery"),
    wisdom: make("wisdom"),
  };
}

/** Something for each of the three primary cycles, under its id. */
export function perPrimary<Value>(make: (id: PrimaryId) => Value): Record<PrimaryId, Value> {
  return { physical: make("physical"), emotional: make("emotional"), intellectual: make("intellectual") };
}

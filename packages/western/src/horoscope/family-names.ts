import { AREAS } from "./houses";

/** The places of an answer that hold paragraphs. */
export const TOLD = ["overview", ...AREAS, "column"] as const;

/** Every family of paragraphs, with its sections. Keys of houses are solar houses. */
export const FAMILIES = {
  /** The Moon in a house meets a body in another: body, the Moon's house, the body's. Lunations are those of the Sun. */
  moonMeets: { under: "horoscope.moon", kind: "paragraph", sections: TOLD },
  /** Two bodies in an aspect, with their houses. */
  meets: { under: "horoscope.meets", kind: "paragraph", sections: TOLD },
  /** The demand of two houses on each other in the aspect that joins them. */
  between: { under: "horoscope.between", kind: "paragraph", sections: ["column"] },
  enters: { under: "horoscope.enters", kind: "paragraph", sections: TOLD },
  /** A planet goes back into a sign in retrograde motion: of Mercury, Venus and Mars by the house, of the slower by the planet. */
  returns: { under: "horoscope.returns", kind: "paragraph", sections: TOLD },
  turns: { under: "horoscope.turns", kind: "paragraph", sections: [...TOLD, "rows"] },
  eclipses: { under: "horoscope.eclipses", kind: "paragraph", sections: TOLD },
  /** The Moon in a house, waxing or waning. */
  moonIn: { under: "horoscope.moonIn", kind: "paragraph", sections: ["overview", "column"] },
  /** On a day the Moon leaves a house for the next: the house it comes to. */
  moonMoves: { under: "horoscope.moonMoves", kind: "paragraph", sections: ["overview", "column"] },
  /** The Moon comes to a house of the area. */
  moonVisits: { under: "horoscope.moonVisits", kind: "paragraph", sections: AREAS },
  /** The quiet standing of an area's planet: area, house, and how far the stay has come. */
  stands: { under: "horoscope.stands", kind: "paragraph", sections: AREAS },
  /** The ruler of a house in another: the ruled house, the ruler's. */
  rules: { under: "horoscope.rules", kind: "paragraph", sections: [...AREAS, "column"] },
  /** The Sun's month in a house. */
  season: { under: "horoscope.season", kind: "paragraph", sections: ["column"] },
  /** A slow planet in a house, for a year. */
  themes: { under: "horoscope.themes", kind: "paragraph", sections: TOLD },
  /** Jupiter and Saturn as the two hands of a year. */
  hands: { under: "horoscope.hands", kind: "paragraph", sections: ["overview"] },
  best: { under: "horoscope.best", kind: "paragraph", sections: AREAS },
  opening: { under: "horoscope.opening", kind: "paragraph", sections: ["overview", "column"] },
  closing: { under: "horoscope.closing", kind: "paragraph", sections: ["column"] },
  /** Advice about an event, or in an area: by the house and the tone. */
  houseAdvice: { under: "horoscope.houseAdvice", kind: "paragraph", sections: ["advice", "rows", ...TOLD] },
  /** Advice for the body: the house of that part of it. */
  bodyAdvice: { under: "horoscope.bodyAdvice", kind: "paragraph", sections: ["health"] },
  /** The planet of the weekday, by its house. */
  dayRuler: { under: "horoscope.dayRuler", kind: "paragraph", sections: ["column"] },
  /** One line each, for the lists of a year. */
  rows: { under: "horoscope.rows", kind: "paragraph", sections: ["rows"] },
  days: { under: "horoscope.names.days", kind: "frame", sections: [...TOLD, "advice", "rows"] },
} as const;

export type FamilyName = keyof typeof FAMILIES;

import { AREAS } from "./houses";

/** The places of an answer that hold paragraphs. */
export const TOLD = ["overview", ...AREAS, "column"] as const;

/** Every family of paragraphs, with its sections. Keys of houses are solar houses. */
export const FAMILIES = {
  /** The Moon in a house meets a body in another: body, the Moon's house, the body's. Lunations are those of the Sun. */
  moonMeets: { under: "horoscope.moon", kind: "paragraph", sections: TOLD },
  /** The faster body in a house meets a slower one: the slower body, the nature of the contact, the faster's house. A square is `hard`. */
  meetsIn: { under: "horoscope.meetsIn", kind: "paragraph", sections: TOLD },
  /** The ruler of a house of an area meets another body: the area, the nature of the contact, the ruler's house. */
  rulerMeets: { under: "horoscope.rulerMeets", kind: "paragraph", sections: AREAS },
  /** The demand of two houses on each other in the aspect that joins them. */
  between: { under: "horoscope.between", kind: "paragraph", sections: ["column"] },
  enters: { under: "horoscope.enters", kind: "paragraph", sections: TOLD },
  /** A planet goes back into a sign in retrograde motion: the house, of slow planets under `slow`. */
  returns: { under: "horoscope.returns", kind: "paragraph", sections: TOLD },
  /** A planet turns: Mercury, Venus, Mars or `slow`, its direction, its house. */
  turns: { under: "horoscope.turns", kind: "paragraph", sections: TOLD },
  /** The first eclipse of its kind in a year has variant `a`, the second `b`. */
  eclipses: { under: "horoscope.eclipses", kind: "paragraph", sections: TOLD },
  /** The Moon in a house, waxing or waning. */
  moonIn: { under: "horoscope.moonIn", kind: "paragraph", sections: ["overview", "column"] },
  /** The Moon comes to a house of the area. */
  moonVisits: { under: "horoscope.moonVisits", kind: "paragraph", sections: AREAS },
  /** The quiet standing of an area's planet: area, house, and how far the stay has come. */
  stands: { under: "horoscope.stands", kind: "paragraph", sections: AREAS },
  /** The same in one sentence, for a day: area, house, variant. */
  dayStands: { under: "horoscope.day.stands", kind: "paragraph", sections: AREAS },
  dayRules: { under: "horoscope.day.rules", kind: "paragraph", sections: AREAS },
  /** The bare place of an area's planet or ruler, which the answer tells of elsewhere. */
  dayPlaces: { under: "horoscope.day.places", kind: "paragraph", sections: AREAS },
  /** The ruler of a house in another: the ruled house, the ruler's. */
  rules: { under: "horoscope.rules", kind: "paragraph", sections: [...AREAS, "column"] },
  /** The Sun's month in a house. */
  season: { under: "horoscope.season", kind: "paragraph", sections: ["column"] },
  /** A slow planet in a house for the whole year. */
  themes: { under: "horoscope.themes", kind: "paragraph", sections: TOLD },
  /** A slow planet that leaves a house in the year. */
  leaving: { under: "horoscope.leaving", kind: "paragraph", sections: TOLD },
  /** A slow planet that comes into a house and leaves it backward: a visit of months. */
  visits: { under: "horoscope.visits", kind: "paragraph", sections: TOLD },
  /** Eclipses of a year along two houses: the house of the Sun's eclipse. */
  axis: { under: "horoscope.axis", kind: "paragraph", sections: ["overview"] },
  /** Jupiter and Saturn as the two hands of a year. */
  hands: { under: "horoscope.hands", kind: "paragraph", sections: ["overview"] },
  /** The two as the aspect of their signs joins them: its nature, the house of Saturn. */
  pairing: { under: "horoscope.pairing", kind: "paragraph", sections: ["overview"] },
  /** The month with most helping aspects: area and sign. */
  best: { under: "horoscope.best", kind: "paragraph", sections: AREAS },
  /** An area that no slow planet is in: area and sign. */
  quiet: { under: "horoscope.quiet", kind: "paragraph", sections: AREAS },
  /** The verdict of a period, by the house that it is about. */
  opening: { under: "horoscope.opening", kind: "paragraph", sections: ["overview"] },
  /** The hour of an event and its end: the kind of event, its house. */
  timing: { under: "horoscope.timing", kind: "paragraph", sections: ["overview"] },
  /** The last conjunction of two bodies, that their aspect continues. */
  continues: { under: "horoscope.continues", kind: "paragraph", sections: ["overview"] },
  /** The rest of a day in one line: a meeting of the Moon by body and aspect, other events by their form, else the Sun. */
  rest: { under: "horoscope.rest", kind: "paragraph", sections: ["column"] },
  /** The act of an aspect of the Moon: keyed as the aspect itself. */
  acts: { under: "horoscope.day.acts", kind: "paragraph", sections: ["advice"] },
  /** Advice about another event of a day: by its house and tone. */
  houseAdvice: { under: "horoscope.houseAdvice", kind: "paragraph", sections: ["advice"] },
  /** Advice for a week, a month or a year: by the house and tone of its leading event. */
  advice: { under: "horoscope.advice", kind: "paragraph", sections: ["advice", "rows"] },
  /** One line each, for the lists of a year. */
  rows: { under: "horoscope.rows", kind: "paragraph", sections: ["rows"] },
  stationRows: { under: "horoscope.stationRows", kind: "paragraph", sections: ["rows"] },
  days: { under: "horoscope.names.days", kind: "frame", sections: [...TOLD, "advice", "rows"] },
} as const;

export type FamilyName = keyof typeof FAMILIES;

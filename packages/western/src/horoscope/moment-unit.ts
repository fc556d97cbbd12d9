import type { SignId } from "@almagest/sky";
import { solarHouse } from "./houses";
import { housesOf, type Unit } from "./plan-unit";
import { isAspect, type SkyEvent } from "./sky-event";

/** The instants around an event, as far as they are known; epoch milliseconds. */
export interface Moment {
  readonly epochMs: number;
  /** End of what it begins. */
  readonly untilEpochMs: number | undefined;
  /** The conjunction that the aspect continues. */
  readonly met: LastMeeting | undefined;
}

/** The last conjunction of two bodies before their aspect. */
export interface LastMeeting {
  readonly epochMs: number;
  readonly sign: SignId;
}

/** The hour of an event and how long it lasts, then what it continues: the end of its paragraph. */
export function momentUnits(own: SignId, event: SkyEvent, moment: Moment): readonly Unit[] {
  return [timingUnit(own, event, moment), ...continuesUnits(own, event, moment)].map((unit) => ({
    ...unit,
    isTail: true,
  }));
}

function timingUnit(own: SignId, event: SkyEvent, { epochMs, untilEpochMs }: Moment): Unit {
  const [here = 1] = housesOf(own, event);
  const hour = { as: "clock", epochMs } as const;
  const kind = untilEpochMs === undefined ? instantOf(event) : kindOf(event);
  const as = kind === "moon" ? "clock" : "date";
  const until = untilEpochMs === undefined ? {} : { until: { as, epochMs: untilEpochMs } as const };
  return {
    family: "timing",
    key: kind === "point" ? kind : `${kind}.${here}`,
    events: [],
    bodies: { first: event.first, second: event.second ?? event.first },
    times: { hour, ...until },
  };
}

function kindOf(event: SkyEvent): "moon" | "long" | "enters" | "turn" | Instant {
  const { form, first } = event;
  if (isAspect(form)) return first === "moon" ? "moon" : "long";
  if (form === "ingress") return "enters";
  return form === "retrograde" ? "turn" : instantOf(event);
}

/** Events without an end, by what is exact at their instant. */
type Instant = "phase" | "eclipse" | "station" | "point";

/** An aspect or a change of sign is a point where its end lies beyond the ephemeris. */
function instantOf({ form }: SkyEvent): Instant {
  if (form === "solar-eclipse" || form === "lunar-eclipse") return "eclipse";
  if (form === "retrograde" || form === "direct") return "station";
  return form === "ingress" || isAspect(form) ? "point" : "phase";
}

function continuesUnits(own: SignId, { first, second, form }: SkyEvent, { met }: Moment): readonly Unit[] {
  if (met === undefined) return [];
  return [
    {
      family: "continues",
      key: "met",
      events: [],
      houses: { there: solarHouse(own, met.sign) },
      bodies: { first: isAspect(form) ? first : "moon", second: second ?? "sun" },
      times: { on: { as: "on", epochMs: met.epochMs } },
    },
  ];
}

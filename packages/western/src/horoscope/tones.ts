import type { PlanetId, SignId } from "@almagest/sky";
import { type Balance, balanceOf, type Tone } from "@almagest/telling";
import { weightFor } from "./houses";
import type { SkyEvent } from "./sky-event";

const GENTLE: readonly PlanetId[] = ["venus", "jupiter"];
const HEAVY: readonly PlanetId[] = ["mars", "saturn", "pluto"];

/** The tone of an event for the reader: benefics give, malefics press, the others cut both ways. */
export function toneOf({ form, first, second, isInferior }: SkyEvent): Tone {
  const bodies = second === undefined ? [first] : [first, second];
  const gentle = bodies.some((body) => GENTLE.includes(body));
  const heavy = bodies.some((body) => HEAVY.includes(body));
  switch (form) {
    case "trine":
    case "sextile":
      return second === "saturn" || second === "pluto" ? "easing" : "bright";
    case "square":
    case "opposition":
      return gentle && !heavy ? "mixed" : "hard";
    case "conjunction":
      if (isInferior) return "mixed";
      return heavy ? (gentle ? "mixed" : "hard") : gentle ? "bright" : "mixed";
    case "ingress":
      return gentle || first === "sun" ? "bright" : first === "saturn" ? "hard" : "mixed";
    case "retrograde":
      return first === "mercury" || first === "venus" || first === "mars" ? "hard" : "mixed";
    case "direct":
    case "last-quarter":
      return "easing";
    case "new":
      return "bright";
    default:
      return "mixed";
  }
}

/** The one weighing of a period for a sign: score, opening and closing read it. */
export function balanceFor(own: SignId, events: readonly SkyEvent[]): Balance {
  return balanceOf(events.map((event) => ({ tone: toneOf(event), weight: weightFor(own, event) })));
}

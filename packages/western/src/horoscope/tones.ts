import type { PlanetId, SignId } from "@almagest/sky";
import { type Balance, balanceOf, type Tone } from "@almagest/telling";
import { rankedFor, weightFor } from "./houses";
import type { SkyEvent } from "./sky-event";
import type { Verdict } from "./verdict";

const GENTLE: readonly PlanetId[] = ["venus", "jupiter"];
const HEAVY: readonly PlanetId[] = ["mars", "saturn", "pluto"];

/** Bodies whose entry into a sign has a tone; that of any other is mixed. */
const INGRESSES: Readonly<Partial<Record<PlanetId, Tone>>> = {
  sun: "bright",
  venus: "bright",
  jupiter: "bright",
  saturn: "hard",
};

const HARD_RETROGRADES: readonly PlanetId[] = ["mercury", "venus", "mars"];

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
      if (isInferior || gentle === heavy) return "mixed";
      return gentle ? "bright" : "hard";
    case "ingress":
      return INGRESSES[first] ?? "mixed";
    case "retrograde":
      return HARD_RETROGRADES.includes(first) ? "hard" : "mixed";
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

const SPEAKING: Readonly<Record<Exclude<Verdict, "mixed">, readonly Tone[]>> = {
  hard: ["hard"],
  bright: ["bright", "easing"],
};

/** The event whose house an opening names: of a hard period one that presses, of a good one one that gives. */
export function openingEvent(
  own: SignId,
  verdict: Verdict,
  { events, lead }: { readonly events: readonly SkyEvent[]; readonly lead: SkyEvent | undefined },
): SkyEvent | undefined {
  if (verdict === "mixed" || lead === undefined) return lead;
  const speaks = (event: SkyEvent): boolean => SPEAKING[verdict].includes(toneOf(event));
  return speaks(lead) ? lead : (rankedFor(own, events).find(speaks) ?? lead);
}

import type { DraftOf } from "@almagest/operation";
import type { Design } from "../chart/design";
import { AWARENESS, CENTER_GATES, CENTERS, type Center, MOTORS } from "../graph/centers";
import type { HumanDesignReader } from "../texts/reader";
import { centers as centerTerms } from "../vocabulary/centers";
import type { Gate } from "../wheel/order";
import type { centerSchema } from "./schema";

export function presentCenterName(center: Center): { readonly id: Center; readonly name: string } {
  return { id: center, name: centerTerms[center].en };
}

/** All nine from the top to the bottom. */
export function presentCenters(
  design: Pick<Design, "gates" | "centers">,
  texts: HumanDesignReader,
): DraftOf<typeof centerSchema>[] {
  return CENTERS.map((center) => {
    const gates = activeGatesOf(center, design.gates);
    const defined = design.centers.has(center);
    const state = defined ? "defined" : gates.length > 0 ? "undefined" : "open";
    return {
      ...presentCenterName(center),
      defined,
      motor: MOTORS.has(center),
      awareness: AWARENESS.has(center),
      theme: texts.text(`centers.${center}.${state}`),
      notSelfQuestion: texts.text(`centers.${center}.question`),
      biology: texts.text(`centers.${center}.biology`),
      gates,
    };
  });
}

function activeGatesOf(center: Center, active: ReadonlySet<Gate>): Gate[] {
  const own: readonly Gate[] = CENTER_GATES[center];
  return own.filter((gate) => active.has(gate));
}

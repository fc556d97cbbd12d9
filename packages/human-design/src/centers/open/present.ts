import type { DraftOf, Words } from "@almagest/operation";
import type { OpenBirth } from "../../birth-time/open-design";
import { presentOpenConventions, presentOpenTime, presentTimes } from "../../birth-time/present";
import {
  type DesignTurn,
  type DesignTurns,
  heldOf,
  intervalsWhere,
  leastAndMost,
  reachOf,
  shareOf,
  timed,
} from "../../birth-time/timeline";
import { AWARENESS, CENTER_GATES, CENTERS, type Center, MOTORS } from "../../graph/centers";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import type { Gate } from "../../wheel/order";
import { presentCenterName } from "../present";
import type { OpenTurns } from "./compute";
import type { openCenterSchema, uncertainCentersOutput } from "./schema";

export function presentOpenCentersAnswer(open: OpenTurns, words: Words): DraftOf<typeof uncertainCentersOutput> {
  return {
    birthTime: presentOpenTime(open, open.changes),
    centers: presentOpenCenters(open.turns, open, humanDesignReader(words)),
    definedCount: leastAndMost(open.turns, ({ centers }) => centers.size),
    conventions: presentOpenConventions(open),
  };
}

/** All nine from the top to the bottom. */
export function presentOpenCenters(
  turns: DesignTurns,
  birth: Pick<OpenBirth, "span">,
  texts: HumanDesignReader,
): DraftOf<typeof openCenterSchema>[] {
  return CENTERS.map((center) => {
    const isDefined = ({ centers }: DesignTurn): boolean => centers.has(center);
    const reach = reachOf(turns, isDefined);
    const intervals = intervalsWhere(turns, birth.span, isDefined);
    const state = centerStateOver(turns, center);
    return {
      ...presentCenterName(center),
      defined: reach === "sometimes" ? undefined : reach === "always",
      whenDefined:
        reach === "sometimes" ? presentTimes({ intervals, share: shareOf(intervals, birth.span) }, birth) : undefined,
      motor: MOTORS.has(center),
      awareness: AWARENESS.has(center),
      theme: state && texts.text(`centers.${center}.${state}`),
      notSelfQuestion: texts.text(`centers.${center}.question`),
      biology: texts.text(`centers.${center}.biology`),
      gates: gatesOver(turns, center, "always"),
      possibleGates: gatesOver(turns, center, "sometimes"),
    };
  });
}

/** The state of a center that holds all through; undefined where it changes. */
export function centerStateOver(turns: DesignTurns, center: Center): "defined" | "undefined" | "open" | undefined {
  const own: readonly Gate[] = CENTER_GATES[center];
  return heldOf(
    timed(turns, ({ centers, gates }) => {
      if (centers.has(center)) return "defined";
      return own.some((gate) => gates.has(gate)) ? "undefined" : "open";
    }),
  );
}

function gatesOver(turns: DesignTurns, center: Center, reach: "always" | "sometimes"): Gate[] {
  return CENTER_GATES[center].filter((gate) => reachOf(turns, ({ gates }) => gates.has(gate)) === reach);
}

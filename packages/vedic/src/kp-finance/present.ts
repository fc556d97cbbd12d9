import type { DraftOf } from "@almagest/operation";
import type * as z from "zod";
import { localClock, nameOf } from "../kp/present";
import type { WindowRow } from "./compute";
import type { Judgement } from "./judge";
import type { judgementShape, windowSchema } from "./schema";

export const LEVELS = ["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha"] as const;

export function presentJudgement({ inGain, inLoss, verdict }: Judgement): DraftOf<z.ZodObject<typeof judgementShape>> {
  return { inGain, inLoss, verdict };
}

export function presentWindow(row: WindowRow, offsetSeconds: number): DraftOf<typeof windowSchema> {
  return {
    ...presentJudgement(row),
    from: localClock(row.fromEpochMs, offsetSeconds).datetime,
    to: localClock(row.toEpochMs, offsetSeconds).datetime,
    subLord: nameOf(row.planet),
    score: row.score,
  };
}

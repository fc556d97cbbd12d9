import type { CheckedText } from "../../telling/test/claims";
import { chart, dayMaster } from "./claims/chart";
import { luck } from "./claims/luck";
import { narrowed } from "./claims/narrowed";
import { couple } from "./claims/pair";

/** The members that the sentences of the composed texts rest on. */
export const claims: readonly CheckedText[] = [chart, dayMaster, luck, couple, narrowed];

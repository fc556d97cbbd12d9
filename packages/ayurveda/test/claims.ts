import type { CheckedText } from "../../telling/test/claims";
import { constitution } from "./claims/constitution";
import { daily, dayRoutine, season } from "./claims/days";

/** The members that the sentences of the composed texts rest on. */
export const claims: readonly CheckedText[] = [constitution, dayRoutine, season, daily];

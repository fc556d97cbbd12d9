import type { GrahaId } from "../grahas";
import type { Dignity } from "../tables/dignity";
import type { NakshatraId } from "../zodiac/nakshatras";
import type { SignLord } from "../zodiac/rashis";

/** A graha's state before it is weighed. */
export interface Placed {
  readonly id: GrahaId;
  readonly sign0: number;
  /** 1 to 12, whole signs from the Lagna. */
  readonly house: number;
  /** Houses it rules, ascending; a node rules none. */
  readonly rules: readonly number[];
  /** Undefined of a node. */
  readonly dignity: Dignity | undefined;
  readonly navamsa: "exalted" | "own" | "debilitated" | undefined;
  readonly isVargottama: boolean;
  readonly isCombust: boolean;
  /** Of the five planets; the nodes always go backward and are not called so. */
  readonly isRetrograde: boolean;
  readonly lostWarTo: GrahaId | undefined;
  /** The reason why a debility does not count, where there is one. */
  readonly fallCancelledBy: GrahaId | undefined;
  /** Others in its sign. */
  readonly joined: readonly GrahaId[];
  /** Those that look at its sign. */
  readonly seenBy: readonly GrahaId[];
  readonly nakshatra: NakshatraId;
  readonly starLord: GrahaId;
  /** Lord of its sign. */
  readonly dispositor: SignLord;
  readonly ratio: number | undefined;
}

import { weekdays } from "@almagest/i18n/astrology";
import { nakshatras, TITHIS, tithis } from "@almagest/i18n/vedic";
import { at, type Term } from "@almagest/operation";
import { NAKSHATRA_IDS } from "@almagest/vedic/facts";
import { yoniGlosses } from "../vocabulary/yonis";
import type { VargaResult } from "./compute";

/** The eight yonis from the east around (Agni Purana 65.9; Garuda Purana 1.46), with what each is. */
export const YONIS = [
  { id: "dhvaja", name: "Dhvaja" },
  { id: "dhuma", name: "Dhuma" },
  { id: "simha", name: "Simha" },
  { id: "svan", name: "Svan" },
  { id: "vrisha", name: "Vrisha" },
  { id: "khara", name: "Khara" },
  { id: "gaja", name: "Gaja" },
  { id: "kaka", name: "Kaka" },
] as const satisfies readonly { readonly id: keyof typeof yoniGlosses; readonly name: string }[];

/** `rejected` for a remainder of nothing: the measures have to change. */
export const YONI_KEYS = [...YONIS.map(({ id }) => id), "rejected"] as const;
export type YoniKey = (typeof YONI_KEYS)[number];

export function yoniKeyOf(remainder: number): YoniKey {
  return at(YONI_KEYS, (remainder + YONIS.length) % (YONIS.length + 1));
}

/** The thing that a remainder names. */
export interface Member {
  readonly name?: string;
  readonly gloss?: string;
  readonly firstName?: string;
  readonly auspicious?: boolean;
}

const WEEKDAYS = Object.values(weekdays);
const TERMS = [...Object.values(nakshatras), ...Object.values(tithis), ...WEEKDAYS];
/** Monday, Wednesday, Thursday, Friday, from Sunday as 1. */
const GOOD_WEEKDAYS: readonly number[] = [2, 4, 5, 6];

/** The member of its group; a remainder of nothing is the last one, but of the yonis none. */
export function memberOf({ varga, remainder, divisor }: VargaResult): Member {
  const number = remainder === 0 ? divisor : remainder;
  switch (varga) {
    case "aya":
      return { firstName: "Siddhi" };
    case "vyaya":
      return {};
    case "yoni":
      return yoniMember(remainder);
    case "rksha":
      return { name: nakshatras[at(NAKSHATRA_IDS, number - 1)].en, auspicious: number % 2 === 1 };
    case "tithi": {
      const name = tithis[at(TITHIS, number - 1).id]?.en;
      return name === undefined ? {} : { name };
    }
    case "vara":
      return { name: at(WEEKDAYS, number - 1).en, auspicious: GOOD_WEEKDAYS.includes(number) };
  }
}

function yoniMember(remainder: number): Member {
  if (remainder === 0) return { auspicious: false };
  const { id, name } = at(YONIS, remainder - 1);
  return { name, gloss: yoniGlosses[id].en, auspicious: remainder % 2 === 1 };
}

/** The term of a member's name; none of a yoni, whose name is a word of vastu alone. */
export function memberTerm(name: string): Term | undefined {
  return TERMS.find(({ en }) => en === name);
}

import { PILLARS } from "@almagest/chinese-astrology/facts";
import { dateOfDayNumber } from "@almagest/civil-time";
import { AUTHORITIES, PROFILES, TYPES } from "@almagest/human-design/facts";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { signOf } from "@almagest/sky";
import { NAKSHATRA_IDS, VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import type { Predicted } from "../search/predict";
import type { Shown, What } from "../values/whats";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A longitude to the minute, cut: `12°30' Leo`. */
export function longitudeTold(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-9);
  const inSign = minutes % 1800;
  return `${Math.floor(inSign / 60)}°${String(inSign % 60).padStart(2, "0")}' ${signs[signOf(minutes / 60)].en}`;
}

function arcTold(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}'`;
}

const counted = (index0: number): string => String(index0 + 1);
const pillar = (index0: number): string => at(PILLARS, index0).id;

const TOLD: Readonly<Record<What, (value: number) => string>> = {
  position: longitudeTold,
  cusp: longitudeTold,
  house: counted,
  nakshatra: (index0) => nakshatras[at(NAKSHATRA_IDS, index0)].en,
  pada: counted,
  tithi: counted,
  weekday: (index0) => at(WEEKDAYS, index0),
  "year-pillar": pillar,
  "month-pillar": pillar,
  "day-pillar": pillar,
  "hour-pillar": pillar,
  "dasha-lord": (index0) => grahas[at(VIMSHOTTARI_LORDS, index0)].en,
  "dasha-start": (day) => dateOfDayNumber(Math.floor(day)),
  kootas: String,
  "design-type": (index0) => at(TYPES, index0),
  profile: (index0) => at(PROFILES, index0),
  authority: (index0) => at(AUTHORITIES, index0),
  "solar-arc": arcTold,
};

/** A computed value in the form in which such values are sent; undefined where the setting has none. */
export function valueTold({ what }: Pick<Shown, "what">, predicted: Predicted): string | undefined {
  return predicted === undefined ? undefined : TOLD[what](predicted);
}

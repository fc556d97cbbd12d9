// The facts behind the answers: whole numbers and canonical ids, without language.
export { type AztecDay, aztecDayOf } from "./aztec/day";
export { mayanDaysBetween } from "./birth-time/days";
export { daysApart, openingSign, type RoundDay, roundDay, trecenaOpenedBy } from "./calendar/count260";
export { type CrossPoint, type CrossPosition, crossOn } from "./calendar/cross";
export { dateOfJdn, jdnOf } from "./calendar/days";
export { aztecDirection, mayanDirection } from "./calendar/directions";
export { type HaabDay, haabOn, monthLength } from "./calendar/haab";
export { formatLongCount, type LongCountPlaces, longCountOn, parseLongCount } from "./calendar/long-count";
export { type NightLord, nightLordOn } from "./calendar/night";
export { type TonalDay, tonalDayOn } from "./calendar/tonalpohualli";
export { type TzolkinDay, tzolkinOn } from "./calendar/tzolkin";
export { yearBearerOn } from "./calendar/year-bearer";
export { computeMayanChart, type MayanChartFacts } from "./mayan/chart-facts";
export { computeLongCount, type LongCountInput } from "./mayan/convert";
export { type MayanDay, mayanDayOf } from "./mayan/facts";
export { computeTzolkinMonth, type TzolkinMonthFacts } from "./mayan/monthly";
export { computeMayanCompatibility, type MayanCompatibilityFacts, type Tie, type Verdict } from "./mayan/ties";

import { joined } from "@almagest/i18n";
import { type DraftOf, InvariantError } from "@almagest/operation";
import type { CrossPoint } from "../calendar/cross";
import type { HaabDay } from "../calendar/haab";
import { longCountOn } from "../calendar/long-count";
import type { NightLord } from "../calendar/night";
import type { MayanSign } from "../calendar/signs";
import type { TzolkinDay } from "../calendar/tzolkin";
import { MONTH_NAMES, SIGN_NAMES } from "../names/mayan";
import type { MesoamericanReader } from "../texts/reader";
import { trecenaPart } from "../today";
import type { MayanChartFacts } from "./chart-facts";
import type { bearerSchema, crossPointSchema, haabSchema, longCountSchema, nightSchema } from "./chart-schema";
import { calendarRoundName, type MayanDay } from "./facts";
import { bandOf, dayName } from "./present-day";

/** The month without its advice, which is for those who live in it; its seating is told where the day is 0. */
export function presentHaab(haab: HaabDay, texts: MesoamericanReader): DraftOf<typeof haabSchema> {
  const { yucatec, classic } = MONTH_NAMES[haab.month];
  const month = texts.text(`haabMonths.${haab.month}.told`);
  return {
    month: haab.month,
    monthName: yucatec,
    monthClassic: classic,
    day: haab.day,
    dayOfYear: haab.dayOfYear,
    reading: haab.day === 0 ? joined([month, texts.text("seating", { month: yucatec })]) : month,
  };
}

export function presentLongCount({ days, jdn, longCount }: MayanDay): DraftOf<typeof longCountSchema> {
  return { formatted: longCount, ...longCountOn(days), daysSinceEpoch: days, julianDayNumber: jdn };
}

export function presentNight(label: NightLord, texts: MesoamericanReader): DraftOf<typeof nightSchema> {
  return { label, reading: texts.lookup(`lordsOfNight.${label.slice(1)}`) };
}

/** The bearer, and which day of the year the system takes it from. */
export function presentBearer(
  { yearBearer, yearBearerSystem }: Pick<MayanChartFacts, "yearBearer" | "yearBearerSystem">,
  texts: MesoamericanReader,
): DraftOf<typeof bearerSchema> {
  const { sign, number } = yearBearer;
  if (!isBearer(sign)) throw new InvariantError("a year bearer that is none of the twelve", { sign });
  return {
    daySign: sign,
    daySignName: SIGN_NAMES[sign].yucatec,
    number,
    reading: joined([texts.text(`yearBearers.${sign}`), texts.text(`bearerSystems.${yearBearerSystem}`)]),
  };
}

const NO_BEARERS = ["imix", "chikchan", "kimi", "ok", "chuwen", "men", "kib", "ajaw"] as const;

function isBearer(sign: MayanSign): sign is Exclude<MayanSign, (typeof NO_BEARERS)[number]> {
  return !NO_BEARERS.some((one) => one === sign);
}

/** The subject of the point, then the tone of its sign there; the center says where the cross comes from. */
export function presentCross(
  { position, offsetDays, day }: CrossPoint,
  texts: MesoamericanReader,
): DraftOf<typeof crossPointSchema> {
  const { yucatec, kiche } = SIGN_NAMES[day.sign];
  const point = texts.text(`cross.${position}`, { day: dayName(day) });
  const after = position === "center" ? texts.text("crossNote") : texts.text(`daySigns.${day.sign}.arm`);
  return {
    position,
    offsetDays,
    daySign: day.sign,
    daySignName: yucatec,
    daySignKiche: kiche,
    number: day.number,
    reading: joined([point, after]),
  };
}

/** The day in its counts, the sign through a life, its number, its place in the trecena, and the way from conception to destiny. */
export function summaryOf(chart: MayanChartFacts, texts: MesoamericanReader): string | undefined {
  const { tzolkin } = chart;
  const names = {
    calendarRound: calendarRoundName(chart),
    longCount: chart.longCount,
    trecena: `1 ${SIGN_NAMES[tzolkin.trecena.rulingSign].yucatec}`,
    bearer: dayName(chart.yearBearer),
  };
  const parts = [
    texts.text("chart.opening", names),
    texts.text(`daySigns.${tzolkin.sign}.life`),
    texts.text(`chart.bands.${bandOf(tzolkin.number) ?? "unrecorded"}`, { day: dayName(tzolkin) }),
    birthTrecenaText(tzolkin, texts),
    texts.text(`ways.${tzolkin.sign}`),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

/** The thirteen days as a birth has them, and where the birthday falls in them. */
function birthTrecenaText(tzolkin: TzolkinDay, texts: MesoamericanReader): string | undefined {
  const { rulingSign, dayOfTrecena } = tzolkin.trecena;
  return joined([
    texts.text(`birthTrecenas.${rulingSign}`),
    texts.text(`chart.place.${trecenaPart(dayOfTrecena)}`, { day: dayName(tzolkin), number: dayOfTrecena }),
  ]);
}

import { isChinese, type Lang } from "@almagest/operation";
import {
  daySheet,
  definePicture,
  headed,
  label,
  monthSheet,
  moonDisc,
  ring,
  SIZE,
  table,
  weeks,
} from "@almagest/pictures";
import * as z from "zod";
import { ANIMALS } from "../cycle/branches";
import { activityNames } from "../vocabulary/activities";
import { dayInChinese, monthInChinese } from "./lunar-names";
import { animalName, maybe, readLunar, readNamedPillar, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const ACTIVITIES: Readonly<Record<string, { readonly [lang in Lang]: string }>> = activityNames;

type Lunar = z.output<typeof readLunar>;

/** 5-23, and 5*-23 of a leap month, which the heading tells; 五月廿三 and 闰五月廿三 in Chinese. */
function lunarText({ month, day, isLeapMonth }: Lunar, lang: Lang): string {
  if (!isChinese(lang)) return `${month}${isLeapMonth ? "*" : ""}-${day}`;
  return `${isLeapMonth ? words.leap[lang] : ""}${monthInChinese(month)}${dayInChinese(day)}`;
}

/** The line below a heading, with the sign of a leap month where the figure has one. */
function withLeap(subheading: string, dates: readonly Lunar[], lang: Lang): string {
  const isTold = dates.some(({ isLeapMonth }) => isLeapMonth) && !isChinese(lang);
  return isTold ? `${subheading} · * ${words.leap[lang]}` : subheading;
}

/** The disc as the day of the month tells it: new on the first, full on the fifteenth. */
function moonOf({ day, monthLength }: Lunar): { readonly litPercent: number; readonly isWaxing: boolean } {
  const turned = (day - 1) / monthLength;
  return { litPercent: Math.round(50 * (1 - Math.cos(2 * Math.PI * turned))), isWaxing: turned < 0.5 };
}

/** The solar terms around the year, from the beginning of spring. */
export const solarTermsRing = definePicture({
  operation: "listSolarTerms",
  form: "ring",
  title: titles.solarTerms,
  reads: z.object({
    year: z.int(),
    terms: z
      .array(
        z.object({
          name: text,
          chinese: text,
          type: z.enum(["minor", "major"]),
          localDate: text,
          localTime: text,
        }),
      )
      .min(1),
  }),
  draw: ({ year, terms }, { lang }) =>
    ring({
      heading: titles.solarTerms[lang],
      center: [String(year)],
      rings: [
        {
          thickness: 140,
          cells: terms.map(({ name, type }) => ({
            label: name,
            ...(type === "major" ? { ground: "wash" as const } : {}),
          })),
        },
        {
          thickness: 78,
          cells: terms.map(({ localDate, localTime }) => ({ label: `${localDate.slice(5)} ${localTime.slice(0, 5)}` })),
        },
        { thickness: 46, cells: terms.map(({ chinese }) => ({ label: chinese })) },
      ],
      isFixed: true,
    }),
});

const DISC = { radius: 66, width: 480, height: 148 } as const;

/** The lunar date beside the Moon of that day of the month. */
export const lunarDateDisc = definePicture({
  operation: "calculateLunarDate",
  form: "disc",
  title: titles.lunarDate,
  reads: z.object({ gregorianDate: text, lunar: readLunar }),
  draw: ({ gregorianDate, lunar }, { lang }) => {
    const lines = [
      `${words.year[lang]} ${lunar.year}`,
      `${words.month[lang]} ${lunar.month}${lunar.isLeapMonth ? ` (${words.leap[lang]})` : ""}`,
      `${words.day[lang]} ${lunar.day} / ${lunar.monthLength}`,
    ];
    const x = 2 * DISC.radius + 32;
    return headed(
      { heading: titles.lunarDate[lang], subheading: gregorianDate },
      {
        width: DISC.width,
        height: DISC.height,
        shapes: [
          moonDisc({ x: DISC.radius + 2, y: DISC.height / 2, radius: DISC.radius, ...moonOf(lunar) }),
          ...lines.map((line, index0) =>
            label(line, {
              x,
              y: 38 + index0 * 36,
              size: SIZE.heading + 2,
              maxWidth: DISC.width - x,
              isBold: index0 === 2,
            }),
          ),
        ],
        description: lines.join(", "),
        isFixed: true,
      },
    );
  },
});

const readOfficer = z.object({
  name: text,
  nameLocalized: maybe,
  chinese: text,
  quality: text,
});

const readDay = z.object({
  date: text,
  lunar: readLunar,
  yearPillar: readNamedPillar,
  monthPillar: readNamedPillar,
  dayPillar: readNamedPillar,
  dayOfficer: readOfficer,
  mansion: z.object({ name: text, nameLocalized: maybe, chinese: text }),
  clashAnimal: z.enum(ANIMALS),
  favours: z.array(text),
  avoids: z.array(text),
});

function officerText(officer: z.output<typeof readOfficer>, lang: Lang): string {
  const sign = officer.quality === "auspicious" ? "+ " : officer.quality === "inauspicious" ? "− " : "";
  return `${sign}${characterText(officer, lang)}`;
}

interface Called {
  readonly name: string;
  readonly nameLocalized?: string | undefined;
  readonly chinese: string;
}

/** The traditional character with the name beside it; Chinese has the name alone, in its own script. */
function characterText({ name, nameLocalized = name, chinese }: Called, lang: Lang): string {
  return isChinese(lang) ? nameLocalized : `${chinese} ${nameLocalized}`;
}

function activityRows(
  ids: readonly string[],
  lang: Lang,
  isFavored: boolean,
): readonly { label: string; text: string }[] {
  return ids.map((id) => ({ label: `${isFavored ? "+" : "−"} ${ACTIVITIES[id]?.[lang] ?? id}`, text: "" }));
}

/** The almanac of a day. */
export const almanacDaySheet = definePicture({
  operation: "getAlmanacDay",
  form: "sheet",
  title: titles.almanacDay,
  reads: readDay,
  draw: (day, { lang }) => {
    const { mansion, clashAnimal } = day;
    return daySheet({
      heading: titles.almanacDay[lang],
      subheading: withLeap(day.date, [day.lunar], lang),
      groups: [
        {
          title: words.pillars[lang],
          rows: [
            { label: words.year[lang], text: day.yearPillar.chinese },
            { label: words.month[lang], text: day.monthPillar.chinese },
            { label: words.day[lang], text: day.dayPillar.chinese, isMarked: true },
          ],
        },
        {
          title: words.day[lang],
          rows: [
            { label: words.lunar[lang], text: lunarText(day.lunar, lang) },
            { label: words.officer[lang], text: officerText(day.dayOfficer, lang) },
            { label: words.mansion[lang], text: characterText(mansion, lang) },
            { label: words.clash[lang], text: animalName(clashAnimal, lang) },
          ],
        },
        { title: words.favors[lang], rows: activityRows(day.favours, lang, true) },
        { title: words.avoids[lang], rows: activityRows(day.avoids, lang, false) },
      ],
    });
  },
});

/** A month of the almanac, a week a row: lunar date, day pillar, officer, solar terms. */
export const almanacMonthSheet = definePicture({
  operation: "getMonthlyAlmanac",
  form: "sheet",
  title: titles.almanacMonth,
  reads: z.object({
    year: z.int(),
    month: z.int(),
    solarTerms: z.array(z.object({ name: text, chinese: text, date: text })),
    days: z
      .array(z.object({ date: z.iso.date(), lunar: readLunar, dayPillar: readNamedPillar, dayOfficer: readOfficer }))
      .min(1),
  }),
  draw: ({ year, month, solarTerms, days }, { lang }) => {
    const terms = new Map(solarTerms.map(({ date, name }) => [date, name]));
    const sheet = weeks(days, lang, ({ date, lunar, dayPillar, dayOfficer }) => ({
      label: String(Number(date.slice(8))),
      moon: moonOf(lunar),
      lines: [
        { text: `${lunarText(lunar, lang)} ${dayPillar.chinese}`, isBold: lunar.day === 1 || lunar.day === 15 },
        {
          text: officerText(dayOfficer, lang),
          paint: dayOfficer.quality === "auspicious" ? ("good" as const) : ("muted" as const),
        },
        ...(terms.has(date) ? [{ text: terms.get(date) ?? "", paint: "accent" as const, isBold: true }] : []),
      ],
      isMarked: terms.has(date),
    }));
    return {
      ...monthSheet({
        heading: titles.almanacMonth[lang],
        subheading: withLeap(
          `${year}-${String(month).padStart(2, "0")}`,
          days.map(({ lunar }) => lunar),
          lang,
        ),
        ...sheet,
      }),
      isFixed: true as const,
    };
  },
});

/** The days that favor what is planned. */
export const auspiciousDaysTable = definePicture({
  operation: "lookupAuspiciousDays",
  form: "table",
  title: titles.auspicious,
  reads: z.object({ activityLabel: text, startDate: text, endDate: text, days: z.array(readDay) }),
  draw: ({ activityLabel, startDate, endDate, days }, { lang }) =>
    table({
      heading: titles.auspicious[lang],
      subheading: withLeap(
        `${activityLabel} · ${startDate} – ${endDate}`,
        days.map(({ lunar }) => lunar),
        lang,
      ),
      columns: [
        { title: words.date[lang] },
        { title: words.lunar[lang] },
        { title: words.day[lang] },
        { title: words.officer[lang] },
        { title: words.mansion[lang] },
        { title: words.clash[lang] },
      ],
      rows: days.map((day) => ({
        cells: [
          day.date,
          lunarText(day.lunar, lang),
          day.dayPillar.chinese,
          officerText(day.dayOfficer, lang),
          characterText(day.mansion, lang),
          animalName(day.clashAnimal, lang),
        ],
      })),
    }),
});

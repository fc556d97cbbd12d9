import { sentences } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import {
  lunarMonths,
  nakshatras as nakshatraTerms,
  rashis as rashiTerms,
  tithis as tithiTerms,
} from "@almagest/i18n/vedic";
import { at, type DraftOf, type Lang } from "@almagest/operation";
import { MONTH_IDS, type MonthName } from "../calendar/months";
import { tithiFacts } from "../panchang/attributes";
import { localText } from "../panchang/present";
import type { VedicReader } from "../texts/reader";
import { festivalNames } from "../vocabulary/festivals";
import { RASHI_IDS } from "../zodiac/rashis";
import type { monthNameSchema } from "./month-schema";
import type { DatedFestival, FestivalOfDay, KeptFestival } from "./occurrences";
import type { Festival, RuleSource, TithiRule } from "./rule";
import type { festivalOfDaySchema, festivalsOutput } from "./schema";

export function festivalName(id: string, lang: Lang = "en"): string {
  return isFestival(id) ? festivalNames[id][lang] : id;
}

const isFestival = (id: string): id is keyof typeof festivalNames => Object.hasOwn(festivalNames, id);

export function presentMonth({ index0, isAdhika, suppressedIndex0 }: MonthName): DraftOf<typeof monthNameSchema> {
  const name = (of0: number): string => lunarMonths[at(MONTH_IDS, of0)].en;
  return {
    name: name(index0),
    adhika: isAdhika,
    suppressed: suppressedIndex0 === undefined ? null : name(suppressedIndex0),
  };
}

type Shared = Pick<DraftOf<typeof festivalOfDaySchema>, "id" | "name" | "kind" | "starts" | "ends">;

function presentShared({ festival, span, offsetSeconds }: DatedFestival): Shared {
  const instant = (ms: number | undefined): string | null => (ms === undefined ? null : localText(ms, offsetSeconds));
  return {
    id: festival.id,
    name: festivalName(festival.id),
    kind: festival.kind,
    starts: instant(span?.startMs),
    ends: instant(span?.endMs),
  };
}

/** A festival on the day whose panchang is asked for, with the dates of those who keep another. */
export function presentFestivalOfDay(
  { kept, school }: FestivalOfDay,
  texts: VedicReader,
): DraftOf<typeof festivalOfDaySchema> {
  const others = school === undefined ? elsewhere(kept) : [];
  return {
    ...presentShared(kept),
    school: presentSchool(school),
    elsewhere: others,
    about: texts.lookup(`festivals.${kept.festival.id}`),
  };
}

const SCHOOLS = ["vaishnava", "bengal", "hemadri", "second-evening", "first-midday"] as const;
type School = (typeof SCHOOLS)[number];

const isSchool = (school: string | undefined): school is School => SCHOOLS.some((one) => one === school);
const presentSchool = (school: string | undefined): School | null => (isSchool(school) ? school : null);

function elsewhere({ date, other }: KeptFestival): { school: School; date: string }[] {
  return other !== undefined && other.date !== date && isSchool(other.school)
    ? [{ school: other.school, date: other.date }]
    : [];
}

type Row = DraftOf<typeof festivalsOutput>["festivals"][number];

export function presentRow(kept: DatedFestival, weekday0: number): Row {
  return {
    ...presentShared(kept),
    date: kept.date,
    weekday: weekdayName(weekday0),
    month: kept.month === undefined ? null : presentMonth(kept.month),
    elsewhere: elsewhere(kept),
    borderDate: kept.borderDate ?? null,
  };
}

type RuleRow = DraftOf<typeof festivalsOutput>["rules"][number];

export function presentRule(festival: Festival, texts: VedicReader): RuleRow {
  return {
    id: festival.id,
    name: festivalName(festival.id),
    kind: festival.kind,
    region: festival.region,
    source: presentSource(festival.source),
    rule: ruleText(festival, texts),
    about: texts.lookup(`festivals.${festival.id}`),
  };
}

function presentSource(source: RuleSource): RuleRow["source"] {
  return "convention" in source
    ? { text: null, page: null, convention: source.convention }
    : { text: source.text, page: source.page, convention: null };
}

function ruleText({ rule }: Festival, texts: VedicReader): string | undefined {
  const lang = texts.speaks;
  const isMonthly = !("month" in rule) || rule.month === undefined;
  const month = isMonthly ? (texts.text("festivalRules.eachMonth") ?? "") : lunarMonths[rule.month][lang];
  switch (rule.by) {
    case "tithi":
      return tithiText(rule, month, texts);
    case "ekadashi":
      return texts.text("festivalRules.ekadashi", {
        month: rule.isAdhika === true ? (texts.text("festivalRules.extraMonth") ?? "") : month,
      });
    case "sankranti":
      return texts.text(`festivalRules.${rule.until}`, { sign: signOf(rule.sign0, lang) });
    case "star":
      return texts.text("festivalRules.solarStar", {
        star: nakshatraTerms[rule.star][lang],
        sign: signOf(rule.sign0, lang),
      });
    case "offset":
      return texts.text(rule.days > 0 ? "festivalRules.after" : "festivalRules.before", {
        festival: festivalName(rule.from, lang),
      });
  }
}

function tithiText(rule: TithiRule, month: string, texts: VedicReader): string | undefined {
  const { id } = tithiFacts(rule.tithi - 1);
  const first = texts.text("festivalRules.tithi", {
    tithi: tithiTerms[id]?.[texts.speaks] ?? id,
    month,
    moment: texts.text(`festivalRules.moment.${rule.moment}`) ?? rule.moment,
    twice: texts.text(`festivalRules.twice.${rule.twice}`) ?? rule.twice,
    none: texts.text(`festivalRules.none.${rule.none}`) ?? rule.none,
  });
  const star = rule.star && texts.text("festivalRules.star", { star: nakshatraTerms[rule.star][texts.speaks] });
  const adhika = rule.inAdhika && texts.text("festivalRules.adhika");
  const said = [first, star, adhika].filter((one) => one !== undefined);
  return said.length === 0 ? undefined : sentences(said);
}

const signOf = (sign0: number, lang: Lang): string => rashiTerms[at(RASHI_IDS, sign0)][lang];

import { dateOfDayNumber } from "@almagest/civil-time";
import type { DraftOf, Words } from "@almagest/operation";
import type { LunarDay } from "../calendar/lunar";
import { presentAlmanacPillar } from "../present";
import type { almanacDaySchema, lunarSchema } from "../schema";
import { chineseReader } from "../texts/reader";
import { mansionAnimals } from "../vocabulary/mansion-animals";
import { mansionNames } from "../vocabulary/mansions";
import { officerNames } from "../vocabulary/officers";
import type { AlmanacDayFacts } from "./day";
import type { Mansion } from "./mansions";
import { OFFICER_ROWS, type OfficerId } from "./officers";

export function presentLunar(lunar: LunarDay, dayNumber: number): DraftOf<typeof lunarSchema> {
  const { year, month, day, isLeap, length } = lunar;
  return { year, month, day, isLeapMonth: isLeap, monthLength: length, date: dateOfDayNumber(dayNumber) };
}

export function presentAlmanacDay(facts: AlmanacDayFacts, words: Words): DraftOf<typeof almanacDaySchema> {
  const { favours, avoids } = OFFICER_ROWS[facts.officer];
  return {
    date: facts.date,
    lunar: presentLunar(facts.lunar, facts.dayNumber),
    yearPillar: presentAlmanacPillar(facts.year),
    monthPillar: presentAlmanacPillar(facts.month),
    dayPillar: presentAlmanacPillar(facts.day),
    dayOfficer: presentOfficer(facts.officer, words),
    mansion: presentMansion(facts.mansion, words),
    clashAnimal: facts.clashAnimal,
    favours: [...favours],
    avoids: [...avoids],
  };
}

function presentOfficer(id: OfficerId, words: Words): DraftOf<typeof almanacDaySchema>["dayOfficer"] {
  const { chinese, pinyin, quality } = OFFICER_ROWS[id];
  return {
    id,
    name: officerNames[id].en,
    chinese,
    pinyin,
    quality,
    meaning: chineseReader(words).text(`officers.${id}`),
  };
}

function presentMansion(mansion: Mansion, words: Words): DraftOf<typeof almanacDaySchema>["mansion"] {
  const { number, id, chinese, pinyin, palace, planet, animal } = mansion;
  return {
    number,
    name: mansionNames[id].en,
    chinese,
    pinyin,
    palace,
    planet,
    animal: mansionAnimals[animal].en,
    meaning: chineseReader(words).text(`mansions.${number}`),
  };
}

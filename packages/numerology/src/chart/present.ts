import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentCore } from "../core/answer";
import { presentBirthDay } from "../core/birth-days";
import { isoDate } from "../core/date";
import { presentName } from "../core/named";
import { presentInChart } from "../core/repeated";
import { presentMonth, presentYear } from "../cycles/schema";
import { presentDebts } from "../karmic/present-debt";
import { presentLessons } from "../karmic/present-lessons";
import { DATE_CONVENTIONS } from "../schema";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, numerologyReader, read } from "../texts/reader";
import type { NumerologyChartFacts } from "./compute";
import { presentLucky } from "./lucky";
import { MATURING } from "./maturing";
import type { NameFacts } from "./name-facts";
import type { Phase } from "./phases";
import { type ChartAnswer, challengeMeaning, pinnacleMeaning, titled } from "./schema";
import { summaryOf } from "./summary";

type Insights = ChartAnswer["additionalInsights"];

export function presentChart(chart: NumerologyChartFacts, words: Words): ChartAnswer {
  const texts = numerologyReader(words);
  const { core, birth, currentAge } = chart;
  const { letters, conventions } = presentName(chart.named);
  return {
    profile: { name: chart.fullName, birthdate: isoDate(birth), letters },
    coreNumbers: {
      lifePath: presentCore(core.lifePath, texts),
      expression: presentInChart(core, "expression", texts),
      soulUrge: presentInChart(core, "soulUrge", texts),
      personality: presentInChart(core, "personality", texts),
      birthDay: presentInChart(core, "birthDay", texts),
      maturity: presentInChart(core, "maturity", texts),
    },
    birthDayProfile: presentBirthDay(birth.day, texts),
    luckyAssociations: presentLucky(core.lifePath.number),
    additionalInsights: presentInsights(chart, texts),
    maturityStatus: {
      isActive: currentAge >= MATURING.from,
      currentAge,
      activationRange: `${MATURING.from}-${MATURING.to}`,
    },
    summary: summaryOf(chart, texts),
    conventions: { ...conventions, ...DATE_CONVENTIONS, year: "calendar" },
  };
}

function presentInsights(chart: NumerologyChartFacts, texts: NumerologyReader): Insights {
  const { personalYear, personalMonth } = chart;
  return {
    karmicLessons: presentLessons(chart.facts.digits, chart.core, texts),
    karmicDebt: presentDebts(chart.debts, texts),
    personalYear: {
      ...presentYear(personalYear, texts),
      year: personalYear.year,
      personalMonth: { ...presentMonth(personalMonth, texts), calendarMonth: personalMonth.calendarMonth },
    },
    pinnacles: chart.pinnacles.map((phase, index0) => ({
      ...phase,
      phase: phaseText("pinnacle", phase, texts),
      meaning: presentPinnacle(chart.pinnacles, index0, texts),
    })),
    challenges: chart.challenges.map((phase, index0) => ({
      ...phase,
      phase: phaseText("challenge", phase, texts),
      meaning: presentChallenge(chart.challenges, index0, texts),
    })),
    ...presentLetters(chart, texts),
  };
}

/** A number that has ruled an earlier phase is told as a return, and a second and a third return as what they are. */
function presentPinnacle(
  phases: readonly Phase[],
  index0: number,
  texts: NumerologyReader,
): DraftOf<typeof pinnacleMeaning> {
  const key = keyIn("pinnacle", at(phases, index0).number);
  const own = read(pinnacleMeaning, texts, `pinnacles.${key}`);
  const returns = returnsBefore(phases, index0);
  if (returns === 0) return own;
  if (returns === 1) return { title: own.title, ...read(returnedPinnacle, texts, `returning.pinnacles.${key}`) };
  const again = returns === 2 ? (`returning.thirdPinnacles.${key}` as const) : "returning.fourth.pinnacle";
  return { title: own.title, ...read(returnedPinnacle, texts, again) };
}

function presentChallenge(
  phases: readonly Phase[],
  index0: number,
  texts: NumerologyReader,
): DraftOf<typeof challengeMeaning> {
  const key = keyIn("gap", at(phases, index0).number);
  const own = read(challengeMeaning, texts, `challenges.${key}`);
  const returns = returnsBefore(phases, index0);
  if (returns === 0) return own;
  if (returns === 1) return { title: own.title, ...read(returnedChallenge, texts, `returning.challenges.${key}`) };
  const again = returns === 2 ? (`returning.thirdChallenges.${key}` as const) : "returning.fourth.challenge";
  return { title: own.title, ...read(returnedChallenge, texts, again) };
}

const returnedPinnacle = pinnacleMeaning.omit({ title: true });
const returnedChallenge = challengeMeaning.omit({ title: true });

/**
 * The number of earlier phases that its number has ruled. Four times the same are Pinnacles of 9 or Challenges of 0.
 */
function returnsBefore(phases: readonly Phase[], index0: number): number {
  const { number } = at(phases, index0);
  return phases.slice(0, index0).filter((phase) => phase.number === number).length;
}

function phaseText(kind: "pinnacle" | "challenge", { position }: Phase, texts: NumerologyReader): string | undefined {
  return texts.text(`general.${kind}Phases.${keyIn("span", position)}`);
}

function presentLetters(
  { facts }: NumerologyChartFacts,
  texts: NumerologyReader,
): Pick<Insights, "hiddenPassion" | "subconsciousSelf" | "nameLetters"> {
  const { passions, passionCount: count, firstVowel: vowel = "" } = facts;
  const [number = 0] = passions;
  const present = facts.digits.present.map(({ digit }) => digit);
  return {
    hiddenPassion: {
      number,
      count,
      allPassions: [...passions],
      ...read(titled, texts, `hiddenPassions.${keyIn("digit", number)}`),
    },
    subconsciousSelf: {
      number: present.length,
      uniqueNumbers: present,
      ...read(titled, texts, `subconscious.${keyIn("digit", present.length)}`),
    },
    nameLetters: {
      cornerstone: presentStone("cornerstone", facts, texts),
      capstone: presentStone("capstone", facts, texts),
      firstVowel: { letter: vowel, meaning: texts.text(`letters.firstVowel.${keyIn("vowel", vowel)}`) },
    },
  };
}

function presentStone(
  stone: "cornerstone" | "capstone",
  facts: NameFacts,
  texts: NumerologyReader,
): Insights["nameLetters"]["cornerstone"] {
  const { letter, value } = facts[stone];
  return { letter, number: value, meaning: texts.text(`letters.${stone}.${keyIn("letter", letter)}`) };
}

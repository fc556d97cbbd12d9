import { type DraftOf, defineOperation, langQuery, type Operation, optionalProse, prose } from "@almagest/operation";
import * as z from "zod";
import {
  CALENDAR,
  calendarDate,
  correlation,
  correlationEcho,
  directionScheme,
  schemeEcho,
  tzolkinFields,
} from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { MayanCompatibility, MayanCompatibilityRequest } from "../types";
import type { MayanDay } from "./facts";
import { dayName, presentDay } from "./present-day";
import { computeMayanCompatibility, type MayanCompatibilityFacts, TIE_IDS, type Tie, VERDICTS } from "./ties";

const person = z.object({ date: calendarDate }).meta({ name: "MayanPerson" });
const personDay = z.object({ ...tzolkinFields, date: z.string() }).meta({ name: "MayanPersonDay" });

const tieSchema = z
  .object({
    id: z.enum(TIE_IDS),
    holds: z.boolean(),
    weight: z.int().meta({ description: "What it adds to the score where it holds" }),
    reading: optionalProse.meta({ description: "Where it holds" }),
  })
  .meta({ name: "MayanTie" });

export const mayanCompatibility: Operation<MayanCompatibilityRequest, MayanCompatibility> = defineOperation({
  id: "calculateMayanCompatibility",
  method: "POST",
  path: "/mesoamerican-astrology/mayan/compatibility",
  summary: "Two birth days on the round of 260: five ties, score and verdict",
  description: "45 points and the weight of every tie that holds, at most 100. A modern reading of an old count.",
  query: langQuery,
  body: z.object({ personA: person, personB: person, correlation, directionScheme }),
  output: z.object({
    personA: personDay,
    personB: personDay,
    daysApart: z.int().min(0).max(130).meta({ description: "On the round of 260, the shorter way" }),
    components: z.array(tieSchema).meta({ description: "All five, always in this order" }),
    score: z.int().min(45).max(100),
    verdict: z.enum(VERDICTS),
    summary: prose,
    conventions: z
      .object({ ...correlationEcho.shape, ...schemeEcho.shape })
      .meta({ name: "MayanCompatibilityConventions" }),
  }),
  needs: [],
  compute: computeMayanCompatibility,
  present: (facts, words) => {
    const texts = mesoamericanReader(words);
    const [first, second] = facts.people;
    return {
      personA: presentPerson(first),
      personB: presentPerson(second),
      daysApart: facts.daysApart,
      components: facts.components.map((tie) => presentTie(tie, texts)),
      score: facts.score,
      verdict: facts.verdict,
      summary: summaryOf(facts, texts),
      conventions: { calendar: CALENDAR, correlation: facts.correlation, directionScheme: facts.directionScheme },
    };
  },
  examples: [{ personA: { date: "1990-06-15" }, personB: { date: "1988-03-02" } }],
});

function presentPerson(day: MayanDay): DraftOf<typeof personDay> {
  return { ...presentDay(day.tzolkin), date: day.date };
}

function presentTie({ id, holds, weight }: Tie, texts: MesoamericanReader): DraftOf<typeof tieSchema> {
  return { id, holds, weight, reading: holds ? texts.text(`compatibility.ties.${id}`) : undefined };
}

/** The distance of the two days, the lack of a tie where there is none, and the verdict. */
function summaryOf(facts: MayanCompatibilityFacts, texts: MesoamericanReader): string | undefined {
  const isTied = facts.components.some(({ holds }) => holds);
  const parts = [
    distanceOf(facts, texts),
    ...(isTied ? [] : [texts.text("compatibility.noTies")]),
    texts.text(`compatibility.verdicts.${facts.verdict}`),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

function distanceOf({ people, daysApart }: MayanCompatibilityFacts, texts: MesoamericanReader): string | undefined {
  const names = { first: dayName(people[0].tzolkin), second: dayName(people[1].tzolkin) };
  if (daysApart === 0) return texts.text("compatibility.sameDay", names);
  if (daysApart === 1) return texts.text("compatibility.oneDay", names);
  return texts.text("compatibility.apart", { ...names, days: daysApart });
}

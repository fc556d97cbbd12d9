import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { type Focus, LORD_NAMES } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { focusQuery } from "../kp/house-themes";
import { nameOf } from "../kp/present";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { chartReadOf } from "../standing/chart-read";
import { vedicReader } from "../texts/reader";
import type {
  PranaDashas,
  PranaDashasRequest,
  Pratyantardashas,
  PratyantardashasRequest,
  SookshmaDashas,
  SookshmaDashasRequest,
  SubDashas,
  SubDashasRequest,
  UncertainPranaDashas,
  UncertainPratyantardashas,
  UncertainSookshmaDashas,
  UncertainSubDashas,
} from "../types";
import { VIMSHOTTARI_LORDS } from "../zodiac/nakshatras";
import { type DashaInput, dashaBirthOf, type LivedPeriod, lived, livedPeriods, requireLived } from "./birth";
import type { OpenDashaInput } from "./open/compute";
import {
  openAntardashasOutput,
  openPranasOutput,
  openPratyantardashasOutput,
  openSookshmasOutput,
} from "./open/schema";
import { computeOpenSubDashas, type OpenSubDashas, presentOpenSub } from "./open/sub";
import { periodOfPath, subPeriods } from "./periods";
import { presentDashaConventions, presentFocus, presentMoon, presentPeriod } from "./present";
import type { ReadBirth } from "./read-birth";
import {
  antardashaSchema,
  dashaBirthShape,
  dashaConventionsSchema,
  dashaFocusShape,
  dashaMoonShape,
  lordName,
  majorPeriodSchema,
  pranaSchema,
  pratyantardashaSchema,
  sookshmaSchema,
} from "./schema";
import { toldOf } from "./telling";

export interface SubDashasFacts extends ReadBirth {
  readonly focus: Focus;
  /** The period of the path. */
  readonly parent: LivedPeriod;
  /** The parts, of its nine, that end after birth. */
  readonly periods: readonly LivedPeriod[];
}

type LordName = (typeof LORD_NAMES)[number];

interface PathInput {
  readonly mahadasha: LordName;
  readonly antardasha?: LordName;
  readonly pratyantardasha?: LordName;
  readonly sookshma?: LordName;
}

type SubDashasInput = DashaInput & PathInput & { readonly focus: Focus };

/**
 * The parts of the period that a path of lords names, one level below it, from birth on.
 * @throws DomainError `unprocessable_entity` for a period that ended before birth.
 */
export function computeSubDashas(
  input: SubDashasInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): SubDashasFacts {
  const facts = dashaBirthOf(ephemeris, input);
  const lords = lordsOf(input);
  const parent = periodOfPath(facts.cycle, lords);
  const { birthEpochMs } = facts.cycle;
  requireLived(parent, birthEpochMs, lords.map(nameOf).join(" / "));
  return {
    ...facts,
    read: chartReadOf(ephemeris, facts),
    focus: input.focus,
    parent: lived(parent, birthEpochMs),
    periods: livedPeriods(subPeriods(parent), birthEpochMs),
  };
}

function computeOpen(input: OpenDashaInput & PathInput, sky: { readonly ephemeris: Ephemeris }): OpenSubDashas {
  return computeOpenSubDashas(input, lordsOf(input), sky);
}

const computeAsked = inAskedPositions(computeSubDashas);
const computeOpenAsked = inUsualPositions(computeOpen);

function lordsOf({ mahadasha, antardasha, pratyantardasha, sookshma }: PathInput): readonly GrahaId[] {
  const names = [mahadasha, antardasha, pratyantardasha, sookshma];
  return names.flatMap((name) => (name === undefined ? [] : [lordNamed(name)]));
}

function lordNamed(name: LordName): GrahaId {
  const index0 = VIMSHOTTARI_LORDS.findIndex((id) => grahaTerms[id].en === name);
  return at(VIMSHOTTARI_LORDS, index0);
}

const lord = z
  .enum(LORD_NAMES)
  .meta({ name: "DashaLord", description: "English name of the lord, in any letter case", fold: "case" });

const body = z.object(dashaBirthShape).check(requireAyanamsaValue);
const birthExample = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const tail = { ...dashaFocusShape, conventions: dashaConventionsSchema } as const;

/** Members of all four answers. */
function presentCommon(facts: SubDashasFacts, words: Words) {
  const texts = vedicReader(words);
  const told = toldOf(facts, texts);
  return {
    moon: presentMoon(facts),
    tail: { ...presentFocus(facts, texts, facts.focus), conventions: presentDashaConventions(facts) },
    parent: presentPeriod(told, facts.parent),
    periods: facts.periods.map((period) => presentPeriod(told, period)),
    lord: (index0: number) => nameOf(at(facts.parent.lords, index0)),
  };
}

const antardashasOutput = z.object({
  ...dashaMoonShape,
  ...named("mahadashaLord", lordName, grahaTerms),
  mahadashaPeriod: majorPeriodSchema,
  antardashas: z.array(antardashaSchema).min(1).max(9),
  ...tail,
});

export const subDashas: BirthOperation<SubDashasRequest, SubDashas, UncertainSubDashas, "time", SkyContext> =
  defineBirthOperation({
    id: "getSubDashas",
    method: "POST",
    path: "/vedic-astrology/dasha/sub/{mahadasha}",
    summary: "The antardashas of a mahadasha",
    description:
      "Up to nine parts of a major period, beginning with its own lord's; of the period that runs at birth those that end after it.",
    params: z.object({ mahadasha: lord }),
    query: focusQuery,
    body,
    output: antardashasOutput,
    needs: [needEphemeris],
    compute: computeAsked,
    present: (facts, words): DraftOf<typeof antardashasOutput> => {
      const { moon, tail, parent, periods, lord } = presentCommon(facts, words);
      const mahadashaLord = lord(0);
      const antardashas = periods.map((period) => ({ ...period, mahadashaLord }));
      return { ...moon, mahadashaLord, mahadashaPeriod: parent, antardashas, ...tail };
    },
    uncertain: {
      births: ["time"],
      output: openAntardashasOutput,
      compute: computeOpenAsked,
      present: (facts, words): DraftOf<typeof openAntardashasOutput> => {
        const { head, tail, lord } = presentOpenSub(facts, words, (mahadashaPeriod, antardashas) => ({
          mahadashaPeriod,
          antardashas,
        }));
        return { ...head, mahadashaLord: lord(0), ...tail };
      },
    },
    examples: [{ mahadasha: "Jupiter", ...birthExample }],
  });

const pratyantardashasOutput = z.object({
  ...dashaMoonShape,
  ...named("mahadashaLord", lordName, grahaTerms),
  ...named("antardashaLord", lordName, grahaTerms),
  antardashaPeriod: antardashaSchema,
  pratyantardashas: z.array(pratyantardashaSchema).min(1).max(9),
  ...tail,
});

export const pratyantardashas: BirthOperation<
  PratyantardashasRequest,
  Pratyantardashas,
  UncertainPratyantardashas,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "getPratyantardashas",
  method: "POST",
  path: "/vedic-astrology/dasha/sub/{mahadasha}/{antardasha}",
  summary: "The pratyantardashas of an antardasha",
  description:
    "Up to nine parts of the antardasha, beginning with its own lord's; of one that runs at birth those that end after it.",
  params: z.object({ mahadasha: lord, antardasha: lord }),
  query: focusQuery,
  body,
  output: pratyantardashasOutput,
  needs: [needEphemeris],
  compute: computeAsked,
  present: (facts, words): DraftOf<typeof pratyantardashasOutput> => {
    const { moon, tail, parent, periods, lord } = presentCommon(facts, words);
    const above = { mahadashaLord: lord(0) };
    const lords = { ...above, antardashaLord: lord(1) };
    return {
      ...moon,
      ...lords,
      antardashaPeriod: { ...parent, ...above },
      pratyantardashas: periods.map((period) => ({ ...period, ...lords })),
      ...tail,
    };
  },
  uncertain: {
    births: ["time"],
    output: openPratyantardashasOutput,
    compute: computeOpenAsked,
    present: (facts, words): DraftOf<typeof openPratyantardashasOutput> => {
      const { head, tail, lord } = presentOpenSub(facts, words, (antardashaPeriod, pratyantardashas) => ({
        antardashaPeriod,
        pratyantardashas,
      }));
      return { ...head, mahadashaLord: lord(0), antardashaLord: lord(1), ...tail };
    },
  },
  examples: [{ mahadasha: "Saturn", antardasha: "Venus", ...birthExample }],
});

const sookshmasOutput = z.object({
  ...dashaMoonShape,
  ...named("mahadashaLord", lordName, grahaTerms),
  ...named("antardashaLord", lordName, grahaTerms),
  ...named("pratyantardashaLord", lordName, grahaTerms),
  pratyantardashaPeriod: pratyantardashaSchema,
  sookshmaDashas: z.array(sookshmaSchema).min(1).max(9),
  ...tail,
});

export const sookshmaDashas: BirthOperation<
  SookshmaDashasRequest,
  SookshmaDashas,
  UncertainSookshmaDashas,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "getSookshmaDashas",
  method: "POST",
  path: "/vedic-astrology/dasha/sub/{mahadasha}/{antardasha}/{pratyantardasha}",
  summary: "The sookshma dashas of a pratyantardasha",
  description:
    "Up to nine parts of the pratyantardasha, beginning with its own lord's; of one that runs at birth those that end after it.",
  params: z.object({ mahadasha: lord, antardasha: lord, pratyantardasha: lord }),
  query: focusQuery,
  body,
  output: sookshmasOutput,
  needs: [needEphemeris],
  compute: computeAsked,
  present: (facts, words): DraftOf<typeof sookshmasOutput> => {
    const { moon, tail, parent, periods, lord } = presentCommon(facts, words);
    const above = { mahadashaLord: lord(0), antardashaLord: lord(1) };
    const lords = { ...above, pratyantardashaLord: lord(2) };
    return {
      ...moon,
      ...lords,
      pratyantardashaPeriod: { ...parent, ...above },
      sookshmaDashas: periods.map((period) => ({ ...period, ...lords })),
      ...tail,
    };
  },
  uncertain: {
    births: ["time"],
    output: openSookshmasOutput,
    compute: computeOpenAsked,
    present: (facts, words): DraftOf<typeof openSookshmasOutput> => {
      const { head, tail, lord } = presentOpenSub(facts, words, (pratyantardashaPeriod, sookshmaDashas) => ({
        pratyantardashaPeriod,
        sookshmaDashas,
      }));
      return { ...head, mahadashaLord: lord(0), antardashaLord: lord(1), pratyantardashaLord: lord(2), ...tail };
    },
  },
  examples: [{ mahadasha: "Saturn", antardasha: "Venus", pratyantardasha: "Rahu", ...birthExample }],
});

const pranasOutput = z.object({
  ...dashaMoonShape,
  ...named("mahadashaLord", lordName, grahaTerms),
  ...named("antardashaLord", lordName, grahaTerms),
  ...named("pratyantardashaLord", lordName, grahaTerms),
  ...named("sookshmaLord", lordName, grahaTerms),
  sookshmaPeriod: sookshmaSchema,
  pranaDashas: z.array(pranaSchema).min(1).max(9),
  ...tail,
});

export const pranaDashas: BirthOperation<PranaDashasRequest, PranaDashas, UncertainPranaDashas, "time", SkyContext> =
  defineBirthOperation({
    id: "getPranaDashas",
    method: "POST",
    path: "/vedic-astrology/dasha/sub/{mahadasha}/{antardasha}/{pratyantardasha}/{sookshma}",
    summary: "The prana dashas of a sookshma dasha",
    description:
      "Up to nine parts of the sookshma dasha, beginning with its own lord's; of one that runs at birth those that end after it.",
    params: z.object({ mahadasha: lord, antardasha: lord, pratyantardasha: lord, sookshma: lord }),
    query: focusQuery,
    body,
    output: pranasOutput,
    needs: [needEphemeris],
    compute: computeAsked,
    present: (facts, words): DraftOf<typeof pranasOutput> => {
      const { moon, tail, parent, periods, lord } = presentCommon(facts, words);
      const above = { mahadashaLord: lord(0), antardashaLord: lord(1), pratyantardashaLord: lord(2) };
      const lords = { ...above, sookshmaLord: lord(3) };
      return {
        ...moon,
        ...lords,
        sookshmaPeriod: { ...parent, ...above },
        pranaDashas: periods.map((period) => ({ ...period, ...lords })),
        ...tail,
      };
    },
    uncertain: {
      births: ["time"],
      output: openPranasOutput,
      compute: computeOpenAsked,
      present: (facts, words): DraftOf<typeof openPranasOutput> => {
        const { head, tail, lord } = presentOpenSub(facts, words, (sookshmaPeriod, pranaDashas) => ({
          sookshmaPeriod,
          pranaDashas,
        }));
        return {
          ...head,
          mahadashaLord: lord(0),
          antardashaLord: lord(1),
          pratyantardashaLord: lord(2),
          sookshmaLord: lord(3),
          ...tail,
        };
      },
    },
    examples: [
      { mahadasha: "Saturn", antardasha: "Venus", pratyantardasha: "Rahu", sookshma: "Jupiter", ...birthExample },
    ],
  });

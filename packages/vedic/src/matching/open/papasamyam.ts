import type { Ephemeris } from "@almagest/ephemeris";
import { named, plainNumberIn } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, prose, type Words } from "@almagest/operation";
import {
  type Engine,
  engineOf,
  type OneOfBirths,
  pieceChanges,
  presentBirthTimes,
  SIGN_IDS,
  staysOf,
} from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../../birth/present";
import { frameSchema } from "../../birth/schema";
import { chartOfSecond, vedicSearch } from "../../birth-time/search";
import { frameChoiceOf } from "../../sky/frame";
import { grahaOf } from "../../sky/positions";
import { paragraph } from "../../standing/told";
import { type VedicReader, vedicReader } from "../../texts/reader";
import { pointNames } from "../../vocabulary/points";
import { signIndex0 } from "../../zodiac/circle";
import {
  PAPA_GRAHAS,
  PAPA_TABLES,
  type PapaPerson,
  papaBalance,
  papaGraha,
  papaReference,
  papasamyamVerdict,
  papasOf,
  REFERENCES,
} from "../papas";
import type { OpenCoupleInput } from "./couple";
import { isOpen, type OpenPerson, openPeople, openPerson } from "./person";
import { presentOpenCoupleConventions } from "./present";
import { coupleBirthTime, HELD, openCoupleConventions, pointsReach } from "./schema";

const rowSchema = z
  .object({
    ...named("reference", papaReference, pointNames),
    weight: z.number(),
    ...pointsReach.shape,
    afflictions: z
      .array(
        z
          .object({
            ...named("graha", papaGraha, pointNames),
            house: z.int().min(1).max(12).exactOptional().meta({ description: "Where it is the same all through" }),
          })
          .meta({ name: "UncertainPapaAffliction" }),
      )
      .meta({ description: "Those that are there at every time" }),
    ...named(
      "dependent",
      z.array(z.enum(PAPA_GRAHAS)).meta({ description: "Grahas that afflict at some times and not at others" }),
      pointNames,
    ),
  })
  .meta({ name: "UncertainPapaRow" });

const personSchema = z
  .object({ total: pointsReach, byReference: z.array(rowSchema) })
  .meta({ name: "UncertainPapaTotal" });

export const uncertainPapasamyamOutput = z.object({
  birthTime: coupleBirthTime,
  frame: frameSchema.meta({ description: "At person1's earliest time" }),
  person1: personSchema.meta({ description: "The groom" }),
  person2: personSchema.meta({ description: "The bride" }),
  verdict: papasamyamVerdict.exactOptional().meta({ description: HELD }),
  reading: prose.meta({ description: "Both weights as far as they are known, what a time would add, and the verdict" }),
  conventions: openCoupleConventions,
});

/** The papa of one person from a second on. */
interface PapaStay {
  readonly fromEpochMs: number;
  readonly papas: PapaPerson;
  readonly signs0: Readonly<Record<(typeof REFERENCES)[number], number>>;
}

interface OpenPapas extends OpenPerson {
  readonly stays: readonly PapaStay[];
}

export interface OpenPapasamyamFacts {
  readonly engine: Engine;
  readonly person1: OpenPapas;
  readonly person2: OpenPapas;
}

const GRAHAS = ["moon", "venus", "mars", "saturn", "sun", "rahu"] as const;

/** The weight of malefics in both charts, over the times that the births allow. */
export function computeOpenPapasamyam(
  { person1, person2, ...choice }: OpenCoupleInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPapasamyamFacts {
  return {
    engine: engineOf(ephemeris),
    person1: openPapas(ephemeris, { which: "person1", input: person1, choice }),
    person2: openPapas(ephemeris, { which: "person2", input: person2, choice }),
  };
}

function openPapas(ephemeris: Ephemeris, asked: Parameters<typeof openPerson>[1]): OpenPapas {
  const { person, sky } = openPerson(ephemeris, asked);
  const { latitude, longitude } = person.input;
  const setting = { latitude, longitude, nodeType: "mean", ...frameChoiceOf(asked.choice) } as const;
  const search = vedicSearch(sky, setting);
  const papasAt = (asking: Ephemeris, epochMs: number): Omit<PapaStay, "fromEpochMs"> => {
    const chart = chartOfSecond(asking, epochMs, setting);
    const Moon = signIndex0(grahaOf(chart.grahas, "moon").longitudeDeg);
    const Venus = signIndex0(grahaOf(chart.grahas, "venus").longitudeDeg);
    return { papas: papasOf(chart), signs0: { Lagna: signIndex0(chart.lagnaDeg), Moon, Venus } };
  };
  const found = staysOf(sky, {
    member: "papas",
    borders: [...search.placed.ascendant(30), ...GRAHAS.flatMap((graha) => search.grahaAtParts(graha, 30))],
    valueAt: (asking, epochMs) => JSON.stringify(papasAt(asking, epochMs)),
  });
  return {
    ...person,
    stays: found.map(({ fromEpochMs }) => ({ fromEpochMs, ...papasAt(sky.ephemeris, fromEpochMs) })),
  };
}

function birthOf(person: OpenPapas): OneOfBirths {
  const { which, span, stays } = person;
  if (!isOpen(person)) return { which, span, changes: { holds: [], changes: [] } };
  const changes = pieceChanges(stays, [
    { member: `${which}.total`, valueIn: ({ papas }) => papas.total },
    ...REFERENCES.map((reference) => ({
      member: `${reference.toLowerCase()}.sign`,
      valueIn: ({ signs0 }: PapaStay) => signs[at(SIGN_IDS, signs0[reference])].en,
    })),
  ]);
  return { which, span, changes };
}

function reachOf(values: readonly number[]): DraftOf<typeof pointsReach> {
  return { least: Math.min(...values), most: Math.max(...values) };
}

export function presentOpenPapasamyam(
  facts: OpenPapasamyamFacts,
  words: Words,
): DraftOf<typeof uncertainPapasamyamOutput> {
  const texts = vedicReader(words);
  const { person1, person2 } = facts;
  const [groom, bride] = [presentPerson(person1), presentPerson(person2)];
  const verdict = verdictOf(groom.total, bride.total);
  return {
    birthTime: presentBirthTimes([birthOf(person1), birthOf(person2)]),
    frame: presentFrame(person1.frame),
    person1: groom,
    person2: bride,
    verdict,
    reading: readingOf(facts, { groom: groom.total, bride: bride.total, verdict }, texts),
    conventions: presentOpenCoupleConventions(facts, PAPA_TABLES),
  };
}

type Reach = DraftOf<typeof pointsReach>;

/** Both births are free of each other, so the outermost weights meet. */
function verdictOf(groom: Reach, bride: Reach): "balanced" | "unbalanced" | undefined {
  if (bride.most <= groom.least) return "balanced";
  return bride.least > groom.most ? "unbalanced" : undefined;
}

function presentPerson({ stays }: OpenPapas): DraftOf<typeof personSchema> {
  return {
    total: reachOf(stays.map(({ papas }) => papas.total)),
    byReference: REFERENCES.map((reference, index0) => {
      const rows = stays.map(({ papas }) => at(papas.rows, index0));
      const { weight } = at(rows, 0);
      const housesOf = (graha: (typeof PAPA_GRAHAS)[number]): readonly number[] =>
        rows.flatMap(({ afflictions }) => afflictions.filter((one) => one.graha === graha).map(({ house }) => house));
      const always = PAPA_GRAHAS.filter((graha) => housesOf(graha).length === rows.length);
      return {
        reference,
        weight,
        ...reachOf(rows.map(({ afflictions }) => weight * afflictions.length)),
        afflictions: always.map((graha) => {
          const [house, ...others] = new Set(housesOf(graha));
          return others.length === 0 ? { graha, house } : { graha };
        }),
        dependent: PAPA_GRAHAS.filter((graha) => housesOf(graha).length > 0 && !always.includes(graha)),
      };
    }),
  };
}

interface Weighed {
  readonly groom: Reach;
  readonly bride: Reach;
  readonly verdict: ReturnType<typeof verdictOf>;
}

function readingOf(
  facts: OpenPapasamyamFacts,
  { groom, bride, verdict }: Weighed,
  texts: VedicReader,
): string | undefined {
  const weight = ({ least, most }: Reach): string =>
    least === most
      ? plainNumberIn(least, texts.speaks)
      : (texts.lookup("papasamyam.open.reach", {
          least: plainNumberIn(least, texts.speaks),
          most: plainNumberIn(most, texts.speaks),
        }) ?? "");
  const balances = new Set([papaBalance(groom.least, bride.most), papaBalance(groom.most, bride.least)]);
  const [balance, ...others] = balances;
  const unsaid = verdict === undefined ? "depends" : "balanced";
  return paragraph([
    texts.lookup("papasamyam.open.weigh", { groom: weight(groom), bride: weight(bride) }),
    texts.lookup("papasamyam.open.adds", { people: openPeople(facts, texts) }),
    texts.lookup(`papasamyam.${others.length === 0 ? balance : `open.${unsaid}`}`),
  ]);
}

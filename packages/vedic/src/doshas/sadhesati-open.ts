import { formatIsoUtc, localDateTime } from "@almagest/civil-time";
import type { SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  type NowContext,
  optionalProseList,
  prose,
  type UncertainRequest,
  type Words,
} from "@almagest/operation";
import { type Changes, changesOf, rememberedSky, SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { presentFrame, signName } from "../birth/present";
import { frameSchema, rashiName } from "../birth/schema";
import { moonSignMembers } from "../birth-time/members";
import { type MoonStretch, moonStretches } from "../birth-time/moon-stays";
import {
  clockOf,
  type OpenVedicBirth,
  type OpenVedicInput,
  openVedicBirth,
  presentOpenConventions,
  presentOpenTime,
} from "../birth-time/open-birth";
import { bornBetween, openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import type { VedicBirthInput } from "../sky/chart";
import { type Sentence, say } from "../standing/told";
import { signNamed } from "../standing/words";
import { type VedicReader, vedicReader } from "../texts/reader";
import { houseFrom } from "../zodiac/circle";
import { type SadeSatiOfMoon, sadeSatiOfMoon } from "./sade-sati";
import {
  isSmallPanoti,
  phasesTold,
  presentDatedSpan,
  remediesTold,
  sadeSatiSpan,
  typeOf,
  utcInstant,
} from "./sadhesati-present";
import { severitySchema } from "./severity";

const candidateSchema = z
  .object({
    born: bornBetween,
    ...named("moonSign", rashiName, signs),
    present: z.boolean().meta({ description: "Whether it runs at the present moment" }),
    type: z.string().exactOptional(),
    severity: severitySchema.exactOptional(),
    houseFromMoon: z.int().min(1).max(12),
    smallPanoti: z.boolean().meta({ description: "Saturn in the 4th or 8th from the Moon at the present moment" }),
    description: z
      .string()
      .exactOptional()
      .meta({ weight: "prose", description: "Where it is not the same for all, as the member outside is" }),
    general: z.string().exactOptional().meta({ weight: "prose", description: "Of its Moon sign, while it runs" }),
    spans: z.array(sadeSatiSpan),
  })
  .meta({ name: "SadeSatiCandidate" });

export const openSadhesatiOutput = z.object({
  birthTime: vedicBirthTime,
  frame: frameSchema.meta({ description: "At the earliest second" }),
  summary: prose,
  present: z.boolean().exactOptional().meta({ description: "Only where it is the same for all of these births" }),
  ...named(
    "moonSign",
    rashiName.exactOptional().meta({ description: "Only where it is the same for all of these births" }),
    signs,
  ),
  ...named("saturnSign", rashiName.meta({ description: "Of Saturn at the present moment" }), signs),
  description: z.string().exactOptional().meta({ weight: "prose" }),
  candidates: z.array(candidateSchema).min(1).meta({
    description:
      "One for each sign that the Moon may have been in, with every Sade Sati from birth to the hundredth year, or thirty years on from now where that is later",
  }),
  phases: z.record(z.string(), z.string()).exactOptional().meta({ description: "While it runs for any of them" }),
  remedies: optionalProseList,
  conventions: z
    .object({
      ...openVedicConventions.omit({ nodeType: true, houseSystem: true }).shape,
      readAt: utcInstant,
    })
    .meta({ name: "UncertainSadeSatiConventions" }),
});

export interface OpenSadhesati extends OpenVedicBirth<OpenVedicInput> {
  readonly nowMs: number;
  readonly changes: Changes;
  readonly candidates: readonly (MoonStretch & SadeSatiOfMoon)[];
}

/** Sade Sati for each sign that the Moon of a birth may have been in. */
export function computeOpenSadhesati(
  input: UncertainRequest<VedicBirthInput, "time">,
  context: SkyContext & NowContext,
): OpenSadhesati {
  const { now } = context;
  const ephemeris = rememberedSky(context.ephemeris);
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const jdTtOf = (epochMs: number): number => ephemeris.timeScales(epochMs).jdTt;
  const candidates = moonStretches(sky, input, "sign").map((stretch) => {
    const bornJdTt = { from: jdTtOf(stretch.fromEpochMs), to: jdTtOf(stretch.toEpochMs) };
    return { ...stretch, ...sadeSatiOfMoon(ephemeris, { moonSign0: stretch.sign0, frame: input, now, bornJdTt }) };
  });
  return { ...birth, nowMs: now, changes: changesOf(sky, moonSignMembers(sky, input)), candidates };
}

export function presentOpenSadhesati(facts: OpenSadhesati, words: Words): DraftOf<typeof openSadhesatiOutput> {
  const texts = vedicReader(words);
  const { candidates, nowMs } = facts;
  const { nodeType: _, houseSystem: __, ...conventions } = presentOpenConventions(facts, "mean", false);
  const first = at(candidates, 0);
  const isOneMoon = candidates.length === 1;
  const isOnePhase = candidates.every(({ phase }) => phase === first.phase);
  const isOnePresence = candidates.every(({ phase }) => (phase === undefined) === (first.phase === undefined));
  const isForAny = candidates.some(({ phase }) => phase !== undefined);
  const clock = clockOf(facts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    frame: presentFrame(facts.frame),
    summary: openingTold(facts, texts),
    present: isOnePresence ? first.phase !== undefined : undefined,
    moonSign: isOneMoon ? signName(first.moonSign0) : undefined,
    saturnSign: signName(first.saturnSign0),
    description: isOnePhase ? descriptionTold(first, texts) : undefined,
    candidates: candidates.map((candidate) => {
      const { moonSign0, phase, fromEpochMs, toEpochMs } = candidate;
      const houseFromMoon = houseFrom(moonSign0, candidate.saturnSign0);
      return {
        born: { from: clock(fromEpochMs), to: clock(toEpochMs) },
        moonSign: signName(moonSign0),
        present: phase !== undefined,
        ...typeOf(phase),
        houseFromMoon,
        smallPanoti: isSmallPanoti(houseFromMoon),
        description: isOnePhase ? undefined : descriptionTold(candidate, texts),
        general: phase && texts.lookup(`sadeSati.general.${at(SIGN_IDS, moonSign0)}`),
        spans: candidate.spans.map(presentDatedSpan),
      };
    }),
    phases: isForAny && !texts.isEmpty ? phasesTold(texts) : undefined,
    remedies: isForAny ? remediesTold(texts) : undefined,
    conventions: { ...conventions, readAt: formatIsoUtc(nowMs) },
  };
}

function descriptionTold({ phase }: SadeSatiOfMoon, texts: VedicReader): string | undefined {
  return texts.lookup(phase === undefined ? "sadeSati.absent" : `sadeSati.${phase}.description`);
}

function openingTold({ span, candidates }: OpenSadhesati, texts: VedicReader): Sentence {
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const [first, second] = candidates;
  const state = span.state === "range" ? "range" : "unknown";
  const values = {
    from: clock(span.fromEpochMs),
    to: clock(span.toEpochMs),
    sign: first === undefined ? "" : signNamed(first.moonSign0, texts.speaks),
  };
  if (second === undefined) return say(texts, `openTime.sadeSati.${state}`, values);
  const change = {
    before: values.sign,
    after: signNamed(second.moonSign0, texts.speaks),
    at: clock(second.fromEpochMs),
  };
  return say(texts, "openTime.sadeSati.divided", change);
}

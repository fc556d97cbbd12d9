import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  at,
  ayanamsaPreset,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  type NowContext,
  needNow,
  optionalProseList,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { presentFrame, presentGrahaConventions, signName } from "../birth/present";
import { frameSchema, rashiName, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { Sadhesati, SadhesatiRequest, UncertainSadhesati } from "../types";
import { houseFrom } from "../zodiac/circle";
import { computeSadhesati, type SadhesatiFacts } from "./sade-sati";
import { computeOpenSadhesati, openSadhesatiOutput, presentOpenSadhesati } from "./sadhesati-open";
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

const output = z.object({
  frame: frameSchema.meta({ description: "At birth" }),
  present: z.boolean().meta({ description: "Whether it runs at the present moment" }),
  type: z.string().exactOptional(),
  severity: severitySchema.exactOptional(),
  ...named("moonSign", rashiName, signs),
  ...named("saturnSign", rashiName.meta({ description: "Of Saturn at the present moment" }), signs),
  houseFromMoon: z.int().min(1).max(12),
  smallPanoti: z.boolean().meta({ description: "Saturn in the 4th or 8th from the Moon at the present moment" }),
  description: prose,
  effects: z
    .object({ general: prose, phases: z.record(z.string(), z.string()) })
    .exactOptional()
    .meta({ name: "SadeSatiEffects" }),
  remedies: optionalProseList,
  spans: z.array(sadeSatiSpan).meta({
    description:
      "Every Sade Sati from birth to the hundredth year, or thirty years on from now where that is later, from the first entry to the last exit, with each stay between them",
  }),
  conventions: z
    .object({
      ...vedicConventionsSchema.omit({ nodeType: true, houseSystem: true }).shape,
      readAt: utcInstant,
    })
    .meta({ name: "SadeSatiConventions" }),
});

export const sadhesati: BirthOperation<
  SadhesatiRequest,
  Sadhesati,
  UncertainSadhesati,
  "time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "checkSadhesati",
  method: "POST",
  path: "/vedic-astrology/dosha/sadhesati",
  summary: "Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life",
  description:
    "Whether it runs at the present moment and in which third; every Sade Sati of a life found by search, with each stay of Saturn, the returns of a retrograde one included.",
  query: langQuery,
  body: z.object({ preset: ayanamsaPreset, ...vedicBirthShape }).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris, needNow],
  compute: computeSadhesati,
  present: presentSadhesati,
  uncertain: {
    births: ["time"],
    output: openSadhesatiOutput,
    compute: computeOpenSadhesati,
    present: presentOpenSadhesati,
  },
  isHeavy: true,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentSadhesati(facts: SadhesatiFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { phase, birth, frame } = facts;
  const { nodeType: _, houseSystem: __, ...conventions } = presentGrahaConventions({ birth, frame, nodeType: "mean" });
  const houseFromMoon = houseFrom(facts.moonSign0, facts.saturnSign0);
  return {
    frame: presentFrame(frame),
    present: phase !== undefined,
    ...typeOf(phase),
    moonSign: signName(facts.moonSign0),
    saturnSign: signName(facts.saturnSign0),
    houseFromMoon,
    smallPanoti: isSmallPanoti(houseFromMoon),
    description: texts.lookup(phase === undefined ? "sadeSati.absent" : `sadeSati.${phase}.description`),
    effects: phase && {
      general: texts.lookup(`sadeSati.general.${at(SIGN_IDS, facts.moonSign0)}`),
      phases: phasesTold(texts),
    },
    remedies: phase && remediesTold(texts),
    spans: facts.spans.map(presentDatedSpan),
    conventions: { ...conventions, readAt: formatIsoUtc(facts.nowMs) },
  };
}

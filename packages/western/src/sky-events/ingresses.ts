import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import {
  defineOperation,
  langQuery,
  type NodeType,
  type NowContext,
  needNow,
  nodeType,
  type Operation,
} from "@almagest/operation";
import {
  type AskedWindow,
  BODY_IDS,
  type Engine,
  type EventsInput,
  engineOf,
  eventInstantSchema,
  eventsBody,
  eventsEcho,
  type FirstEvents,
  firstEvents,
  localInstant,
  PLANET_IDS,
  presentEventsEcho,
  presentWindowConventions,
  SIGN_IDS,
  type SignIngress,
  signIngresses,
  windowAsked,
} from "@almagest/sky";
import * as z from "zod";
import type { Ingresses, IngressesRequest } from "../types";
import { bodiesNamed, bodyNames, nodeWindowConventions } from "./schema";

const SIGN_NAMES = SIGN_IDS.map((id) => signTerms[id].en);
/** The Moon changes its sign every other day, and would hide the others among the next events. */
const BY_DEFAULT = PLANET_IDS.filter((id) => id !== "moon");

const body = z.object({
  ...eventsBody.shape,
  planets: bodyNames(BODY_IDS, "Only these bodies; the Sun and Mercury to Pluto by default, without the Moon"),
  signs: z
    .array(z.enum(SIGN_NAMES).meta({ fold: "separators" }))
    .min(1)
    .max(SIGN_NAMES.length)
    .optional()
    .meta({ description: "Only ingresses into these signs; all twelve by default", examples: [["Aries"]] }),
  nodeType,
});

const ingressSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    ...named("fromSign", z.string(), signTerms),
    ...named("toSign", z.string(), signTerms),
    ...eventInstantSchema.shape,
    isRetrograde: z.boolean().meta({ description: "Whether the body moves backward over the border" }),
  })
  .meta({ name: "IngressEvent" });

const output = z.object({
  ...eventsEcho.shape,
  events: z.array(ingressSchema).meta({ description: "In order of time" }),
  conventions: nodeWindowConventions.meta({ name: "IngressesConventions" }),
});

export interface IngressesInput extends EventsInput {
  readonly planets?: readonly string[] | undefined;
  readonly signs?: readonly string[] | undefined;
  readonly nodeType: NodeType;
}

export interface IngressesFacts extends FirstEvents<SignIngress> {
  readonly engine: Engine;
  readonly window: AskedWindow;
  readonly nodeType: NodeType;
}

/**
 * The changes of sign of a window, or the next ones, back over a border too, within 2 ms.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris.
 */
export function computeIngresses(input: IngressesInput, context: SkyContext & NowContext): IngressesFacts {
  const { ephemeris } = context;
  const window = windowAsked(input, context);
  const bodies = bodiesNamed(input.planets, BY_DEFAULT);
  const { nodeType: node, signs } = input;
  const isWanted = ({ toSign }: SignIngress): boolean => signs === undefined || signs.includes(signTerms[toSign].en);
  const found = firstEvents(ephemeris, window, (piece) =>
    signIngresses(ephemeris, { window: piece, bodies, nodeType: node }).filter(isWanted),
  );
  return { ...found, engine: engineOf(ephemeris), window, nodeType: node };
}

export const ingresses: Operation<IngressesRequest, Ingresses, SkyContext & NowContext> = defineOperation({
  id: "findIngresses",
  method: "POST",
  path: "/astrology/events/ingresses",
  summary: "When planets enter signs: the next ingresses, or all of a period",
  description:
    "Any of fourteen bodies into any tropical sign, without a birth, and back over a border by retrograde motion. Without endDate the next ones from now or from startDate; local times by the zone of the request. The Sun's into Aries, Cancer, Libra and Capricorn are the equinoxes and solstices.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeIngresses,
  present: ({ events, hasMore, window, engine, nodeType: node }) => ({
    ...presentEventsEcho(window, hasMore),
    events: events.map(({ body: id, fromSign, toSign, motion, epochMs }) => ({
      planet: bodyTerms[id].en,
      fromSign: signTerms[fromSign].en,
      toSign: signTerms[toSign].en,
      ...localInstant(window, epochMs),
      isRetrograde: motion === "retrograde",
    })),
    conventions: { ...presentWindowConventions(window, engine), nodeType: node },
  }),
  isHeavy: true,
  examples: [{ startDate: "2026-11-29", count: 3, timezone: "Europe/Berlin", planets: ["Saturn"], signs: ["Taurus"] }],
});

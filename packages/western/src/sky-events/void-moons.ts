import { exactAspects, needEphemeris, type SearchWindow, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import { defineOperation, langQuery, type NowContext, needNow, type Operation } from "@almagest/operation";
import {
  type AskedWindow,
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
  type SignIngress,
  signIngresses,
  windowAsked,
  windowConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import type { VoidMoons, VoidMoonsRequest } from "../types";
import { voidNames } from "../vocabulary/void";
import { bodiesNamed, bodyNames } from "./schema";

const OTHERS = PLANET_IDS.filter((id) => id !== "moon");
type Other = Exclude<(typeof PLANET_IDS)[number], "moon">;

/** The aspects of Ptolemy, by their angle in degrees. */
const ASPECT_OF = { 0: "conjunction", 60: "sextile", 90: "square", 120: "trine", 180: "opposition" } as const;
type Ptolemaic = (typeof ASPECT_OF)[keyof typeof ASPECT_OF];
const ASPECTS = Object.values(ASPECT_OF);

/** The Moon is in no sign for longer. */
const LONGEST_STAY_DAYS = 3;
const DAY_MS = 86_400_000;

const body = z.object({
  ...eventsBody.shape,
  planets: bodyNames(
    OTHERS,
    "Only aspects to these count; the Sun and Mercury to Pluto by default. Tradition has those to Saturn",
  ),
});

const voidMoonSchema = z
  .object({
    ...named("sign", z.string().meta({ description: "The Moon's sign until the end" }), signTerms),
    ...named("toSign", z.string().meta({ description: "The sign that it enters at the end" }), signTerms),
    ...named(
      "planet",
      z.string().exactOptional().meta({ description: "The body of the last aspect; left out where the sign has none" }),
      bodyTerms,
    ),
    ...named("aspect", z.enum(ASPECTS).exactOptional().meta({ description: "The last aspect" }), aspectTerms),
    begins: eventInstantSchema.meta({ description: "The last exact aspect, or the entry into a sign without one" }),
    ends: eventInstantSchema.meta({ description: "The entry into the next sign" }),
  })
  .meta({ name: "VoidMoonEvent" });

const output = z.object({
  ...eventsEcho.shape,
  ...named("kind", z.string().meta({ description: "The name of these events" }), voidNames),
  events: z.array(voidMoonSchema).meta({ description: "In order of time" }),
  conventions: windowConventionsSchema,
});

/** A stay of the Moon in a sign after its last aspect there, dated by its end. */
interface VoidMoon extends SignIngress {
  readonly beginsJdTt: number;
  /** Undefined where the Moon makes no aspect in the sign. */
  readonly last: { readonly body: Other; readonly aspect: Ptolemaic } | undefined;
}

export interface VoidMoonsInput extends EventsInput {
  readonly planets?: readonly string[] | undefined;
}

export interface VoidMoonsFacts extends FirstEvents<VoidMoon> {
  readonly ephemeris: SkyContext["ephemeris"];
  readonly engine: Engine;
  readonly window: AskedWindow;
}

/**
 * The void Moons that run at any time of a window, or the next to end: from the Moon's last exact conjunction, sextile,
 * square, trine or opposition to its next sign, both within 2 ms.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris.
 */
export function computeVoidMoons(input: VoidMoonsInput, context: SkyContext & NowContext): VoidMoonsFacts {
  const { ephemeris } = context;
  const window = windowAsked(input, context);
  const wanted = bodiesNamed(input.planets, OTHERS);
  const others = OTHERS.filter((id): id is Other => wanted.includes(id));
  const found = firstEvents(ephemeris, untilEnded(window, ephemeris), (piece) =>
    voidMoonsIn(ephemeris, piece, others).filter(({ beginsJdTt }) => beginsJdTt < window.search.toJdTt),
  );
  return { ...found, ephemeris, engine: engineOf(ephemeris), window };
}

/** The window with days behind it: a void Moon that begins in the window may end there. */
function untilEnded(window: AskedWindow, { range }: SkyContext["ephemeris"]): AskedWindow {
  const { fromJdTt, toJdTt } = window.search;
  const search = { fromJdTt, toJdTt: Math.max(toJdTt, Math.min(toJdTt + LONGEST_STAY_DAYS, range.toJdTt)) };
  return { ...window, search, toEpochMs: window.toEpochMs + LONGEST_STAY_DAYS * DAY_MS };
}

function voidMoonsIn(
  ephemeris: SkyContext["ephemeris"],
  { fromJdTt, toJdTt }: SearchWindow,
  others: readonly Other[],
): readonly VoidMoon[] {
  const window = { fromJdTt: Math.max(ephemeris.range.fromJdTt, fromJdTt - LONGEST_STAY_DAYS), toJdTt };
  const entries = signIngresses(ephemeris, { window, bodies: ["moon"], nodeType: "mean" });
  const aspects = others
    .flatMap((other) =>
      exactAspects(ephemeris, { bodies: ["moon", other], anglesDeg: Object.keys(ASPECT_OF).map(Number), window }).map(
        ({ jdTt, angleDeg }) => ({ jdTt, body: other, aspect: aspectAt(angleDeg) }),
      ),
    )
    .toSorted((one, two) => one.jdTt - two.jdTt);
  return entries.slice(1).flatMap((entry, index0): VoidMoon[] => {
    const before = entries[index0]?.jdTt ?? entry.jdTt;
    if (entry.jdTt < fromJdTt) return [];
    const last = aspects.findLast(({ jdTt }) => jdTt >= before && jdTt < entry.jdTt);
    return [{ ...entry, beginsJdTt: last?.jdTt ?? before, last }];
  });
}

function aspectAt(angleDeg: number): Ptolemaic {
  const nearest = Object.entries(ASPECT_OF).find(([angle]) => Math.abs(Number(angle) - angleDeg) < 1);
  return nearest?.[1] ?? "conjunction";
}

export const voidMoons: Operation<VoidMoonsRequest, VoidMoons, SkyContext & NowContext> = defineOperation({
  id: "findVoidMoons",
  method: "POST",
  path: "/astrology/events/void-moons",
  summary: "When the Moon is void of course: the next times, or all of a period",
  description:
    "From the Moon's last exact conjunction, sextile, square, trine or opposition in a sign to its entry into the next, without a birth; with the aspect that was the last. One that runs at the start is the first of the list, and one that begins by the end of endDate is in it. Without endDate the next ones from now or from startDate; local times by the zone of the request.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeVoidMoons,
  present: ({ events, hasMore, ephemeris, window, engine }) => ({
    ...presentEventsEcho(window, hasMore),
    kind: voidNames.void.en,
    events: events.map(({ fromSign, toSign, last, beginsJdTt, epochMs }) => ({
      sign: signTerms[fromSign].en,
      toSign: signTerms[toSign].en,
      ...(last && { planet: bodyTerms[last.body].en, aspect: last.aspect }),
      begins: localInstant(window, ephemeris.epochMillisecondsOf(beginsJdTt)),
      ends: localInstant(window, epochMs),
    })),
    conventions: presentWindowConventions(window, engine),
  }),
  isHeavy: true,
  examples: [{ startDate: "2026-11-29", count: 3, timezone: "Europe/Berlin" }],
});

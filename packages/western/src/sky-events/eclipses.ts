import { type Eclipse, type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  DomainError,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  ValidationError,
} from "@almagest/operation";
import {
  type AskedWindow,
  type Engine,
  type EventsInput,
  engineOf,
  type FirstEvents,
  firstEvents,
  type LocalEclipse,
  type LunarStage,
  localEclipse,
  localInstant,
  lunarStages,
  type Place,
  presentEventsEcho,
  presentWindowConventions,
  rememberedSky,
  type SolarStage,
  windowAsked,
  zodiacPlace,
} from "@almagest/sky";
import type { Eclipses, EclipsesRequest } from "../types";
import { type eclipseSchema, eclipsesBody, eclipsesOutput } from "./eclipse-schema";

/** An eclipse with what a list says of it, in TT. */
export interface ListedEclipse {
  readonly jdTt: number;
  readonly eclipse: Eclipse;
  /** Of the darkened body, [0, 360). */
  readonly longitudeDeg: number;
  /** Empty where no place was sent and the Sun is eclipsed. */
  readonly stages: readonly (SolarStage | LunarStage)[];
  readonly local: LocalEclipse | undefined;
}

export interface EclipsesFacts extends FirstEvents<ListedEclipse> {
  readonly ephemeris: Ephemeris;
  readonly engine: Engine;
  readonly window: AskedWindow;
}

export interface EclipsesInput extends EventsInput {
  readonly body?: "Sun" | "Moon" | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly visibleOnly: boolean;
}

/**
 * The eclipses of a window, or the next ones, and how each looks from a place.
 * @throws ValidationError for an end before the start or half a place; DomainError `unprocessable_entity` outside the
 * ephemeris, or where it knows no eclipses.
 */
export function computeEclipses(input: EclipsesInput, context: SkyContext & NowContext): EclipsesFacts {
  const { ephemeris } = context;
  const { eclipses, name } = ephemeris;
  if (eclipses === undefined) {
    const message = `The ephemeris ${name} knows no eclipses. Use one that does, such as @almagest/ephemeris-swiss.`;
    throw new DomainError("unprocessable_entity", message);
  }
  const place = placeOf(input);
  const window = windowAsked(input, context);
  const of = input.body === undefined ? "both" : input.body === "Sun" ? "sun" : "moon";
  const listed = (eclipse: Eclipse): ListedEclipse => {
    const sky = rememberedSky(ephemeris);
    const jdTt = eclipse.maximumJdTt;
    const local = place && localEclipse(sky, eclipse, place);
    const stages = local?.stages ?? (eclipse.of === "moon" ? lunarStages(sky, jdTt) : []);
    return { jdTt, eclipse, longitudeDeg: ephemeris.ecliptic(eclipse.of, jdTt).longitudeDeg, stages, local };
  };
  const found = firstEvents(ephemeris, window, (piece) =>
    eclipses
      .between(of, piece)
      .map(listed)
      .filter(({ local }) => !input.visibleOnly || local?.seen !== undefined),
  );
  return { ...found, ephemeris, engine: engineOf(ephemeris), window };
}

function placeOf({ latitude, longitude, visibleOnly }: EclipsesInput): Place | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude === undefined && longitude === undefined && !visibleOnly) return undefined;
  const path = latitude === undefined ? "latitude" : "longitude";
  const message = `${path} is missing. Send latitude and longitude together${visibleOnly ? ", because visibleOnly asks what a place sees" : ", or neither"}.`;
  throw new ValidationError([{ path, message, code: "custom" }]);
}

export const eclipses: Operation<EclipsesRequest, Eclipses, SkyContext & NowContext> = defineOperation({
  id: "findEclipses",
  method: "POST",
  path: "/astrology/events/eclipses",
  summary: "Solar and lunar eclipses: the next ones, or all of a period, and how a place sees them",
  description:
    "Each maximum with kind, magnitude and place in the zodiac, without a birth. With latitude and longitude also the contacts over that place, altitudes, and what is above its horizon; visibleOnly leaves out the others. Without endDate the next ones from now or from startDate; local times by the zone of the request.",
  query: langQuery,
  body: eclipsesBody,
  output: eclipsesOutput,
  needs: [needEphemeris, needNow],
  compute: computeEclipses,
  present: (facts) => ({
    ...presentEventsEcho(facts.window, facts.hasMore),
    events: facts.events.map((event) => presentEclipse(event, facts)),
    conventions: presentWindowConventions(facts.window, facts.engine),
  }),
  isHeavy: true,
  examples: [
    {
      startDate: "2026-11-29",
      count: 2,
      timezone: "Europe/Madrid",
      latitude: 36.7213,
      longitude: -4.4214,
      visibleOnly: true,
    },
  ],
});

type Answer = DraftOf<typeof eclipseSchema>;
type Contact = NonNullable<NonNullable<Answer["local"]>["greatest"]>;

function presentEclipse(event: EclipsesFacts["events"][number], facts: EclipsesFacts): Answer {
  const { eclipse, epochMs, longitudeDeg, stages, local } = event;
  const { window, ephemeris } = facts;
  const contact = (jdTt: number): Contact => ({
    ...localInstant(window, ephemeris.epochMillisecondsOf(jdTt)),
    ...(local && { altitude: rounded(local.altitudeDegAt(jdTt), 10) }),
  });
  const hasStages = local !== undefined || eclipse.of === "moon";
  return {
    body: eclipse.of === "sun" ? bodyTerms.sun.en : bodyTerms.moon.en,
    kind: eclipse.kind,
    ...localInstant(window, epochMs),
    magnitude: rounded(eclipse.magnitude, 1e4),
    obscuration: rounded(Math.max(0, eclipse.obscuration), 1e4),
    gamma: rounded(eclipse.gamma, 1e4),
    ...zodiacPlace(longitudeDeg),
    ...(hasStages && {
      stages: stages.map(({ name, fromJdTt, toJdTt }) => ({
        stage: name,
        begins: contact(fromJdTt),
        ends: contact(toJdTt),
      })),
    }),
    ...(local && { local: presentLocal(local, contact) }),
  };
}

function presentLocal({ seen }: LocalEclipse, contact: (jdTt: number) => Contact): NonNullable<Answer["local"]> {
  if (seen === undefined) return { isVisible: false };
  return {
    isVisible: true,
    kind: seen.kind,
    magnitude: rounded(seen.magnitude, 1e4),
    obscuration: rounded(seen.obscuration, 1e4),
    greatest: contact(seen.greatestJdTt),
    visibleFrom: contact(seen.span.fromJdTt),
    visibleTo: contact(seen.span.toJdTt),
  };
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

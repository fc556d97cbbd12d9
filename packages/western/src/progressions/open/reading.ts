import { localDateTime } from "@almagest/civil-time";
import { numberIn } from "@almagest/i18n";
import type { Piece } from "@almagest/telling";
import { chartNames } from "../../texts/chart-names";
import type { WesternReader } from "../../texts/reader";
import type { ContactAspect } from "../contacts";
import { KIND_OF, MOST_CONTACTS, matterOf, telling } from "../reading";
import type { OpenContact } from "./contacts";
import type { OpenProgressionsFacts, OpenSolarArcFacts } from "./facts";
import { daysAtEnds, type ProgressedSpan } from "./span";

type Pieces = readonly (Piece | undefined)[];

function timesOf({ birth: { span } }: ProgressedSpan): { readonly from: string; readonly to: string } {
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  return { from: clock(span.fromEpochMs), to: clock(span.toEpochMs) };
}

function stateOf({ birth: { span } }: ProgressedSpan): "unknown" | "range" {
  return span.state === "range" ? "range" : "unknown";
}

/** The progressed sky without what the time of birth would decide: the phase, the contacts in force, a planet's turn. */
export function openProgressionPieces(facts: OpenProgressionsFacts, texts: WesternReader): Pieces {
  const section = "progressions";
  const teller = telling.teller(texts, 0);
  const { phase, moonWidthDeg } = facts;
  const values = { ...timesOf(facts), moon: Math.round(moonWidthDeg) };
  return [
    teller.tell("openTime", `progressions.${stateOf(facts)}`, { section, values }),
    ...(phase === undefined ? [] : [teller.tell("phase", phase, { section })]),
    ...contactPieces(facts, texts),
    ...turnedPieces(facts, texts),
  ];
}

/** A contact by its body, which is told once for each kind, and by what it meets; as for a known time. */
function contactPieces({ contacts }: OpenProgressionsFacts, texts: WesternReader): Pieces {
  const section = "progressions";
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const told = contacts
    .filter(
      ({ natal, aspect }, index0) =>
        contacts.findIndex((one) => one.natal === natal && KIND_OF[one.aspect] === KIND_OF[aspect]) === index0,
    )
    .slice(0, MOST_CONTACTS);
  return told.flatMap(({ moved, natal, aspect }, index0) => {
    const mover = MOVERS.find((id) => id === moved);
    if (mover === undefined) return [];
    const kind = KIND_OF[aspect];
    const isTold = told.slice(0, index0).some((one) => one.moved === moved && KIND_OF[one.aspect] === kind);
    const values = { aspect: names.aspect(aspect), natal: names.bare(natal) };
    return [
      teller.tell("metBy", mover, { section, values }),
      ...(isTold ? [] : [teller.tell("mover", `${mover}.${kind}`, { section, values: matterOf(natal, texts) })]),
      teller.find("touched", `${natal}.${kind}`, { section }),
    ];
  });
}

const MOVERS = ["moon", "sun", "mercury", "venus", "mars"] as const;

function turnedPieces({ bodies, hasTurned }: OpenProgressionsFacts, texts: WesternReader): Pieces {
  const planet = bodies.find(
    ({ id }) => (id === "mercury" || id === "venus" || id === "mars") && hasTurned.get(id) === true,
  );
  if (planet === undefined) return [];
  const way = planet.isRetrograde === true ? "retrograde" : "direct";
  return [telling.teller(texts, 0).find("turned", `${planet.id}.${way}`, { section: "progressions" })];
}

const ARC_KINDS = { conjunction: "joined", square: "square", opposition: "opposition" } as const satisfies Record<
  ContactAspect,
  string
>;

/** The arc, and the contacts in force of which every birth has them, on the same side of exact. */
export function openArcPieces(facts: OpenSolarArcFacts, texts: WesternReader): Pieces {
  const section = "arc";
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const { arcDeg, contacts } = facts;
  const [first] = daysAtEnds(facts);
  const way = first < 0 ? "converse" : "direct";
  const degrees = numberIn(way === "converse" ? 360 - arcDeg.from : arcDeg.from, texts.speaks, 1);
  const values = { ...timesOf(facts), way, degrees, count: contacts.length };
  return [
    teller.tell("openTime", `arc.${stateOf(facts)}`, { section, values }),
    ...firstOfEach(contacts).flatMap(({ moved, natal, aspect, isApplying }) => [
      teller.tell("arcMet", isApplying ? "applying" : "separating", {
        section,
        values: { directed: names.body(moved), aspect: names.aspect(aspect), natal: names.bare(natal) },
      }),
      teller.find("touched", `${natal}.${ARC_KINDS[aspect]}`, { section }),
    ]),
  ];
}

/** One contact for each natal body and aspect, closest first; those that are exact within have no side to tell. */
function firstOfEach<Found extends OpenContact<ContactAspect> & { readonly isApplying: boolean | undefined }>(
  contacts: readonly Found[],
): readonly Found[] {
  return contacts
    .filter(({ isApplying }) => isApplying !== undefined)
    .filter(
      ({ natal, aspect }, index0, all) =>
        all.findIndex((one) => one.natal === natal && one.aspect === aspect) === index0,
    )
    .slice(0, MOST_CONTACTS);
}

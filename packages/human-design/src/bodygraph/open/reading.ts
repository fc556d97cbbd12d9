import { chained, listOf } from "@almagest/i18n";
import { at, InvariantError, type Lang } from "@almagest/operation";
import { type Piece, readingOf, wordsOf } from "@almagest/telling";
import type { OpenActivation } from "../../birth-time/activations";
import { shortClock } from "../../birth-time/present";
import { candidatesOf, heldOf, type Timed } from "../../birth-time/timeline";
import { centerStateOver } from "../../centers/open/present";
import { heldChannelsOf } from "../../channels/open/present";
import type { DesignBody, Side } from "../../chart/bodies";
import type { Channel } from "../../graph/channels";
import { TYPES } from "../../graph/mechanics";
import { CENTERS_BY_INFLUENCE } from "../../people/connection-reading";
import { telling } from "../../texts/families";
import type { HumanDesignReader } from "../../texts/reader";
import { centers as centerNames } from "../../vocabulary/centers";
import { channelNames } from "../../vocabulary/channels";
import { definitions } from "../../vocabulary/definitions";
import { gateNames } from "../../vocabulary/gates";
import { authorities, types } from "../../vocabulary/types";
import type { OpenBodygraph } from "./compute";

type Pieces = readonly (Piece | undefined)[];
type Part = (open: OpenBodygraph, texts: HumanDesignReader) => Pieces;

/** Of a range more holds. */
const MOST_WORDS = { unknown: 400, range: 480 } as const;
const section = "open";

/** The parts in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: Part; readonly weight: number }[] = [
  { of: ofOpening, weight: 12 },
  { of: ofType, weight: 11 },
  { of: ofAuthority, weight: 8 },
  { of: ofSun, weight: 9.5 },
  { of: ofChannel, weight: 7 },
  { of: ofCenter, weight: 6 },
  { of: ofProfile, weight: 9 },
  { of: ofClosing, weight: 10 },
];

/** The reading of a design by what holds of it; undefined where the caller brought no texts. */
export function openReading(open: OpenBodygraph, texts: HumanDesignReader): string | undefined {
  if (texts.isEmpty) return undefined;
  const parts = PARTS.map(({ of }) => of(open, texts));
  const byWeight = PARTS.map((_, index0) => index0).sort(
    (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
  );
  const mostWords = MOST_WORDS[open.span.state === "unknown" ? "unknown" : "range"];
  const chosen: Pieces[] = [];
  let words = 0;
  for (const index0 of byWeight) {
    const part = at(parts, index0);
    const count = part.reduce((sum, piece) => sum + wordsOf(piece), 0);
    if (words + count > mostWords) continue;
    chosen[index0] = part;
    words += count;
  }
  return readingOf(chosen.flat());
}

/** `Projector until 09:10, Generator until 13:44, then Projector again`. */
function hoursOf<Value>(
  stays: readonly Timed<Value>[],
  { open, texts }: { readonly open: OpenBodygraph; readonly texts: HumanDesignReader },
  nameOf: (value: Value) => string,
): string {
  const clock = shortClock(open);
  const told = stays.map(({ value }, index0) => {
    const next = stays[index0 + 1];
    const isAgain = stays.slice(0, index0).some((before) => before.value === value);
    const name = isAgain ? (texts.text("openTime.stays.again", { name: nameOf(value) }) ?? "") : nameOf(value);
    return next === undefined
      ? texts.text("openTime.stays.last", { name })
      : texts.text("openTime.stays.until", { name, time: clock(next.fromEpochMs) });
  });
  return chained(told, (pair) => texts.text("openTime.stays.next", pair));
}

const MISSING = ["type", "authority", "profile", "definition", "incarnationCross"] as const;

function ofOpening(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const missing = MISSING.filter((member) => open.changes.changes.some((change) => change.member === member));
  const names = listOf(
    missing.map((member) => texts.text(`openTime.missing.${member}`) ?? ""),
    texts.speaks,
  );
  const clock = shortClock(open);
  const values = { missing: names, from: clock(open.span.fromEpochMs), to: clock(open.span.toEpochMs) };
  const key = missing.length === 0 ? "settled" : open.span.state === "unknown" ? "day" : "range";
  return [telling.teller(texts, 0).tell("openOpening", key, { section, values })];
}

function ofType(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  const type = heldOf(open.types);
  if (type !== undefined) {
    const values = { type: types[type][texts.speaks] };
    return [
      teller.tell("openHeld", "type", { section, values }),
      teller.find("openTypes", `${type}.description`, { section }),
    ];
  }
  const hours = teller.tell("openHours", "type", {
    section,
    values: { hours: hoursOf(open.types, { open, texts }, (one) => types[one][texts.speaks]) },
  });
  const possible = candidatesOf(open.types, open.span).map(({ value }) => value);
  const [first, second, ...others] = TYPES.filter((one) => possible.includes(one));
  if (others.length === 0) return [hours, teller.find("openPairs", `${first}.${second}`, { section })];
  return [
    hours,
    ...possible.map((one, index0) =>
      teller.tell(index0 < possible.length - 1 ? "openTypeSigns" : "openTypeSign", one, { section }),
    ),
  ];
}

function ofAuthority(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  const [type, authority] = [heldOf(open.types), heldOf(open.authorities)];
  if (authority !== undefined) {
    const values = { authority: authorities[authority][texts.speaks] };
    return [
      teller.tell("openHeld", type === undefined ? "authorityAlone" : "authority", { section, values }),
      type === undefined
        ? teller.tell("openAuthorities", authority, { section })
        : teller.find("openDecisions", `${type}.${authority}`, { section }),
    ];
  }
  const possible = candidatesOf(open.authorities, open.span).map(({ value }) => value);
  const values = { hours: hoursOf(open.authorities, { open, texts }, (one) => authorities[one][texts.speaks]) };
  return [
    teller.tell("openHours", type === undefined ? "authorityToo" : "authority", { section, values }),
    ...possible.map((one, index0) =>
      teller.tell(index0 < possible.length - 1 ? "openAuthoritySigns" : "openAuthoritySign", one, { section }),
    ),
  ];
}

function activationIn({ activations }: OpenBodygraph, side: Side, body: DesignBody): OpenActivation {
  const found = activations.find((one) => one.side === side && one.body === body);
  if (found === undefined) throw new InvariantError("a side without one of its bodies", { side, body });
  return found;
}

/** The personality's Sun; where it leaves its gate, both gates, and that of the design's Sun. */
function ofSun(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  const [sun, earth] = [activationIn(open, "personality", "sun"), activationIn(open, "personality", "earth")];
  if (sun.gate !== undefined && earth.gate !== undefined) {
    const earthTold = { earth: earth.gate, earthName: gateNames[earth.gate][texts.speaks] };
    const values = { gate: sun.gate, name: gateNames[sun.gate][texts.speaks], ...earthTold };
    return [teller.tell("openSun", "held", { section, values }), teller.tell("openGates", `${sun.gate}`, { section })];
  }
  const values = sunTurn(open, sun, texts.speaks);
  const { gate } = activationIn(open, "design", "sun");
  if (gate === undefined) return [teller.tell("openSunDivided", "divided", { section, values })];
  return [
    teller.tell("openSun", "divided", { section, values }),
    teller.tell("openSun", "designHeld", { section, values: { gate, name: gateNames[gate][texts.speaks] } }),
    teller.tell("openGates", `${gate}`, { section }),
  ];
}

function sunTurn(open: OpenBodygraph, { from, to, stays }: OpenActivation, speaks: Lang) {
  const turn = stays.find(({ value }) => value.gate === to.gate);
  return {
    before: from.gate,
    beforeName: gateNames[from.gate][speaks],
    after: to.gate,
    afterName: gateNames[to.gate][speaks],
    at: shortClock(open)(turn?.fromEpochMs ?? open.span.toEpochMs),
  };
}

/** A channel that is closed all through: the one with the Sun's or the Earth's gate first. */
function ofChannel(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const bright = open.activations.flatMap(({ body, gate }) => (body === "sun" || body === "earth" ? [gate] : []));
  const weight = ({ gates }: Channel): number => gates.filter((gate) => bright.includes(gate)).length;
  const [channel] = [...heldChannelsOf(open.turns)].sort((one, other) => weight(other) - weight(one));
  if (channel === undefined) return [];
  const teller = telling.teller(texts, 0);
  const values = { name: channelNames[channel.id][texts.speaks], channel: channel.id };
  return [
    teller.tell("openLines", "channel", { section, values }),
    teller.tell("openChannels", channel.id, { section }),
  ];
}

/** The center of most influence that no channel reaches at any second. */
function ofCenter(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  for (const center of CENTERS_BY_INFLUENCE) {
    const state = centerStateOver(open.turns, center);
    if (state === undefined || state === "defined") continue;
    const values = { center: centerNames[center][texts.speaks] };
    return [
      teller.tell("openLines", "center", { section, values }),
      teller.find("openCenters", `${center}.${state}`, { section }),
    ];
  }
  return [];
}

function ofProfile(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  const profile = heldOf(open.profiles);
  if (profile !== undefined) {
    return [
      teller.tell("openHeld", "profile", { section, values: { profile } }),
      teller.tell("openProfiles", profile, { section }),
    ];
  }
  const values = { hours: hoursOf(open.profiles, { open, texts }, (one) => one) };
  return [teller.tell("openHoursAlone", "profile", { section, values })];
}

/** The weightiest member that changes, at the change that parts the span most evenly. */
function ofClosing(open: OpenBodygraph, texts: HumanDesignReader): Pieces {
  const teller = telling.teller(texts, 0);
  const turn =
    evenest("type", open.types, open, (one) => types[one][texts.speaks]) ??
    evenest("authority", open.authorities, open, (one) => authorities[one][texts.speaks]) ??
    evenest("definition", open.definitions, open, (one) => definitions[one][texts.speaks]) ??
    evenest("profile", open.profiles, open, (one) => one);
  if (turn === undefined) return [teller.tell("openClosing", "settled", { section })];
  const { member, epochMs, before, after } = turn;
  const values = { what: texts.text(`openTime.missing.${member}`) ?? "", before, after, at: shortClock(open)(epochMs) };
  return [teller.tell("openClosing", "turn", { section, values })];
}

interface Turn {
  readonly member: "type" | "authority" | "definition" | "profile";
  readonly epochMs: number;
  readonly before: string;
  readonly after: string;
}

function evenest<Value>(
  member: Turn["member"],
  stays: readonly Timed<Value>[],
  { span }: OpenBodygraph,
  nameOf: (value: Value) => string,
): Turn | undefined {
  const middleMs = (span.fromEpochMs + span.toEpochMs) / 2;
  const turns = stays.slice(1).map(({ value, fromEpochMs }, before0) => ({
    member,
    epochMs: fromEpochMs,
    before: nameOf(at(stays, before0).value),
    after: nameOf(value),
  }));
  return turns.sort((one, other) => Math.abs(one.epochMs - middleMs) - Math.abs(other.epochMs - middleMs))[0];
}

import { listOf } from "@almagest/i18n";
import type { DraftOf, Words } from "@almagest/operation";
import { presentBirthTimes } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import { presentTimes } from "../../birth-time/present";
import { intervalsWhere, shareOf } from "../../birth-time/timeline";
import { presentCenterName } from "../../centers/present";
import { presentChannelName, presentEnds } from "../../channels/present";
import { CENTERS, type Center } from "../../graph/centers";
import { typeOf } from "../../graph/mechanics";
import { telling } from "../../texts/families";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { channelNames } from "../../vocabulary/channels";
import { definitions } from "../../vocabulary/definitions";
import { dynamics } from "../../vocabulary/dynamics";
import type { Dynamic } from "../connection-compute";
import { meetingPiece, themeValues } from "../connection-reading";
import { presentShared } from "../shared-channel";
import { strongestThemes } from "../themes";
import type { DependentChannel, Meeting, OpenConnectionFacts } from "./connection-compute";
import type { uncertainConnectionOutput } from "./connection-schema";
import { byTime, isOpen, type OpenHolder, presentOpenPeopleConventions } from "./people";

type Answer = DraftOf<typeof uncertainConnectionOutput>;

export function presentOpenConnection(facts: OpenConnectionFacts, words: Words): Answer {
  const texts = humanDesignReader(words);
  const { meetings, personA, personB } = facts;
  const reachIn = (dynamic: Dynamic): Answer["totalChannels"] =>
    reachOf(meetings, ({ channels }) => channels.filter((one) => one.dynamic === dynamic).length);
  return {
    birthTime: presentBirthTimes(facts.births, facts.shared),
    totalChannels: reachOf(meetings, ({ channels }) => channels.length),
    channels: facts.channels.map((channel) => presentShared(channel, facts, texts)),
    dependentChannels: facts.dependent.map((one) => presentDependent(one, facts)),
    centers: CENTERS.map((center) => presentCenter(center, facts)),
    combinedDefinition: facts.definition && definitions[facts.definition].en,
    summary: {
      electromagnetic: reachIn("electromagnetic"),
      dominance: reachIn("dominance"),
      compromise: reachIn("compromise"),
      companionship: reachIn("companionship"),
    },
    pairs: meetings.length,
    reading: readingOf(openConnectionPieces(facts, texts)),
    conventions: presentOpenPeopleConventions(personA, personB),
  };
}

function reachOf(meetings: readonly Meeting[], numberOf: (meeting: Meeting) => number): Answer["totalChannels"] {
  const numbers = meetings.map(numberOf);
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

function presentDependent(
  { channel, possible, isAlways, deciders }: DependentChannel,
  people: Pick<OpenConnectionFacts, "personA" | "personB">,
): Answer["dependentChannels"][number] {
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    defined: isAlways ? "yes" : "depends",
    dynamics: [...new Set(possible.map(({ dynamic }) => dynamics[dynamic].en))],
    decidedBy: deciders.map(({ which, gate }) => {
      const holder = people[which];
      const intervals = intervalsWhere(holder.turns, holder.span, ({ gates }) => gates.has(gate));
      return { which, gate, ...presentTimes({ share: shareOf(intervals, holder.span), intervals }, holder) };
    }),
  };
}

function presentCenter(center: Center, { meetings, personA, personB }: OpenConnectionFacts): Answer["centers"][number] {
  const people = [
    { letter: "A" as const, defines: definesAlone(personA, center) },
    { letter: "B" as const, defines: definesAlone(personB, center) },
  ];
  return {
    ...presentCenterName(center),
    defined: byTime(meetings, ({ centers }) => centers.some((one) => one.center === center && one.isDefined)),
    definedBy: people.filter(({ defines }) => defines === "yes").map(({ letter }) => letter),
    mayBeDefinedBy: people.filter(({ defines }) => defines === "depends").map(({ letter }) => letter),
  };
}

function definesAlone({ turns }: OpenHolder, center: Center): ReturnType<typeof byTime> {
  return byTime(turns, ({ value }) => value.centers.has(center));
}

/** Themes and undecided channels that a reading tells. */
const MOST_THEMES = 3;
const MOST_WAITING = 3;

const SECTION = { section: "pair" } as const;

/** The channels that are certain, what a time would add, types and themes that hold, and the channels that wait. */
function openConnectionPieces(facts: OpenConnectionFacts, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  if (texts.isEmpty) return [];
  const { personA, personB, meetings, channels, definition } = facts;
  const teller = telling.teller(texts, 0);
  const { least, most } = reachOf(meetings, (meeting) => meeting.channels.length);
  const people = isOpen(personA) && isOpen(personB) ? "both" : isOpen(personA) ? "A" : "B";
  const values = { count: channels.length, least, most, people: texts.text(`openPair.people.${people}`) ?? "" };
  const opening = facts.dependent.length === 0 ? "openingFixed" : least === most ? "openingWays" : "opening";
  const types = [personA, personB].map(({ turns }) => new Set(turns.map(({ value }) => typeOf(value.channels))));
  const [[typeOfA, ...othersOfA], [typeOfB, ...othersOfB]] = [[...(types[0] ?? [])], [...(types[1] ?? [])]];
  const isMet = typeOfA !== undefined && typeOfB !== undefined && othersOfA.length + othersOfB.length === 0;
  return [
    teller.tell("openPair", opening, { ...SECTION, values }),
    teller.tell("openPairLines", "adds", { ...SECTION, values }),
    ...(isMet ? [meetingPiece([typeOfA, typeOfB], texts)] : []),
    ...strongestThemes(channels, MOST_THEMES).map((theme) =>
      teller.tell("themes", `${theme.theme}.${theme.dynamic}`, { ...SECTION, values: themeValues(theme, texts) }),
    ),
    ...waitingPieces(facts, texts),
    ...(definition === undefined ? [] : [teller.tell("meeting", `definition.${definition}`, SECTION)]),
  ];
}

/** The channels that hang on an hour, each with the gates that decide it. */
function waitingPieces({ dependent }: OpenConnectionFacts, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  if (dependent.length === 0) return [];
  const told = dependent.slice(0, MOST_WAITING).map(({ channel, deciders }) => {
    const gates = deciders.map(({ which, gate }) =>
      texts.text("openPair.gateOf", { gate, person: which === "personA" ? "A" : "B" }),
    );
    const values = {
      channel: `${channelNames[channel.id][texts.speaks]} (${channel.id})`,
      gates: listOf(
        gates.map((one) => one ?? ""),
        texts.speaks,
      ),
    };
    return texts.text("openPair.waitsOn", values) ?? "";
  });
  return [
    telling.teller(texts, 0).tell("openPairLines", "waits", { ...SECTION, values: { channels: told.join("; ") } }),
  ];
}

import { formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf, Words } from "@almagest/operation";
import { presentOpenConventions, presentOpenTime, presentTimes } from "../../birth-time/present";
import { candidatesOf, heldOf, timed } from "../../birth-time/timeline";
import { presentOpenCenters } from "../../centers/open/present";
import { heldChannelsOf, presentPossibleChannels } from "../../channels/open/present";
import { presentChannel } from "../../channels/present";
import type { Side } from "../../chart/bodies";
import { ANGLE_CODES } from "../../cross/cross";
import { presentOpenActivations } from "../../gates/open/present";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { presentOpenStrategy, presentPossibleProfiles } from "../../type/open/present";
import { angles } from "../../vocabulary/angles";
import { definitions } from "../../vocabulary/definitions";
import type { Line } from "../../wheel/order";
import { describeCross, presentSides } from "../present";
import type { OpenBodygraph } from "./compute";
import { openReading } from "./reading";
import type { uncertainBodygraphOutput } from "./schema";

type Answer = DraftOf<typeof uncertainBodygraphOutput>;

export function presentOpenBodygraph(open: OpenBodygraph, words: Words): Answer {
  const texts = humanDesignReader(words);
  const [type, authority, profile] = [heldOf(open.types), heldOf(open.authorities), heldOf(open.profiles)];
  return {
    birthTime: presentOpenTime(open, open.changes),
    reading: openReading(open, texts),
    designInstantUtc: { from: formatIsoUtc(open.designEpochMs.from), to: formatIsoUtc(open.designEpochMs.to) },
    ...presentOpenStrategy(open, texts),
    decisionDescription: type && authority && texts.lookup(`decisions.${type}.${authority}`),
    profile,
    profileKeynotes: presentOpenKeynotes(open, texts),
    profileDescription: profile && texts.text(`profiles.${profile}`),
    possibleProfiles: presentPossibleProfiles(open.profiles, open, texts),
    ...presentOpenDefinition(open, texts),
    sides: presentSides(texts),
    incarnationCross: presentOpenCross(open, texts),
    centers: presentOpenCenters(open.turns, open, texts),
    channels: heldChannelsOf(open.turns).map((channel) => presentChannel(channel, texts)),
    possibleChannels: presentPossibleChannels(open.turns, open, texts),
    gates: presentOpenActivations(open.activations, open, texts),
    conventions: presentOpenConventions(open),
  };
}

function presentOpenDefinition(
  open: OpenBodygraph,
  texts: HumanDesignReader,
): Pick<Answer, "definition" | "definitionDescription" | "possibleDefinitions"> {
  const definition = heldOf(open.definitions);
  if (definition !== undefined) {
    return {
      definition: definitions[definition].en,
      definitionDescription: texts.text(`definitions.${definition}`),
      possibleDefinitions: undefined,
    };
  }
  return {
    definition: undefined,
    definitionDescription: undefined,
    possibleDefinitions: candidatesOf(open.definitions, open.span).map((candidate) => ({
      definition: definitions[candidate.value].en,
      ...presentTimes(candidate, open),
      definitionDescription: texts.text(`definitions.${candidate.value}`),
    })),
  };
}

function presentOpenKeynotes(open: OpenBodygraph, texts: HumanDesignReader): Answer["profileKeynotes"] {
  const [personalityLine, designLine] = [sunLine(open, "personality"), sunLine(open, "design")];
  return {
    personalityLine,
    designLine,
    personality: personalityLine && texts.text(`keynotes.${personalityLine}.personality`),
    design: designLine && texts.text(`keynotes.${designLine}.design`),
  };
}

function sunLine({ activations }: OpenBodygraph, side: Side): Line | undefined {
  const sun = activations.find((one) => one.side === side && one.body === "sun");
  return sun && heldOf(timed(sun.stays, ({ line }) => line));
}

/** The gates and the reading of a cross only where all four of its gates hold. */
function presentOpenCross(open: OpenBodygraph, texts: HumanDesignReader): Answer["incarnationCross"] {
  const { cross, activations } = open;
  if (cross === undefined) return undefined;
  const isWhole = activations.every(({ body, gate }) => (body !== "sun" && body !== "earth") || gate !== undefined);
  return {
    name: cross.name,
    angle: angles[cross.angle].en,
    angleCode: ANGLE_CODES[cross.angle],
    gates: isWhole ? [...cross.gates] : undefined,
    description: isWhole ? describeCross(cross, texts) : undefined,
  };
}

import { formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf, Words } from "@almagest/operation";
import { presentCenters } from "../centers/present";
import { presentChannel } from "../channels/present";
import { presentDesignConventions } from "../chart/conventions";
import type { Design } from "../chart/design";
import { profileOf } from "../chart/profile";
import { ANGLE_CODES, crossOf, type IncarnationCross } from "../cross/cross";
import { presentSides as presentGates } from "../gates/present";
import { authorityOf, definitionOf, typeOf } from "../graph/mechanics";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import { presentKeynotes, presentType } from "../type/present";
import { angles } from "../vocabulary/angles";
import { definitions } from "../vocabulary/definitions";
import { gateNames } from "../vocabulary/gates";
import type { bodygraphOutput, crossSchema } from "./schema";

export function presentBodygraph(design: Design, words: Words): DraftOf<typeof bodygraphOutput> {
  const texts = humanDesignReader(words);
  const definition = definitionOf(design.channels);
  const type = typeOf(design.channels);
  const profile = profileOf(design);
  const gates = presentGates(design.sides, texts);
  return {
    designInstantUtc: formatIsoUtc(design.designEpochMs),
    ...presentType(design, texts),
    decisionDescription: texts.lookup(`decisions.${type}.${authorityOf(design.centers)}`),
    profile,
    profileKeynotes: presentKeynotes(design, texts),
    profileDescription: texts.text(`profiles.${profile}`),
    definition: definitions[definition].en,
    definitionDescription: texts.text(`definitions.${definition}`),
    sides: presentSides(texts),
    incarnationCross: presentCross(design, texts),
    centers: presentCenters(design, texts),
    channels: design.channels.map((channel) => presentChannel(channel, texts)),
    gates: [...gates.personality, ...gates.design],
    conventions: presentDesignConventions(design),
  };
}

export function presentSides(texts: HumanDesignReader): DraftOf<typeof bodygraphOutput>["sides"] {
  const personality = texts.text("sides.personality");
  const design = texts.text("sides.design");
  return personality && design ? { personality, design } : undefined;
}

function presentCross(design: Design, texts: HumanDesignReader): DraftOf<typeof crossSchema> {
  const cross = crossOf(design);
  const { angle, name, gates } = cross;
  return {
    name,
    angle: angles[angle].en,
    angleCode: ANGLE_CODES[angle],
    gates: [...gates],
    description: describeCross(cross, texts),
  };
}

/** The effect of the angle on the four gates, then the theme of crosses of that name; nothing where one is missing. */
export function describeCross(
  { angle, gates, nameGate }: IncarnationCross,
  texts: HumanDesignReader,
): string | undefined {
  const [sunGate, earthGate, designSunGate, designEarthGate] = gates;
  const { speaks } = texts;
  const told = texts.text(`crosses.angles.${angle}`, {
    sunGate,
    sun: gateNames[sunGate][speaks],
    earthGate,
    earth: gateNames[earthGate][speaks],
    designSunGate,
    designSun: gateNames[designSunGate][speaks],
    designEarthGate,
    designEarth: gateNames[designEarthGate][speaks],
  });
  const theme =
    angle === "juxtaposition" ? texts.text("crosses.juxtaposition") : texts.lookup(`crosses.${angle}.${nameGate}`);
  return told && theme && `${told}\n\n${theme}`;
}

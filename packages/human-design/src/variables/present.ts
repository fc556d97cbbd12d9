import type { DraftOf, Words } from "@almagest/operation";
import { presentDesignConventions } from "../chart/conventions";
import type { Design } from "../chart/design";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import { bodyTerm } from "../vocabulary/bodies";
import { colorLabels } from "../vocabulary/colors";
import { arrowNames, baseNames, cognitions, directionLabels, layers, positions } from "../vocabulary/variables";
import type { Sixth } from "../wheel/order";
import { type Arrow, arrowsOf, CONFIDENCE_MARGIN_DEG } from "./compute";
import type { arrowSchema, variablesOutput } from "./schema";

export function presentVariables(design: Design, words: Words): DraftOf<typeof variablesOutput> {
  const texts = humanDesignReader(words);
  const arrows = arrowsOf(design);
  return {
    arrows: arrows.map((arrow) => presentArrow(arrow, texts)),
    confident: arrows.every(({ isConfident }) => isConfident),
    confidenceMarginDeg: CONFIDENCE_MARGIN_DEG,
    baseDescription: texts.text("bases"),
    conventions: presentDesignConventions(design),
  };
}

type PresentedArrow = DraftOf<typeof arrowSchema>;

function presentArrow(arrow: Arrow, texts: HumanDesignReader): PresentedArrow {
  const { key } = arrow.source;
  const { color, tone, base } = arrow.activation;
  return {
    key,
    ...presentSource(arrow, texts),
    color,
    tone,
    base,
    direction: arrow.direction,
    directionLabel: directionLabels[key][arrow.direction].en,
    directionMeaning: texts.text(`arrows.${key}.${arrow.direction}`),
    colorLabel: colorLabels[key][color].en,
    colorMeaning: texts.text(`colors.${key}.${color}`),
    toneMeaning: texts.text(`tones.${tone}`),
    baseName: baseNames[base].en,
    cognition: key === "determination" ? presentCognition(tone, texts) : undefined,
    description: texts.text(`arrows.${key}.description`),
    confident: arrow.isConfident,
  };
}

type SourceMembers = "name" | "layer" | "layerDescription" | "position" | "activation";

/** The arrow's place on the bodygraph, and the activation it is read from. */
export function presentSource(
  { source }: Pick<Arrow, "source">,
  texts: HumanDesignReader,
): Pick<PresentedArrow, SourceMembers> {
  return {
    name: arrowNames[source.key].en,
    layer: layers[source.layer].en,
    layerDescription: texts.text(`layers.${source.layer}`),
    position: positions[source.position].en,
    activation: { planet: bodyTerm(source.body).en, side: source.side },
  };
}

/** The sense that the tone of the determination leans on. */
export function presentCognition(tone: Sixth, texts: HumanDesignReader): PresentedArrow["cognition"] {
  return {
    label: cognitions[tone].en,
    description: texts.text(`cognition.${tone}`),
  };
}

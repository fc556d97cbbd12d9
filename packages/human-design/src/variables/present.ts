import { sibling } from "@almagest/i18n";
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
  const { lang } = texts;
  const label = colorLabels[key][color];
  const direction = directionLabels[key][arrow.direction];
  return {
    key,
    ...presentSource(arrow, texts),
    color,
    tone,
    base,
    direction: arrow.direction,
    directionLabel: direction.en,
    directionLabelLocalized: sibling(direction, lang),
    directionMeaning: texts.text(`arrows.${key}.${arrow.direction}`),
    colorLabel: label.en,
    colorLabelLocalized: sibling(label, lang),
    colorMeaning: texts.text(`colors.${key}.${color}`),
    toneMeaning: texts.text(`tones.${tone}`),
    baseName: baseNames[base].en,
    baseNameLocalized: sibling(baseNames[base], lang),
    cognition: key === "determination" ? presentCognition(tone, texts) : undefined,
    description: texts.text(`arrows.${key}.description`),
    confident: arrow.isConfident,
  };
}

type SourceMembers = "name" | "layer" | "layerDescription" | "position" | "activation";

/** The arrow's place on the bodygraph, and the activation it is read from. */
function presentSource(
  { source }: Arrow,
  texts: HumanDesignReader,
): Pick<PresentedArrow, SourceMembers | "nameLocalized" | "layerLocalized" | "positionLocalized"> {
  const { lang } = texts;
  const body = bodyTerm(source.body);
  return {
    name: arrowNames[source.key].en,
    nameLocalized: sibling(arrowNames[source.key], lang),
    layer: layers[source.layer].en,
    layerLocalized: sibling(layers[source.layer], lang),
    layerDescription: texts.text(`layers.${source.layer}`),
    position: positions[source.position].en,
    positionLocalized: sibling(positions[source.position], lang),
    activation: { planet: body.en, planetLocalized: sibling(body, lang), side: source.side },
  };
}

/** The sense that the tone of the determination leans on. */
function presentCognition(tone: Sixth, texts: HumanDesignReader): PresentedArrow["cognition"] {
  const term = cognitions[tone];
  return {
    label: term.en,
    labelLocalized: sibling(term, texts.lang),
    description: texts.text(`cognition.${tone}`),
  };
}

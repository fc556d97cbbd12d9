import type { DraftOf, Words } from "@almagest/operation";
import { presentOpenConventions, presentOpenTime } from "../../birth-time/present";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { colorLabels } from "../../vocabulary/colors";
import { baseNames, directionLabels } from "../../vocabulary/variables";
import { presentCognition, presentSource } from "../present";
import type { OpenArrow, OpenVariables } from "./compute";
import type { openArrowSchema, uncertainVariablesOutput } from "./schema";

export function presentOpenVariables(open: OpenVariables, words: Words): DraftOf<typeof uncertainVariablesOutput> {
  const texts = humanDesignReader(words);
  return {
    birthTime: presentOpenTime(open, open.changes),
    arrows: open.arrows.map((arrow) => presentOpenArrow(arrow, texts)),
    baseDescription: texts.text("bases"),
    conventions: presentOpenConventions(open),
  };
}

function presentOpenArrow(arrow: OpenArrow, texts: HumanDesignReader): DraftOf<typeof openArrowSchema> {
  const { source, direction, color, tone, base } = arrow;
  const { key } = source;
  return {
    key,
    ...presentSource(arrow, texts),
    color,
    tone,
    base,
    direction,
    directionLabel: direction && directionLabels[key][direction].en,
    directionMeaning: direction && texts.text(`arrows.${key}.${direction}`),
    colorLabel: color && colorLabels[key][color].en,
    colorMeaning: color && texts.text(`colors.${key}.${color}`),
    toneMeaning: tone && texts.text(`tones.${tone}`),
    baseName: base && baseNames[base].en,
    cognition: tone && key === "determination" ? presentCognition(tone, texts) : undefined,
    description: texts.text(`arrows.${key}.description`),
  };
}

import { sibling } from "@almagest/i18n";
import { hexagrams } from "@almagest/i18n/iching";
import type { DraftOf, Lang } from "@almagest/operation";
import { angle } from "@almagest/sky";
import type { Activation } from "../chart/activations";
import type { Side } from "../chart/bodies";
import type { HumanDesignReader } from "../texts/reader";
import { bodyTerm } from "../vocabulary/bodies";
import { gateNames } from "../vocabulary/gates";
import type { Gate } from "../wheel/order";
import type { activationSchema, hexagramSchema } from "./schema";

export function presentHexagram(gate: Gate, lang: Lang): DraftOf<typeof hexagramSchema> {
  const term = hexagrams[gate];
  return { number: gate, english: term.en, nameLocalized: sibling(term, lang) };
}

export function presentActivation(
  activation: Activation,
  side: Side,
  texts: HumanDesignReader,
): DraftOf<typeof activationSchema> {
  const { body, gate, line, color, tone, base, longitudeDeg } = activation;
  return {
    planet: bodyTerm(body).en,
    side,
    gate,
    line,
    color,
    tone,
    base,
    longitude: Math.min(angle(longitudeDeg), 359.999999),
    gateName: gateNames[gate].en,
    gateDescription: texts.text(`gates.${gate}`),
    lineMeaning: texts.text(`lines.${gate}.${line}`),
    planetDescription: texts.text(`planets.${body}`),
    ichingHexagram: presentHexagram(gate, texts.lang),
  };
}

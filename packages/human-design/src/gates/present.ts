import { inSentence, sibling } from "@almagest/i18n";
import { hexagrams } from "@almagest/i18n/iching";
import type { DraftOf, Lang } from "@almagest/operation";
import { angle } from "@almagest/sky";
import type { Activation } from "../chart/activations";
import type { DesignBody, Side } from "../chart/bodies";
import type { HumanDesignReader } from "../texts/reader";
import { bodyTerm } from "../vocabulary/bodies";
import { gateNames } from "../vocabulary/gates";
import type { Gate } from "../wheel/order";
import type { activationSchema, hexagramSchema } from "./schema";

export function presentHexagram(gate: Gate, lang: Lang): DraftOf<typeof hexagramSchema> {
  const term = hexagrams[gate];
  return { number: gate, english: term.en, nameLocalized: sibling(term, lang) };
}

/** The activations of both sides, the personality first. A gate is described where it is met first. */
export function presentSides(
  sides: Readonly<Record<Side, readonly Activation[]>>,
  texts: HumanDesignReader,
): Readonly<Record<Side, DraftOf<typeof activationSchema>[]>> {
  const met = new Map<Gate, Met>();
  const present = (side: Side): DraftOf<typeof activationSchema>[] =>
    sides[side].map((activation) => {
      const first = met.get(activation.gate);
      if (first === undefined) met.set(activation.gate, { side, body: activation.body });
      return presentActivation(activation, { side, first }, texts);
    });
  return { personality: present("personality"), design: present("design") };
}

/** The first place of a gate in an answer. */
interface Met {
  readonly side: Side;
  readonly body: DesignBody;
}

function presentActivation(
  activation: Activation,
  { side, first }: { readonly side: Side; readonly first: Met | undefined },
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
    gateDescription: first === undefined ? texts.text(`gates.${gate}`) : gateAgain(activation, { first, side }, texts),
    lineMeaning: texts.text(`lines.${gate}.${line}`),
    planetDescription: texts.text(`${side === "design" ? "planetsOfDesign" : "planets"}.${body}`),
    ichingHexagram: presentHexagram(gate, texts.lang),
  };
}

export function gateAgain(
  { gate, body }: Pick<Activation, "gate" | "body">,
  { first, side }: { readonly first: Met; readonly side: Side },
  texts: HumanDesignReader,
): string | undefined {
  const names = {
    first: inSentence(bodyTerm(first.body), texts.speaks),
    body: inSentence(bodyTerm(body), texts.speaks),
  };
  return texts.text("gateAgain", { gate, side: first.side, own: side, ...names });
}

import type { DraftOf, Words } from "@almagest/operation";
import { angle } from "@almagest/sky";
import type { OpenActivation } from "../../birth-time/activations";
import type { OpenBirth } from "../../birth-time/open-design";
import { clockOf, presentOpenConventions, presentOpenTime } from "../../birth-time/present";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { bodyTerm } from "../../vocabulary/bodies";
import { gateNames } from "../../vocabulary/gates";
import type { Gate } from "../../wheel/order";
import { gateAgain, presentHexagram } from "../present";
import type { OpenGates } from "./compute";
import type { openActivationSchema, uncertainGatesOutput } from "./schema";

type Presented = DraftOf<typeof openActivationSchema>;

export function presentOpenGates(open: OpenGates, words: Words): DraftOf<typeof uncertainGatesOutput> {
  const texts = humanDesignReader(words);
  const presented = presentOpenActivations(open.activations, open, texts);
  return {
    birthTime: presentOpenTime(open, open.changes),
    personality: presented.filter(({ side }) => side === "personality"),
    design: presented.filter(({ side }) => side === "design"),
    conventions: presentOpenConventions(open),
  };
}

/** A gate is described where it is met first, of those that hold. */
export function presentOpenActivations(
  activations: readonly OpenActivation[],
  birth: Pick<OpenBirth, "span">,
  texts: HumanDesignReader,
): Presented[] {
  const clock = clockOf(birth);
  const met = new Map<Gate, OpenActivation>();
  return activations.map((activation) => {
    const { gate, line, side, body, stays, fine } = activation;
    const first = gate === undefined ? undefined : met.get(gate);
    if (gate !== undefined && first === undefined) met.set(gate, activation);
    return {
      planet: bodyTerm(body).en,
      side,
      gate,
      line: gate === undefined ? undefined : line,
      ...fine,
      longitude: { from: told(activation.from.longitudeDeg), to: told(activation.to.longitudeDeg) },
      gateName: gate && gateNames[gate].en,
      gateDescription: gate && describe(gate, { activation, first }, texts),
      lineMeaning: gate && line && texts.text(`lines.${gate}.${line}`),
      planetDescription: texts.text(`${side === "design" ? "planetsOfDesign" : "planets"}.${body}`),
      ichingHexagram: gate && presentHexagram(gate, texts.lang),
      possible:
        stays.length === 1
          ? undefined
          : stays.map(({ value, fromEpochMs }) => ({ ...value, from: clock(fromEpochMs) })),
    };
  });
}

interface Meeting {
  readonly activation: OpenActivation;
  readonly first: OpenActivation | undefined;
}

function describe(gate: Gate, { activation, first }: Meeting, texts: HumanDesignReader): string | undefined {
  return first === undefined
    ? texts.text(`gates.${gate}`)
    : gateAgain({ gate, body: activation.body }, { first, side: activation.side }, texts);
}

function told(longitudeDeg: number): number {
  return Math.min(angle(longitudeDeg), 359.999999);
}

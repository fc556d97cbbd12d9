import type { Activation } from "../chart/activations";
import type { DesignBody } from "../chart/bodies";
import type { Design } from "../chart/design";
import { CENTERS, type Center } from "../graph/centers";
import { type Channel, centersOf, channelsOf } from "../graph/channels";
import { componentsOf } from "../graph/components";
import { type DesignType, typeOf } from "../graph/mechanics";
import type { Gate } from "../wheel/order";

/** A channel that is there only while the sky adds to the birth. */
export interface CompletedChannel {
  readonly channel: Channel;
  /** One gate is the birth's own (personal), or both are the sky's (educational). */
  readonly kind: "personal" | "educational";
  readonly natalGates: readonly Gate[];
  /** The activations that the sky adds to the birth. */
  readonly transitGates: readonly Gate[];
}

/** A loan of the sky with its end; undefined where the ephemeris ends before it. */
export interface Loan {
  readonly untilMs: number | undefined;
  /** The activation whose leaving ends it. */
  readonly by: Activation | undefined;
}

export interface ChannelLoan extends Loan {
  readonly completed: CompletedChannel;
  /** The activations that hold the gates which the birth lacks. */
  readonly holders: readonly Activation[];
  /** Of the holders of each gate the one that stays longest: the loan lasts as long as it does. */
  readonly lasting: readonly Activation[];
}

/** The sky over a birth as it ends, activation by activation, if nothing new comes. */
export interface Loans {
  readonly channels: readonly ChannelLoan[];
  readonly centers: readonly (Loan & { readonly center: Center })[];
  readonly natalType: DesignType;
  readonly type: DesignType;
  readonly typeLoan: Loan;
  /** Connected groups of centers by birth, and with the sky; those that hold a center of the birth are its own. */
  readonly partsBefore: number;
  readonly parts: number;
  readonly ownParts: number;
  readonly partsLoan: Loan;
  /** The end of the bridges between parts of the birth, whatever comes and goes beside them. */
  readonly bridgeLoan: Loan;
}

export interface SkyOver {
  readonly natal: Pick<Design, "gates" | "channels" | "centers">;
  readonly activations: readonly Activation[];
  readonly ends: ReadonlyMap<DesignBody, number>;
  readonly completed: readonly CompletedChannel[];
  readonly temporaryCenters: readonly Center[];
}

/** The loans of the sky to a birth, each with its end by the activations that are there now. */
export function loansOf(sky: SkyOver): Loans {
  const { natal, completed, temporaryCenters } = sky;
  const channels = channelsWith(sky, sky.activations);
  const [natalType, type] = [typeOf(natal.channels), typeOf(channels)];
  const counted = partsOf(natal, channels);
  return {
    channels: completed.map((one) => ({
      ...endOf(sky, (left) => left.includes(one.channel)),
      completed: one,
      holders: sky.activations.filter(({ gate }) => one.transitGates.includes(gate)),
      lasting: one.transitGates.flatMap((gate) => lastingIn(gate, sky)),
    })),
    centers: CENTERS.filter((center) => temporaryCenters.includes(center)).map((center) => ({
      ...endOf(sky, (left) => left.some((channel) => centersOf(channel).includes(center))),
      center,
    })),
    natalType,
    type,
    typeLoan: endOf(sky, (left) => typeOf(left) === type),
    partsBefore: componentsOf(natal.channels).length,
    ...counted,
    partsLoan: endOf(sky, (left) => {
      const { parts, ownParts } = partsOf(natal, left);
      return ownParts === counted.ownParts && parts > ownParts === counted.parts > counted.ownParts;
    }),
    bridgeLoan: endOf(sky, (left) => partsOf(natal, left).ownParts === counted.ownParts),
  };
}

function lastingIn(gate: Gate, { activations, ends }: SkyOver): readonly Activation[] {
  const endOfBody = ({ body }: Activation): number => ends.get(body) ?? Infinity;
  const inGate = activations.filter((one) => one.gate === gate);
  return inGate.length === 0 ? [] : [inGate.reduce((last, one) => (endOfBody(one) > endOfBody(last) ? one : last))];
}

function partsOf(
  { centers }: Pick<Design, "centers">,
  channels: readonly Channel[],
): Pick<Loans, "parts" | "ownParts"> {
  const groups = componentsOf(channels);
  const own = groups.filter((group) => group.some((center) => centers.has(center)));
  return { parts: groups.length, ownParts: own.length };
}

/** The first leaving after which the statement about all channels no longer holds. */
function endOf(sky: SkyOver, holds: (channels: readonly Channel[]) => boolean): Loan {
  const leaving = sky.activations
    .flatMap((activation) => {
      const endMs = sky.ends.get(activation.body);
      return endMs === undefined ? [] : [{ activation, endMs }];
    })
    .sort((one, other) => one.endMs - other.endMs);
  for (const { activation, endMs } of leaving) {
    const left = sky.activations.filter(({ body }) => (sky.ends.get(body) ?? Infinity) > endMs);
    if (holds(channelsWith(sky, left))) continue;
    const together = leaving.filter((one) => one.endMs === endMs).map((one) => one.activation);
    // the Sun and the Earth leave at one moment: the end is told by the one on which the statement rests
    const needed = together.find(
      (one) => !holds(channelsWith(sky, [...left, ...together.filter((other) => other !== one)])),
    );
    return { untilMs: endMs, by: needed ?? activation };
  }
  return { untilMs: undefined, by: undefined };
}

function channelsWith({ natal }: SkyOver, activations: readonly Activation[]): readonly Channel[] {
  const gates: ReadonlySet<Gate> = new Set([...natal.gates, ...activations.map(({ gate }) => gate)]);
  return channelsOf(gates);
}

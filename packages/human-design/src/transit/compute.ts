import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type ChartMoment, chartMoment } from "@almagest/sky";
import { type Activation, activationsAt, gatesOf } from "../chart/activations";
import type { DesignBody } from "../chart/bodies";
import type { Design, DesignBirth } from "../chart/design";
import { CENTERS, type Center } from "../graph/centers";
import { channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import { namedDesign } from "../people/named";
import type { Gate } from "../wheel/order";
import { type CompletedChannel, type Loans, loansOf } from "./loan";
import { endsOf } from "./until";

export interface TransitInput {
  readonly birthData: DesignBirth;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

export interface TransitFacts {
  readonly natal: Design;
  readonly moment: ChartMoment;
  readonly activations: readonly Activation[];
  readonly completed: readonly CompletedChannel[];
  /** Open at birth and touched by a completed channel. */
  readonly temporaryCenters: readonly Center[];
  /** UTC epoch milliseconds at which the bodies leave their gates. */
  readonly ends: ReadonlyMap<DesignBody, number>;
  readonly loans: Loans;
}

/** The sky of an instant in UTC over a birth; date and time left out are those of the call, each by itself. */
export function computeTransit(
  { birthData, date, time }: TransitInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): TransitFacts {
  const present = civilTimeAt(now, 0);
  const moment = chartMoment(ephemeris, { date: date ?? present.date, time: time ?? present.time, timezone: 0 });
  const natal = namedDesign(ephemeris, birthData, "birthData");
  const activations = activationsAt(ephemeris, { jdTt: moment.jdTt, nodeType: birthData.nodeType });
  const overlay = overlayOf(natal, gatesOf(activations));
  const ends = endsOf(ephemeris, activations, { jdTt: moment.jdTt, nodeType: birthData.nodeType });
  const loans = loansOf({ natal, activations, ends, ...overlay });
  return { natal, moment, activations, ...overlay, ends, loans };
}

/** Channels and centers that gates in the sky complete in a design. The birth's own definition is left out. */
export function overlayOf(
  natal: Pick<Design, "gates" | "channels" | "centers">,
  skyGates: ReadonlySet<Gate>,
): Pick<TransitFacts, "completed" | "temporaryCenters"> {
  const together = channelsOf(new Set([...natal.gates, ...skyGates]));
  const added = together.filter((channel) => !natal.channels.includes(channel));
  const touched = definedCentersOf(added);
  return {
    completed: added.map((channel) => {
      const natalGates = channel.gates.filter((gate) => natal.gates.has(gate));
      return {
        channel,
        kind: natalGates.length === 0 ? "educational" : "personal",
        natalGates,
        transitGates: channel.gates.filter((gate) => !natal.gates.has(gate)),
      };
    }),
    temporaryCenters: CENTERS.filter((center) => touched.has(center) && !natal.centers.has(center)),
  };
}

import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError, isAlmagestError } from "@almagest/operation";
import { type ChartMoment, chartMoment } from "@almagest/sky";
import { type OpenDesign, type OpenDesignInput, type SearchedBirth, searchedBirth } from "../../birth-time/open-design";
import { changesFrom, type DesignTurns, designTurns, type Timed, timed } from "../../birth-time/timeline";
import { type Activation, activationsAt, gatesOf } from "../../chart/activations";
import type { DesignBody } from "../../chart/bodies";
import { CENTERS } from "../../graph/centers";
import { CHANNELS } from "../../graph/channels";
import { types } from "../../vocabulary/types";
import { overlayOf } from "../compute";
import { type Loans, loansOf } from "../loan";
import { endsOf } from "../until";

export interface OpenTransitInput {
  readonly birthData: OpenDesignInput;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** The sky of an instant over every design that a birth may have. */
export interface OpenTransit extends OpenDesign {
  readonly moment: ChartMoment;
  readonly activations: readonly Activation[];
  /** UTC epoch milliseconds at which the bodies leave their gates. */
  readonly ends: ReadonlyMap<DesignBody, number>;
  readonly turns: DesignTurns;
  /** The loans to each of the designs, turn by turn. */
  readonly loans: readonly Timed<Loans>[];
}

/** The sky of an instant in UTC over a birth whose time is open; date and time left out are those of the call. */
export function computeOpenTransit(
  { birthData, date, time }: OpenTransitInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenTransit {
  const present = civilTimeAt(now, 0);
  const moment = chartMoment(ephemeris, { date: date ?? present.date, time: time ?? present.time, timezone: 0 });
  const searched = namedBirth(ephemeris, birthData);
  const turns = designTurns(searched);
  const { nodeType } = birthData;
  const activations = activationsAt(ephemeris, { jdTt: moment.jdTt, nodeType });
  const ends = endsOf(ephemeris, activations, { jdTt: moment.jdTt, nodeType });
  const gates = gatesOf(activations);
  const loans = turns.map(({ value: natal, fromEpochMs }) => ({
    value: loansOf({ natal, activations, ends, ...overlayOf(natal, gates) }),
    fromEpochMs,
  }));
  return { ...searched.birth, changes: loanChanges(loans), moment, activations, ends, turns, loans };
}

function namedBirth(ephemeris: Ephemeris, birth: OpenDesignInput): SearchedBirth {
  try {
    return searchedBirth(ephemeris, birth);
  } catch (error) {
    if (!isAlmagestError(error) || error.code !== "unprocessable_entity") throw error;
    throw new DomainError(error.code, `birthData: ${error.message}`, { ...error.details, path: "birthData" });
  }
}

/** The type with the sky, the channels it completes and the centers it defines, of those that it does at any time. */
function loanChanges(loans: readonly Timed<Loans>[]): OpenDesign["changes"] {
  return changesFrom([
    { member: "withTransit.type", stays: timed(loans, ({ type }) => types[type].en) },
    ...CHANNELS.flatMap((channel) => {
      const stays = timed(
        loans,
        ({ channels }) => channels.find(({ completed }) => completed.channel === channel)?.completed.kind ?? "none",
      );
      const isEver = stays.some(({ value }) => value !== "none");
      return isEver ? [{ member: `completedChannels.${channel.id}`, stays }] : [];
    }),
    ...CENTERS.flatMap((center) => {
      const stays = timed(loans, ({ centers }) => centers.some((one) => one.center === center));
      return stays.some(({ value }) => value) ? [{ member: `temporaryCenters.${center}`, stays }] : [];
    }),
  ]);
}

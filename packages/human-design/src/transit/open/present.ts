import type { DraftOf, Words } from "@almagest/operation";
import { presentOpenConventions, presentOpenTime, presentTimes } from "../../birth-time/present";
import { heldOf, leastAndMost, reachOf, timed } from "../../birth-time/timeline";
import { presentCenterName } from "../../centers/present";
import { CENTERS } from "../../graph/centers";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { types } from "../../vocabulary/types";
import { GATES, type Gate } from "../../wheel/order";
import { instantOf, presentCompleted, presentSky } from "../present";
import { untilFrom } from "../told";
import type { OpenTransit } from "./compute";
import { centerLoansOver, channelLoansOver, heldLoans } from "./loans";
import { openTransitReading } from "./reading";
import type { uncertainTransitOutput } from "./schema";

type Answer = DraftOf<typeof uncertainTransitOutput>;

export function presentOpenTransit(open: OpenTransit, words: Words): Answer {
  const texts = humanDesignReader(words);
  const until = untilFrom(open.moment.civil.epochMilliseconds, texts);
  const channels = channelLoansOver(open);
  const centers = centerLoansOver(open);
  const held = heldLoans(channels);
  return {
    birthTime: presentOpenTime(open, open.changes),
    date: open.moment.given.date,
    time: open.moment.given.time,
    timezone: 0,
    activations: open.activations.map((activation) => presentSky(activation, open, texts)),
    completedChannels: held.map((_, index0) => presentCompleted(held, index0, { ends: open.ends, until, texts })),
    possibleCompletions: channels
      .filter(({ share }) => share < 1)
      .map((one) => {
        const { kindDescription: _, ...completed } = presentCompleted([one.loan], 0, { ends: open.ends, until, texts });
        return { ...completed, ...presentTimes(one, open) };
      }),
    temporaryCenters: heldLoans(centers).map(({ center, untilMs }) => ({
      ...presentCenterName(center),
      temporarilyDefined: true,
      until: instantOf(untilMs),
    })),
    possibleCenters: centers
      .filter(({ share }) => share < 1)
      .map((one) => ({ ...presentCenterName(one.loan.center), ...presentTimes(one, open) })),
    natal: presentNatal(open),
    withTransit: presentWithTransit(open),
    summary: summaryOf(open, texts),
    reading: openTransitReading(open, until, texts),
    conventions: presentOpenConventions(open),
  };
}

function presentNatal({ turns }: OpenTransit): Answer["natal"] {
  const gatesOver = (reach: "always" | "sometimes"): Gate[] =>
    GATES.filter((gate) => reachOf(turns, ({ gates }) => gates.has(gate)) === reach);
  return {
    gates: gatesOver("always"),
    possibleGates: gatesOver("sometimes"),
    centers: CENTERS.filter((center) => reachOf(turns, ({ centers }) => centers.has(center)) === "always"),
  };
}

function presentWithTransit({ loans }: OpenTransit): Answer["withTransit"] {
  const type = heldOf(timed(loans, (one) => one.type));
  return {
    type: type && types[type].en,
    typeUntil: type && instantOf(heldOf(timed(loans, ({ typeLoan }) => typeLoan.untilMs))),
    parts: leastAndMost(loans, ({ parts }) => parts),
    partsByBirth: leastAndMost(loans, ({ partsBefore }) => partsBefore),
  };
}

function summaryOf(open: OpenTransit, texts: HumanDesignReader): string | undefined {
  const channels = channelLoansOver(open);
  const held = heldLoans(channels).length;
  return texts.text("openTime.transit.summary", {
    channels: held,
    possible: channels.length - held,
    centers: heldLoans(centerLoansOver(open)).length,
  });
}

import { inSentence, listOf, sentences } from "@almagest/i18n";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentCenterName } from "../centers/present";
import { presentChannelName, presentEnds } from "../channels/present";
import type { Activation } from "../chart/activations";
import { presentDesignConventions } from "../chart/conventions";
import { presentHexagram } from "../gates/present";
import { CENTERS } from "../graph/centers";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import { bodyTerm } from "../vocabulary/bodies";
import { gateNames } from "../vocabulary/gates";
import { types } from "../vocabulary/types";
import { GATES } from "../wheel/order";
import type { TransitFacts } from "./compute";
import type { ChannelLoan } from "./loan";
import { holderTold, transitReading } from "./reading";
import type { completedChannel, transitActivation, transitOutput } from "./schema";
import { centerTold, instantTold, type Until, untilFrom } from "./told";

export function presentTransit(facts: TransitFacts, words: Words): DraftOf<typeof transitOutput> {
  const texts = humanDesignReader(words);
  const until = untilFrom(facts.moment.civil.epochMilliseconds, texts);
  const { channels } = facts.loans;
  return {
    date: facts.moment.given.date,
    time: facts.moment.given.time,
    timezone: 0,
    activations: facts.activations.map((activation) => presentSky(activation, facts, texts)),
    completedChannels: channels.map((_, index0) =>
      presentCompleted(channels, index0, { ends: facts.ends, until, texts }),
    ),
    temporaryCenters: facts.loans.centers.map(({ center, untilMs }) => ({
      ...presentCenterName(center),
      temporarilyDefined: true,
      until: instantOf(untilMs),
    })),
    natal: {
      gates: GATES.filter((gate) => facts.natal.gates.has(gate)),
      centers: CENTERS.filter((center) => facts.natal.centers.has(center)),
    },
    withTransit: {
      type: types[facts.loans.type].en,
      typeUntil: instantOf(facts.loans.typeLoan.untilMs),
      parts: facts.loans.parts,
      partsByBirth: facts.loans.partsBefore,
      partsUntil: instantOf(facts.loans.partsLoan.untilMs),
    },
    summary: summaryOf(facts, texts),
    reading: transitReading(facts, until, texts),
    conventions: presentDesignConventions(facts.natal),
  };
}

export function instantOf(epochMs: number | undefined): string | undefined {
  return epochMs === undefined ? undefined : instantTold(epochMs);
}

export function presentSky(
  { body, gate, line }: Activation,
  { ends }: Pick<TransitFacts, "ends">,
  { lang }: HumanDesignReader,
): DraftOf<typeof transitActivation> {
  return {
    body: bodyTerm(body).en,
    gate,
    line,
    gateName: gateNames[gate].en,
    ichingHexagram: presentHexagram(gate, lang),
    until: instantOf(ends.get(body)),
  };
}

/** The meaning of a kind is told with its first channel. */
export function presentCompleted(
  loans: readonly ChannelLoan[],
  index0: number,
  { ends, until, texts }: Pick<TransitFacts, "ends"> & { readonly until: Until; readonly texts: HumanDesignReader },
): DraftOf<typeof completedChannel> {
  const loan = at(loans, index0);
  const { channel, kind, natalGates, transitGates } = loan.completed;
  const isFirst = loans.findIndex(({ completed }) => completed.kind === kind) === index0;
  const own = texts.text(`transitReading.kinds.${kind}`, {
    natal: listOf(natalGates.map(String), texts.speaks),
    sky: listOf(transitGates.map(String), texts.speaks),
    bodies: listOf(
      kind === "personal"
        ? loan.holders.map(({ body }) => {
            const values = { body: inSentence(bodyTerm(body), texts.speaks), until: until(ends.get(body)) };
            return texts.text("transitReading.names.held", values) ?? "";
          })
        : loan.holders.map((holder) => holderTold(holder, texts)),
      texts.speaks,
    ),
    until: until(loan.untilMs),
  });
  const meaning = isFirst ? texts.text(`transit.${kind}`) : undefined;
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    kind,
    kindDescription: own && sentences([own, ...(meaning === undefined ? [] : [meaning])]),
    natalGates: [...natalGates],
    transitGates: [...transitGates],
    bodies: loan.holders.map(({ body }) => body),
    until: instantOf(loan.untilMs),
  };
}

function kindsOf(personal: number, all: number): "personal" | "educational" | "mixed" {
  if (personal === all) return "personal";
  return personal === 0 ? "educational" : "mixed";
}

function summaryOf({ completed, temporaryCenters }: TransitFacts, texts: HumanDesignReader): string | undefined {
  const personal = completed.filter(({ kind }) => kind === "personal").length;
  return texts.text("transit.summary", {
    channels: completed.length,
    personal,
    educational: completed.length - personal,
    kinds: kindsOf(personal, completed.length),
    centers: temporaryCenters.length,
    names: listOf(
      temporaryCenters.map((center) => centerTold(center, texts)),
      texts.speaks,
    ),
  });
}

import { inSentence, listOf, sentences, type Variables } from "@almagest/i18n";
import { type Piece, readingOf } from "@almagest/telling";
import type { Activation } from "../chart/activations";
import { CENTERS, type Center } from "../graph/centers";
import { centersOf } from "../graph/channels";
import { CENTERS_BY_INFLUENCE } from "../people/connection-reading";
import { CENTERS_OF_THEME, THEMES, type Theme, themeOf } from "../people/themes";
import { telling } from "../texts/families";
import type { HumanDesignReader } from "../texts/reader";
import { bodyTerm } from "../vocabulary/bodies";
import { centers as centerNames } from "../vocabulary/centers";
import { channelNames } from "../vocabulary/channels";
import { gateNames } from "../vocabulary/gates";
import type { TransitFacts } from "./compute";
import type { ChannelLoan, CompletedChannel, Loan, Loans } from "./loan";
import { centerTold, type Until } from "./told";

/** The most centers that have a paragraph; the others are named. */
const MOST_CENTERS = 3;

const SECTION = { section: "transit" } as const;

/** The reading of a transit; undefined where the caller brought no texts. */
export function transitReading(facts: TransitFacts, until: Until, texts: HumanDesignReader): string | undefined {
  return readingOf(transitPieces(facts, until, texts));
}

/** The Sun's gate, the parts that are bridged, channels by theme, centers, the consequence for this type, and the ends. */
export function transitPieces(
  facts: TransitFacts,
  until: Until,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { loans } = facts;
  const asks = loans.type === loans.natalType ? "same" : loans.type;
  const ask = teller.find("transitAsks", `${loans.natalType}.${asks}`, {
    ...SECTION,
    values: { until: until(loans.typeLoan.untilMs) },
  });
  if (loans.channels.length === 0) {
    const quiet = loans.natalType === "reflector" ? ask : teller.tell("transit", "quiet", SECTION);
    return [...sunPieces(facts, until, texts), quiet];
  }
  return [
    ...sunPieces(facts, until, texts),
    bridgePiece(loans, until, texts),
    ...themePieces({ ...loans, defined: facts.natal.centers }, until, texts),
    ...centerPieces(loans, until, texts),
    ask,
    closePiece(loans, until, texts),
  ];
}

function sunPieces(
  { natal, activations, ends }: TransitFacts,
  until: Until,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  const sun = activations.find(({ body }) => body === "sun");
  if (sun === undefined) return [];
  const teller = telling.teller(texts, 0);
  const values = { sun: sun.gate, sunName: gateNames[sun.gate][texts.speaks], until: until(ends.get("sun")) };
  return [teller.tell("transitSun", natal.gates.has(sun.gate) ? "own" : "new", { ...SECTION, values })];
}

function bridgePiece(loans: Loans, until: Until, texts: HumanDesignReader): Piece | undefined {
  const { partsBefore, ownParts, parts, partsLoan, bridgeLoan } = loans;
  const bridge = bridgeOf(loans);
  const values = {
    before: texts.lookup(`transitReading.parts.${partsBefore}`) ?? "",
    after: texts.lookup(`transitReading.parts.${partsBefore === 0 ? parts : ownParts}`) ?? "",
    until: until((bridge === "joined" ? bridgeLoan : partsLoan).untilMs),
  };
  return telling.teller(texts, 0).tell("transitBridge", bridge, { ...SECTION, values });
}

function bridgeOf({ partsBefore, ownParts, parts }: Loans): "first" | "joined" | "more" | "whole" | "same" {
  if (partsBefore === 0) return "first";
  if (ownParts < partsBefore) return "joined";
  if (parts > ownParts) return "more";
  return partsBefore === 1 ? "whole" : "same";
}

/** Loans, with the centers that the birth has defined for certain. */
export interface ThemeLoans extends Pick<Loans, "channels" | "centers"> {
  readonly defined: ReadonlySet<Center>;
}

/**
 * For each theme and kind the channels of the longest loan, where the center of the theme is lent with them; the others
 * are named with their centers and ends. A center that is defined by birth has no text of a loan.
 */
export function themePieces(
  { channels, centers, defined }: ThemeLoans,
  until: Until,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const lent = new Set(centers.map(({ center }) => center));
  const isLent = ({ completed: { channel, kind } }: ChannelLoan): boolean => {
    const theme = themeOf(channel);
    const own = ownCenterOf(theme, kind);
    return own === undefined ? CENTERS_OF_THEME[theme].some((center) => lent.has(center)) : lent.has(own);
  };
  const groups = groupsOf(channels.filter(isLent)).filter((group) => !isOutlasted(group, centers));
  const told = groups.map(({ theme, kind, loans }) =>
    teller.tell("transitThemes", `${theme}.${kind}` as const, {
      ...SECTION,
      values: loanValues(loans, until, texts),
    }),
  );
  const named = new Set(groups.flatMap(({ loans }) => loans));
  const rest = channels.filter((loan) => !named.has(loan));
  const isBetweenOwn = ({ completed }: ChannelLoan): boolean =>
    centersOf(completed.channel).every((center) => defined.has(center));
  const between = rest.filter(isBetweenOwn);
  const others = rest.filter((loan) => !isBetweenOwn(loan));
  return [
    ...told,
    ...namedPieces("ownClosed", { loans: between, centers: defined }, until, texts),
    ...namedPieces("alsoClosed", { loans: others, centers: lent }, until, texts),
  ];
}

/** A channel with a gate of the birth tells its own center too, and only where both end together. */
function isOutlasted({ theme, kind, loans }: ThemeGroup, centers: Loans["centers"]): boolean {
  const own = ownCenterOf(theme, kind);
  return centers.some(({ center, untilMs }) => center === own && untilMs !== loans[0]?.untilMs);
}

function ownCenterOf(theme: Theme, kind: CompletedChannel["kind"]): Center | undefined {
  return theme === "drive" || kind === "educational" ? undefined : CENTERS_OF_THEME[theme][0];
}

function namedPieces(
  key: "ownClosed" | "alsoClosed",
  { loans, centers }: { readonly loans: readonly ChannelLoan[]; readonly centers: ReadonlySet<Center> },
  until: Until,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  if (loans.length === 0) return [];
  const touched = new Set(loans.flatMap(({ completed }) => centersOf(completed.channel)));
  const told = CENTERS.filter((center) => touched.has(center) && centers.has(center));
  const values = {
    channels: sentences(loans.map((loan) => joinTold(loan, until, texts) ?? "")),
    centers: listOf(
      told.map((center) => centerTold(center, texts)),
      texts.speaks,
    ),
    count: told.length,
  };
  return [telling.teller(texts, 0).tell("transit", key, { ...SECTION, values })];
}

function joinTold(loan: ChannelLoan, until: Until, texts: HumanDesignReader): string | undefined {
  const { channel } = loan.completed;
  const [first = "", second = ""] = centersOf(channel).map((center) => centerTold(center, texts));
  return texts.text("transitReading.joins", {
    channel: channelTold(loan, texts),
    theme: texts.lookup(`dynamicThemes.${themeOf(channel)}`) ?? "",
    first,
    second,
    until: until(loan.untilMs),
  });
}

interface ThemeGroup {
  readonly theme: Theme;
  readonly kind: CompletedChannel["kind"];
  readonly loans: readonly ChannelLoan[];
}

/** The channels of each theme and kind that last longest, those with a gate of the birth first. */
function groupsOf(channels: readonly ChannelLoan[]): readonly ThemeGroup[] {
  return (["personal", "educational"] as const).flatMap((kind) =>
    THEMES.flatMap((theme) => {
      const own = channels.filter(({ completed }) => completed.kind === kind && themeOf(completed.channel) === theme);
      const end = latest(own)?.untilMs;
      return own.length === 0 ? [] : [{ theme, kind, loans: own.filter(({ untilMs }) => untilMs === end) }];
    }),
  );
}

function loanValues(loans: readonly ChannelLoan[], until: Until, texts: HumanDesignReader): Variables {
  const holders = [...new Set(loans.flatMap((loan) => loan.lasting))];
  return {
    channels: listOf(
      loans.map((loan) => channelTold(loan, texts)),
      texts.speaks,
    ),
    bodies: listOf(
      holders.map((holder) => holderTold(holder, texts)),
      texts.speaks,
    ),
    count: holders.length,
    until: until(loans[0]?.untilMs),
  };
}

/** The loans of centers that no paragraph of a channel has told yet. */
export function centerPieces(
  { channels, centers }: Pick<Loans, "channels" | "centers">,
  until: Until,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const themes = groupsOf(channels).filter((group) => !isOutlasted(group, centers));
  const withTheme = new Set(themes.map(({ theme, kind }) => ownCenterOf(theme, kind)));
  const byInfluence = CENTERS_BY_INFLUENCE.flatMap((center) =>
    centers.filter((one) => one.center === center && !withTheme.has(center)),
  );
  const rest = byInfluence.slice(MOST_CENTERS);
  const told = byInfluence
    .slice(0, MOST_CENTERS)
    .map(({ center, untilMs }) =>
      teller.tell("transitCenters", center, { ...SECTION, values: { until: until(untilMs) } }),
    );
  if (rest.length === 0) return told;
  const names = rest.map(({ center, untilMs }) => {
    const values = { center: centerNames[center][texts.speaks], until: until(untilMs) };
    return texts.text("transitReading.names.centerUntil", values) ?? "";
  });
  return [...told, teller.tell("transit", "more", { ...SECTION, values: { centers: names.join("; ") } })];
}

export function closePiece(
  { channels }: Pick<Loans, "channels">,
  until: Until,
  texts: HumanDesignReader,
): Piece | undefined {
  const teller = telling.teller(texts, 0);
  const first = earliest(channels);
  const last = latest(channels);
  if (first?.by === undefined || last === undefined) return teller.tell("transit", "open", SECTION);
  const together = channels.filter(({ untilMs }) => untilMs === first.untilMs);
  const longest = channels.filter(({ untilMs }) => untilMs === last.untilMs);
  const values = {
    until: until(first.untilMs),
    channels: listOf(
      together.map((loan) => channelTold(loan, texts)),
      texts.speaks,
    ),
    count: together.length,
    leaving: listOf(
      [...new Set(together.flatMap(({ by }) => (by === undefined ? [] : [leavingTold(by, texts)])))],
      texts.speaks,
    ),
  };
  if (first.untilMs === last.untilMs) return teller.tell("transitClose", "one", { ...SECTION, values });
  return teller.tell("transitClose", "several", {
    ...SECTION,
    values: {
      ...values,
      lastChannels: listOf(
        longest.map((loan) => channelTold(loan, texts)),
        texts.speaks,
      ),
      lastCount: longest.length,
      lastUntil: until(last.untilMs),
    },
  });
}

function earliest<One extends Loan>(loans: readonly One[]): One | undefined {
  return [...loans].sort((one, other) => (one.untilMs ?? Infinity) - (other.untilMs ?? Infinity))[0];
}

function latest<One extends Loan>(loans: readonly One[]): One | undefined {
  return [...loans].sort((one, other) => (other.untilMs ?? Infinity) - (one.untilMs ?? Infinity))[0];
}

export function channelTold(
  { completed: { channel } }: Pick<ChannelLoan, "completed">,
  { speaks }: HumanDesignReader,
): string {
  return `${channelNames[channel.id][speaks]} (${channel.id})`;
}

function leavingTold({ body, gate }: Activation, texts: HumanDesignReader): string {
  const values = { body: inSentence(bodyTerm(body), texts.speaks), gate };
  return texts.text("transitReading.names.leaving", values) ?? "";
}

/** `Mercury in gate 16`. */
export function holderTold({ body, gate }: Pick<Activation, "body" | "gate">, texts: HumanDesignReader): string {
  const values = { body: inSentence(bodyTerm(body), texts.speaks), gate };
  return texts.text("transitReading.names.holder", values) ?? "";
}

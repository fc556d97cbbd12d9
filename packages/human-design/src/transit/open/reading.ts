import { listOf } from "@almagest/i18n";
import { type Piece, readingOf } from "@almagest/telling";
import { shortClock } from "../../birth-time/present";
import { heldOf, reachOf, timed } from "../../birth-time/timeline";
import { CENTERS, type Center } from "../../graph/centers";
import { telling } from "../../texts/families";
import type { HumanDesignReader } from "../../texts/reader";
import { gateNames } from "../../vocabulary/gates";
import type { Loan } from "../loan";
import { centerPieces, channelTold, closePiece, themePieces } from "../reading";
import { centerTold, type Until } from "../told";
import type { OpenTransit } from "./compute";
import { centerLoansOver, channelLoansOver, heldLoans, type TimedLoan } from "./loans";

const SECTION = { section: "transit" } as const;

/** The reading of a transit by the loans of every time of birth; undefined where the caller brought no texts. */
export function openTransitReading(open: OpenTransit, until: Until, texts: HumanDesignReader): string | undefined {
  const all = channelLoansOver(open);
  const [channels, centers] = [sureEnds(all), sureEnds(centerLoansOver(open))];
  return readingOf([
    openingPiece(open, texts),
    ...sunPieces(open, until, texts),
    ...(all.length === 0 ? [telling.teller(texts, 0).tell("transit", "quiet", SECTION)] : []),
    ...themePieces({ channels, centers, defined: definedAlways(open) }, until, texts),
    ...centerPieces({ channels, centers }, until, texts),
    ...openEndPieces(open, texts),
    ...askPieces(open, until, texts),
    ...(channels.length === 0 ? [] : [closePiece({ channels }, until, texts)]),
  ]);
}

/** A center whose loan hangs on the hour is neither lent for certain nor the birth's own. */
export function definedAlways({ turns }: Pick<OpenTransit, "turns">): ReadonlySet<Center> {
  return new Set(CENTERS.filter((one) => reachOf(turns, ({ centers }) => centers.has(one)) === "always"));
}

/** Loans of every time of birth that end at one and the same. */
function sureEnds<Lent extends Loan>(loans: readonly TimedLoan<Lent>[]): readonly Lent[] {
  return heldLoans(loans.filter(({ hasOneEnd }) => hasOneEnd));
}

/** Loans of every time of birth that end at one or another. */
function openEndPieces(open: OpenTransit, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  const channels = heldLoans(channelLoansOver(open).filter(({ hasOneEnd }) => !hasOneEnd)).map((loan) =>
    channelTold(loan, texts),
  );
  const centers = heldLoans(centerLoansOver(open).filter(({ hasOneEnd }) => !hasOneEnd));
  const names = [...channels, ...centers.map(({ center }) => centerTold(center, texts))];
  if (names.length === 0) return [];
  const values = { names: listOf(names, texts.speaks) };
  return [telling.teller(texts, 0).tell("openTransitLines", "openEnd", { ...SECTION, values })];
}

/** The channels that are lent at some times only are named, each once. */
function openingPiece(open: OpenTransit, texts: HumanDesignReader): Piece | undefined {
  const possible = channelLoansOver(open).filter(({ share }) => share < 1);
  const names = new Set(possible.map(({ loan }) => channelTold(loan, texts)));
  const clock = shortClock(open);
  const values = {
    channels: listOf([...names], texts.speaks),
    from: clock(open.span.fromEpochMs),
    to: clock(open.span.toEpochMs),
  };
  const day = open.span.state === "unknown";
  const key = names.size === 0 ? (day ? "dayWhole" : "rangeWhole") : day ? "day" : "range";
  return telling.teller(texts, 0).tell("openTransit", key, { ...SECTION, values });
}

function sunPieces({ turns, activations, ends }: OpenTransit, until: Until, texts: HumanDesignReader) {
  const sun = activations.find(({ body }) => body === "sun");
  if (sun === undefined) return [];
  const teller = telling.teller(texts, 0);
  const values = { sun: sun.gate, sunName: gateNames[sun.gate][texts.speaks], until: until(ends.get("sun")) };
  const reach = reachOf(turns, ({ gates }) => gates.has(sun.gate));
  return [
    reach === "sometimes"
      ? teller.tell("openTransitSun", "sun", { ...SECTION, values })
      : teller.tell("transitSun", reach === "always" ? "own" : "new", { ...SECTION, values }),
  ];
}

/** The demand on a type, where both types hold and the end of the second does. */
function askPieces({ loans }: OpenTransit, until: Until, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  const natalType = heldOf(timed(loans, (one) => one.natalType));
  const type = heldOf(timed(loans, (one) => one.type));
  const end = timed(loans, ({ typeLoan }) => typeLoan.untilMs);
  if (natalType === undefined || type === undefined || end.length > 1) return [];
  const asks = natalType === type ? "same" : type;
  const values = { until: until(heldOf(end)) };
  return [telling.teller(texts, 0).find("transitAsks", `${natalType}.${asks}`, { ...SECTION, values })];
}

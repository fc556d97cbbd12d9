import { type Interval, intervalsWhere, shareOf } from "../../birth-time/timeline";
import { CENTERS, type Center } from "../../graph/centers";
import { CHANNELS } from "../../graph/channels";
import type { ChannelLoan, Loan, Loans } from "../loan";
import type { OpenTransit } from "./compute";

/** Something that the sky lends at some or all of the times of birth. */
export interface TimedLoan<Lent extends Loan> {
  readonly loan: Lent;
  readonly share: number;
  readonly intervals: readonly Interval[];
  /** Whether its end is the same at each of them. */
  readonly hasOneEnd: boolean;
}

export type CenterLoan = Loan & { readonly center: Center };

/** Each channel and kind that is lent at any time of birth, with the gates and bodies that it has at all of them. */
export function channelLoansOver(open: OpenTransit): readonly TimedLoan<ChannelLoan>[] {
  return CHANNELS.flatMap((channel) =>
    (["personal", "educational"] as const).flatMap((kind) => {
      const isIt = ({ completed }: ChannelLoan): boolean => completed.channel === channel && completed.kind === kind;
      return lent(open, ({ channels }) => channels.find(isIt)).map((one) => ({
        ...timesOf(one),
        loan: { ...one.first, ...endOf(one), ...sharedParts(one.first, one.all) },
      }));
    }),
  ).sort(byShare);
}

export function centerLoansOver(open: OpenTransit): readonly TimedLoan<CenterLoan>[] {
  return CENTERS.flatMap((center) =>
    lent(open, ({ centers }) => centers.find((one) => one.center === center)).map((one) => ({
      ...timesOf(one),
      loan: { center, ...endOf(one) },
    })),
  ).sort(byShare);
}

/** The loans of every time of birth. */
export function heldLoans<Lent extends Loan>(loans: readonly TimedLoan<Lent>[]): readonly Lent[] {
  return loans.flatMap(({ loan, share }) => (share === 1 ? [loan] : []));
}

interface LentOnce<Lent> extends Omit<TimedLoan<Loan>, "loan"> {
  readonly first: Lent;
  readonly all: readonly Lent[];
}

function lent<Lent extends Loan>(
  { loans, span }: OpenTransit,
  find: (loans: Loans) => Lent | undefined,
): readonly LentOnce<Lent>[] {
  const all = loans.flatMap(({ value }) => find(value) ?? []);
  const [first] = all;
  if (first === undefined) return [];
  const intervals = intervalsWhere(loans, span, (one) => find(one) !== undefined);
  const hasOneEnd = all.every(({ untilMs }) => untilMs === first.untilMs);
  return [{ first, all, intervals, share: shareOf(intervals, span), hasOneEnd }];
}

function timesOf({ share, intervals, hasOneEnd }: LentOnce<Loan>): Omit<TimedLoan<Loan>, "loan"> {
  return { share, intervals, hasOneEnd };
}

const NO_END: Loan = { untilMs: undefined, by: undefined };

/** An end that does not depend on the time of birth. */
function endOf({ first, hasOneEnd }: LentOnce<Loan>): Loan {
  return hasOneEnd ? { untilMs: first.untilMs, by: first.by } : NO_END;
}

function sharedParts({ completed, holders }: ChannelLoan, all: readonly ChannelLoan[]): Partial<ChannelLoan> {
  const inAll = <One>(of: (loan: ChannelLoan) => readonly One[], one: One): boolean =>
    all.every((loan) => of(loan).includes(one));
  return {
    completed: {
      ...completed,
      natalGates: completed.natalGates.filter((gate) => inAll((loan) => loan.completed.natalGates, gate)),
      transitGates: completed.transitGates.filter((gate) => inAll((loan) => loan.completed.transitGates, gate)),
    },
    holders: holders.filter((holder) => inAll((loan) => loan.holders, holder)),
  };
}

function byShare(one: { readonly share: number }, other: { readonly share: number }): number {
  return other.share - one.share;
}

import type { Span } from "../panchang/day";

/** The parts of spans that lie in some of others, in order. */
export function within(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return spans.flatMap((one) =>
    others.flatMap((other) => {
      const shared = { startMs: Math.max(one.startMs, other.startMs), endMs: Math.min(one.endMs, other.endMs) };
      return shared.endMs > shared.startMs ? [shared] : [];
    }),
  );
}

/** Spans without the parts that lie in some of others. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>(
    (left, { startMs, endMs }) =>
      left
        .flatMap((one) => [
          { startMs: one.startMs, endMs: Math.min(one.endMs, startMs) },
          { startMs: Math.max(one.startMs, endMs), endMs: one.endMs },
        ])
        .filter((one) => one.endMs > one.startMs),
    spans,
  );
}

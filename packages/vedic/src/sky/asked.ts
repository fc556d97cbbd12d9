import type { Ephemeris } from "@almagest/ephemeris";
import type { PositionType } from "@almagest/operation";
import { askedSky, inUsualSky } from "@almagest/sky";

/** The member of a request that chooses the positions. */
interface PositionChoice {
  readonly positionType?: PositionType | undefined;
}

/** A computation over the positions that its input asks for. */
export function inAskedPositions<Input, Context extends { readonly ephemeris: Ephemeris }, Facts>(
  compute: (input: Input, context: Context) => Facts,
): (input: Input & PositionChoice, context: Context) => Facts {
  return (input, context) => {
    const { positionType = "apparent" } = input;
    if (positionType === "apparent") return compute(input, context);
    return compute(input, { ...context, ephemeris: askedSky(context.ephemeris, { positionType }) });
  };
}

const USUAL = { nodeType: "mean", positionType: "apparent" } as const;

/** A computation for an open time of birth, which is searched by the mean node and apparent positions. */
export function inUsualPositions<Input extends object, Context, Facts>(
  compute: (input: Input, context: Context) => Facts,
): (input: Input & PositionChoice, context: Context) => Facts {
  return inUsualSky(compute, [], USUAL);
}

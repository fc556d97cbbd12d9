import type { Eclipse, Ephemeris } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { lunations, PRINCIPAL_PHASES } from "@almagest/sky";
import { lunarDepth, solarDepth } from "./eclipse-depth";
import { shadowOf } from "./eclipse-shadow";
import { rowsOf } from "./measure-independent";
import type { Residual } from "./residual";

const SECONDS_A_DAY = 86_400;
/** Nearer than any two phases, and than any two eclipses of one kind. */
const SAME_DAYS = 1;

/** The Moon's phases as tools/jpl_events.py finds them in DE405: every one and no other, by instant. */
export function measureJplPhases(ephemeris: Ephemeris): readonly Residual[] {
  const theirs = rowsOf("jpl-phases.txt").map(([elongation, jdTt]) => ({
    key: Number(elongation),
    jdTt: Number(jdTt),
  }));
  const own = lunations(ephemeris, spanOf(theirs)).map(({ jdTt, phase }) => ({
    key: 90 * PRINCIPAL_PHASES.indexOf(phase),
    jdTt,
  }));
  const count = { quantity: "jpl-events-alone" as const, size: own.length - theirs.length, where: "phases" };
  const compared = theirs.flatMap(({ key, jdTt }, k): readonly Residual[] => {
    const ours = own[k]?.key === key ? own[k].jdTt : Number.NaN;
    const where = `${key}, TT ${jdTt}`;
    return [
      { quantity: "jpl-events-alone", size: Math.abs(ours - jdTt) < SAME_DAYS ? 0 : 1, where },
      { quantity: "jpl-phase-instant", size: (ours - jdTt) * SECONDS_A_DAY, where },
    ];
  });
  return [count, ...compared];
}

/** Eclipses by the shadows that tools/jpl_events.py draws from DE405: every one and no other, by instant and gamma. */
export function measureJplEclipses(ephemeris: Ephemeris): readonly Residual[] {
  const { eclipses } = ephemeris;
  if (eclipses === undefined) throw new InvariantError("an ephemeris without eclipses", { name: ephemeris.name });
  const shadows = rowsOf("jpl-eclipses.txt").map((words) => shadowOf(words.join(" ")));
  return (["sun", "moon"] as const).flatMap((of) => {
    const theirs = shadows.filter((shadow) => shadow.of === of).map((shadow) => ({ ...shadow, jdTt: shadow.axisJdTt }));
    const own = eclipses.between(of, spanOf(theirs));
    const count = { quantity: "jpl-events-alone" as const, size: own.length - theirs.length, where: of };
    return [count, ...theirs.flatMap((shadow, k) => eclipseResiduals(of, { shadow, own: own[k] }))];
  });
}

function eclipseResiduals(
  of: Eclipse["of"],
  { shadow, own }: { readonly shadow: ReturnType<typeof shadowOf>; readonly own: Eclipse | undefined },
): readonly Residual[] {
  const where = `${of}, TT ${shadow.axisJdTt}`;
  const secondsFrom = (jdTt: number): number => ((own?.maximumJdTt ?? Number.NaN) - jdTt) * SECONDS_A_DAY;
  return [
    { quantity: "jpl-events-alone", size: Math.abs(secondsFrom(shadow.axisJdTt)) < SECONDS_A_DAY ? 0 : 1, where },
    { quantity: `jpl-${of}-discs`, size: secondsFrom(shadow.discsJdTt), where },
    { quantity: "jpl-gamma", size: Math.abs(own?.gamma ?? Number.NaN) - shadow.distance, where },
    ...depthResiduals({ shadow, own, where }),
  ];
}

/** Kind and magnitude; of an eclipse that is total or annular off its axis the magnitude has no common definition. */
function depthResiduals({ shadow, own, where }: Compared): readonly Residual[] {
  if (own?.of !== "sun") {
    const { kind, magnitude } = lunarDepth(shadow);
    return [
      { quantity: "jpl-eclipse-kind", size: own?.kind === kind ? 0 : 1, where },
      { quantity: "jpl-moon-magnitude", size: (own?.magnitude ?? Number.NaN) - magnitude, where },
    ];
  }
  const { kind, central, magnitude } = solarDepth(shadow);
  const isSame = own.kind === kind && own.central === central;
  return [
    { quantity: "jpl-eclipse-kind", size: isSame ? 0 : 1, where },
    ...(central || kind === "partial"
      ? [{ quantity: "jpl-sun-magnitude" as const, size: own.magnitude - magnitude, where }]
      : []),
  ];
}

interface Compared {
  readonly shadow: ReturnType<typeof shadowOf>;
  readonly own: Eclipse | undefined;
  readonly where: string;
}

function spanOf(events: readonly { readonly jdTt: number }[]): { fromJdTt: number; toJdTt: number } {
  return { fromJdTt: at(events, 0).jdTt - SAME_DAYS, toJdTt: at(events, events.length - 1).jdTt + SAME_DAYS };
}

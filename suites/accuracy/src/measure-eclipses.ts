import { readFileSync } from "node:fs";
import type { Eclipse, Eclipses, Ephemeris } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { type Shadow, shadowOf } from "./eclipse-shadow";
import { authorityText } from "./kept-rows";
import type { Residual } from "./residual";

const SECONDS_A_DAY = 86_400;
/** Half a year on either side of every recorded eclipse has no neighbor of its kind. */
const MARGIN_DAYS = 10;

/** The eclipses of 1950 to 2050 as swetest lists them, kept with the tests of the package that computes them. */
const LIST = new URL("../../../packages/ephemeris-swiss/src/fixtures/eclipses.txt", import.meta.url);

interface Listed {
  readonly of: Eclipse["of"];
  readonly kind: string;
  readonly jdTt: number;
}

const KINDS: Readonly<Record<string, string>> = { "ann-tot": "hybrid", "penumb.": "penumbral" };

function listedEclipses(): readonly Listed[] {
  const lines = readFileSync(LIST, "utf8").split("\n");
  return lines.flatMap((line, k) => {
    const found = /^(total|annular|ann-tot|partial|penumb\.).*?(solar|lunar).*\s(\d{7}\.\d{6})$/.exec(line);
    const [, kind = "", of, jdUt1] = found ?? [];
    if (found === null) return [];
    const deltaTSeconds = Number(/dt=([\d.]+)/.exec(lines[k + 1] ?? "")?.[1]);
    const jdTt = Number(jdUt1) + deltaTSeconds / SECONDS_A_DAY;
    return [{ of: of === "solar" ? "sun" : "moon", kind: KINDS[kind] ?? kind, jdTt }];
  });
}

/**
 * Every eclipse of the list by kind and instant, with its maximum and gamma computed only from positions of Sun and
 * Moon.
 */
export function measureEclipses(ephemeris: Ephemeris): readonly Residual[] {
  const { eclipses } = ephemeris;
  if (eclipses === undefined) throw new InvariantError("an ephemeris without eclipses", { name: ephemeris.name });
  const listed = listedEclipses();
  const shadows = authorityText("eclipse-positions.txt").trimEnd().split("\n").map(shadowOf);
  const century = (["sun", "moon"] as const).flatMap((of) => {
    const theirs = listed.filter((eclipse) => eclipse.of === of);
    const [from, to] = [at(theirs, 0).jdTt, at(theirs, theirs.length - 1).jdTt];
    const own = eclipses.between(of, { fromJdTt: from - MARGIN_DAYS, toJdTt: to + MARGIN_DAYS });
    const count = { quantity: "eclipses-alone" as const, size: own.length - theirs.length, where: of };
    const near = shadows.filter((shadow) => shadow.of === of);
    return [count, ...theirs.flatMap((eclipse, k) => residualsOf(eclipse, own[k], at(near, k)))];
  });
  return [...century, ...canonResiduals(eclipses)];
}

function residualsOf(listed: Listed, own: Eclipse | undefined, shadow: Shadow): readonly Residual[] {
  const where = `${listed.of}, ${listed.kind}, TT ${listed.jdTt}`;
  const secondsFrom = (jdTt: number): number => ((own?.maximumJdTt ?? Number.NaN) - jdTt) * SECONDS_A_DAY;
  return [
    { quantity: "eclipses-alone", size: own?.kind === listed.kind ? 0 : 1, where },
    { quantity: "eclipse-maximum", size: secondsFrom(listed.jdTt), where },
    { quantity: `eclipse-${listed.of}-discs`, size: secondsFrom(shadow.discsJdTt), where },
    { quantity: `eclipse-${listed.of}-axis`, size: secondsFrom(shadow.axisJdTt), where },
    { quantity: "eclipse-gamma", size: Math.abs(own?.gamma ?? Number.NaN) - shadow.distance, where },
  ];
}

/** NASA's Five Millennium Canon (Espenak and Meeus): Dynamical Time of greatest eclipse, and gamma. */
const CANON = [
  ["1999-08-11T11:04:09", "sun", "total", 0.5062],
  ["2009-07-22T02:36:25", "sun", "total", 0.0698],
  ["2012-05-20T23:53:54", "sun", "annular", 0.4828],
  ["2013-11-03T12:47:36", "sun", "hybrid", 0.3272],
  ["2017-08-21T18:26:40", "sun", "total", 0.4367],
  ["2024-04-08T18:18:29", "sun", "total", 0.3431],
  ["2015-09-28T02:48:17", "moon", "total", -0.3296],
  ["2018-07-27T20:22:54", "moon", "total", 0.1168],
  ["2019-01-21T05:13:27", "moon", "total", 0.3684],
] as const;

function canonResiduals(eclipses: Eclipses): readonly Residual[] {
  return CANON.flatMap(([date, of, kind, gamma]): readonly Residual[] => {
    const jdTt = Date.parse(`${date}Z`) / 86_400_000 + 2_440_587.5;
    const own = eclipses.next(of, jdTt - 3);
    const apart = own.kind === kind ? (own.maximumJdTt - jdTt) * SECONDS_A_DAY : Number.NaN;
    return [
      { quantity: "canon-maximum", size: apart, where: date },
      { quantity: "canon-gamma", size: own.gamma - gamma, where: date },
    ];
  });
}

import { chineseCalendar } from "@almagest/chinese-astrology/facts";
import type { Ephemeris } from "@almagest/ephemeris";
import { fitOf } from "../src/search/fit";
import { predictor, type Source } from "../src/search/predict";
import { type Ranking, ranked } from "../src/search/rank";
import { changedIn } from "../src/search/search";
import { kootaPoints, partnerMoons } from "../src/search/traditions";
import { type BirthReading, birthReadings } from "../src/settings/births";
import { type Conventions, ownConventions } from "../src/settings/conventions";
import { readValue } from "../src/values/read";
import type { SentValue, Shown } from "../src/values/whats";
import { type DrawnBirth, drawnBirth, drawnSetting, drawnValues, madeUpValues, randomFrom } from "./draw";

export const OWN: Conventions = ownConventions({
  ...{ zodiac: "tropical", ayanamsa: "lahiri", houseSystem: "placidus", nodeType: "true" },
});

/** A birth with a second person, as the search takes it. */
export function sourceOf(ephemeris: Ephemeris): Source {
  const { jdTt } = ephemeris.timeScales(Date.UTC(1991, 2, 4, 4, 30));
  const moonDeg = ephemeris.ecliptic("moon", jdTt).longitudeDeg;
  const partnerDeg = partnerMoons(ephemeris, { moonDeg, jdTt });
  return {
    ephemeris,
    calendar: chineseCalendar(ephemeris),
    match: { partnerDeg, points: kootaPoints(), isBride: false },
  };
}

export function readAll(sent: readonly SentValue[]): readonly Shown[] {
  return sent.map((one) => {
    const read = readValue(one);
    if ("reason" in read) throw new Error(read.reason);
    return read;
  });
}

export interface Judged {
  readonly isFirst: boolean;
  readonly told: string;
}

/** Whether the settings that a birth was printed by are of the first rank. */
export function judged(ephemeris: Ephemeris, seed: number): Judged {
  const random = randomFrom(seed);
  const birth = drawnBirth(random);
  const source = sourceOf(ephemeris);
  const setting = drawnSetting(random, birth, OWN);
  const values = readAll(drawnValues(random, source, setting));
  const readings = birthReadings(birth, []);
  const ranking = ranked({ source, readings, values, own: OWN });
  const needed = neededChanges(source, readings, values, setting);
  const { levels, changes } = needed;
  const firsts = ranking.explanations.filter(({ rank }) => rank === 1);
  const isFirst =
    changes.length === 0
      ? ranking.explanations.length === 0 && levelsOf(ranking.asSent.fits) === levels
      : firsts.some((one) => levelsOf(one.fits) === levels && isAmong(changes, one.changes));
  return { isFirst, told: `${seed}: ${changes.join(" + ")} (${levels}), found ${toldOf(ranking)}` };
}

type Found = Ranking["explanations"][number]["changes"];

function isAmong(changes: readonly string[], found: Found): boolean {
  return (
    changes.length === found.length &&
    changes.every((change) =>
      found.some(({ setting, value, orEqually }) =>
        [value, ...orEqually].some((one) => change === `${setting} ${one}`),
      ),
    )
  );
}

function levelsOf(fits: readonly { readonly level: string }[]): string {
  return fits.map(({ level }) => level.charAt(0)).join("");
}

function toldOf({ outcome, explanations: [first] }: Ranking): string {
  if (first === undefined) return outcome;
  return `${first.changes.map(({ setting, value }) => `${setting} ${value}`).join(" + ")} (${levelsOf(first.fits)})`;
}

interface Setting {
  readonly reading: BirthReading;
  readonly chosen: Conventions;
}

/** The true changes without those that no value shows. */
function neededChanges(
  source: Source,
  readings: readonly BirthReading[],
  values: readonly Shown[],
  setting: Setting,
): { readonly levels: string; readonly changes: readonly string[] } {
  const levelsBy = ({ reading, chosen }: Setting): string => {
    const predict = predictor(source, reading);
    return levelsOf(values.map((shown) => fitOf(shown, predict(shown, chosen))));
  };
  const levels = levelsBy(setting);
  const simpler = readings.filter(({ changes }) =>
    changes.every(({ part, value }) => setting.reading.changes.some((one) => one.part === part && one.value === value)),
  );
  let kept: Setting = setting;
  for (const reading of simpler) {
    if (reading.changes.length < kept.reading.changes.length && levelsBy({ ...kept, reading }) === levels) {
      kept = { ...kept, reading };
    }
  }
  for (const name of changedIn(kept.chosen, OWN)) {
    const fewer = { ...kept, chosen: { ...kept.chosen, [name]: OWN[name] } };
    if (levelsBy(fewer) === levels) kept = fewer;
  }
  const changes = [
    ...kept.reading.changes.map(({ part, value }) => `${part} ${value}`),
    ...changedIn(kept.chosen, OWN).map((name) => `${name} ${kept.chosen[name]}`),
  ];
  return { levels, changes };
}

/** The settings that made-up values get. */
export function madeUp(ephemeris: Ephemeris, seed: number): Ranking {
  const random = randomFrom(seed);
  const birth: DrawnBirth = drawnBirth(random);
  const values = readAll(madeUpValues(random));
  return ranked({ source: sourceOf(ephemeris), readings: birthReadings(birth, []), values, own: OWN });
}

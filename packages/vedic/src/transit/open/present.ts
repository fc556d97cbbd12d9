import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { angle, HOUSE_KEYS, presentMomentConventions } from "@almagest/sky";
import { pointName, presentFrame, signName, signNameAt, wireLongitude } from "../../birth/present";
import { clockOf, presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import { reasonsTold } from "../../daily/reasons";
import { type GrahaId, isNode } from "../../grahas";
import { localClock } from "../../kp/present";
import { grahaOf } from "../../sky/positions";
import { aspectedHouses } from "../../tables/drishti";
import { type VedicReader, vedicReader } from "../../texts/reader";
import { degreeInSign, houseFrom, signIndex0 } from "../../zodiac/circle";
import { ANGLE_ORB_DEG } from "../compute";
import { drishtiType } from "../drishti-type";
import { presentKaksha } from "../kaksha-present";
import { FULL_STRENGTH } from "../schema";
import type { GocharaCandidate, OpenGochara, OpenTransit } from "./compute";
import type { openTransitOutput } from "./schema";
import { openGocharaTold, openingTold } from "./told";

type Answer = DraftOf<typeof openTransitOutput>;
type Transiting = OpenTransit["transiting"][number];

export function presentOpenTransit(facts: OpenTransit, words: Words): Answer {
  const texts = vedicReader(words);
  const { chart, moment, natal, natalSigns } = facts;
  const { holds, changes, counted } = chart.changes;
  const isTold = ({ member }: { readonly member: string }): boolean => !member.startsWith("lagna.");
  return {
    birthTime: presentOpenTime(chart, { holds: holds.filter(isTold), changes: changes.filter(isTold), counted }),
    frame: presentFrame(facts.frame),
    birthDate: facts.birthDate,
    transitDatetime: `${moment.given.date}T${moment.given.time}`,
    summary: openingTold(facts, texts),
    natalPlanets: natal.from.map(({ id, longitudeDeg }) => {
      const sign0 = natalSigns.get(id);
      return {
        name: pointName(id),
        sign: sign0 === undefined ? undefined : signName(sign0),
        from: presentPlace(longitudeDeg),
        to: presentPlace(grahaOf(natal.to, id).longitudeDeg),
      };
    }),
    transitingPlanets: facts.transiting.map((one) => presentTransiting(one, facts)),
    candidates: facts.candidates.map((candidate) => presentCandidate(candidate, facts, texts)),
    conventions: {
      ...presentOpenConventions({ ...chart, frame: facts.frame }),
      transit: presentMomentConventions(moment, chart.engine),
      aspectOrb: ANGLE_ORB_DEG,
    },
  };
}

function presentPlace(longitude: number): { longitude: number; sign: string } {
  return { longitude: wireLongitude(longitude), sign: signNameAt(longitude) };
}

function presentTransiting({ graha, angles }: Transiting, facts: OpenTransit): Answer["transitingPlanets"][number] {
  const sign0 = signIndex0(graha.longitudeDeg);
  const moon0 = facts.natalSigns.get("moon");
  const known = at(facts.candidates, 0).transits.find((one) => one.graha.id === graha.id);
  const {
    bindu: _,
    binduCount: __,
    ...kaksha
  } = presentKaksha((known ?? at(at(facts.candidates, 0).transits, 0)).found.kaksha);
  return {
    name: pointName(graha.id),
    ...presentPlace(graha.longitudeDeg),
    isRetrograde: graha.isRetrograde,
    houseFromMoon: moon0 === undefined ? undefined : houseFrom(moon0, sign0),
    aspectsToNatal: angles.map(({ natal, angle: aspectType, orbFromDeg, orbToDeg }) => ({
      natalPlanet: grahaTerms[natal].en,
      aspectType,
      orb: { from: angle(orbFromDeg), to: angle(orbToDeg) },
    })),
    drishtiToNatal: drishtisThrough(graha, facts),
    kaksha,
  };
}

/** Sign to sign, on natal grahas that keep theirs; the nodes look at nothing but count as company. */
function drishtisThrough(
  { id, longitudeDeg }: Transiting["graha"],
  { natal, natalSigns }: OpenTransit,
): Answer["transitingPlanets"][number]["drishtiToNatal"] {
  const sign0 = signIndex0(longitudeDeg);
  const orbTo = (deg: number): number => angle(Math.abs(degreeInSign(longitudeDeg) - degreeInSign(deg)));
  return natal.from.flatMap((other) => {
    const other0 = natalSigns.get(other.id);
    if (other0 === undefined) return [];
    const house = houseFrom(sign0, other0);
    if (house !== 1 && !aspectedHouses(id).includes(house)) return [];
    const orb = { from: orbTo(other.longitudeDeg), to: orbTo(grahaOf(natal.to, other.id).longitudeDeg) };
    return [{ natalPlanet: grahaTerms[other.id].en, aspectType: drishtiType(house), strength: FULL_STRENGTH, orb }];
  });
}

const KEY_GRAHAS: readonly GrahaId[] = ["jupiter", "saturn", "rahu", "ketu"];

function presentCandidate(
  candidate: GocharaCandidate,
  { chart, moment, epochMsOf }: OpenTransit,
  texts: VedicReader,
): Answer["candidates"][number] {
  const clock = clockOf(chart);
  const { offsetSeconds } = moment.civil;
  const day = (jdTt: number): string => localClock(epochMsOf(jdTt), offsetSeconds).date;
  const { transits } = candidate;
  return {
    born: { from: clock(candidate.fromEpochMs), to: clock(candidate.toEpochMs) },
    moonSign: signName(candidate.moonSign0),
    transits: transits.map((transit) => presentJudged(transit, day, texts)),
    keyTransits: KEY_GRAHAS.flatMap((id) =>
      transits
        .filter(({ graha }) => graha.id === id)
        .map(({ houseFromMoon }) => ({
          planet: pointName(id),
          houseFromMoon,
          description: texts.lookup(`gocharaFromMoon.${id}.${at(HOUSE_KEYS, houseFromMoon - 1)}`),
        })),
    ),
    reading: openGocharaTold(candidate, { texts, said: new Map() }, { epochMsOf, offsetMs: 1000 * offsetSeconds }),
  };
}

function presentJudged(
  { graha, houseFromMoon, state, found, bindus, bindu, saturn, rules, stay, isSourced }: OpenGochara,
  day: (jdTt: number) => string,
  texts: VedicReader,
): Answer["candidates"][number]["transits"][number] {
  return {
    planet: pointName(graha.id),
    houseFromMoon,
    state,
    stateSource: isSourced ? reasonsTold(found.reasons, texts) : undefined,
    obstructedBy: found.obstructedBy.map((id) => grahaTerms[id].en),
    binduCount: isNode(graha.id) ? undefined : bindus,
    bindu,
    entered: stay && day(stay.sinceJdTt),
    leaves: stay && day(stay.untilJdTt),
    saturnPart: saturn,
    dashaLevel: rules,
  };
}

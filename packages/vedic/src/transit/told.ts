import type { Ephemeris } from "@almagest/ephemeris";
import { blankBefore, plainNumberIn } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { HOUSE_KEYS } from "@almagest/sky";
import type { Gochara } from "../daily/gochara";
import type { GrahaId } from "../grahas";
import { paragraph, paragraphs, type Sentence, say, sayInTurn, type Telling, turnOf } from "../standing/told";
import { dayNamed, grahaNamed, listed, mattersOf, ordinalOf, signNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { signIndex0 } from "../zodiac/circle";
import type { JudgedTransit, SaturnPart } from "./judge";

/** Instants as the clock of the request names their day. */
export interface TransitClock {
  readonly epochMsOf: Ephemeris["epochMillisecondsOf"];
  readonly offsetMs: number;
}

/** Transits that are told whole; the others in a line. */
export const MOST_TOLD = 4;

/** Reasons that the reading gives, the first of them alone, with the key of the text. */
const REASONS = [
  ["malefic", "malefic"],
  ["enemy", "enemy"],
  ["debilitated", "debilitated"],
  ["enemySign", "enemySign"],
  ["combust", "combust"],
  ["benefic", "benefic"],
  ["exalted", "exalted"],
  ["ownSign", "own"],
] as const;

export const HARD: readonly Gochara["state"][] = ["unfavourable", "aggravated"];
const isHard = (state: Gochara["state"]): boolean => HARD.includes(state);

/** The gochara as a whole: its sum, the few transits that matter, the rest. */
export function gocharaTold(transits: readonly JudgedTransit[], telling: Telling, clock: TransitClock): Sentence {
  const { texts } = telling;
  const states = transits.map(({ gochara }) => gochara.state);
  const [one, two] = [(state: Gochara["state"]) => state === "favourable", isHard].map(
    (isIn) => states.filter(isIn).length,
  );
  const counts = { one: one ?? 0, two: two ?? 0, good: countNamed(one ?? 0, texts), hard: countNamed(two ?? 0, texts) };
  return paragraphs([
    say(texts, "transit.sum", counts),
    ...transits.slice(0, MOST_TOLD).map((transit) => transitTold(transit, telling, clock)),
    restTold(
      transits.slice(MOST_TOLD).map(({ gochara }) => gochara),
      telling,
    ),
  ]);
}

/** A number of the nine grahas in a word. */
export function countNamed(count: number, texts: VedicReader): string {
  return texts.lookup(`judgment.transit.count.${count}`) ?? "";
}

/** The next tenth above an angle, since a body is within what it has not reached, and never within nothing. */
export function withinTenth(angleDeg: number): string {
  return (Math.floor(angleDeg * 10 + 1) / 10).toFixed(1);
}

export function transitTold(transit: JudgedTransit, telling: Telling, clock: TransitClock): Sentence {
  const { gochara, saturn, rules, contact } = transit;
  const { texts } = telling;
  const graha = grahaNamed(gochara.graha.id, texts.speaks);
  return paragraph([
    placeTold(transit, telling, clock),
    saturnTold(saturn, texts),
    stateTold(gochara, telling),
    contact &&
      say(texts, `transit.natal.${contact.angle}`, {
        graha,
        degrees:
          texts.lookup("judgment.transit.degrees", {
            degrees: plainNumberIn(withinTenth(contact.orbDeg), texts.speaks),
          }) ?? "",
        natal: grahaTerms[contact.natal][texts.speaks],
      }),
    rules && say(texts, `transit.dasha.${rules}`, { graha }),
  ]);
}

/** The name of Saturn's place from the Moon. */
export function saturnTold(part: SaturnPart | undefined, texts: VedicReader): Sentence {
  if (part === "eighth" || part === "fourth") return say(texts, `transit.saturn.${part}`);
  return part && say(texts, "transit.saturn.sadeSati", { part });
}

/** Its house from the Lagna has its meaning with the first graha that is in it. */
function placeTold({ gochara, natalHouse, stay }: JudgedTransit, telling: Telling, clock: TransitClock): Sentence {
  const { texts } = telling;
  const { graha, houseFromMoon } = gochara;
  const isNamed = turnOf(telling, `transit.house.${natalHouse}`) > 0;
  const matters = mattersOf([natalHouse], texts);
  const values = {
    graha: grahaNamed(graha.id, texts.speaks),
    sign: signNamed(signIndex0(graha.longitudeDeg), texts.speaks),
    moon: fromMoonNamed(houseFromMoon, texts),
    lagna: ordinalOf(natalHouse, texts),
    matters: isNamed ? "" : (texts.lookup("judgment.transit.matters", { matters }) ?? ""),
    ascendant: texts.lookup(`judgment.transit.lagna.${turnOf(telling, "transit.lagna") > 0 ? "again" : "first"}`) ?? "",
  };
  if (stay === undefined) return say(texts, "transit.brief", values);
  const day = (jdTt: number): string => dayNamed(clock.epochMsOf(jdTt), clock.offsetMs, texts.speaks);
  return say(texts, "transit.place", { ...values, since: day(stay.sinceJdTt), until: day(stay.untilJdTt) });
}

/** The house from the natal Moon, whose first is the Moon's own sign. */
function fromMoonNamed(house: number, texts: VedicReader): string {
  const key = `judgment.transit.moon.${house === 1 ? "own" : "other"}`;
  return texts.lookup(key, { house: ordinalOf(house, texts) }) ?? "";
}

export function stateTold(gochara: Gochara, telling: Pick<Telling, "texts" | "said">): Sentence {
  const { texts } = telling;
  const { obstructedBy, kaksha, reasons } = gochara;
  const bindus = kaksha.binduCount === undefined ? undefined : String(kaksha.binduCount);
  const key = stateKey(gochara);
  const tally = tallyTold(key, bindus, telling);
  const points = bindus === undefined ? "" : (texts.lookup("judgment.transit.points", { bindus, tally }) ?? "");
  const reason = REASONS.find(([given]) => reasons.some(({ key }) => key === given));
  const seenBy = reason === undefined ? [] : lookersOf(gochara, reason[1]);
  const looking = {
    names: listed(
      seenBy.map((one) => (reason?.[1] === "malefic" ? maleficNamed(one, texts) : grahaNamed(one, texts.speaks))),
      texts.speaks,
    ),
    count: seenBy.length,
  };
  const why = reason === undefined ? "" : (texts.lookup(`judgment.transit.reason.${reason[1]}`, looking) ?? "");
  const values = {
    graha: grahaNamed(gochara.graha.id, texts.speaks),
    ...{ points, tally },
    bindus: bindus ?? "",
    names: listed(
      obstructedBy.map((one) => grahaNamed(one, texts.speaks)),
      texts.speaks,
    ),
    count: obstructedBy.length,
    why,
  };
  return sayInTurn(telling, `transit.state.${key}`, values);
}

const WITH_POINTS: readonly string[] = ["favourable", "unfavourable", "promoted", "underdelivered", "voidPromoted"];

/** The count of ashtakavarga, with the first points that are told. */
function tallyTold(key: string, bindus: string | undefined, telling: Pick<Telling, "texts" | "said">): string {
  if (bindus === undefined || !WITH_POINTS.includes(key) || turnOf(telling, "transit.tally") > 0) return "";
  const tally = telling.texts.lookup("judgment.transit.tally") ?? "";
  return blankBefore(tally) + tally;
}

/** The Moon and Mercury are malefic at times only, and are named with what makes them so. */
function maleficNamed(id: GrahaId, texts: VedicReader): string {
  return texts.lookup(`judgment.transit.malefic.${id}`) ?? grahaNamed(id, texts.speaks);
}

/** The grahas whose sight is the reason. */
function lookersOf({ malefics, enemies, benefics }: Gochara, reason: (typeof REASONS)[number][1]): readonly GrahaId[] {
  if (reason === "malefic") return malefics;
  if (reason === "enemy") return enemies;
  return reason === "benefic" ? benefics : [];
}

/** A hard house is good by its points, and a void result is that of a good house, of such a one or of a hard one. */
function stateKey({ state, favourable, reasons }: Gochara): string {
  const isPromoted = !favourable && reasons.some(({ key }) => key === "bindus");
  if (state === "favourable") return isPromoted ? "promoted" : "favourable";
  if (state !== "void") return state;
  return favourable ? "voidGood" : isPromoted ? "voidPromoted" : "voidHard";
}

/** The transits that are not told one by one: those that help and those that press, by name. */
export function restTold(transits: readonly Gochara[], { texts }: Pick<Telling, "texts">): Sentence {
  const named = (isIn: (state: Gochara["state"]) => boolean): readonly string[] =>
    transits.filter(({ state }) => isIn(state)).map(({ graha }) => grahaNamed(graha.id, texts.speaks));
  const [good, hard] = [named((state) => state === "favourable"), named(isHard)];
  if (good.length === 0 && hard.length === 0) return undefined;
  const values = {
    ...{ good: listed(good, texts.speaks), goodCount: good.length },
    ...{ hard: listed(hard, texts.speaks), count: hard.length },
  };
  const kind = good.length === 0 ? "hard" : hard.length === 0 ? "good" : "both";
  return say(texts, "transit.rest", { ...values, kind });
}

/** Days before its end from which a stay is no longer told as one that begins. */
const LEAVING_MS = 60 * 86_400_000;

/** The entry of a slow graha's house where it holds; its place where the judgment goes another way; its end where it leaves. */
export function keyTold(
  { gochara, stay }: Pick<JudgedTransit, "gochara" | "stay">,
  texts: VedicReader,
  { epochMs, epochMsOf, offsetMs }: TransitClock & { readonly epochMs: number },
): Sentence {
  const { graha, houseFromMoon, state, favourable } = gochara;
  const isAsRead = state === (favourable ? "favourable" : "unfavourable") || state === "aggravated";
  const good = state === "underdelivered" ? "few" : "good";
  const kind = favourable ? good : state === "favourable" ? "promoted" : "hard";
  const untilMs = stay && epochMsOf(stay.untilJdTt);
  const values = {
    graha: grahaNamed(graha.id, texts.speaks),
    sign: signNamed(signIndex0(graha.longitudeDeg), texts.speaks),
  };
  const isLeaving = untilMs !== undefined && untilMs - epochMs < LEAVING_MS;
  if (isAsRead && !isLeaving) return texts.lookup(`gocharaFromMoon.${graha.id}.${at(HOUSE_KEYS, houseFromMoon - 1)}`);
  const moon = fromMoonNamed(houseFromMoon, texts);
  if (isLeaving)
    return say(texts, "transit.leaving", { ...values, moon, until: dayNamed(untilMs, offsetMs, texts.speaks) });
  return say(texts, `transit.fromMoon.${kind}`, { ...values, moon });
}

import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { paragraph, paragraphs, type Sentence } from "../standing/told";
import { dayNamed, grahaNamed, listed, sentenceCase } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { lordOfSign } from "../zodiac/rashis";
import type { KpHoraryFacts } from "./horary";
import { cuspCase, type HoraryJudgment } from "./horary-judgment";
import { twelfthFrom } from "./matters";
import { housesCounted, promiseCase } from "./promise-told";
import { grahasSignifying, type HousedSky } from "./significators";

type Values = Readonly<Record<string, string | number>>;

function kp(texts: VedicReader, key: string, values: Values = {}): Sentence {
  const text = texts.lookup(`kp.${key}`, values);
  return text === undefined ? undefined : sentenceCase(text, texts.speaks);
}

const named = (houses: readonly number[], texts: VedicReader): string => listed(houses.map(String), texts.speaks);

function namesOf(ids: readonly GrahaId[], texts: VedicReader): string {
  return listed(
    ids.map((id) => grahaNamed(id, texts.speaks)),
    texts.speaks,
  );
}

/** A cusp by its sub lord, in words of its own house; of the cusp that decides a matter the judgment tells them. */
export function cuspTold(facts: HousedSky, house: number, texts: VedicReader, deciding?: number): Sentence {
  const { kind, houses } = cuspCase(facts, house);
  const lord = grahaNamed(at(facts.cusps, house - 1).subLord, texts.speaks);
  return paragraph([
    kp(texts, "facts.lord", {
      kind,
      lord,
      house: texts.lookup(`kp.facts.ordinal.${house}`) ?? "",
      houses: named(ascending(houses), texts),
      own: String(house),
      twelfth: String(twelfthFrom(house)),
    }),
    house === deciding ? undefined : kp(texts, `cusp.${house}.${kind}`),
  ]);
}

/** The answer to the question: the cusp, its sub lord, the promise, the rulers of the moment, and the time. */
export function judgmentTold(judgment: HoraryJudgment, facts: KpHoraryFacts, texts: VedicReader): Sentence {
  const { subLord, starLord, verdict, ruling } = judgment;
  const lord = grahaNamed(subLord, texts.speaks);
  const star = at(
    facts.bodies.filter(({ id }) => id === starLord),
    0,
  );
  const counted = (houses: readonly number[]): string =>
    housesCounted(houses.length, named(ascending(houses), texts), texts);
  const sides = { lord, favorable: counted(judgment.favorable), against: counted(judgment.against) };
  return paragraphs([
    paragraph([
      kp(texts, `matter.asks.${judgment.matter}`),
      kp(texts, "matter.signifies", { lord, houses: named(ascending(judgment.signifies), texts) }),
      kp(texts, `matter.verdict.${promiseCase(judgment)}`, sides),
      ...apartTold(judgment, facts, texts),
    ]),
    paragraph([
      starLord === subLord || verdict === "no" || verdict === "silent"
        ? undefined
        : kp(texts, "matter.star", {
            lord,
            star: grahaNamed(starLord, texts.speaks),
            house: String(star.house),
            matters: texts.lookup(`kp.promise.house.${star.house}`) ?? "",
          }),
      judgment.isRetrograde ? kp(texts, "matter.retrograde", { lord }) : undefined,
    ]),
    verdict === "yes" || verdict === "qualified"
      ? paragraph([
          kp(texts, `matter.rulers.${ruling.length > 0 ? "some" : "none"}`, {
            names: namesOf(ruling, texts),
            count: ruling.length,
          }),
          timeTold(judgment, facts, texts),
        ])
      : undefined,
  ]);
}

/** The cusps of gain and of kin that, read for themselves, go against the answer. */
function apartTold({ rule, verdict }: HoraryJudgment, facts: KpHoraryFacts, texts: VedicReader): readonly Sentence[] {
  const isYes = verdict === "yes" || verdict === "qualified";
  return ([11, 2] as const)
    .filter((house) => house !== rule.cusp && cuspCase(facts, house).kind === (isYes ? "against" : "for"))
    .map((house) => kp(texts, `matter.apart.${isYes ? "yes" : "no"}.${house}`));
}

function ascending(houses: readonly number[]): readonly number[] {
  return houses.toSorted((one, other) => one - other);
}

/** The keys of the levels of a period, from the first. */
const LEVELS = ["dasha", "antardasha", "pratyantardasha"] as const;

function timeTold({ timing, ruling }: HoraryJudgment, { birth }: KpHoraryFacts, texts: VedicReader): Sentence {
  if (timing === undefined) return kp(texts, "matter.when.none");
  const { epochMilliseconds, offsetSeconds } = birth.moment.civil;
  const from = dayNamed(Math.max(timing.startEpochMs, epochMilliseconds), 1000 * offsetSeconds, texts.speaks);
  const until = dayNamed(timing.endEpochMs, 1000 * offsetSeconds, texts.speaks);
  const lords = namesOf([...new Set(timing.lords)], texts);
  const by = ruling.length > 1 ? "rulers" : "all";
  const parts = listed(
    timing.lords.map((lord, index0) => {
      const key = `kp.matter.part.${LEVELS[index0] ?? "dasha"}`;
      return texts.lookup(key, { lord: grahaNamed(lord, texts.speaks) }) ?? "";
    }),
    texts.speaks,
  );
  return kp(texts, `matter.when.${timing.lords.length === 3 ? "found" : "near"}`, { lords, parts, from, until, by });
}

/** A level of a house's significators, by who is found there. */
export function levelTold(sky: HousedSky, house: number, level: 1 | 2 | 3 | 4, texts: VedicReader): Sentence {
  const found = grahasSignifying(sky, house);
  const isFound = at(found, level - 1).length > 0;
  const occupants = found[1];
  const owner = lordOfSign(at(sky.cusps, house - 1).signIndex0);
  const names = namesOf(level === 1 ? occupants : [owner], texts);
  const kind = isFound ? "some" : level === 1 && occupants.length > 0 ? "nobody" : "none";
  return texts.lookup(`kp.facts.${level}.${kind}`, { house, names });
}

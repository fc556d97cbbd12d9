import { capitalized, sentences, type Variables } from "@almagest/i18n";
import type { ChineseReader } from "../texts/reader";
import type { ClimateAnswer } from "../texts/shape";
import type { BaziBirth } from "./birth";
import { interactionsWithin } from "./interactions";
import { PILLAR_POSITIONS } from "./positions";
import { type Speech, speechOf } from "./speech";
import type { DayMasterStrength } from "./strength";
import { type Needs, type PhaseFound, phaseRole } from "./useful-god";

/** The places of a phase in a chart: `the stem of the year and the branch of the hour`. */
function placesTold({ presence, places }: PhaseFound, speech: Speech): string {
  if (presence === "hidden") return speech.branchesOf(places.map(({ position }) => position));
  return speech.list(places.flatMap(({ part, position }) => (part === "hidden" ? [] : [speech.place(part, position)])));
}

type Weighed = Needs & {
  readonly birth: Pick<BaziBirth, "dayMaster" | "pillars">;
  readonly strength: DayMasterStrength;
};

/** The values of the paragraph on the useful god. */
export function usefulValues({ birth, strength, useful }: Weighed, texts: ChineseReader): Variables {
  const { phase, heavy, presence } = useful;
  const speech = speechOf(texts);
  const god = speech.phase(phase);
  const where = texts.text(`usefulGod.where.${presence}`, { places: placesTold(useful, speech), god });
  const isAlone = strength.verdict === "very-weak" && strength.rootCount === 0 && strength.helperCount === 0;
  const follow = isAlone ? texts.text("usefulGod.follow") : undefined;
  const told = [where, clashTold({ birth, useful }, texts), follow].filter((text) => text !== undefined);
  return {
    god,
    heavy: speech.phase(heavy),
    stem: speech.stem(birth.dayMaster),
    where: sentences(told),
  };
}

/** A clash that strikes the only branch on which the useful god is in the open. */
function clashTold({ birth, useful }: Pick<Weighed, "birth" | "useful">, texts: ChineseReader): string | undefined {
  const [place, ...others] = useful.places;
  if (place?.part !== "branch" || others.length > 0) return undefined;
  const pillars = PILLAR_POSITIONS.map((position) => ({ position, pillar: birth.pillars[position] }));
  const clash = interactionsWithin(pillars).find(
    ({ bond, positions }) => bond.type === "clash" && positions.includes(place.position),
  );
  const striking = clash?.positions.find((position) => position !== place.position);
  if (striking === undefined) return undefined;
  const speech = speechOf(texts);
  return texts.text("usefulGod.clashed", {
    one: capitalized(speech.branch(birth.pillars[striking].branch)),
    first: speech.position(striking),
    other: speech.branch(birth.pillars[place.position].branch),
    second: speech.position(place.position),
    god: speech.phase(useful.phase),
  });
}

/** The chart's answer to the climate's first wish; undefined where that wish has told the useful god already. */
export function climateAnswer(needs: Needs): ClimateAnswer | undefined {
  const { method, phase, climate } = needs.useful;
  if (method !== "balance" || climate.first === phase) return undefined;
  const { presence } = climate.found;
  const isAgainst = ["masters", "burdens"].includes(phaseRole(climate.first, needs));
  if (presence === "hidden") return isAgainst ? "againstHidden" : "hidden";
  if (presence === "absent") return isAgainst ? "againstAbsent" : "absent";
  return isAgainst ? "againstFound" : "granted";
}

export function climateValues({ useful }: Needs, texts: ChineseReader): Variables {
  const speech = speechOf(texts);
  return {
    first: speech.phase(useful.climate.first),
    god: speech.phase(useful.phase),
    places: placesTold(useful.climate.found, speech),
  };
}

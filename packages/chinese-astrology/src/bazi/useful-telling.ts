import { capitalized, type Variables } from "@almagest/i18n";
import { BRANCH_ROWS, type Branch } from "../cycle/branches";
import type { Stem } from "../cycle/stems";
import type { ChineseReader } from "../texts/reader";
import type { ClimateAnswer } from "../texts/shape";
import type { BaziBirth } from "./birth";
import { interactionsWithin } from "./interactions";
import { PILLAR_POSITIONS } from "./positions";
import type { DayMasterStrength } from "./strength";
import { type Needs, type PhaseFound, phaseRole } from "./useful-god";

/** A stem by its own name, a branch by its animal with the article: two of them are called wu. */
export function stemTold(stem: Stem): string {
  return capitalized(stem);
}

export function branchTold(branch: Branch): string {
  return `the ${capitalized(BRANCH_ROWS[branch].animal)}`;
}

/** The places of a phase in a chart: `the stem of the year and the branch of the hour`. */
export function placesTold({ presence, places }: PhaseFound): string {
  if (presence === "hidden") {
    const names = places.map(({ position }) => `the ${position}`);
    return `the ${names.length === 1 ? "branch" : "branches"} of ${joined(names)}`;
  }
  return joined(places.map(({ part, position }) => `the ${part} of the ${position}`));
}

export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.slice(-1).join("")}`;
}

type Weighed = Needs & {
  readonly birth: Pick<BaziBirth, "dayMaster" | "pillars">;
  readonly strength: DayMasterStrength;
};

/** The values of the paragraph on the useful god. */
export function usefulValues({ birth, strength, useful }: Weighed, texts: ChineseReader): Variables {
  const { phase, heavy, presence } = useful;
  const where = texts.text(`usefulGod.where.${presence}`, { places: placesTold(useful), god: phase });
  const isAlone = strength.verdict === "very-weak" && strength.rootCount === 0 && strength.helperCount === 0;
  const follow = isAlone ? texts.text("usefulGod.follow") : undefined;
  const told = [where, clashTold({ birth, useful }, texts), follow].filter((text) => text !== undefined);
  return { god: phase, heavy, stem: stemTold(birth.dayMaster), where: told.join(" ") };
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
  return texts.text("usefulGod.clashed", {
    one: capitalized(branchTold(birth.pillars[striking].branch)),
    first: striking,
    other: branchTold(birth.pillars[place.position].branch),
    second: place.position,
    god: useful.phase,
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

export function climateValues({ useful }: Needs): Variables {
  return { first: useful.climate.first, god: useful.phase, places: placesTold(useful.climate.found) };
}

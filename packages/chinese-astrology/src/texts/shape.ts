import type { ByTone } from "@almagest/telling";
import type { Activity } from "../almanac/activities";
import type { OfficerId } from "../almanac/officers";
import type { PhaseLevel } from "../bazi/balance";
import type { BorderSide } from "../bazi/borders";
import type { LuckDirection } from "../bazi/luck";
import type { UsefulDecider } from "../bazi/open/useful";
import type { PillarPosition } from "../bazi/positions";
import type { SeasonalState, StrengthSide, Verdict } from "../bazi/strength";
import type { PhasePresence, PhaseRole, UsefulReason } from "../bazi/useful-god";
import type { InteractionQuality, InteractionType, MeetingType, TrineId } from "../cycle/bonds";
import type { Animal, Branch } from "../cycle/branches";
import type { NaYinId } from "../cycle/na-yin";
import type { Category, Phase } from "../cycle/phases";
import type { Stem } from "../cycle/stems";
import type { StemRole, TenGod } from "../cycle/ten-gods";
import type { StemEffect } from "../zodiac/rating";
import type { AnimalRelation } from "../zodiac/relations";

// Types of literals alone, and no interface: a reader's keys are made of them, and a catalogue has an index.

type By<Key extends string, Text = string> = { readonly [One in Key]: Text };
/** Keys that are put together of two tables with gaps between them: pillars, pairs of animals, bonds. */
type ByCombination = { readonly [id: string]: string };
type Variants = { readonly a: string; readonly b: string };

export type AnimalTexts = {
  readonly traits: readonly string[];
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly compatibility: string;
  readonly love: string;
  readonly work: string;
  readonly money: string;
};

export type PairTexts = {
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly frictions: readonly string[];
  readonly advice: string;
};

/** The relation of a phase to the day master. */
export type PhaseFavor = "favorable" | "neutral" | "unfavorable";
/** The parts of a life in which office, marriage and trade are not one's own. */
export type LuckAge = "child" | "youth" | "elder";
/** The unit of a passing time. */
export type TimeUnit = "month" | "day" | "hour";
/** The weight of a passing pillar in a chart, its stem and its branch together. */
export type MomentTone = "bright" | "mixed" | "even" | "hard";
/** The chart's answer to the climate's first wish, where that is not the useful god: in the last three a burden by strength. */
export type ClimateAnswer = "granted" | "hidden" | "absent" | "againstFound" | "againstHidden" | "againstAbsent";
/** In which part of a life the helping decades lie. */
export type LuckArc = "early" | "middle" | "late" | "steady";
export type HomesRelation = "same" | "six-combination" | "trine" | "clash" | "harm" | "punishment" | "none";

/** The sentences on a birth time that is looked for. */
export type NarrowingTexts = {
  readonly known: By<"claims" | "events">;
  readonly scope: string;
  readonly agree: By<"one" | "many" | "whole" | "none">;
  readonly never: string;
  readonly events: By<"lead" | "level">;
  readonly further: By<"first" | "finer" | "fine" | "recheck">;
  readonly caution: string;
};

export type ChineseTexts = {
  readonly narrowing: NarrowingTexts;
  readonly animals: By<Animal, AnimalTexts>;
  readonly trines: By<TrineId>;
  readonly animalYears: ByCombination;
  readonly pairs: { readonly [id: string]: PairTexts };
  readonly tenGods: By<StemRole, { readonly keynote: string }>;
  readonly tenGodsInPillars: By<TenGod, By<Exclude<PillarPosition, "day">>>;
  readonly dayMasters: By<Stem>;
  readonly dayPillars: ByCombination;
  readonly dayMasterMonths: By<Stem, By<Branch>>;
  readonly dayMasterStrength: By<Stem, By<Verdict>>;
  /** An excess that helps the day master is not a burden, and an absence that spares it no want. */
  readonly phases: By<Phase, By<PhaseLevel | "helpfulExcess" | "sparedLack">>;
  readonly phaseMeanings: By<Phase>;
  readonly structures: By<TenGod, By<StrengthSide>>;
  readonly leading: By<Category, By<StrengthSide>>;
  readonly missing: By<Phase>;
  readonly favor: By<Phase>;
  readonly usefulGod: {
    readonly reasons: By<UsefulReason>;
    /** Of a very weak day master without root or ally. */
    readonly follow: string;
    readonly where: By<PhasePresence>;
    /** The phases of the eight characters, the most frequent first. */
    readonly counted: string;
    /** Of a useful god in the open whose branch another pillar clashes with. */
    readonly clashed: string;
    readonly climate: By<ClimateAnswer>;
  };
  readonly times: {
    readonly luckStem: By<PhaseRole>;
    readonly luckBranch: By<PhaseRole>;
    readonly yearStem: By<PhaseRole>;
    readonly yearBranch: By<PhaseRole>;
    readonly meetings: By<MeetingType>;
    /** A punishment of two that combine as well. */
    readonly meetingsToo: By<"punishment">;
    readonly natalHalf: By<PhaseFavor>;
    readonly natalDirection: By<PhaseFavor>;
    /** The stem of the day is the person. */
    readonly palaces: By<PillarPosition | "luck" | "self">;
    readonly moment: By<TimeUnit, By<MomentTone>>;
  };
  readonly spare: By<Phase>;
  readonly seasons: By<Phase, By<SeasonalState>>;
  readonly factors: {
    readonly "month-command": By<SeasonalState>;
    readonly rooting: By<"0" | "1" | "2" | "3" | "4">;
    readonly party: By<"0" | "1" | "2" | "3">;
  };
  readonly interactions: {
    readonly natal: By<InteractionType, ByCombination>;
    readonly pillars: By<InteractionType, ByCombination>;
    readonly between: By<Exclude<InteractionType, "trine">, ByCombination>;
    readonly betweenPillars: By<InteractionQuality, ByCombination>;
    readonly annual: By<InteractionType, By<PillarPosition>>;
    /** Of a bond that was told already, between pillars that were told already. */
    readonly again: By<"between" | "annual">;
  };
  readonly luckStems: By<TenGod, By<PhaseFavor>>;
  /** Of a branch that burdens `hard`, else `a`, and `b` where the god comes again. */
  readonly luckBranches: By<TenGod, By<"a" | "b" | "hard">>;
  readonly luck: {
    readonly start: By<LuckDirection>;
    readonly arc: By<LuckArc>;
    readonly best: By<Category>;
    readonly hardest: By<Category>;
    readonly ages: By<LuckAge, By<PhaseFavor>>;
    /** The decades that help and those that test, by their years. */
    readonly decades: By<"both" | "helping" | "testing">;
    /** A decade that clashes or combines with the branch of the day. */
    readonly dayMeeting: By<"clash" | "combination">;
  };
  readonly annualStems: By<TenGod, By<PhaseFavor>>;
  readonly annualBranches: By<TenGod, By<"easing" | "hard">>;
  readonly annualAreas: By<"work" | "money" | "home", By<TenGod, By<"easing" | "hard">>>;
  readonly annualRelations: {
    readonly same: By<Animal>;
    readonly clash: By<Animal>;
    readonly harm: By<Animal>;
    readonly punishment: By<"rat" | "rabbit" | "snake" | "monkey" | "ox" | "dog" | "goat">;
    readonly none: By<"secret-friend" | "trine" | "neutral">;
  };
  readonly annualClose: ByTone<string>;
  /** A change of pillars within minutes of a birth, with the day or without. */
  readonly borders: By<"pillars" | "day", By<BorderSide>>;
  readonly compatibility: {
    readonly relation: By<`${Phase}-${Phase}`>;
    readonly strengths: By<`${StrengthSide}-${StrengthSide}`>;
    readonly homes: By<HomesRelation>;
    readonly close: ByTone<string>;
  };
  readonly officers: By<OfficerId>;
  /** Of a birth whose time is open. */
  readonly openTime: {
    readonly couple: By<"fixed" | "reach" | "undecided">;
    readonly people: By<"first" | "second" | "both">;
    readonly opening: By<"day" | "dayDivided" | "range" | "rangeOpen" | "rangeDivided">;
    readonly parts: By<"first" | "later">;
    readonly strength: By<"held" | "weak" | "strong" | "divided">;
    readonly points: By<"reach">;
    readonly useful: By<"held" | "candidates" | "ask">;
    readonly where: By<"sure" | "hidden" | "none">;
    readonly decider: By<UsefulDecider>;
    readonly missing: By<"first" | "second">;
    readonly closing: By<"held" | "open">;
    readonly hours: By<Category>;
    readonly luck: By<"divided" | "dates" | "worth">;
    readonly year: By<"divided" | "part" | MomentTone>;
  };
  readonly daily: By<Animal, { readonly overview: By<Animal>; readonly year: By<AnimalRelation> }>;
  readonly dailyLove: By<Phase, By<Stem>>;
  readonly dailyCareer: By<Phase, By<Stem>>;
  readonly dailyAdvice: By<AnimalRelation, By<StemEffect, Variants>>;
  readonly naYin: By<NaYinId>;
  readonly mansions: ByCombination;
  readonly activities: By<Activity>;
};

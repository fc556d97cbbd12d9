import { capitalized, numberIn, small } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import type { BodyId } from "@almagest/sky";
import { ASPECTS, type AspectId } from "../aspects/table";
import { bareInProse, inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import type { TransitAspect } from "./find";
import type { NatalPoint } from "./told";

export interface Parts {
  readonly summary: string | undefined;
  readonly impact: string | undefined;
  readonly guidance: string | undefined;
}

type Contact = Pick<TransitAspect, "transiting" | "natal" | "aspect">;

export interface BriefTransit extends Contact {
  readonly orbDeg: number;
  readonly strength: number;
  /** Undefined where it is not the same for every birth of a span; the orb is the greatest then. */
  readonly applying: boolean | undefined;
}

/** Below the first, a strength is hardly felt; from the second on it is plain. */
const STRENGTHS = { partial: 25, strong: 60 } as const;

function bandOf(strength: number): "faint" | "partial" | "strong" {
  // the answer rounds it too, and the sentence must agree with the answer
  const rounded = Math.round(strength);
  if (rounded < STRENGTHS.partial) return "faint";
  return rounded < STRENGTHS.strong ? "partial" : "strong";
}

/** The least distance that one decimal shows. */
const SHOWN_DEG = 0.1;

/** Degrees from exact to one decimal, and `less than 0.1` instead of none. */
export function orbTold(orbDeg: number, texts: WesternReader): string {
  const isShown = orbDeg >= SHOWN_DEG / 2;
  const orb = numberIn(isShown ? orbDeg : SHOWN_DEG, texts.speaks, 1);
  return isShown ? orb : (texts.text("transitGeneral.lessThan", { orb }) ?? "");
}

/** The true Node sways on its way, so that a single day does not tell whether it comes or goes. */
function isNode(body: BodyId): boolean {
  return body === "north-node" || body === "south-node";
}

/** The tone of a sentence: a minor aspect that is neither easy nor hard has its own. */
function kindOf({ aspect }: Contact): "meeting" | "easy" | "hard" | "slight" | "apart" {
  if (aspect === "conjunction") return "meeting";
  if (aspect === "semi-sextile") return "slight";
  if (aspect === "quincunx") return "apart";
  return ASPECTS[aspect].nature === "harmonious" ? "easy" : "hard";
}

/** Whether nothing is to be planned for: it is hardly felt, or of the least of the aspects. */
function isIdle(transit: Contact & Pick<BriefTransit, "strength">): boolean {
  return bandOf(transit.strength) === "faint" || kindOf(transit) === "slight";
}

/** A sentence for each part of a transit that has no paragraph, or is too wide for it. */
export function briefParts(transit: BriefTransit, texts: WesternReader): Parts {
  const { transiting, natal, orbDeg, applying } = transit;
  const { speaks } = texts;
  const mover = inProse(bodyTerms[transiting], speaks);
  const kind = kindOf(transit);
  const band = bandOf(transit.strength);
  const isMinor = kind === "slight" || kind === "apart";
  const named = transitNamed(transit, texts);
  const state = texts.text(`transitGeneral.met.${natal}.state`) ?? "";
  const said = {
    ...{ named, state, met: texts.text(`transitGeneral.met.${natal}.deed`) ?? "" },
    moved: isMinor ? "" : (texts.text(`transitGeneral.moved.${transiting}.${kind}`) ?? ""),
  };
  const effect = texts.text(`transitGeneral.effect.${kind}`, said) ?? "";
  const values = {
    ...{ mover, Mover: capitalized(mover, speaks), named, state },
    ...{ effect, Effect: capitalized(effect, speaks), deed: deedOf(transiting, kind, texts) },
    ...{ natal: bareInProse(bodyTerms[natal], speaks), aspect: inProse(aspectTerms[transit.aspect], speaks) },
    orb: applying === undefined ? numberIn(Math.max(orbDeg, SHOWN_DEG), speaks, 1) : orbTold(orbDeg, texts),
    joins: joinsOf(transit.aspect, texts),
    way: isNode(transiting) ? "none" : applying === undefined ? "open" : applying ? "applying" : "separating",
    // a minor aspect is said to do little anyway
    band: isMinor && band === "partial" ? "strong" : band,
  };
  return {
    summary: texts.text("transitGeneral.brief.summary", values),
    impact: texts.text("transitGeneral.brief.impact", values),
    guidance: texts.text(`transitGeneral.brief.${isIdle(transit) ? "idle" : "guidance"}`, values),
  };
}

/** The advice: of each body by the tone, and one thing of every quincunx. */
function deedOf(transiting: BodyId, kind: ReturnType<typeof kindOf>, texts: WesternReader): string {
  if (kind === "slight") return "";
  const deed =
    kind === "apart"
      ? texts.text("transitGeneral.deed.apart")
      : texts.text(`transitGeneral.deed.${transiting}.${kind}`);
  return deed ?? "";
}

/** `the trine of Venus to your natal Sun`. */
export function transitNamed(
  { transiting, natal, aspect }: { readonly transiting: BodyId; readonly natal: NatalPoint; readonly aspect: AspectId },
  texts: WesternReader,
): string {
  const { speaks } = texts;
  const place = natal === "ascendant" || natal === "midheaven" ? points[natal] : bodyTerms[natal];
  const values = {
    aspect: small(aspectTerms[aspect][speaks], speaks),
    mover: inProse(bodyTerms[transiting], speaks),
    joins: joinsOf(aspect, texts),
    natal: bareInProse(place, speaks),
  };
  return texts.text("transitGeneral.named", values) ?? "";
}

/** A conjunction is with a place, every other aspect to it. */
function joinsOf(aspect: AspectId, texts: WesternReader): string {
  return texts.text(`transitGeneral.joins.${aspect === "conjunction" ? "with" : "to"}`) ?? "";
}

/** A sentence for each part of a transit that another one of the list tells from the other end of the Nodes. */
export function otherEndParts(
  transit: Contact,
  main: Contact & Pick<BriefTransit, "strength">,
  texts: WesternReader,
): Parts & { timing?: string } {
  const named = transitNamed(transit, texts);
  const values = {
    ...{ named, Named: capitalized(named, texts.speaks), main: transitNamed(main, texts) },
  };
  const timing = texts.text("transitGeneral.otherEnd.timing", values);
  return {
    summary: texts.text("transitGeneral.otherEnd.summary", values),
    ...(timing !== undefined && { timing }),
    impact: texts.text("transitGeneral.otherEnd.impact", values),
    guidance: texts.text(`transitGeneral.${isIdle(main) ? "brief.idle" : "otherEnd.guidance"}`, values),
  };
}

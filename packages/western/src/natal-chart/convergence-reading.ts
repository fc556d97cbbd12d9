import { capitalized, numberIn } from "@almagest/i18n";
import { type BodyId, PLANET_IDS, type PlanetId, signOf } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import { keptByReader } from "../texts/kept";
import type { NatalBody } from "./compute";
import { closestOfBody, type Figure, type Reason } from "./convergence";
import { isStrong, isWeak, kindOf } from "./features";
import { NOTHING, type Part, partOf, section, type Told, together } from "./parts";

const keptLeading = keptByReader<Part>();

/** The planet in which the lines meet, with the reasons; then its paragraph. */
export function ofLead(told: Told): Part {
  const { texts, teller, names } = told;
  const { leader, second, lead } = told.chart.convergence;
  const values = {
    leader: names.body(leader.id),
    Leader: names.opening(leader.id),
    reasons: reasonsTold(leader, told),
    second: names.body(second.id),
    Second: names.opening(second.id),
    others: reasonsTold(second, told),
  };
  return together([
    partOf(teller.tell("lead", lead, { section, values })),
    keptLeading(texts, PLANET_IDS.indexOf(leader.id), () => partOf(teller.tell("leading", leader.id, { section }))),
    ...(lead === "clear" ? [partOf(teller.tell("contradiction", "secondLine", { section, values }))] : []),
  ]);
}

const RULES = ["rulesAscendant", "rulesMidheaven"] as const;
const PLACES = ["atAscendant", "atMidheaven", "atDescendant", "atImumCoeli", "apex", "ownSign"] as const;

const keptReason = keptByReader<string>();
const REASON_KEYS = [...RULES, "rulesSun", "rulesMoon", ...PLACES, "meetsSun", "meetsMoon"] as const;

/** `rules your Ascendant and the sign of your Moon, is in its own sign and has a close aspect to your Sun` */
function reasonsTold({ id, reasons }: Figure, told: Told): string {
  const { texts, names } = told;
  const ruled: string[] = [];
  const others: string[] = [];
  const meetsBoth = reasons.includes("meetsSun") && reasons.includes("meetsMoon");
  for (const reason of REASON_KEYS) {
    if (!reasons.includes(reason) || (meetsBoth && reason.startsWith("meets"))) continue;
    const phrase =
      reason === "apex"
        ? apexTold(id, told)
        : keptReason(texts, REASON_KEYS.indexOf(reason), () => reasonTold(reason, told));
    (reason.startsWith("rules") ? ruled : others).push(phrase);
  }
  if (meetsBoth) others.push(texts.text("natal.reason.meetsBoth") ?? "");
  if (ruled.length === 0) return names.clauses(others);
  return names.clauses([texts.text("natal.reason.rules", { what: names.listed(ruled) }) ?? "", ...others]);
}

function apexTold(id: PlanetId, told: Told): string {
  const kind = kindAt(id, told);
  const { leader } = told.chart.convergence;
  // A figure is explained where it is first named.
  const isExplained = id === leader.id || !isNamed(leader, kind, told);
  const values = { kind: kind ?? "other", explained: isExplained ? "yes" : "no" };
  return told.texts.text("natal.reason.apex", values) ?? "";
}

/** The weightiest kind of figure that has a planet at its point. */
function kindAt(id: PlanetId, { facts }: Told): (typeof ORDER)[number] | undefined {
  return ORDER.find((wanted) => facts.patterns.some((pattern) => pattern.kind === wanted && pattern.apex === id));
}

function isNamed({ id, reasons }: Figure, kind: string | undefined, told: Told): boolean {
  return reasons.includes("apex") && kindAt(id, told) === kind;
}

/** A figure of a leading planet is the same, one beside a named one of its kind is another. */
function whichOf(kind: "T_SQUARE" | "YOD" | "KITE", apex: BodyId, told: Told): "same" | "another" | "first" {
  const { leader, second } = told.chart.convergence;
  const named = [leader, second].filter((figure) => isNamed(figure, kind, told));
  return named.some(({ id }) => id === apex) ? "same" : named.length > 0 ? "another" : "first";
}

/** `the T-square` of a leading planet, `another T-square` beside one that is named, or one with what it is. */
function tSquareTold(apex: BodyId, told: Told): string {
  return told.texts.text("natal.tSquare", { which: whichOf("T_SQUARE", apex, told) }) ?? "";
}

function reasonTold(reason: Exclude<Reason, "apex">, { texts, names }: Told): string {
  switch (reason) {
    case "rulesAscendant":
    case "rulesMidheaven":
      return texts.text(`natal.ruled.${reason}`) ?? "";
    case "rulesSun":
      return texts.text("natal.ruled.light", { light: names.bare("sun") }) ?? "";
    case "rulesMoon":
      return texts.text("natal.ruled.light", { light: names.bare("moon") }) ?? "";
    case "meetsSun":
      return texts.text("natal.reason.meets", { light: names.bare("sun") }) ?? "";
    case "meetsMoon":
      return texts.text("natal.reason.meets", { light: names.bare("moon") }) ?? "";
    default:
      return texts.text(`natal.reason.${reason}`) ?? "";
  }
}

const TIES = { joined: "joined", soft: "soft", square: "hard", opposition: "hard" } as const;
/** Degrees within which an aspect joins the two that have to be reconciled. */
const TIE_ORB_DEG = 10;

/** The claims of the two leading planets on each other, and whether an aspect reconciles them. */
export function ofContradiction(told: Told): Part {
  const { texts, teller, names } = told;
  const { convergence } = told.chart;
  const ids = [convergence.leader.id, convergence.second.id];
  const [first, second] = PLANET_IDS.filter((id) => ids.includes(id));
  if (first === undefined || second === undefined) return NOTHING;
  const theme = texts.lookup(`natal.themes.${first}.${second}`) ?? "";
  const tie = tieTold(first, second, told);
  const values = {
    First: names.opening(first),
    second: names.body(second),
    theme,
    tie,
    tied: tie === "" ? "no" : "yes",
  };
  return partOf(teller.tell("contradiction", "contradiction", { section, values }));
}

function tieTold(first: PlanetId, second: PlanetId, { facts, texts, names }: Told): string {
  const between = facts.aspects.filter((aspect) => aspect.first === first && aspect.second === second);
  const found = closestOfBody(first, between, TIE_ORB_DEG);
  const kind = found && kindOf(found.aspect);
  if (found === undefined || kind === undefined) return "";
  const values = {
    orb: numberIn(found.orbDeg, texts.speaks, 1),
    Aspect: capitalized(names.aspect(found.aspect), texts.speaks),
  };
  return texts.text(`natal.tie.${TIES[kind]}`, values) ?? "";
}

const ORDER = ["GRAND_CROSS", "T_SQUARE", "KITE", "YOD", "GRAND_TRINE", "MYSTIC_RECTANGLE"] as const;

function tSquarePart(apex: BodyId, told: Told): Part {
  const { texts, teller, names } = told;
  const strain = texts.text("natal.strain", { Apex: names.opening(apex), tSquare: tSquareTold(apex, told) }) ?? "";
  return partOf(teller.find("figure", `tSquare.${apex}`, { section, values: { strain } }));
}

function figureTold({ facts: { patterns } }: Told) {
  const kind = ORDER.find((wanted) => patterns.some((pattern) => pattern.kind === wanted));
  const [found] = patterns
    .filter((pattern) => pattern.kind === kind)
    .sort((one, other) => other.tightness - one.tightness);
  return kind === undefined || found === undefined ? undefined : { ...found, kind };
}

/** The figure of aspects that weighs most, the tightest of its kind. */
export function ofFigure(told: Told): Part {
  const { teller, names } = told;
  const figure = figureTold(told);
  if (figure === undefined) return NOTHING;
  const { kind, apex, element, modality } = figure;
  switch (kind) {
    case "GRAND_CROSS":
      return partOf(teller.tell("figure", `grandCross.${modality ?? "mixed"}`, { section }));
    case "T_SQUARE":
      return apex === undefined ? NOTHING : tSquarePart(apex, told);
    case "GRAND_TRINE":
      return partOf(teller.tell("figure", `grandTrine.${element ?? "mixed"}`, { section }));
    case "KITE":
      return apex === undefined
        ? NOTHING
        : partOf(teller.tell("figure", "kite", { section, values: { which: whichOf("KITE", apex, told) } }));
    case "YOD":
      return apex === undefined
        ? NOTHING
        : partOf(
            teller.tell("figure", "yod", {
              section,
              values: { apex: names.body(apex), which: whichOf("YOD", apex, told) },
            }),
          );
    case "MYSTIC_RECTANGLE":
      return partOf(teller.tell("figure", "mysticRectangle", { section }));
  }
}

const SEVEN: ReadonlySet<BodyId> = new Set(["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]);

/** One planet that is strong by sign and one that is weak, with what they rule, the Ascendant's ruler before others. */
export function ofDignified(told: Told): Part {
  const { facts, chart } = told;
  const { leader, second } = chart.convergence;
  const isTold = ({ id, dignity }: NatalBody): boolean =>
    dignity === "domicile" && (id === leader.id || id === second.id);
  const bodies = [chart.ruler, ...facts.bodies].filter((body) => SEVEN.has(body.id) && !isTold(body));
  const tellFirst = (kind: "strong" | "weak", isSo: typeof isStrong): Part =>
    bodies.filter(({ dignity }) => isSo(dignity)).map((body) => dignityPart(body, kind, told))[0] ?? NOTHING;
  return together([tellFirst("strong", isStrong), tellFirst("weak", isWeak)]);
}

/** Nothing for a planet that rules no cusp. */
function dignityPart(body: NatalBody, kind: "strong" | "weak", told: Told): Part {
  const { teller, names, texts } = told;
  const houses = housesRuled(body.id, told).map(names.house);
  if (houses.length === 0) return NOTHING;
  const values = {
    kind,
    Planet: names.opening(body.id),
    sign: names.sign(signOf(body.longitudeDeg)),
    state: body.dignity ?? "",
    houses: texts.text("natal.housesNamed", { houses: names.listed(houses), count: houses.length }) ?? "",
  };
  return partOf(teller.tell("dignified", "dignityLine", { section, values }));
}

/** The houses whose cusp is in a sign that the planet rules. */
function housesRuled(id: NatalBody["id"], { facts }: Told): readonly number[] {
  const ruled: number[] = [];
  for (const [house0, cuspDeg] of facts.houses.cuspsDeg.entries()) {
    if (SIGNS[signOf(cuspDeg)].ruler === id) ruled.push(house0 + 1);
  }
  return ruled;
}

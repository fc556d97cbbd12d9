import { formatIsoUtc, localDateTime } from "@almagest/civil-time";
import { chained } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentBirthTime, presentChartMoment } from "@almagest/sky";
import { SEVEN_GRAHAS } from "@almagest/vedic/facts";
import { presentMeta } from "../../schema";
import { DOSHA_IDS, type DoshaId } from "../../tables/doshas";
import { type AyurvedaReader, ayurvedaReader } from "../../texts/reader";
import { BLENDING, WEIGHTING } from "../blend";
import { presentFactor, presentPlanet, typeName } from "../present";
import { type FactorStay, heldFactor, type OpenConstitution } from "./compute";
import type { uncertainConstitutionOutput } from "./schema";

type Answer = DraftOf<typeof uncertainConstitutionOutput>;

export function presentOpenConstitution(facts: OpenConstitution, words: Words): Answer {
  const { span, changes, frames, input } = facts;
  const texts = ayurvedaReader(words);
  const held = [heldFactor(facts.lagna), heldFactor(facts.moon)];
  const possible = [facts.lagna, facts.moon].flatMap((stays) => presentPossible(stays, facts, texts));
  const { utc: _, clock: __, ...conventions } = presentChartMoment(facts.from, facts.engine);
  return {
    birthTime: presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes),
    frame: {
      ayanamsa: frames[0].ayanamsa,
      ayanamsaDegrees: { from: frames[0].ayanamsaDeg, to: frames[1].ayanamsaDeg },
      ayanamsaEpoch: frames[0].ayanamsaEpoch,
    },
    lagnaSign: held[0]?.sign,
    moonSign: held[1]?.sign,
    factors: held.flatMap((factor) => (factor === undefined ? [] : [presentFactor(factor, texts)])),
    possibleFactors: possible.length === 0 ? undefined : possible,
    openFactors: ["strongest-planet"],
    composite: presentOpenBlend(facts, texts),
    planetDoshas: SEVEN_GRAHAS.map((id) => presentPlanet(id, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      signDoshaScheme: input.signDoshaScheme,
      ayanamsa: frames[0].ayanamsa,
      ...conventions,
      utcFrom: formatIsoUtc(span.fromEpochMs),
      utcTo: formatIsoUtc(span.toEpochMs),
    },
    meta: presentMeta(texts.lang),
  };
}

function presentPossible(
  stays: readonly FactorStay[],
  { span }: OpenConstitution,
  texts: AyurvedaReader,
): NonNullable<Answer["possibleFactors"]> {
  if (stays.length === 1) return [];
  return stays.map(({ factor, fromEpochMs, toEpochMs }) => {
    const { reading, ...told } = presentFactor(factor, texts);
    return {
      ...told,
      from: localDateTime(fromEpochMs, span.timezone),
      to: localDateTime(toEpochMs, span.timezone),
      reading: stays.length === 2 ? reading : undefined,
    };
  });
}

type Shares = Readonly<Record<DoshaId, { least: number; most: number }>>;

function sharesOf({ blends }: OpenConstitution): Shares {
  const reachOf = (id: DoshaId) => {
    const shares = blends.map((blend) => blend.shares[id]);
    return { least: Math.min(...shares), most: Math.max(...shares) };
  };
  return { vata: reachOf("vata"), pitta: reachOf("pitta"), kapha: reachOf("kapha") };
}

function leadersOf({ blends }: OpenConstitution): readonly DoshaId[] {
  return DOSHA_IDS.filter((id) => blends.some(({ dominant }) => dominant === id));
}

function presentOpenBlend(facts: OpenConstitution, { lang }: AyurvedaReader): Answer["composite"] {
  const mayLead = leadersOf(facts);
  const { type, dominant, secondary } = at(facts.blends, 0);
  const isOneType = facts.blends.every((blend) => blend.type === type);
  return {
    ...sharesOf(facts),
    dominant: mayLead.length === 1 ? at(mayLead, 0) : undefined,
    mayLead: [...mayLead],
    type: isOneType ? type : undefined,
    typeLocalized: isOneType ? typeName(type, dominant, secondary, lang) : undefined,
    convention: BLENDING,
    weighting: { ...WEIGHTING },
  };
}

/** The open factors and what a time would add, the reach of the shares, the lead where it holds, the Moon's voice. */
function summaryOf(facts: OpenConstitution, texts: AyurvedaReader): string | undefined {
  const mayLead = leadersOf(facts);
  const doshas = new Set(facts.moon.map(({ factor }) => factor.doshas.join("-")));
  const [ofMoon = ""] = doshas;
  const { vata, pitta, kapha } = sharesOf(facts);
  const shares = texts.text("openTime.shares", {
    vataLeast: vata.least,
    vataMost: vata.most,
    pittaLeast: pitta.least,
    pittaMost: pitta.most,
    kaphaLeast: kapha.least,
    kaphaMost: kapha.most,
  });
  const parts = [
    openingOf(facts, texts),
    shares,
    mayLead.length === 1 ? texts.text(`openTime.lead.${at(mayLead, 0)}`) : texts.text("openTime.undecided"),
    ...(doshas.size === 1 ? [texts.lookup(`openTime.moon.${ofMoon}`)] : []),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

function openingOf({ span, input, lagna, moon }: OpenConstitution, texts: AyurvedaReader): string | undefined {
  const said = (epochMs: number): string => {
    const [date = "", time = ""] = localDateTime(epochMs, span.timezone).split("T");
    const short = time.endsWith(":00") ? time.slice(0, 5) : time;
    return date === input.date ? short : `${date} ${short}`;
  };
  const signOf = ({ factor }: FactorStay): string =>
    factor.sign === undefined ? "" : signs[factor.sign][texts.speaks];
  const turned = (what: "lagna" | "moon", stays: readonly FactorStay[]): readonly string[] =>
    stays.slice(1).map((stay, before0) => {
      const signsTold = { left: signOf(at(stays, before0)), entered: signOf(stay) };
      return texts.text("openTime.turn.told", { what, ...signsTold, time: said(stay.fromEpochMs) }) ?? "";
    });
  if (span.state !== "range") {
    const second = moon[1];
    if (second === undefined) return texts.text("openTime.opening.day");
    const values = { before: signOf(at(moon, 0)), after: signOf(second), at: said(second.fromEpochMs) };
    return texts.text("openTime.opening.dayTurned", values);
  }
  const turns = chained([...turned("lagna", lagna), ...turned("moon", moon)], (pair) =>
    texts.text("openTime.turn.next", pair),
  );
  const values = { from: said(span.fromEpochMs), to: said(span.toEpochMs), turns };
  return texts.text(`openTime.opening.${turns === "" ? "range" : "rangeTurned"}`, values);
}

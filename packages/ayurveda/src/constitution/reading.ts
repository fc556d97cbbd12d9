import { capitalized, inSentence, joined, listOf, small } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { DOSHA_IDS, type DoshaId } from "../tables/doshas";
import type { AyurvedaReader } from "../texts/reader";
import { doshaTerms } from "../vocabulary/doshas";
import type { Blend } from "./blend";
import type { Constitution, Factor, FactorId } from "./compute";

/**
 * The text of one factor, chosen by its doshas; the sign or the grahas are named in it, and the lord read for a sign.
 */
export function factorReading({ id, sign, grahas: strong, doshas, throughLord }: Factor, texts: AyurvedaReader) {
  const lord = throughLord && inSentence(grahas[throughLord], texts.speaks);
  const names = strong.map((graha) => inSentence(grahas[graha], texts.speaks));
  return texts.lookup(`factors.${id}.${doshas.join("-")}`, {
    what: sign === undefined ? capitalized(listOf(names, texts.speaks), texts.speaks) : signs[sign][texts.speaks],
    count: names.length,
    via: (lord && texts.text("factors.via", { lord })) ?? "",
  });
}

/** A dosha inside a sentence. */
function doshaTold(id: DoshaId, { speaks }: AyurvedaReader): string {
  return small(doshaTerms[id][speaks], speaks);
}

/** A dosha with less is not worth a paragraph beside the one that leads. */
const LEAST_BESIDE_PERCENT = 10;

/** The type, the dosha beside a single one, and which of the factors it rests on: a paragraph each. */
export function summaryOf({ blend, factors }: Constitution, texts: AyurvedaReader): string | undefined {
  const { type, dominant, secondary, shares } = blend;
  const figures = { ...shares, capital: doshaTerms[dominant][texts.speaks] };
  const both = {
    first: doshaTold(dominant, texts),
    second: doshaTold(secondary, texts),
    firstCapital: doshaTerms[dominant][texts.speaks],
  };
  const parts =
    type === "sama"
      ? [texts.text("blends.types.sama"), texts.text("blends.restsOn.sama", figures)]
      : type === dominant
        ? [texts.text(`blends.types.${type}`), besideOf(blend, texts), restOf(factors, dominant, texts)]
        : [dualOf(blend, texts), texts.text(`blends.restsOn.${bindingOf(factors, dominant, secondary)}`, both)];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

function besideOf({ shares, dominant, secondary, isSecondShared }: Blend, texts: AyurvedaReader): string | undefined {
  const isEven = isSecondShared && shares[secondary] >= LEAST_BESIDE_PERCENT;
  if (isEven) {
    const both = 100 - shares[dominant];
    return texts.text(`blends.evenBeside.${dominant}`, {
      both,
      odd: both % 2 === 0 ? "" : (texts.text("blends.odd") ?? ""),
    });
  }
  return shares[secondary] < LEAST_BESIDE_PERCENT
    ? texts.text(`blends.alone.${dominant}`)
    : texts.lookup(`blends.beside.${dominant}.${secondary}`, shares);
}

/** Two that differ by a point have the same weight: rounding to a sum of 100 may make a point's difference. */
function dualOf({ type, shares, dominant, secondary }: Blend, texts: AyurvedaReader): string | undefined {
  if (shares[dominant] - shares[secondary] > 1) return texts.text(`blends.types.${type}`);
  return texts.lookup(`blends.level.${DOSHA_IDS.filter((id) => id === dominant || id === secondary).join("-")}`);
}

/** Whether two doshas are named by the same factors, by different ones, or by some together and some alone. */
function bindingOf(factors: readonly Factor[], one: DoshaId, other: DoshaId): "together" | "apart" | "mixed" {
  const naming = factors.filter(
    ({ doshas }) => doshas.length < DOSHA_IDS.length && (doshas.includes(one) || doshas.includes(other)),
  );
  const withBoth = naming.filter(({ doshas }) => doshas.includes(one) && doshas.includes(other));
  if (withBoth.length === naming.length) return "together";
  return withBoth.length === 0 ? "apart" : "mixed";
}

const SHORT: Readonly<Record<FactorId, "lagna" | "moon" | "planet">> = {
  "lagna-sign": "lagna",
  "moon-sign": "moon",
  "strongest-planet": "planet",
};

/** The factors that name a dosha and no other, then a sentence for each that speaks against it. */
function restOf(factors: readonly Factor[], dosha: DoshaId, texts: AyurvedaReader): string | undefined {
  const strong = factors.flatMap((factor) => factor.grahas);
  const values = {
    dosha: doshaTold(dosha, texts),
    capital: doshaTerms[dosha][texts.speaks],
    strong: texts.text("blends.strong", { count: strong.length }) ?? "",
  };
  const named = factors
    .filter(({ doshas }) => doshas.length === 1 && doshas.includes(dosha))
    .map(({ id }) => SHORT[id]);
  const key = named.length === factors.length ? "all" : named.join("-") || "none";
  const against = factors.filter(({ doshas }) => !doshas.includes(dosha));
  const others = against.map(({ id, doshas }) =>
    texts.text(`blends.others.${SHORT[id]}`, {
      ...values,
      voted: listOf(
        doshas.map((id) => doshaTold(id, texts)),
        texts.speaks,
      ),
    }),
  );
  return joined([texts.lookup(`blends.restsOn.${key}`, values), ...others]);
}

import { inSentence } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import type { DoshaId } from "../tables/doshas";
import type { AyurvedaReader } from "../texts/reader";
import { doshaTerms } from "../vocabulary/doshas";
import type { Constitution, Factor, FactorId } from "./compute";

/** What one factor says, chosen by its doshas; the sign or the grahas are named in it, and the lord read for a sign. */
export function factorReading({ id, sign, grahas: strong, doshas, throughLord }: Factor, texts: AyurvedaReader) {
  const lord = throughLord && inSentence(grahas[throughLord]);
  const names = strong.map((graha) => inSentence(grahas[graha]));
  return texts.lookup(`factors.${id}.${doshas.join("-")}`, {
    what: sign === undefined ? capitalized(listed(names)) : signs[sign].en,
    count: names.length,
    via: (lord && texts.text("factors.via", { lord })) ?? "",
  });
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The type, the dosha beside a single one, and which of the factors it rests on: a paragraph each. */
export function summaryOf({ blend, factors }: Constitution, texts: AyurvedaReader): string | undefined {
  const { type, dominant, secondary, shares } = blend;
  const figures = { ...shares, dosha: dominant, capital: doshaTerms[dominant].en };
  const parts = [
    texts.text(`blends.types.${type}`),
    ...(type === dominant ? [texts.lookup(`blends.beside.${dominant}.${secondary}`, figures)] : []),
    type === "sama"
      ? texts.text("blends.restsOn.sama", figures)
      : texts.lookup(`blends.restsOn.${carriers(factors, dominant)}`, figures),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

const SHORT: Readonly<Record<FactorId, string>> = {
  "lagna-sign": "lagna",
  "moon-sign": "moon",
  "strongest-planet": "planet",
};

/** Which factors name a dosha; the sign of the Moon alone cannot make one dominant. */
function carriers(factors: readonly Factor[], dosha: DoshaId): string {
  const held = factors.filter(({ doshas }) => doshas.includes(dosha)).map(({ id }) => SHORT[id]);
  return held.length === factors.length ? "all" : held.join("-");
}

import { numberIn, sentences } from "@almagest/i18n";
import { bodyOf, houseKeyOf, signOf } from "@almagest/sky";
import { type Piece, tellingFor } from "@almagest/telling";
import type { BodyReading } from "../natal-chart/reading";
import { SIGNS } from "../tables/zodiac";
import { chartNames } from "../texts/chart-names";
import type { WesternTexts } from "../texts/en-messages";
import type { WesternReader } from "../texts/reader";
import type { RelocatedBody, Relocation } from "./compute";
import { type CompassPoint, compassPointOf } from "./globe";
import type { OpenRelocation } from "./open";

const section = "place";

export const telling = tellingFor<WesternTexts>()({
  lines: { under: "relocation", kind: "frame", sections: [section] },
  rising: { under: "relocation.rising", kind: "paragraph", sections: [section] },
  rulerHouse: { under: "relocation.rulerHouse", kind: "paragraph", sections: [section] },
  angles: { under: "relocation.angles", kind: "paragraph", sections: [section] },
  whole: { under: "relocation", kind: "paragraph", sections: [section] },
});

/** A body at the new place: its sign, which stays, and the house that it falls in there. */
export function relocatedReading(
  body: Pick<RelocatedBody, "id" | "longitudeDeg" | "house">,
  texts: WesternReader,
): BodyReading | undefined {
  const { id } = body;
  const sign = signOf(body.longitudeDeg);
  const house = houseKeyOf(body.house);
  const names = chartNames(texts);
  const values = { body: names.opening(id), sign: names.sign(sign), house: names.house(body.house) };
  const placed = texts.text("chartNames.relocated", values);
  const brought = texts.text(`chartNames.brought.${id}`, { sign: names.sign(sign) });
  const signText = texts.text(`bodyInSign.${id}.${sign}.text`);
  const houseSummary = texts.text(`relocated.${id}.${house}.summary`);
  const houseText = texts.text(`relocated.${id}.${house}.text`);
  if (!placed || !brought || !signText || !houseSummary || !houseText) return undefined;
  const keywords = [
    ...(texts.list(`bodyInSign.${id}.${sign}.keywords`) ?? []),
    ...(texts.list(`relocated.${id}.${house}.keywords`) ?? []),
  ];
  return {
    summary: sentences([placed, houseSummary]),
    detailed: sentences([houseText, brought, signText]),
    keywords: [...new Set(keywords)],
  };
}

export function directionOf({ bearingDeg }: Pick<Relocation, "bearingDeg">): CompassPoint | undefined {
  return bearingDeg === undefined ? undefined : compassPointOf(bearingDeg);
}

/**
 * The distance, the sign that rises there and its effect on you, the place of its ruler, and the body closest to an
 * angle.
 */
export function placePieces(facts: Relocation, texts: WesternReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const direction = directionOf(facts);
  if (direction === undefined) return [teller.tell("whole", "samePlace", { section })];
  const rising = signOf(facts.relocated.ascendantDeg);
  const ruler = bodyOf(facts.bodies, SIGNS[rising].ruler);
  const [closest] = facts.angular;
  const moved = {
    km: Math.round(facts.distanceKm),
    direction: texts.text(`chartNames.direction.${direction}`) ?? "",
    sign: names.sign(rising),
    natalSign: names.sign(signOf(facts.birthplace.ascendantDeg)),
  };
  return [
    teller.tell("lines", facts.ascendantSignChanged ? "moved" : "movedSameSign", { section, values: moved }),
    teller.tell("rising", rising, { section }),
    teller.tell("lines", "rulerPlace", {
      section,
      values: { ruler: names.opening(ruler.id), house: names.house(ruler.house) },
    }),
    teller.tell("rulerHouse", houseKeyOf(ruler.house), { section }),
    closest === undefined
      ? teller.tell("whole", "quiet", { section })
      : teller.tell("angles", closest.angle, {
          section,
          values: { bodies: names.body(closest.id), orb: numberIn(closest.orbDeg, texts.speaks, 1) },
        }),
  ];
}

/** The same of a range, as far as it holds: nothing where one of the two rising signs changes. */
export function openPlacePieces(facts: OpenRelocation, texts: WesternReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const names = chartNames(texts);
  const direction = directionOf(facts);
  if (direction === undefined) return [teller.tell("whole", "samePlace", { section })];
  const { rising, natalRising, angular } = facts;
  if (rising === undefined || natalRising === undefined) return [];
  const ruler = facts.bodies.find(({ id }) => id === SIGNS[rising].ruler);
  const moved = {
    km: Math.round(facts.distanceKm),
    direction: texts.text(`chartNames.direction.${direction}`) ?? "",
    sign: names.sign(rising),
    natalSign: names.sign(natalRising),
  };
  const ofRuler =
    ruler?.house === undefined
      ? []
      : [
          teller.tell("lines", "rulerPlace", {
            section,
            values: { ruler: names.opening(ruler.id), house: names.house(ruler.house) },
          }),
          teller.tell("rulerHouse", houseKeyOf(ruler.house), { section }),
        ];
  return [
    teller.tell("lines", rising === natalRising ? "movedSameSign" : "moved", { section, values: moved }),
    teller.tell("rising", rising, { section }),
    ...ofRuler,
    ...(angular.length === 0 && !facts.hasPassing ? [teller.tell("whole", "quiet", { section })] : []),
  ];
}

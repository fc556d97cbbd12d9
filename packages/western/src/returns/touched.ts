import type { Piece } from "@almagest/telling";
import type { ChartNames } from "../texts/chart-names";
import type { WesternReader } from "../texts/reader";
import type { telling } from "./families";
import type { Touch } from "./touches";

export interface TouchTelling {
  readonly teller: ReturnType<typeof telling.teller>;
  readonly names: ChartNames;
  readonly texts: WesternReader;
  readonly section: "solar" | "lunar" | "planet";
}

export function touchPieces(touches: readonly Touch[], told: TouchTelling): readonly (Piece | undefined)[] {
  const { teller, names, texts, section } = told;
  return touches.map(({ by, natal, where }) => {
    const met = texts.text(`returns.met.${natal}`) ?? "";
    const isAngle = by === "ascendant" || by === "midheaven";
    const what = isAngle
      ? texts.text(`returns.angle.${by}.${natal}`)
      : texts.text(`returns.body.${where}.${by}`, { met });
    const values = {
      By: names.opening(by),
      natal: names.bare(natal),
      where: texts.text(`returns.where.${where}`) ?? "",
      what: what ?? "",
    };
    return teller.tell("touched", "touch", { section, values });
  });
}

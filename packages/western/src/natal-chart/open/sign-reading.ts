import { sentences } from "@almagest/i18n";
import type { BodyId, SignId } from "@almagest/sky";
import type { Dignity } from "../../tables/bodies";
import { chartNames } from "../../texts/chart-names";
import type { WesternReader } from "../../texts/reader";
import { type BodyReading, conditionOf } from "../reading";

interface Placement {
  readonly body: BodyId;
  readonly sign: SignId;
  readonly dignity?: Dignity | undefined;
  readonly isRetrograde?: boolean;
}

/** The reading of a body in its sign, where its house is not known; undefined where no texts are at hand. */
export function signReading(placement: Placement, texts: WesternReader): BodyReading | undefined {
  const { body, sign, dignity, isRetrograde } = placement;
  const summary = texts.text(`bodyInSign.${body}.${sign}.summary`);
  const text = texts.text(`bodyInSign.${body}.${sign}.text`);
  if (!summary || !text) return undefined;
  const kind = dignity === undefined || dignity === "peregrine" ? "plain" : dignity;
  const names = chartNames(texts);
  const values = { body: names.opening(body), sign: names.sign(sign) };
  const place = texts.text(`natal.openTime.${isRetrograde ? "placementRetrograde" : "placement"}.${kind}`, values);
  if (!place) return undefined;
  return {
    summary: sentences([place, summary]),
    detailed: sentences([text, ...conditionOf(placement, texts)]),
    keywords: [...(texts.list(`bodyInSign.${body}.${sign}.keywords`) ?? [])],
  };
}

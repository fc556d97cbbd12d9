import type { Ephemeris } from "@almagest/ephemeris";
import { ayanamsaPreset, ayanamsaShape, type DraftOf, presetUsed } from "@almagest/operation";
import {
  type ChartMoment,
  chartMoment,
  type Engine,
  momentConventionsSchema,
  POSITIONS,
  presentChartMoment,
} from "@almagest/sky";
import * as z from "zod";
import { vedicMomentShape } from "../birth/schema";
import { type Frame, type FrameChoice, frameAt } from "../sky/frame";
import { positionOf } from "../sky/positions";
import { vargaSign0 } from "../vargas/sign";
import { signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import type { MoonPlace } from "./tables";

const personBody = z.object(vedicMomentShape).meta({ name: "VedicPerson" });

/** Both births and the frame. A body made of it ends with `.check(requireAyanamsaValue)`. */
export const coupleShape = {
  person1: personBody.meta({ description: "The groom" }),
  person2: personBody.meta({ description: "The bride" }),
  preset: ayanamsaPreset,
  ...ayanamsaShape,
} as const;

/** A rule as a fact for programs: readings tell it in the language of the call. */
export const ruleInEnglish = z
  .string()
  .meta({ description: "In English; readings tell it in the language of the call" });

export type PersonInput = z.output<typeof personBody>;

export interface CoupleInput extends FrameChoice {
  readonly person1: PersonInput;
  readonly person2: PersonInput;
}

/** One of the two with the Moon of the birth. */
export interface Matched {
  readonly moment: ChartMoment;
  readonly frame: Frame;
  readonly moon: MoonPlace;
}

/** The Moon of a birth in the frame of that birth. */
export function matchedPerson(ephemeris: Ephemeris, person: PersonInput, choice: FrameChoice): Matched {
  const moment = chartMoment(ephemeris, person);
  const frame = frameAt(ephemeris, choice, moment.jdTt);
  const { longitudeDeg } = positionOf(ephemeris, "moon", { jdTt: moment.jdTt, frame });
  return { moment, frame, moon: moonPlaceOf(longitudeDeg) };
}

/** The facts that matching reads from a sidereal longitude of the Moon. */
export function moonPlaceOf(longitudeDeg: number): MoonPlace {
  const { number, pada } = nakshatraOf(longitudeDeg);
  return {
    longitudeDeg,
    sign0: signIndex0(longitudeDeg),
    star: number,
    pada,
    navamsaSign0: vargaSign0(9, longitudeDeg),
  };
}

const { ephemeris: engineText, ...ofPerson } = momentConventionsSchema.shape;
const personConventions = z
  .object({ ...ofPerson, ayanamsaDegrees: z.number().meta({ description: "At this birth, not rounded" }) })
  .meta({ name: "MatchedMoment" });

/** The conventions of both skies. */
export const coupleConventionsSchema = z
  .object({
    positions: z.string().meta({ description: "Frame of all longitudes before the ayanamsa is taken off" }),
    ephemeris: engineText,
    person1: personConventions,
    person2: personConventions,
    preset: presetUsed,
    tables: z.string().meta({ description: "Whose tables, where schools differ" }),
  })
  .meta({ name: "MatchingConventions" });

export function presentCoupleConventions(
  facts: {
    readonly engine: Engine;
    readonly person1: Pick<Matched, "moment" | "frame">;
    readonly person2: Pick<Matched, "moment" | "frame">;
  },
  tables: string,
): DraftOf<typeof coupleConventionsSchema> {
  const of = ({ moment, frame }: Pick<Matched, "moment" | "frame">): DraftOf<typeof personConventions> => {
    const { ephemeris: _, ...conventions } = presentChartMoment(moment, facts.engine);
    return { ...conventions, ayanamsaDegrees: frame.ayanamsaDeg };
  };
  const { ephemeris } = presentChartMoment(facts.person1.moment, facts.engine);
  return { positions: POSITIONS, ephemeris, person1: of(facts.person1), person2: of(facts.person2), tables };
}

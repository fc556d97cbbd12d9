import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, type Words } from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, signName, wireLongitude } from "../birth/present";
import { FOCUSES, frameSchema, grahaName } from "../birth/schema";
import { heldRashi, longitudeReach } from "../birth-time/chart-schema";
import { presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import type { Bhava } from "../sky/bhavas";
import { grahaOf } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import type { OpenChalit } from "./chalit-open";
import { houseThemesOf, houseThemesSchema } from "./themes";

const house = z.int().min(1).max(12);
const heldHouse = house.exactOptional();

const bhavaSchema = z
  .object({
    house,
    madhya: longitudeReach.meta({ description: "Middle of the bhava" }),
    start: longitudeReach.meta({ description: "Junction (sandhi) it begins at" }),
    end: longitudeReach.meta({ description: "Junction it ends before" }),
    ...named("rashi", heldRashi.rashi, signs),
    ...named("grahas", z.array(grahaName).meta({ description: "Those that are in it all through" }), pointNames),
  })
  .meta({ name: "UncertainChalitBhava" });

const grahaSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    longitude: longitudeReach,
    ...heldRashi,
    bhava: heldHouse.meta({
      description:
        "House by Sripati's junctions; only where it is the same all through, and not told from 66 degrees of latitude on or of a range over twelve hours",
    }),
    rashiHouse: heldHouse.meta({ description: "House by whole signs; only where it is the same all through" }),
    moved: z.boolean().exactOptional().meta({ description: "Whether the two differ, where both hold" }),
    isRetrograde: z.boolean().exactOptional().meta({ description: "Only where it is the same all through" }),
  })
  .meta({ name: "UncertainChalitGraha" });

export const uncertainChalitOutput = z.object({
  birthTime: vedicBirthTime,
  ascendant: longitudeReach,
  midheaven: longitudeReach,
  bhavas: z.array(bhavaSchema),
  grahas: z.array(grahaSchema),
  houseSystem: z.literal("sripati"),
  focus: z.enum(FOCUSES),
  houseThemes: houseThemesSchema,
  frame: frameSchema,
  conventions: openVedicConventions,
});

export function presentOpenChalit(facts: OpenChalit, words: Words): DraftOf<typeof uncertainChalitOutput> {
  const { chart, from, to, middles0, grahas, focus } = facts;
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    ascendant: reach(from.lagnaDeg, to.lagnaDeg),
    midheaven: reach(from.midheavenDeg, to.midheavenDeg),
    bhavas: from.bhavas.map((bhava, index0) => {
      const last = at(to.bhavas, index0);
      const sign0 = middles0[index0];
      const ends = (read: (one: Bhava) => number) => reach(read(bhava), read(last));
      return {
        house: bhava.house,
        madhya: ends(({ madhyaDeg }) => madhyaDeg),
        start: ends(({ startDeg }) => startDeg),
        end: ends(({ endDeg }) => endDeg),
        rashi: sign0 === undefined ? undefined : signName(sign0),
        grahas: grahas.filter((graha) => graha.bhava === bhava.house).map(({ id }) => pointName(id)),
      };
    }),
    grahas: grahas.map(({ id, sign0, bhava, rashiHouse, isRetrograde }) => ({
      graha: pointName(id),
      longitude: reach(grahaOf(from.grahas, id).longitudeDeg, grahaOf(to.grahas, id).longitudeDeg),
      rashi: sign0 === undefined ? undefined : signName(sign0),
      bhava,
      rashiHouse,
      moved: bhava === undefined || rashiHouse === undefined ? undefined : bhava !== rashiHouse,
      isRetrograde,
    })),
    houseSystem: "sripati",
    focus,
    houseThemes: houseThemesOf(vedicReader(words), focus),
    frame: presentFrame(chart.frame),
    conventions: { ...presentOpenConventions(chart), houseSystem: "sripati" },
  };
}

function reach(fromDeg: number, toDeg: number): { from: number; to: number } {
  return { from: wireLongitude(fromDeg), to: wireLongitude(toDeg) };
}

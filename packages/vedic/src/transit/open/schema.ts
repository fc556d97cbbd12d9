import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { prose } from "@almagest/operation";
import { houseNumber, longitudeDeg, momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { frameSchema, grahaName, rashiName } from "../../birth/schema";
import { bornBetween, openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { pointNames } from "../../vocabulary/points";
import { binduReach, kakshaPart } from "../kaksha-present";
import { angleSchema, drishtiSchema, judgedSchema, transitingSchema } from "../schema";

const natalPlace = z
  .object({ longitude: longitudeDeg, ...named("sign", rashiName, signs) })
  .meta({ name: "NatalPlaceInTime" });

const natalSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    ...named("sign", rashiName.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    from: natalPlace.meta({ description: "At the earliest time" }),
    to: natalPlace.meta({ description: "At the latest time" }),
  })
  .meta({ name: "UncertainNatalGraha" });

const orbReach = z
  .object({ from: z.number().min(0), to: z.number().min(0) })
  .meta({ name: "NatalOrbReach", description: "For the earliest and for the latest birth, degrees" });

const { aspectsToNatal: ___, drishtiToNatal: ____, natalHouse: _____, ...transiting } = transitingSchema.shape;

const openTransitingSchema = z
  .object({
    ...transiting,
    houseFromMoon: houseNumber.exactOptional().meta({ description: "Only where the Moon keeps its sign" }),
    aspectsToNatal: z
      .array(z.object({ ...angleSchema.shape, orb: orbReach }).meta({ name: "UncertainAngleToNatal" }))
      .meta({ description: "Those of every one of these births" }),
    drishtiToNatal: z
      .array(z.object({ ...drishtiSchema.shape, orb: orbReach }).meta({ name: "UncertainDrishtiToNatal" }))
      .meta({ description: "On natal grahas that keep their sign" }),
    kaksha: kakshaPart,
  })
  .meta({ name: "UncertainTransitingGraha" });

const { natalHouse: ______, binduCount: _______, stateSource, state, ...judged } = judgedSchema.shape;

const openJudgedSchema = z
  .object({
    ...judged,
    state: state.exactOptional().meta({ description: "Only where every possible Lagna gives the same" }),
    stateSource: stateSource.exactOptional(),
    binduCount: binduReach.exactOptional(),
    bindu: z
      .boolean()
      .exactOptional()
      .meta({ description: "Whether the lord of the kaksha gives a point, where that is the same for all" }),
  })
  .meta({ name: "UncertainJudgedTransit" });

const keySchema = z
  .object({ ...named("planet", grahaName, pointNames), houseFromMoon: houseNumber, description: prose })
  .meta({ name: "KeyTransitFromMoon" });

export const openTransitOutput = z.object({
  birthTime: vedicBirthTime,
  frame: frameSchema.meta({ description: "At the earliest second" }),
  birthDate: z.string(),
  transitDatetime: z.string().meta({ description: "Local, as sent" }),
  summary: prose,
  natalPlanets: z.array(natalSchema),
  transitingPlanets: z.array(openTransitingSchema),
  candidates: z
    .array(
      z
        .object({
          born: bornBetween,
          ...named("moonSign", rashiName, signs),
          transits: z.array(openJudgedSchema).length(9).meta({ description: "The weightiest first" }),
          keyTransits: z.array(keySchema).meta({ description: "Jupiter, Saturn, Rahu and Ketu" }),
          reading: prose,
        })
        .meta({
          name: "GocharaCandidate",
          description: "The nine counted from one sign of the Moon, by Phaladeepika 26",
        }),
    )
    .min(1),
  conventions: z
    .object({
      ...openVedicConventions.shape,
      transit: momentConventionsSchema.meta({ name: "TransitMoment" }),
      aspectOrb: z.number().meta({ description: "Greatest orb of aspectsToNatal, degrees" }),
    })
    .meta({ name: "UncertainTransitConventions" }),
});

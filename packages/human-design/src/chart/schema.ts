import { named } from "@almagest/i18n";
import { civilMoment, NODE_TYPES, nodeType, place } from "@almagest/operation";
import { momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { types } from "../vocabulary/types";
import { BORDER_SIDES } from "./borders";

const unused = { description: "Decimal degrees; accepted as with other charts, and changes nothing here" };

/** Input of every operation on a birth. The place may be left out. */
export const designBirthBody = z
  .object({
    ...civilMoment.shape,
    latitude: place.shape.latitude.default(0).meta(unused),
    longitude: place.shape.longitude.default(0).meta(unused),
    nodeType,
  })
  .meta({ name: "DesignBirth" });

export const side = z.enum(["personality", "design"]).meta({
  name: "DesignSide",
  description: "personality is the instant of birth, design where the Sun stood 88 degrees earlier",
});

/** No angle is read, so that the pole of the Earth changes nothing. */
const { pole: _, ...moment } = momentConventionsSchema.shape;

const designConventions = {
  designArcDeg: z.literal(88).meta({ description: "Degrees of the Sun's longitude from the design instant to birth" }),
  wheel: z.string().meta({ description: "Where the wheel of gates begins in the zodiac" }),
  positions: z.string().meta({ description: "Frame of all longitudes" }),
};

const { ephemeris, ...instant } = moment;

const gateAndLine = z.string().meta({ description: "Gate and line, as 51.5" });

const borderSchema = z
  .object({
    side: z.enum(BORDER_SIDES),
    personalitySun: gateAndLine,
    designSun: gateAndLine,
    profile: z.string(),
    ...named("type", z.string(), types),
  })
  .meta({ name: "DesignBorder", description: "The design of a birth three minutes earlier or later" });

const borders = z
  .array(borderSchema)
  .exactOptional()
  .meta({ description: "Only where three minutes change the gate or line of a Sun, or the type" });

/** The conventions of one person's design. */
export const personMomentSchema = z
  .object({ ...instant, nodeType: z.enum(NODE_TYPES), borders })
  .meta({ name: "DesignMoment" });

/** The conventions of a design, so that a stored one can be reproduced. */
export const designConventionsSchema = z
  .object({ ...designConventions, nodeType: z.enum(NODE_TYPES), borders, ...instant, ephemeris })
  .meta({ name: "DesignConventions" });

/** The conventions of several people's designs, in the order they were sent. */
export const peopleConventionsSchema = z
  .object({ ...designConventions, ephemeris, people: z.array(personMomentSchema) })
  .meta({ name: "DesignsConventions" });

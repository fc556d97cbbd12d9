import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import {
  designBirthTime,
  openDesignConventions,
  possibleAuthorities,
  possibleProfiles,
  possibleTypes,
} from "../../birth-time/schema";
import { lineNumber } from "../../gates/schema";
import { notSelves, signatures, strategies } from "../../vocabulary/strategies";
import { authorities, types } from "../../vocabulary/types";
import { profile } from "../schema";

const held = { description: "Only where it is the same all through" };
const name = z.string().exactOptional().meta(held);
const shared = z
  .string()
  .exactOptional()
  .meta({ description: "Only where it is the same all through; two types may share one" });

/** Rules of acting and deciding, as far as they are the same at every second. */
export const openTypeMembers = {
  ...named("type", name, types),
  typeDescription: prose,
  aura: prose,
  ...named("strategy", shared, strategies),
  strategyDescription: prose,
  ...named("authority", name, authorities),
  authorityDescription: prose,
  ...named("signature", shared, signatures),
  ...named("notSelf", shared, notSelves),
  possibleTypes,
  possibleAuthorities,
};

export const openProfile = profile.exactOptional().meta({ description: "Only where it is the same all through" });

/** The keynotes of the two Suns, each where its line is the same at every second. */
export const openKeynotes = {
  personalityLine: lineNumber.exactOptional().meta(held),
  designLine: lineNumber.exactOptional().meta(held),
};

export const uncertainTypeOutput = z.object({
  birthTime: designBirthTime,
  ...openTypeMembers,
  profile: openProfile,
  possibleProfiles,
  conventions: openDesignConventions,
});

export const uncertainProfileOutput = z.object({
  birthTime: designBirthTime,
  profile: openProfile,
  profileDescription: prose,
  ...openKeynotes,
  personalityKeynote: prose,
  designKeynote: prose,
  possibleProfiles,
  conventions: openDesignConventions,
});

import type { DraftOf, Words } from "@almagest/operation";
import type * as z from "zod";
import type { OpenBirth } from "../../birth-time/open-design";
import { presentOpenConventions, presentOpenTime, presentTimes } from "../../birth-time/present";
import type { possibleProfiles } from "../../birth-time/schema";
import { candidatesOf, heldOf, type Timed, timed } from "../../birth-time/timeline";
import type { Profile } from "../../chart/profile";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { notSelves, signatures, strategies } from "../../vocabulary/strategies";
import { authorities, types } from "../../vocabulary/types";
import type { OpenProfile, OpenStrategy, OpenType } from "./compute";
import type { openTypeMembers, uncertainProfileOutput, uncertainTypeOutput } from "./schema";

type TypeMembers = DraftOf<z.ZodObject<typeof openTypeMembers>>;

export function presentOpenStrategy(open: OpenStrategy, texts: HumanDesignReader): TypeMembers {
  const type = heldOf(open.types);
  const authority = heldOf(open.authorities);
  return {
    type: type && types[type].en,
    typeDescription: type && texts.text(`types.${type}.description`),
    aura: type && texts.text(`types.${type}.aura`),
    strategy: heldOf(timed(open.types, (one) => strategies[one].en)),
    strategyDescription: type && texts.text(`types.${type}.strategy`),
    authority: authority && authorities[authority].en,
    authorityDescription: authority && texts.text(`authorities.${authority}`),
    signature: heldOf(timed(open.types, (one) => signatures[one].en)),
    notSelf: heldOf(timed(open.types, (one) => notSelves[one].en)),
    possibleTypes: type ? undefined : possibleTypes(open, texts),
    possibleAuthorities: authority ? undefined : possibleAuthorities(open, texts),
  };
}

function possibleTypes(open: OpenStrategy, texts: HumanDesignReader): TypeMembers["possibleTypes"] {
  return candidatesOf(open.types, open.span).map((candidate) => ({
    type: types[candidate.value].en,
    strategy: strategies[candidate.value].en,
    ...presentTimes(candidate, open),
    typeDescription: texts.text(`types.${candidate.value}.description`),
  }));
}

function possibleAuthorities(open: OpenStrategy, texts: HumanDesignReader): TypeMembers["possibleAuthorities"] {
  return candidatesOf(open.authorities, open.span).map((candidate) => ({
    authority: authorities[candidate.value].en,
    ...presentTimes(candidate, open),
    authorityDescription: texts.text(`authorities.${candidate.value}`),
  }));
}

export function presentPossibleProfiles(
  profiles: readonly Timed<Profile>[],
  birth: Pick<OpenBirth, "span">,
  texts: HumanDesignReader,
): DraftOf<typeof possibleProfiles> | undefined {
  if (profiles.length === 1) return undefined;
  return candidatesOf(profiles, birth.span).map((candidate) => ({
    profile: candidate.value,
    ...presentTimes(candidate, birth),
    profileDescription: texts.text(`profiles.${candidate.value}`),
  }));
}

export function presentOpenType(open: OpenType, words: Words): DraftOf<typeof uncertainTypeOutput> {
  const texts = humanDesignReader(words);
  return {
    birthTime: presentOpenTime(open, open.changes),
    ...presentOpenStrategy(open, texts),
    profile: heldOf(open.profiles),
    possibleProfiles: presentPossibleProfiles(open.profiles, open, texts),
    conventions: presentOpenConventions(open),
  };
}

export function presentOpenProfile(open: OpenProfile, words: Words): DraftOf<typeof uncertainProfileOutput> {
  const texts = humanDesignReader(words);
  const { personalityLine, designLine } = open;
  const profile = heldOf(open.profiles);
  return {
    birthTime: presentOpenTime(open, open.changes),
    profile,
    profileDescription: profile && texts.text(`profiles.${profile}`),
    personalityLine,
    designLine,
    personalityKeynote: personalityLine && texts.text(`keynotes.${personalityLine}.personality`),
    designKeynote: designLine && texts.text(`keynotes.${designLine}.design`),
    possibleProfiles: presentPossibleProfiles(open.profiles, open, texts),
    conventions: presentOpenConventions(open),
  };
}

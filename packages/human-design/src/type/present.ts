import type { DraftOf } from "@almagest/operation";
import type * as z from "zod";
import { type Design, profileLines } from "../chart/design";
import { authorityOf, typeOf } from "../graph/mechanics";
import type { HumanDesignReader } from "../texts/reader";
import { notSelves, signatures, strategies } from "../vocabulary/strategies";
import { authorities, types } from "../vocabulary/types";
import type { profileKeynotes, typeMembers } from "./schema";

export function presentType(
  design: Pick<Design, "channels" | "centers">,
  texts: HumanDesignReader,
): DraftOf<z.ZodObject<typeof typeMembers>> {
  const type = typeOf(design.channels);
  const authority = authorityOf(design.centers);
  return {
    type: types[type].en,
    typeDescription: texts.text(`types.${type}.description`),
    aura: texts.text(`types.${type}.aura`),
    strategy: strategies[type].en,
    strategyDescription: texts.text(`types.${type}.strategy`),
    authority: authorities[authority].en,
    authorityDescription: texts.text(`authorities.${authority}`),
    signature: signatures[type].en,
    notSelf: notSelves[type].en,
  };
}

export function presentKeynotes(
  design: Pick<Design, "sides">,
  texts: HumanDesignReader,
): DraftOf<typeof profileKeynotes> {
  const lines = profileLines(design);
  return {
    personalityLine: lines.personality,
    designLine: lines.design,
    personality: texts.text(`keynotes.${lines.personality}.personality`),
    design: texts.text(`keynotes.${lines.design}.design`),
  };
}

import { named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { digitalRoot } from "../numbers/reduce";
import type { YAsVowel } from "../numbers/vowels";
import { fullName, letters, nameConventions, yAsVowel } from "../schema";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, numerologyReader } from "../texts/reader";
import type { BridgeNumbers, BridgeNumbersRequest } from "../types";
import { roles } from "../vocabulary/roles";
import { birthDate, requireRealDay } from "./date";
import { type NamedLetters, namedLetters, presentName } from "./named";
import {
  type BirthDate,
  type CorePosition,
  expressionOf,
  lifePathOf,
  type PositionNumber,
  personalityOf,
  soulUrgeOf,
} from "./positions";

interface BridgeEnd {
  readonly position: Extract<CorePosition, "lifePath" | "expression" | "soulUrge" | "personality">;
  /** 1 to 9: master numbers are reduced. */
  readonly number: number;
}

export type BridgeId = "lifePathExpression" | "expressionPersonality" | "expressionSoulUrge";

/** The gap between two core numbers, 0 to 8. */
export interface Bridge {
  readonly id: BridgeId;
  readonly from: BridgeEnd;
  readonly to: BridgeEnd;
  readonly bridge: number;
}

export interface Bridges {
  readonly bridges: Readonly<Record<BridgeId, Bridge>>;
  readonly named: NamedLetters;
}

/** The three bridges: |a - b| of two core numbers reduced to one digit. Source: Decoz, Numerology: Key to Your Inner Self (1994). */
export function computeBridges(
  input: BirthDate & { readonly fullName: string; readonly yAsVowel?: YAsVowel | undefined },
  context?: NameContext,
): Bridges {
  const named = namedLetters(input.fullName, context, "fullName", input.yAsVowel);
  const end = (position: BridgeEnd["position"], { number }: PositionNumber): BridgeEnd => ({
    position,
    number: digitalRoot(number),
  });
  const lifePath = end("lifePath", lifePathOf(input));
  const expression = end("expression", expressionOf(named.sets));
  const personality = end("personality", personalityOf(named.sets, named.field));
  const soulUrge = end("soulUrge", soulUrgeOf(named.sets, named.field));
  return {
    named,
    bridges: {
      lifePathExpression: bridgeOf("lifePathExpression", lifePath, expression),
      expressionPersonality: bridgeOf("expressionPersonality", expression, personality),
      expressionSoulUrge: bridgeOf("expressionSoulUrge", expression, soulUrge),
    },
  };
}

function bridgeOf(id: BridgeId, from: BridgeEnd, to: BridgeEnd): Bridge {
  return { id, from, to, bridge: Math.abs(from.number - to.number) };
}

const end = z.object({ ...named("name", z.string(), roles), number: z.int() }).meta({ name: "BridgeEnd" });
const bridge = z
  .object({ bridge: z.int().min(0).max(8), from: end, to: end, meaning: prose })
  .meta({ name: "NumberBridge" });

export const bridgeNumbers: Operation<BridgeNumbersRequest, BridgeNumbers, NameContext> = defineOperation({
  id: "calculateBridgeNumbers",
  method: "POST",
  path: "/numerology/bridge",
  summary: "Bridge numbers: the gaps between the core numbers, 0 to 8",
  description: "Master numbers are reduced first; the size of a gap is the quality that closes it.",
  query: langQuery,
  body: z.object({ fullName, ...birthDate, yAsVowel }).check(requireRealDay),
  output: z.object({
    lifePathExpression: bridge,
    expressionPersonality: bridge,
    expressionSoulUrge: bridge,
    letters,
    conventions: nameConventions,
  }),
  needs: [needTransliterator],
  compute: computeBridges,
  present: ({ bridges, named }, words) => {
    const texts = numerologyReader(words);
    return {
      lifePathExpression: presentBridge(bridges.lifePathExpression, texts),
      expressionPersonality: presentBridge(bridges.expressionPersonality, texts),
      expressionSoulUrge: presentBridge(bridges.expressionSoulUrge, texts),
      ...presentName(named),
    };
  },
  examples: [{ fullName: "John William Smith", year: 1990, month: 7, day: 15 }],
});

function presentBridge({ id, from, to, bridge: gap }: Bridge, texts: NumerologyReader): DraftOf<typeof bridge> {
  return {
    bridge: gap,
    from: presentEnd(from, texts),
    to: presentEnd(to, texts),
    meaning: texts.text(`bridges.${id}.${keyIn("gap", gap)}`),
  };
}

function presentEnd({ position, number }: BridgeEnd, _texts: NumerologyReader): DraftOf<typeof end> {
  return { name: roles[position].en, number };
}

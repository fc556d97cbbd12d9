import * as fc from "fast-check";
import { births } from "../../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../../telling/test/claims";
import { baziCompatibility } from "../../src/index";
import { en } from "../../src/texts/en";
import type { BaziCompatibility } from "../../src/types";
import { context } from "./asked";

type Side = "weak" | "balanced" | "strong";
const sideOf = (verdict: BaziCompatibility["personA"]["strength"]): Side => {
  if (verdict === "balanced") return "balanced";
  return /weak/.test(verdict) ? "weak" : "strong";
};

const sides = (says: RegExp, one: Side, other: Side): Claim<BaziCompatibility> => ({
  says,
  restsOn: ["personA.strength", "personB.strength"],
  holds: ({ personA, personB }) => sideOf(personA.strength) === one && sideOf(personB.strength) === other,
});

const dayBond = (says: RegExp, type: RegExp): Claim<BaziCompatibility> => ({
  says,
  restsOn: ["interactions.*.type", "interactions.*.positions"],
  holds: ({ interactions }) =>
    interactions.some((one) => type.test(one.type) && one.positions.every((place) => place.endsWith(".day"))),
});

const total = (says: RegExp, holds: (score: number) => boolean): Claim<BaziCompatibility> => ({
  says,
  restsOn: ["score", "harmoniousCount", "challengingCount"],
  holds: ({ score, harmoniousCount: kind, challengingCount: hard }) =>
    score === Math.max(0, Math.min(100, 50 + 8 * kind - 4 * hard)) && holds(score),
});

export const couple: CheckedText = claimedText({
  operation: baziCompatibility,
  member: "summary",
  told: ({ summary }) => summary,
  requests: fc.record({ personA: births, personB: births }),
  answerTo: (request) => baziCompatibility(request, context),
  claims: [
    sides(/^Neither of you has strength to burn/, "weak", "weak"),
    sides(/^You tire sooner than the other does/, "weak", "balanced"),
    sides(/^You have less wind in your lungs/, "weak", "strong"),
    sides(/^You stand evenly, the other is more easily emptied/, "balanced", "weak"),
    sides(/^Two people of even strength/, "balanced", "balanced"),
    sides(/^The other has strength to spare and you have the measure/, "balanced", "strong"),
    sides(/^You are the stronger one and hear it least/, "strong", "weak"),
    sides(/^You set the pace and the other keeps the time/, "strong", "balanced"),
    sides(/^Two strong charts, and neither/, "strong", "strong"),
    dayBond(/^The two branches of home combine, which is the seat of marriage at its friendliest/, /combination/),
    dayBond(/^The two branches of home stand opposite/, /clash/),
    dayBond(/^Between the branches of home there is a harm/, /harm/),
    total(/^There is more friction than ease on this page/, (score) => score < 50),
    total(/^On the whole you make things easier for each other/, (score) => score > 50),
    total(/^Much in these two charts is glad of the other/, (score) => score > 50),
  ],
  bank: { catalogue: en, keys: /^compatibility\./ },
  figures: [
    ...["Ask first what form", "Change one of those", "from the first day", "on the third 'no'", "best agreed upon"],
    ...[
      "a second outlet",
      "counted first on distance",
      "third parties",
      "who was sad first",
      "is the best thing they have",
    ],
    ...[
      "The other one trims",
      "the trifles first",
      "Slow down by a third",
      "thank you least",
      "half of the rooms",
      "has seldom been",
    ],
  ],
});

import { tellingFor } from "@almagest/telling";
import type { ChineseTexts } from "./shape";

/** Whole paragraphs by the fact they tell, and the answers whose summary may have them. */
export const telling = tellingFor<ChineseTexts>()({
  month: { under: "dayMasterMonths", kind: "paragraph", sections: ["chart"] },
  strength: { under: "dayMasterStrength", kind: "paragraph", sections: ["chart", "dayMaster"] },
  structure: { under: "structures", kind: "paragraph", sections: ["chart"] },
  leading: { under: "leading", kind: "paragraph", sections: ["chart"] },
  missing: { under: "missing", kind: "paragraph", sections: ["chart"] },
  naYin: { under: "naYin", kind: "paragraph", sections: ["chart"] },
  useful: { under: "usefulGod.reasons", kind: "paragraph", sections: ["chart", "dayMaster", "luck"] },
  climate: { under: "usefulGod.climate", kind: "paragraph", sections: ["chart"] },
  favor: { under: "favor", kind: "paragraph", sections: ["chart", "dayMaster"] },
  spare: { under: "spare", kind: "paragraph", sections: ["dayMaster"] },
  luckStart: { under: "luck.start", kind: "paragraph", sections: ["luck"] },
  luckArc: { under: "luck.arc", kind: "paragraph", sections: ["luck"] },
  luckBest: { under: "luck.best", kind: "paragraph", sections: ["luck"] },
  luckHardest: { under: "luck.hardest", kind: "paragraph", sections: ["luck"] },
  luckAge: { under: "luck.ages", kind: "paragraph", sections: ["luckPillar"] },
  luck: { under: "luck", kind: "paragraph", sections: ["luck"] },
  decadeStem: { under: "times.luckStem", kind: "frame", sections: ["luckPillar"] },
  decadeBranch: { under: "times.luckBranch", kind: "paragraph", sections: ["luckPillar"] },
  luckStem: { under: "luckStems", kind: "paragraph", sections: ["luckPillar"] },
  luckBranch: { under: "luckBranches", kind: "paragraph", sections: ["luckPillar"] },
  yearStemRole: { under: "times.yearStem", kind: "frame", sections: ["year"] },
  yearBranchRole: { under: "times.yearBranch", kind: "paragraph", sections: ["year"] },
  moment: { under: "times.moment", kind: "paragraph", sections: ["moment"] },
  meeting: { under: "times.meetings", kind: "paragraph", sections: ["moment"] },
  yearStem: { under: "annualStems", kind: "paragraph", sections: ["year"] },
  yearBranch: { under: "annualBranches", kind: "paragraph", sections: ["year"] },
  yearWork: { under: "annualAreas.work", kind: "paragraph", sections: ["year"] },
  yearMoney: { under: "annualAreas.money", kind: "paragraph", sections: ["year"] },
  yearHome: { under: "annualAreas.home", kind: "paragraph", sections: ["year"] },
  yearClose: { under: "annualClose", kind: "paragraph", sections: ["year"] },
  coupleRelation: { under: "compatibility.relation", kind: "paragraph", sections: ["couple"] },
  coupleStrengths: { under: "compatibility.strengths", kind: "paragraph", sections: ["couple"] },
  coupleHomes: { under: "compatibility.homes", kind: "paragraph", sections: ["couple"] },
  coupleClose: { under: "compatibility.close", kind: "paragraph", sections: ["couple"] },
});

export type ChineseTeller = ReturnType<typeof telling.teller>;

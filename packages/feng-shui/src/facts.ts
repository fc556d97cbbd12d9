// The facts behind the answers: whole numbers and canonical ids, without language.
export { type SanSha, sanShaOf, suiPoOf, taiSuiOf } from "./afflictions/afflictions";
export { MOUNTAINS, type Mountain, mountainFacing, mountainNamed, oppositeMountain } from "./compass/mountains";
export { TRIGRAMS, type Trigram } from "./compass/trigrams";
export { type BirthKua, kuaOfBirth } from "./mansions/birth";
export { groupOf, kuaOf, type MansionSector, mansionsByRank, mansionsOf, rawKua } from "./mansions/kua";
export { combinationOf } from "./stars/combinations";
export { flownPlate, homeOf, type Plate, palaceOf } from "./stars/lo-shu";
export { type NatalStars, natalStars } from "./stars/natal";
export { annualStar, monthlyStar, periodOf } from "./stars/timed";

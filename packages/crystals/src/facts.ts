// What answers are made from: canonical ids, without language.
export {
  computeDailyCrystal,
  computeRandomCrystal,
  type DailyCrystalFacts,
} from "./draw/operations";

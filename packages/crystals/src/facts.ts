// The facts behind the answers: canonical ids, without language.
export {
  computeDailyCrystal,
  computeRandomCrystal,
  type DailyCrystalFacts,
} from "./draw/operations";

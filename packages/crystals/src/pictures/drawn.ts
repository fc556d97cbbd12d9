/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = ["getBirthstones", "getDailyCrystal", "getCrystalPairings", "getRandomCrystal", "getCrystal"];

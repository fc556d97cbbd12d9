import { type AskedOptions, hoursOfBirth, type Picture } from "@almagest/pictures";

type Hours = Picture<AskedOptions<Record<never, never>>>;

// The hours of each answer that may leave the time of birth open: the weightiest member first.

export const aspectsHours: Hours = /* @__PURE__ */ hoursOfBirth("calculateAspects");

export const asteroidsHours: Hours = /* @__PURE__ */ hoursOfBirth("generateAsteroids");

export const housesHours: Hours = /* @__PURE__ */ hoursOfBirth("calculateHouses");

export const lilithHours: Hours = /* @__PURE__ */ hoursOfBirth("generateLilith");

export const localSpaceHours: Hours = /* @__PURE__ */ hoursOfBirth("generateLocalSpace");

export const lotsHours: Hours = /* @__PURE__ */ hoursOfBirth("calculateArabicLots");

export const natalHours: Hours = /* @__PURE__ */ hoursOfBirth("generateNatalChart");

export const patternsHours: Hours = /* @__PURE__ */ hoursOfBirth("detectAspectPatterns");

export const positionsHours: Hours = /* @__PURE__ */ hoursOfBirth("getPlanetaryPositions");

export const profectionsHours: Hours = /* @__PURE__ */ hoursOfBirth("generateProfections");

export const relocationHours: Hours = /* @__PURE__ */ hoursOfBirth("generateRelocationChart");

export const starsHours: Hours = /* @__PURE__ */ hoursOfBirth("generateFixedStars");

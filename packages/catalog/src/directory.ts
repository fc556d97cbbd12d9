import type { Domain } from "@almagest/operation";

export { type Catalogue, type CatalogueEntry, createCatalogue } from "./catalogue";

/** A domain by what can be said of it before it is loaded. */
export interface DomainNote {
  readonly id: string;
  readonly title: string;
  /** Whether it speaks about the caller's own account, which nobody has on his own machine. */
  readonly isAboutCaller: boolean;
  /** Its operations and everything that they import, when they are first asked for. */
  readonly load: () => Promise<Domain>;
}

const note = (id: string, title: string, load: DomainNote["load"]): DomainNote => ({
  id,
  title,
  isAboutCaller: id === "usage",
  load,
});

/**
 * Every domain of the service, in the order they are listed in, none of them loaded: for a program that answers one call
 * and ends, where loading them all takes longer than the answer. `domains` is what they load; a test holds that both say
 * the same.
 */
export const directory: readonly DomainNote[] = [
  note("astrology", "Western astrology", async () => (await import("@almagest/western/domain")).western),
  note("vedic-astrology", "Vedic astrology", async () => (await import("@almagest/vedic/domain")).vedic),
  note("human-design", "Human Design", async () => (await import("@almagest/human-design/domain")).humanDesign),
  note(
    "chinese-astrology",
    "Chinese astrology",
    async () => (await import("@almagest/chinese-astrology/domain")).chinese,
  ),
  note("feng-shui", "Feng shui", async () => (await import("@almagest/feng-shui/domain")).fengShui),
  note(
    "mesoamerican-astrology",
    "Mesoamerican astrology",
    async () => (await import("@almagest/mesoamerican-astrology/domain")).mesoamerican,
  ),
  note("vastu", "Vastu", async () => (await import("@almagest/vastu/domain")).vastu),
  note("ayurveda", "Ayurveda", async () => (await import("@almagest/ayurveda/domain")).ayurveda),
  note("numerology", "Numerology", async () => (await import("@almagest/numerology/domain")).numerology),
  note("kabbalah", "Kabbalah", async () => (await import("@almagest/kabbalah/domain")).kabbalah),
  note("tarot", "Tarot", async () => (await import("@almagest/tarot/domain")).tarot),
  note("iching", "I Ching", async () => (await import("@almagest/iching/domain")).iching),
  note("angel-numbers", "Angel numbers", async () => (await import("@almagest/angel-numbers/domain")).angelNumbers),
  note("crystals", "Crystals", async () => (await import("@almagest/crystals/domain")).crystals),
  note("dreams", "Dreams", async () => (await import("@almagest/dreams/domain")).dreams),
  note("biorhythm", "Biorhythm", async () => (await import("@almagest/biorhythm/domain")).biorhythm),
  note("forecast", "Forecast", async () => (await import("@almagest/forecast/domain")).forecast),
  note("location", "Location", async () => (await import("@almagest/location/domain")).location),
  // It speaks about the fields of all others, and loads them.
  note("languages", "Languages", async () => (await import("./domains")).languages),
  note("usage", "Usage", async () => (await import("@almagest/quota")).usageDomain),
];

// The changes of a whole day, in natal charts: how many of those could be cast in the time.
import { median } from "./median.mjs";

const DATE = "1987-03-14";
const PLACE = { latitude: 52.52, longitude: 13.405 };
const SIDEREAL = { ...PLACE, ayanamsa: "lahiri", nodeType: "mean" };
const BAZI = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "solar", longitude: PLACE.longitude };
const KABBALAH = {
  angelDating: "solar-longitude",
  yearStart: "march-21",
  leapDayPolicy: "extend-previous",
  place: PLACE,
};

async function searches(ephemeris) {
  const { changesOf, searchedSky, wholeDay } = await import("@almagest/sky");
  const { baziMembers } = await import("@almagest/chinese-astrology/facts");
  const { designChanges, designMembers, variableMembers } = await import("@almagest/human-design/facts");
  const { profileMembers } = await import("@almagest/kabbalah/facts");
  const vedic = await import("@almagest/vedic/facts");
  const { natalMembers } = await import("@almagest/western/facts");
  const span = wholeDay(DATE, "Europe/Berlin");
  const of = (membersOf) => () => {
    const sky = searchedSky(ephemeris, span);
    return changesOf(sky, membersOf(sky));
  };
  const partner = { moon: vedic.moonPlaceOf(200), unknown: "bride" };
  return {
    "always listed": {
      Western: of((sky) => natalMembers(sky, { ...PLACE, houseSystem: "placidus", nodeType: "true" })),
      Vedic: of((sky) => vedic.vedicMembers(sky, SIDEREAL)),
      matching: of((sky) => vedic.matchingMembers(sky, SIDEREAL, partner)),
      "Human Design": () => designChanges(ephemeris, span, "true"),
      "four pillars": of((sky) => baziMembers(sky, BAZI, "male")),
      kabbalah: of((sky) => profileMembers(sky, KABBALAH)),
    },
    counted: {
      variables: () => {
        const { search } = designMembers(ephemeris, span, "true");
        return changesOf(search.sky, variableMembers(search));
      },
      "divisions 2 to 60": of((sky) => vedic.fineVargaMembers(sky, SIDEREAL)),
      "sub lords of cusps": of((sky) => vedic.kpCuspMembers(sky, { ...SIDEREAL, ayanamsa: "kp-newcomb" })),
    },
  };
}

function seconds(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const WARM_UP = 30;

/** One round measures a search and the charts beside it, so that a machine that slows down slows both. */
export async function benchBirthTimes({ ephemeris, row, rounds = 25 }) {
  const { createContext } = await import("@almagest/operation");
  const { natalChart } = await import("@almagest/western");
  const { en } = await import("@almagest/western/texts/en");
  const context = createContext({ ephemeris, texts: [en] });
  const charts = () => {
    for (let minute = 10; minute < 30; minute += 1) {
      natalChart({ ...PLACE, date: DATE, time: `12:${minute}:00`, timezone: "Europe/Berlin" }, context);
    }
  };
  for (const [kind, runs] of Object.entries(await searches(ephemeris))) {
    for (const [name, run] of Object.entries(runs)) {
      for (let round = 0; round < WARM_UP; round += 1) run();
      const ratios = Array.from({ length: rounds }, () => (20 * seconds(run)) / seconds(charts));
      const aim = kind === "always listed" ? "at most 12" : "";
      row(`changes of a day, ${kind}: ${name}`, median(ratios).toFixed(1), aim, "natal charts");
    }
  }
}

import { type Route, writeRoute } from "../route";
import { isMembers, type Members } from "./names";

/** The look-up of a thing that other answers name: the operation, and the member that it is looked up by. */
type LookUp = readonly [operation: string, by: string];

/** By domain, the lists and objects whose items have a look-up. */
const LOOK_UPS: Readonly<Record<string, Readonly<Record<string, LookUp>>>> = {
  dreams: { see: ["getDreamSymbol", "id"], symbols: ["getDreamSymbol", "id"] },
  crystals: { crystals: ["getCrystal", "id"], pairings: ["getCrystal", "id"] },
  tarot: { cards: ["getCard", "id"], card: ["getCard", "id"] },
  iching: { hexagrams: ["getHexagram", "number"], hexagram: ["getHexagram", "number"] },
  kabbalah: { sephirot: ["getSephirah", "id"], letters: ["getHebrewLetter", "id"] },
  vastu: { devatas: ["getDevata", "id"], directions: ["getDikpalaDirection", "id"] },
  "chinese-astrology": { animals: ["getZodiacAnimal", "id"] },
  "vedic-astrology": { yogas: ["getYoga", "id"] },
};

/** A domain whose list is the answer itself. */
const LISTS: Readonly<Record<string, LookUp>> = {
  listPlanetMeanings: ["getPlanetMeaning", "id"],
  listZodiacSigns: ["getZodiacSign", "id"],
  listNakshatras: ["getNakshatra", "id"],
  listRashis: ["getRashi", "id"],
  listAvasthas: ["getAvastha", "id"],
};

/** All look-ups; those of lists are in any domain. */
export function lookUps(): readonly {
  readonly domain: string | undefined;
  readonly operation: string;
  readonly by: string;
}[] {
  const inDomains = Object.entries(LOOK_UPS).flatMap(([domain, all]) =>
    Object.values(all).map(([operation, by]) => ({ domain, operation, by })),
  );
  return [...inDomains, ...Object.values(LISTS).map(([operation, by]) => ({ domain: undefined, operation, by }))];
}

interface Asked {
  readonly domain: string;
  readonly operation: string;
  readonly route: Route;
}

/** The address of what a row of a list names: a symbol, a card, a day of a month. */
export function linksIn({ domain, operation, route }: Asked): (list: string, row: Members) => string | undefined {
  const ofDomain = LOOK_UPS[domain] ?? {};
  return (list, row) => {
    if (operation === MONTH) return list === "days" ? dayLink(route, row) : undefined;
    const lookUp = list === "" ? LISTS[operation] : ofDomain[list];
    if (lookUp !== undefined) return link(domain, lookUp, row);
    const inside = Object.entries(row).find(([name, value]) => ofDomain[name] !== undefined && isMembers(value));
    const [name = "", value] = inside ?? [];
    const other = ofDomain[name];
    return other !== undefined && isMembers(value) ? link(domain, other, value) : undefined;
  };
}

function link(domain: string, [operation, by]: LookUp, row: Members): string | undefined {
  const value = row[by];
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return writeRoute({ view: "operation", domain, operation, values: { [by]: String(value) } });
}

const MONTH = "getPanchangMonth";

/** A day of a month leads to its page, at the same place. */
function dayLink(route: Route, { date }: Members): string | undefined {
  if (route.view !== "operation" || typeof date !== "string") return undefined;
  const { year: _, month: __, ...place } = route.values;
  return writeRoute({ view: "operation", domain: "pages", operation: "getPanchangPage", values: { ...place, date } });
}

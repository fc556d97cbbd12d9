import { leavesOf } from "@almagest/i18n";
import { sentencesOf } from "@almagest/telling";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { designConnection, designPenta } from "../src/index";
import { en } from "../src/texts/en";
import type { DesignConnection, DesignPenta, DesignPentaRequest } from "../src/types";
import { context, numberOf, person } from "./asked";
import { narrowed } from "./narrowed-claims";
import { transit, transitReading } from "./transit-claims";

const NUMBER = "([Nn]one|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)";

const CLOSED = ["channels.*.defined", "channels.*.isCore", "summary.definedChannels", "summary.coreDefined"];

/** So many of the six channels are closed, the core among them or not. */
const closed = (says: string, isCore: boolean, all?: number): Claim<DesignPenta> => ({
  says: new RegExp(says.replace("COUNT", NUMBER)),
  restsOn: CLOSED,
  holds: ({ channels, summary }, [, count]) => {
    const own = channels.filter(({ defined }) => defined);
    const told = count === undefined ? all : numberOf(count);
    const isCounted = own.length === told && summary.definedChannels === told && channels.length === 6;
    return isCounted && summary.coreDefined === isCore && own.some((one) => one.isCore) === isCore;
  },
});

const half = ({ channels }: DesignPenta, position: "upper" | "lower"): number =>
  channels.filter((channel) => channel.defined && channel.position === position).length;

/** The closed channels of three toward the Throat and toward the Sacral, as counts, the larger number first. */
const balance = (says: string, first: "upper" | "lower"): Claim<DesignPenta> => ({
  says: new RegExp(says),
  restsOn: ["channels.*.position", "channels.*.defined"],
  holds: (answer, [, one, other]) =>
    half(answer, first) === numberOf(one) &&
    half(answer, first === "upper" ? "lower" : "upper") === numberOf(other) &&
    numberOf(one) > numberOf(other),
});

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** The gates that one person of the group brings alone. */
const aloneOf = (gates: DesignPenta["gates"], member0: number): readonly number[] =>
  gates.filter(({ heldBy }) => heldBy.length === 1 && heldBy[0] === member0).map(({ gate }) => gate);

/** The type of a list does not say that every time in it is known. */
const knownPenta: (request: DesignPentaRequest, asked: typeof context) => DesignPenta = designPenta;

const penta: CheckedText = claimedText({
  operation: designPenta,
  member: "reading",
  told: ({ reading }) => reading,
  requests: fc.record({ members: fc.array(person, { minLength: 3, maxLength: 5 }) }),
  answerTo: (request) => knownPenta(request, context),
  claims: [
    closed("^All six channels of this group are closed, the core among them", true, 6),
    closed("^The core, The Beat \\(2-14\\), is closed, and others with it: COUNT channels of six in all", true),
    closed("^The core, The Beat \\(2-14\\), is closed, and little besides it: COUNT channels? of six in all", true),
    closed("^Of the six channels COUNT are closed, without the core channel, The Beat \\(2-14\\)", false),
    closed(
      "^COUNT (?:of the six channels is|channel of six is|channels of six are) closed, and the core, The Beat \\(2-14\\), is open",
      false,
    ),
    balance(
      "^More channels are closed toward the Throat, where a group speaks, .+: (\\w+) of three against (\\w+)",
      "upper",
    ),
    balance(
      "^The working side, toward the Sacral, has more channels closed .+: (\\w+) of three against (\\w+)",
      "lower",
    ),
    {
      says: new RegExp(`^As many channels are closed on the speaking side, .+: ${NUMBER} of three each`),
      restsOn: ["channels.*.position", "channels.*.defined"],
      holds: (answer, [, count]) =>
        half(answer, "upper") === numberOf(count) && half(answer, "lower") === numberOf(count),
    },
    {
      says: /^No one has gate (\d+)/,
      restsOn: ["summary.gapGates.*", "gates.*.filled"],
      holds: ({ summary, gates }, [, gate]) =>
        summary.gapGates.includes(Number(gate)) && gates.some((one) => one.gate === Number(gate) && !one.filled),
    },
    {
      says: new RegExp(`^The (${PLACES.join("|")}) on your list alone brings (?:gate|the gates) ([\\d, and]+)\\.`),
      restsOn: ["gates.*.heldBy"],
      holds: ({ gates, memberCount }, [, place = "", list = ""]) => {
        const gatesOf = aloneOf(gates, PLACES.indexOf(place));
        const most = Math.max(...Array.from({ length: memberCount }, (_, member0) => aloneOf(gates, member0).length));
        return (list.match(/\d+/g) ?? []).join() === gatesOf.join() && gatesOf.length === most;
      },
    },
    {
      says: /^More than one of you brings gates that nobody else has, so the group leans on no single person/,
      restsOn: ["gates.*.heldBy"],
      holds: ({ gates, memberCount }) => {
        const counts = Array.from({ length: memberCount }, (_, member0) => aloneOf(gates, member0).length);
        const most = Math.max(...counts);
        return most > 0 && counts.filter((count) => count === most).length > 1;
      },
    },
    {
      says: /^Every gate that you have is brought by two of you or more/,
      restsOn: ["gates.*.heldBy"],
      holds: ({ gates }) => gates.every(({ heldBy }) => heldBy.length !== 1),
    },
  ],
  bank: { catalogue: en, keys: /^group\./ },
  figures: ["the quietest of you", "most days run"],
});

const parts = (says: RegExp, definition: DesignConnection["combinedDefinition"]): Claim<DesignConnection> => ({
  says,
  restsOn: ["combinedDefinition"],
  holds: ({ combinedDefinition }) => combinedDefinition === definition,
});

/** A center that one of the two alone has defined. */
const holder = (center: string, says: string): Claim<DesignConnection> => ({
  says: new RegExp(says.replace("HOLDER", "Person ([AB])")),
  restsOn: ["centers.*.definedBy"],
  holds: ({ centers }, [, who]) =>
    centers.some(({ id, definedBy }) => id === center && definedBy.length === 1 && definedBy[0] === who),
});

const DYNAMICS = ["electromagnetic", "dominance", "compromise", "companionship"] as const;
const CHANNELS = "((?:[A-Z][\\w ]+ \\(\\d+-\\d+\\)(?:, and |, | and )?)+)";

/**
 * Checks that the channels named in a theme's sentence are shared as it says: one end each, or more held by one of the
 * two.
 */
function shared(text: string, dynamic: (typeof DYNAMICS)[number]): readonly Claim<DesignConnection>[] {
  const [sentence] = sentencesOf(text).filter((one) => one.includes("{channels}"));
  const pattern = sentence?.replace(/[.?]/g, "\\$&").replace("{channels}", CHANNELS);
  if (pattern === undefined) return [];
  return (["A", "B"] as const).map((who) => ({
    says: new RegExp(
      `^${pattern.replaceAll("{holder}", `Person ${who}`).replaceAll("{other}", `Person ${who === "A" ? "B" : "A"}`)}`,
    ),
    restsOn: ["channels.*.dynamic", "channels.*.personAGates", "channels.*.personBGates"],
    holds: ({ channels, summary }, [, list = ""]) => {
      const told = (list.match(/\d+-\d+/g) ?? []).map((id) =>
        channels.find(({ gateA, gateB }) => id === `${gateA}-${gateB}`),
      );
      const hasWhole = (channel: DesignConnection["channels"][number], person: "A" | "B"): boolean =>
        (person === "A" ? channel.personAGates : channel.personBGates).length === 2;
      return told.every((channel) => {
        if (channel?.dynamic.toLowerCase() !== dynamic || summary[dynamic] < told.length) return false;
        const isOther = hasWhole(channel, who === "A" ? "B" : "A");
        if (dynamic === "electromagnetic") return !hasWhole(channel, who) && !isOther;
        return hasWhole(channel, who) && isOther === (dynamic === "companionship");
      });
    },
  }));
}

const themeClaims = [...leavesOf(en.messages)].flatMap(([key, leaf]) => {
  const dynamic = DYNAMICS.find((one) => key.startsWith("themes.") && key.endsWith(`.${one}`));
  return dynamic !== undefined && typeof leaf === "string" ? shared(leaf, dynamic) : [];
});

const connection: CheckedText = claimedText({
  operation: designConnection,
  member: "reading",
  told: ({ reading }) => reading,
  requests: fc.record({ personA: person, personB: person }),
  answerTo: (request) => designConnection(request, context),
  claims: [
    ...themeClaims,
    {
      says: /^No channel closes between the two of you/,
      restsOn: ["totalChannels", "channels"],
      holds: ({ channels, totalChannels }) => channels.length === 0 && totalChannels === 0,
    },
    parts(/^Nothing is fixed in the two of you together/, "None"),
    parts(/^Put together, all that is defined in you hangs in one piece/, "Single"),
    parts(/^Put together, you are still two islands/, "Split"),
    parts(/^Put together, you come in three parts/, "Triple Split"),
    parts(/^Put together, you come in four parts/, "Quadruple Split"),
    holder("solar-plexus", "^Only HOLDER has a defined Solar Plexus"),
    holder("sacral", "^HOLDER has a defined Sacral"),
    holder("heart", "^The Heart is defined in HOLDER alone"),
    holder("g", "^The G Center of HOLDER is defined"),
    holder("spleen", "^With the Spleen defined in HOLDER alone"),
    holder("root", "^The Root is defined in HOLDER and open"),
    holder("throat", "^HOLDER has a defined Throat"),
    holder("ajna", "^The Ajna is defined in HOLDER"),
    holder("head", "^HOLDER has a defined Head"),
  ],
  bank: { catalogue: en, keys: /^(?:meeting|typesMeet|themes)\./, samples: { other: "Person B", holder: "Person A" } },
  figures: [
    "A third person",
    "in the third quarter",
    "Half of them",
    "In company the first talks and the second is silent",
    "the first sound from Person",
    "the first to stop",
    'the first quiet "not this one"',
    "Remember where you stood when it was best",
    "on the day it is highest",
    "the last word falls",
    "half of what either of you needs",
    "is best learned",
    "at your best",
    "an exactness that is rare",
  ],
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [penta, connection, transit, transitReading, narrowed];

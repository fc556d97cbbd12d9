import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import * as fc from "fast-check";
import { births, date, time } from "../../telling/test/asked";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { CENTERS, type Center } from "../src/graph/centers";
import { designConnection, designPenta, designTransit } from "../src/index";
import { en } from "../src/texts/en";
import type {
  DesignConnection,
  DesignPenta,
  DesignPentaRequest,
  DesignTransit,
  DesignTransitRequest,
} from "../src/types";
import { centers as centerNames } from "../src/vocabulary/centers";
import { narrowed } from "./narrowed-claims";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });
const person = births.map(({ date: born, time: at, timezone }) => ({ date: born, time: at, timezone }));

const NUMBERS = ["none", "one", "two", "three", "four", "five", "six"];
const numberOf = (word = ""): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));
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
    closed("^Of the six channels COUNT are closed, and the core, The Beat \\(2-14\\), is not among them", false),
    closed(
      "^COUNT (?:of the six channels is|channel of six is|channels of six are) closed, and the core, The Beat \\(2-14\\), is open",
      false,
    ),
    balance(
      "^More channels are closed toward the Throat, (\\w+) of three, than toward the Sacral, (\\w+) of three",
      "upper",
    ),
    balance("^Of its three channels the Sacral end has (\\w+) closed, the Throat end (\\w+)", "lower"),
    {
      says: new RegExp(
        `^Toward the Throat and toward the Sacral the same number is closed, ${NUMBER} of three on either side`,
      ),
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
  figures: ["the quietest of you", "in the first week", "most days run"],
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
    "the first to stop and the first to bed",
    'the first quiet "not this one"',
    "most of the scenes",
    "Remember where you stood when it was best",
    "on the day it is highest",
    "the last word falls",
    "half of what either of you needs",
    "is best learned",
    "at your best",
    "an exactness that is rare",
  ],
});

const transit: CheckedText = claimedText<DesignTransitRequest, DesignTransit>({
  operation: designTransit,
  member: "summary",
  told: ({ summary }) => summary,
  requests: fc.record({ birthData: person, date, time }),
  answerTo: (request) => designTransit(request, context),
  claims: [
    {
      says: /^The sky of this moment completes (no|one|\d+) channels?(?:.*: (\d+) with a gate of the birth, (\d+) by itself|, (each|none of them) with a gate of the birth)?/,
      restsOn: ["completedChannels.*.kind", "completedChannels.*.natalGates"],
      holds: ({ completedChannels: done }, [, count = "", personal, own, alike]) => {
        const told = count === "no" ? 0 : numberOf(count);
        const withBirth = done.filter(({ natalGates }) => natalGates.length > 0).length;
        const isSplit = personal === undefined || (Number(personal) === withBirth && Number(own) === told - withBirth);
        const isAlike = alike === undefined || withBirth === (alike === "each" ? told : 0);
        return done.length === told && isSplit && isAlike;
      },
    },
    {
      says: /^By birth (.+) (?:is|are) open; for now the sky defines/,
      restsOn: ["temporaryCenters.*.name"],
      holds: ({ temporaryCenters }, [, told = ""]) =>
        temporaryCenters.every(({ name }) => told.includes(`the ${name}`)) &&
        told.split("the ").length === temporaryCenters.length + 1,
    },
  ],
  bank: { catalogue: en, keys: /^transit\.summary/ },
  figures: [],
});

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const DATE = `(?:${MONTHS.join("|")}) \\d+(?:, \\d{4}| at \\d\\d:\\d\\d UTC)`;
const datesIn = (text: string): readonly string[] => text.match(new RegExp(DATE, "g")) ?? [];

/** An end as the sentences have it: with its minute within three days of the moment asked, with its year after them. */
function dated({ date: day, time: clock }: Pick<DesignTransit, "date" | "time">, until = ""): string {
  const isSoon = Date.parse(until) - Date.parse(`${day}T${clock}Z`) < 3 * 86_400_000;
  const [year, month, dayOfMonth] = until.slice(0, 10).split("-").map(Number);
  const told = `${MONTHS[(month ?? 0) - 1]} ${dayOfMonth}`;
  return isSoon ? `${told} at ${until.slice(11, 16)} UTC` : `${told}, ${year}`;
}

/** The row of a channel that a sentence names: `The Beat (2-14)`. */
const channelIn = (
  { completedChannels }: DesignTransit,
  told = "",
): DesignTransit["completedChannels"][number] | undefined =>
  completedChannels.find(({ name, gateA, gateB }) => told === `${name} (${gateA}-${gateB})`);

const PARTS = ["nothing fixed", "one connected piece", "two parts", "three parts", "four parts", "five parts"];

const centersIn = (said: string): readonly Center[] =>
  CENTERS.filter((center) => said.includes(centerNames[center].en));

const LENT = /\b(?:Head|Ajna|Throat|G Center|Heart|Sacral|Solar Plexus|Spleen|Root)\b/;

/** Each body that a sentence puts into a gate is there. */
const bodiesHold = ({ activations }: DesignTransit, sentence: string): boolean =>
  [...sentence.matchAll(/((?:[A-Z]\w+ )?[A-Z]\w+) in gate (\d+)/g)].every(([, body, gate]) =>
    activations.some((one) => body?.endsWith(one.body) && one.gate === Number(gate)),
  );

const whole = ({ withTransit }: DesignTransit): readonly (string | undefined)[] => [
  withTransit.typeUntil,
  withTransit.partsUntil,
];

const transitReading: CheckedText = claimedText<DesignTransitRequest, DesignTransit>({
  operation: designTransit,
  member: "reading",
  told: ({ reading }) => reading,
  requests: fc.record({ birthData: person, date, time }),
  answerTo: (request) => designTransit(request, context),
  claims: [
    {
      says: new RegExp(`^(The Sun is in gate|Gate) (\\d+), .+?, (?:has the Sun )?until (${DATE})`),
      restsOn: ["activations.*.gate", "activations.*.until", "natal.gates"],
      holds: (answer, [, manner, gate, until]) => {
        const [sun] = answer.activations;
        const isOwn = answer.natal.gates.includes(Number(gate));
        return sun?.gate === Number(gate) && dated(answer, sun.until) === until && isOwn === (manner === "Gate");
      },
    },
    {
      says: /^The Earth steadies from gate (\d+)/,
      restsOn: ["activations.*.gate"],
      holds: ({ activations }, [, gate]) => activations[1]?.body === "Earth" && activations[1].gate === Number(gate),
    },
    {
      says: new RegExp(`^You are (.+?) by birth, and until (${DATE}) the sky defines centers`),
      restsOn: ["withTransit.partsByBirth", "withTransit.partsUntil"],
      holds: ({ withTransit, ...answer }, [, before, until]) =>
        before === PARTS[withTransit.partsByBirth] && dated(answer, withTransit.partsUntil) === until,
    },
    {
      // a bridge ends with a channel, which need not be the end of what the sky sets beside it
      says: new RegExp(`^By birth you come in (.+?), and until (${DATE}) the sky joins these into (.+)\\.$`),
      restsOn: ["withTransit.partsByBirth", "withTransit.parts", "completedChannels.*.until"],
      holds: ({ withTransit, completedChannels, ...answer }, [, before = "", until, after = ""]) =>
        before === PARTS[withTransit.partsByBirth] &&
        [before, after, PARTS[withTransit.parts]].every((told = "") => PARTS.includes(told)) &&
        PARTS.indexOf(after) < PARTS.indexOf(before) &&
        PARTS.indexOf(after) <= withTransit.parts &&
        completedChannels.some((channel) => dated(answer, channel.until) === until),
    },
    {
      says: new RegExp(
        `^(.+?) ends? first, on (${DATE}), when .+ leaves gate \\d+; (.+) lasts? longest, until (${DATE})`,
      ),
      restsOn: ["completedChannels.*.until"],
      holds: (answer, [, first = "", on, last = "", lastOn]) => {
        const ends = answer.completedChannels.map(({ until = "" }) => until).sort();
        const areAll = (told: string, end = ""): boolean =>
          told.split(/(?<=\)),? (?:and )?/).every((one) => channelIn(answer, one)?.until === end);
        const isDated = dated(answer, ends[0]) === on && dated(answer, ends.at(-1)) === lastOn;
        return areAll(first, ends[0]) && areAll(last, ends.at(-1)) && isDated;
      },
    },
    {
      says: new RegExp(`^When .+ leaves gate \\d+, on (${DATE}), it is over`),
      restsOn: ["completedChannels.*.until"],
      holds: (answer, [, on]) => answer.completedChannels.every(({ until }) => dated(answer, until) === on),
    },
    {
      says: new RegExp(`^(.+? \\([\\d-]+\\)), a channel of .+, joins the (.+) and the (.+) until (${DATE})\\.$`),
      restsOn: ["completedChannels.*.centers", "completedChannels.*.until"],
      holds: (answer, [, channel, first = "", second = "", until = ""]) => {
        const row = channelIn(answer, channel);
        const names = row?.centers.map((center) => centerNames[center].en) ?? [];
        return [...names, dated(answer, row?.until)].sort().join() === [first, second, until].sort().join();
      },
    },
    {
      says: /^Of the centers just named (.+) (?:is|are) open in you by birth\.$/,
      restsOn: ["temporaryCenters.*.name", "natal.centers"],
      holds: (answer, [, said = ""]) =>
        centersIn(said).every(
          (center) => !answer.natal.centers.includes(center) && answer.temporaryCenters.some(({ id }) => id === center),
        ),
    },
    {
      says: /^By birth you have (.+) defined, so no center is added/,
      restsOn: ["natal.centers"],
      holds: (answer, [, said = ""]) => centersIn(said).every((center) => answer.natal.centers.includes(center)),
    },
    {
      says: /^Lent besides: .+\.$/,
      restsOn: ["temporaryCenters.*.until", "temporaryCenters.*.name"],
      holds: (answer, [said = ""]) =>
        said
          .split("; ")
          .every((one) =>
            answer.temporaryCenters.some(
              ({ name, until }) => one.includes(name) && datesIn(one)[0] === dated(answer, until),
            ),
          ),
    },
    {
      // a theme: the channels that it names, the bodies in their gates, and the end that they share
      says: /^(?!.* first, on ).*\(\d+-\d+\).*$/,
      restsOn: ["completedChannels.*.until", "completedChannels.*.bodies", "activations.*.gate"],
      holds: (answer, [said = ""]) => {
        const ids = [...said.matchAll(/\((\d+)-(\d+)\)/g)].map(([, a, b]) => [Number(a), Number(b)]);
        const rows = ids.map(([a, b]) =>
          answer.completedChannels.find(({ gateA, gateB }) => gateA === a && gateB === b),
        );
        const isTold = rows.every((row) => row !== undefined && dated(answer, row.until) === datesIn(said)[0]);
        return rows.length > 0 && isTold && bodiesHold(answer, said);
      },
    },
    {
      says: new RegExp(`^(?!.*(?:\\(\\d|Lent besides|loan you|Borrowed))(?=.*${LENT.source}).*[Uu]ntil (${DATE}).*$`),
      restsOn: ["temporaryCenters.*.name", "temporaryCenters.*.until"],
      holds: (answer, [said = "", until]) =>
        answer.temporaryCenters.some((one) => said.includes(one.name) && dated(answer, one.until) === until) ||
        whole(answer).some((end) => dated(answer, end) === until),
    },
    {
      says: new RegExp(
        `^.*(?:Manifest|Generator|Projector|Borrowed Sacral|Nothing in you is fixed).*[Uu]ntil (${DATE}).*$|^Until (${DATE}) (?:the sky makes you work like|a motor is joined|you are handed).*$`,
      ),
      restsOn: ["withTransit.type", "withTransit.typeUntil"],
      holds: (answer, [, one, other]) => whole(answer).some((end) => dated(answer, end) === (one ?? other)),
    },
  ],
  bank: { catalogue: en, keys: /^transitReading\.(?!kinds)/ },
  figures: [],
});

/** The facts behind the sentences of the composed texts. */
export const claims: readonly CheckedText[] = [penta, connection, transit, transitReading, narrowed];

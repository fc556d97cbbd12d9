import * as fc from "fast-check";
import { date, time } from "../../telling/test/asked";
import { type CheckedText, claimedText } from "../../telling/test/claims";
import { CENTERS, type Center } from "../src/graph/centers";
import { designTransit } from "../src/index";
import { en } from "../src/texts/en";
import type { DesignTransit, DesignTransitRequest } from "../src/types";
import { centers as centerNames } from "../src/vocabulary/centers";
import { context, numberOf, person } from "./asked";

export const transit: CheckedText = claimedText<DesignTransitRequest, DesignTransit>({
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

export const transitReading: CheckedText = claimedText<DesignTransitRequest, DesignTransit>({
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
      says: new RegExp(`^The centers defined at birth make you (.+?), and until (${DATE}) the sky defines centers`),
      restsOn: ["withTransit.partsByBirth", "withTransit.partsUntil"],
      holds: ({ withTransit, ...answer }, [, before, until]) =>
        before === PARTS[withTransit.partsByBirth] && dated(answer, withTransit.partsUntil) === until,
    },
    {
      // a bridge ends with a channel, which need not be the end of what the sky sets beside it
      says: new RegExp(
        `^By birth your defined centers form (.+?), and until (${DATE}) the sky joins these into (.+)\\.$`,
      ),
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
      says: new RegExp(`^The loan of .+ ends when .+ leaves gate \\d+, on (${DATE})\\.$`),
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
      says: /^Also on loan: .+\.$/,
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
      says: new RegExp(`^(?!.*(?:\\(\\d|Also on loan))(?=.*${LENT.source}).*[Uu]ntil (${DATE}).*$`),
      restsOn: ["temporaryCenters.*.name", "temporaryCenters.*.until"],
      holds: (answer, [said = "", until]) =>
        answer.temporaryCenters.some((one) => said.includes(one.name) && dated(answer, one.until) === until) ||
        whole(answer).some((end) => dated(answer, end) === until),
    },
    {
      says: new RegExp(
        `^.*(?:Manifest|Generator|Projector|have a Sacral and|Nothing in you is fixed).*[Uu]ntil (${DATE}).*$|^Until (${DATE}) (?:the sky gives you|the sky lends you the strength|a motor is joined|you are handed).*$`,
      ),
      restsOn: ["withTransit.type", "withTransit.typeUntil"],
      holds: (answer, [, one, other]) => whole(answer).some((end) => dated(answer, end) === (one ?? other)),
    },
  ],
  bank: { catalogue: en, keys: /^transitReading\.(?!kinds)/ },
  figures: [],
});

import type { CatalogueEntry } from "@almagest/catalog/directory";
import type { Place } from "@almagest/location";
import {
  type AnyOperation,
  type AnyPicture,
  isRecord,
  isUncertainAnswer,
  LANGS,
  languageOf,
} from "@almagest/operation";
import { type Command, InvalidArgumentError, Option } from "commander";
import { answerText } from "./answer-text";
import { birthFieldsOf, type PlaceFields, placeFieldsOf, placeNamed, placeText } from "./birth";
import { addCalendarOption, type CalendarFlags, wantsCalendar } from "./calendar";
import { chartText } from "./chart-text";
import { computerOf, refuseInvalid } from "./compute";
import { type Field, fieldsOf } from "./fields";
import { harmless } from "./layout";
import { noticesText } from "./notices";
import { openChartText } from "./open-chart-text";
import { addPictureOptions, pictureFields, saveFailure, wantedPicture } from "./picture";
import { addReportOptions, type ReportFlags, wantedReport } from "./report";
import { type FlatRequest, put, requestOf, type Typed } from "./request";
import type { Terminal } from "./terminal";

/** The arguments of a command, from its operation's declaration. */
interface Taken {
  readonly params: readonly string[];
  readonly options: readonly Field[];
  readonly places: readonly PlaceFields[];
  readonly birth: ReturnType<typeof birthFieldsOf>;
}

/** The environment of a command. */
export interface Surroundings {
  readonly terminal: Terminal;
  /** The operation's pictures, if one is asked for. */
  readonly pictures: readonly AnyPicture[];
}

/** Adds an operation as a command: the path's parameters in order, everything else as options. */
export function addOperation(
  parent: Command,
  name: string,
  entry: CatalogueEntry,
  { terminal, pictures }: Surroundings,
): void {
  const { operation } = entry;
  const taken = takenBy(operation);
  const command = parent.command(name).summary(operation.summary).description(descriptionOf(operation));
  for (const param of taken.params) command.argument(`<${param}>`);
  if (taken.birth !== undefined) {
    command.argument("[date]", "YYYY-MM-DD").argument("[time]", "HH:MM").argument("[place...]", "a town, by its name");
  }
  const typed = new Map<string, string[]>();
  const drawn = pictureFields(pictures, new Set(taken.options.map(({ option }) => option)));
  for (const option of [...optionsOf(taken), ...drawn.map(optionFor)]) command.addOption(remembering(option, typed));
  addPictureOptions(command, pictures);
  addReportOptions(command);
  addCalendarOption(command);
  command
    .option("--json", "print the answer as the service sends it")
    .addOption(new Option("--lang <code>", "language of names and texts").choices(LANGS).argParser(chosenLanguage));
  command.action(async () => {
    const { json, lang, ...flags }: Flags = command.opts();
    const isCalendar = await wantsCalendar(flags, operation);
    const picture = wantedPicture(flags, pictures, { fields: drawn, typed, lang });
    const report = await wantedReport(flags, { operation, terminal });
    const given = { typed, positional: command.processedArgs, lang };
    await refuseInvalid(entry, terminal, await requestFrom(taken, given, async () => SOMEWHERE));
    // The gazetteer is unpacked while the engine and the texts load.
    const locate: Locate = async (name, option) => {
      const place = await placeNamed(name, { option, isWatched: terminal.isWatched });
      terminal.err(`Place: ${placeText(place)}\n`);
      return place;
    };
    const [request, compute] = await Promise.all([requestFrom(taken, given, locate), computerOf(entry, terminal)]);
    if (picture !== undefined) return show(await compute.picture(request, picture.asked), picture.file, terminal);
    if (report !== undefined) return show(await compute.report(request, report), flags.output, terminal);
    if (isCalendar) return show(await compute.calendar(request), flags.output, terminal);
    const text = await compute.text(request);
    terminal.out(json === true ? `${text}\n` : `${readable(operation, text, terminal.hasColour)}\n`);
  });
}

/** A language by any of its BCP 47 tags. */
function chosenLanguage(text: string): string {
  const code = languageOf(text);
  if (code === undefined) throw new InvalidArgumentError(`Allowed choices are ${LANGS.join(", ")}.`);
  return code;
}

interface Flags extends ReportFlags, CalendarFlags {
  readonly json?: boolean;
  readonly lang?: string;
  readonly svg?: boolean;
  readonly png?: boolean;
  readonly output?: string;
  readonly form?: string;
}

async function show(picture: string | Uint8Array, file: string | undefined, terminal: Terminal): Promise<void> {
  if (file === undefined) return terminal.out(picture);
  try {
    await terminal.save(file, picture);
  } catch (error) {
    throw saveFailure(file, error);
  }
}

function takenBy(operation: AnyOperation): Taken {
  const { params, options } = fieldsOf(operation);
  return { params, options, places: placeFieldsOf(options), birth: birthFieldsOf(options) };
}

function descriptionOf({ summary, description }: AnyOperation): string {
  return description === undefined ? summary : `${summary}.\n\n${description}`;
}

function optionsOf({ options, places }: Taken): readonly Option[] {
  return [
    ...places.map(({ option }) => new Option(`--${option} <name>`, "a town, in the place of coordinates and timezone")),
    ...options.map(optionFor),
  ];
}

const VALUE_NAME = { scalar: "value", list: "values", json: "json" } as const;

function optionFor({ option, kind, help }: Field): Option {
  return new Option(`--${option} <${VALUE_NAME[kind]}>`, help);
}

/** Records each text given for an option under the option's name. */
function remembering(option: Option, typed: Map<string, string[]>): Option {
  const name = (option.long ?? "").slice("--".length);
  return option.argParser((text: string) => {
    typed.set(name, [...(typed.get(name) ?? []), text]);
    return text;
  });
}

interface Given {
  readonly typed: Typed;
  /** Path parameters, date, time, and the words of the place. */
  readonly positional: readonly unknown[];
  readonly lang: string | undefined;
}

type Located = Pick<Place, "latitude" | "longitude" | "timezone">;

/** Finds the place named by an option. */
type Locate = (name: string, option: string) => Promise<Located>;

/** Used in place of one not looked up yet. */
const SOMEWHERE: Located = { latitude: 0, longitude: 0, timezone: "UTC" };

async function requestFrom(taken: Taken, { typed, positional, lang }: Given, locate: Locate): Promise<FlatRequest> {
  const request: Record<string, unknown> = {};
  for (const { option, latitude, longitude, timezone } of taken.places) {
    const name =
      option === "place" ? (typed.get(option)?.at(-1) ?? wordsAfter(taken, positional)) : typed.get(option)?.at(-1);
    if (name === undefined) continue;
    const place = await locate(name, option);
    put(request, latitude.path, place.latitude);
    put(request, longitude.path, place.longitude);
    if (timezone !== undefined) put(request, timezone.path, place.timezone);
  }
  const { birth, params, options } = taken;
  for (const [index, param] of params.entries()) put(request, [param], positional[index]);
  if (birth !== undefined) {
    for (const [index, field] of [birth.date, birth.time].entries()) {
      const text = positional[params.length + index];
      if (text !== undefined) put(request, field.path, text);
    }
  }
  merge(request, requestOf(options, typed));
  if (lang !== undefined) request["lang"] = lang;
  return request;
}

/** The words after date and time, as one name. */
function wordsAfter({ params, birth }: Taken, positional: readonly unknown[]): string | undefined {
  const words = birth === undefined ? undefined : positional[params.length + 2];
  return Array.isArray(words) && words.length > 0 ? words.join(" ") : undefined;
}

/** Options override the data of a place. */
function merge(request: Record<string, unknown>, typed: FlatRequest): void {
  for (const [name, value] of Object.entries(typed)) {
    const before = request[name];
    const isInside = isRecord(before) && isRecord(value);
    request[name] = isInside ? { ...before, ...value } : value;
  }
}

function readable(operation: AnyOperation, text: string, hasColour: boolean): string {
  const answer = JSON.parse(text, (_, value) => (typeof value === "string" ? harmless(value) : value));
  const chart = isUncertainAnswer(operation, answer) ? openChartText : chartText;
  const lines = (operation.id === "generateNatalChart" ? chart : answerText)(answer, hasColour);
  return [...lines, ...noticesText(answer)].join("\n");
}

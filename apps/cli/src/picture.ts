import type { CatalogueEntry } from "@almagest/catalog/directory";
import { type AnyPicture, isRecord, nearestName } from "@almagest/operation";
import { type AskedPicture, type PictureType, pictureIssues } from "@almagest/pipeline";
import type { Command } from "commander";
import { Option } from "commander";
import { Failure } from "./failure";
import { type Field, fieldsOf } from "./fields";
import { requestOf, type Typed } from "./request";

/** The language is the command's own option. */
const SHARED = "lang";

/** The options for a picture, as typed. */
interface PictureFlags {
  readonly svg?: boolean;
  readonly png?: boolean;
  readonly pdf?: boolean;
  readonly ics?: boolean;
  readonly output?: string;
  readonly form?: string;
}

export interface WantedPicture {
  readonly asked: AskedPicture;
  /** The output file; standard output if absent. */
  readonly file: string | undefined;
}

/** Whether the arguments ask for a picture, or for help about pictures: only then is the drawing code loaded. */
export function asksForPicture(args: readonly string[]): boolean {
  return args.some((arg) => arg === "--svg" || arg === "--png" || arg === "--help");
}

/** The pictures of an operation; empty if it has no figure. */
export async function picturesOf({ domain, operation }: CatalogueEntry): Promise<readonly AnyPicture[]> {
  if (!domain.pictures.of.includes(operation.id)) return [];
  const { pictures } = await domain.pictures.load();
  return pictures.filter((picture) => picture.operation === operation.id);
}

/** The options of an operation's pictures, each once. A name that the operation itself takes stays the operation's. */
export function pictureFields(pictures: readonly AnyPicture[], taken: ReadonlySet<string>): readonly Field[] {
  const fields = new Map<string, Field>();
  for (const { options } of pictures) {
    for (const field of fieldsOf({ query: options }).options) {
      const option = taken.has(field.option) ? `picture-${field.option}` : field.option;
      if (field.option !== SHARED) fields.set(field.option, { ...field, option });
    }
  }
  return [...fields.values()];
}

/** Every command accepts these, so that one without a picture can say so. */
export function addPictureOptions(command: Command, pictures: readonly AnyPicture[]): void {
  command
    .option("--svg", "draw the answer, as SVG")
    .option("--png", "draw the answer, as PNG")
    .option("-o, --output <file>", "where the picture, report or calendar goes; standard output by default");
  if (pictures.length > 1) {
    command.addOption(
      new Option("--form <name>", `which picture (one of ${pictures.map(({ form }) => form).join(", ")})`),
    );
  }
}

/** The requested picture, or undefined. */
export function wantedPicture(
  { svg, png, pdf, ics, output, form }: PictureFlags,
  pictures: readonly AnyPicture[],
  {
    fields,
    typed,
    lang,
  }: { readonly fields: readonly Field[]; readonly typed: Typed; readonly lang: string | undefined },
): WantedPicture | undefined {
  if (svg !== true && png !== true) {
    if (output !== undefined && pdf !== true && ics !== true)
      throw new Failure(
        "wrong_use",
        "--output is for a picture, a report or a calendar: add --svg, --png, --pdf or --ics.",
      );
    return undefined;
  }
  if ((svg === true && png === true) || pdf === true)
    throw new Failure("wrong_use", "Ask for --svg, --png or --pdf: one picture at a time, or a report.");
  if (pictures.length === 0)
    throw new Failure("wrong_use", "There is no picture of this answer. Leave --svg and --png out.");
  const picture = pictureNamed(pictures, form);
  const chosen = requestOf(fields, typed);
  const parsed = picture.parse({ flat: lang === undefined ? chosen : { ...chosen, lang }, decodes: true });
  if (!parsed.ok) {
    const [first, ...others] = parsed.issues.map(({ message }) => message);
    throw new Failure("wrong_use", first ?? "The options of the picture do not fit.", { details: others });
  }
  const type: PictureType = png === true ? "image/png" : "image/svg+xml";
  const [unfit] = pictureIssues({ type, options: parsed.value });
  if (unfit !== undefined) throw new Failure("wrong_use", unfit.message);
  return { asked: { picture, options: parsed.value, type, isBeside: false }, file: output };
}

function pictureNamed(pictures: readonly AnyPicture[], form: string | undefined): AnyPicture {
  const forms = pictures.map((picture) => picture.form);
  const found = form === undefined ? pictures[0] : pictures.find((picture) => picture.form === form);
  if (found !== undefined) return found;
  const nearest = nearestName(form ?? "", forms);
  const hint = nearest === undefined ? "" : ` The nearest is ${nearest}.`;
  throw new Failure(
    "wrong_use",
    `There is no form ${JSON.stringify(form)} of this picture.${hint} There are ${forms.join(", ")}.`,
  );
}

/** Why a file could not be written, in one line. */
export function saveFailure(file: string, error: unknown): Failure {
  const reason = isRecord(error) || error instanceof Error ? String(Reflect.get(error, "message")) : String(error);
  return new Failure("wrong_use", `${file} cannot be written: ${reason}`);
}

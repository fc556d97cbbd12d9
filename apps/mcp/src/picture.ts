import type { AnyPicture, Issue } from "@almagest/operation";
import type { AskedPicture } from "@almagest/pipeline";
import type { ToolEntry } from "./tools";

/** Wide enough to read, and no wider than models charge as one image. */
const WIDTH_PX = 800;

/** The arguments of a call without the request for a picture, and the picture, or the fault of that request. */
export interface PictureWish {
  readonly input: Readonly<Record<string, unknown>>;
  readonly picture?: AskedPicture;
  readonly issues: readonly Issue[];
}

/** Values that ask for no picture. */
const NO_PICTURE: ReadonlySet<unknown> = new Set([null, "", false, "false"]);

/** Takes `picture` out of the arguments of a call. Without it nothing is loaded. */
export async function pictureWish(entry: ToolEntry, given: object): Promise<PictureWish> {
  const { picture: wanted, ...input }: Readonly<Record<string, unknown>> = { ...given };
  if (wanted === undefined || NO_PICTURE.has(wanted)) return { input, issues: [] };
  const { operation, pictures } = entry;
  if (wanted !== true && wanted !== "true") return { input, issues: [wrong("picture takes true or false.")] };
  if (!pictures.of.includes(operation.id)) {
    return { input, issues: [wrong(`There is no picture of what ${entry.tool.name} answers. Leave picture out.`)] };
  }
  const loaded = await pictures.load();
  const [picture] = loaded.pictures.filter((one) => one.operation === operation.id);
  return { input, issues: [], ...(picture !== undefined && asked(picture, input)) };
}

/** The picture is in the language of the call; the operation itself refuses an unknown language. */
function asked(picture: AnyPicture, { lang }: Readonly<Record<string, unknown>>): { readonly picture?: AskedPicture } {
  const options = picture.parse({ flat: { width: WIDTH_PX, ...(lang !== undefined && { lang }) } });
  return options.ok ? { picture: { picture, options: options.value, type: "image/png", isBeside: true } } : {};
}

function wrong(message: string): Issue {
  return { path: "picture", message, code: "invalid_value" };
}

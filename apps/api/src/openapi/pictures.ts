import { type AnyPicture, type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import { commonOptions } from "@almagest/pictures";
import { PICTURE_TYPES } from "@almagest/pipeline";

type Schemas = Readonly<Record<string, DeclaredSchema>>;

/**
 * The note about an operation's pictures, kept apart from its answers: types generated from the document stay the same.
 */
export interface PictureNote {
  readonly "x-picture": {
    readonly types: readonly string[];
    /** The first is the default. */
    readonly forms: readonly string[];
    /** Query parameters besides those of every picture. */
    readonly options?: Schemas;
  };
}

export function pictureNote(pictures: readonly AnyPicture[]): PictureNote | undefined {
  if (pictures.length === 0) return undefined;
  const own = Object.fromEntries(pictures.flatMap(ownOptions));
  const options = Object.keys(own).length === 0 ? {} : { options: own };
  return { "x-picture": { types: PICTURE_TYPES, forms: pictures.map(({ form }) => form), ...options } };
}

/** The query parameters that every picture takes, written once. */
export function sharedPictureOptions(): { readonly "x-picture-options": Schemas } {
  const form: DeclaredSchema = { type: "string", description: "Which picture, of an operation that has several" };
  return { "x-picture-options": { form, ...plain(declaredSchemaOf(commonOptions, "input").properties ?? {}) } };
}

function ownOptions({ options }: AnyPicture): readonly (readonly [string, DeclaredSchema])[] {
  const properties = plain(declaredSchemaOf(options, "input").properties ?? {});
  return Object.entries(properties).filter(([name]) => !Object.hasOwn(commonOptions.shape, name));
}

/** Without the members that only this service reads. */
function plain(properties: Schemas): Schemas {
  return Object.fromEntries(Object.entries(properties).map(([name, { fold: _, ...schema }]) => [name, schema]));
}

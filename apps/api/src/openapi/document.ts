import type { Catalogue } from "@almagest/catalog";
import type { AnyPicture } from "@almagest/operation";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Examples } from "../examples/files";
import { BASE_PATH } from "../rest/base";
import type { MissingParts } from "../rest/missing";
import { hasReport } from "../rest/report";
import { BATCH_TAG, registerBatch } from "./batch";
import { calendarNote } from "./calendars";
import { registerComponents, SECURITY } from "./components";
import { composed } from "./compose";
import { FEEDS_TAG, registerFeeds } from "./feeds";
import { namedSchemas } from "./hoist";
import { registerShared } from "./parameters";
import { pathOf } from "./paths";
import { pictureNote, sharedPictureOptions } from "./pictures";
import { reportNote, sharedReportSender } from "./reports";
import { openApiSchema } from "./schema";
import { registerWebhooks, WEBHOOKS_TAG } from "./webhooks";

/** The version of the API, which is also in its address. */
export const INTERFACE_VERSION = "2.0.0";

const DESCRIPTION = [
  "Astrology, divination, numerology and wellness reference content, computed: JSON in, JSON out, the same answer for the same question.",
  "Angles are decimal degrees, instants UTC unless a member says otherwise. One call is one unit of the key's month.",
  "Members ending in `Localized` are sent when `lang` is not English. What a schema requires, every answer at full `detail` has; `detail` and `fields` ask for a subset.",
  "Branch on the `code` of an error; its wording may change.",
  "Each POST can be asked by GET: `.json` after its path, its arguments in the query, those inside of objects by dotted names (`person1.date`). Numbers may be plain decimal text, and empty text leaves an optional member out. `lang` takes any BCP 47 tag of its languages; `Content-Language` says in which the prose of an answer is (`de, en` where it is in both), or its names where it has none.",
].join("\n\n");

/** The licence of the programs: the terms of a hosted service are its operator's. */
const LICENSE = { name: "GNU Affero General Public License 3.0 or later", identifier: "AGPL-3.0-or-later" };

export interface DocumentParts extends Pick<MissingParts, "catalogue" | "publicUrl"> {
  readonly examples?: Examples;
  /** The pictures of the catalogue; loaded beforehand, because they are code. */
  readonly pictures?: readonly AnyPicture[];
}

/** Every picture of a catalogue, in its order. */
export async function loadPictures({ domains }: Catalogue): Promise<readonly AnyPicture[]> {
  const drawn = domains.filter(({ pictures }) => pictures.of.length > 0);
  return (await Promise.all(drawn.map(({ pictures }) => pictures.load()))).flatMap(({ pictures }) => pictures);
}

/**
 * The OpenAPI 3.1 document of a catalogue as JSON text. It takes a second of CPU time, so the build stores the document
 * of all domains.
 */
export function openApiText({ catalogue, publicUrl, examples = new Map(), pictures = [] }: DocumentParts): string {
  const app = new OpenAPIHono();
  registerComponents(app.openAPIRegistry, publicUrl);
  const schemas = namedSchemas();
  for (const entry of catalogue.entries) {
    app.openAPIRegistry.registerPath({
      ...pathOf(entry, { schemas, answered: examples.get(entry.operation.id)?.() }),
      ...pictureNote(pictures.filter(({ operation }) => operation === entry.operation.id)),
      ...reportNote(entry),
      ...calendarNote(entry),
    });
  }
  registerBatch(app.openAPIRegistry);
  registerFeeds(app.openAPIRegistry);
  registerWebhooks(app.openAPIRegistry);
  registerShared(app.openAPIRegistry, schemas);
  for (const [name, schema] of composed(schemas.all(), schemas.isOwn)) {
    app.openAPIRegistry.registerComponent("schemas", name, openApiSchema(schema));
  }
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Almagest API",
      version: INTERFACE_VERSION,
      description: DESCRIPTION,
      license: LICENSE,
      contact: { name: "Almagest API", url: `${publicUrl}/docs` },
    },
    servers: [{ url: `${publicUrl}${BASE_PATH}` }],
    security: SECURITY,
    tags: [
      ...catalogue.domains.map(({ id, title, description }) => ({
        name: id,
        "x-displayName": title,
        description: `${title}. ${description}`,
      })),
      BATCH_TAG,
      FEEDS_TAG,
      WEBHOOKS_TAG,
    ],
    ...(pictures.length > 0 && sharedPictureOptions()),
    ...(catalogue.entries.some(hasReport) && sharedReportSender()),
    externalDocs: { description: "Errors", url: `${publicUrl}/docs/errors` },
  });
  return JSON.stringify(document);
}

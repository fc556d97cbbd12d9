import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as crystals from "@almagest/crystals";
import { loadNames as nameStones } from "@almagest/crystals/languages";
import * as iching from "@almagest/iching";
import { loadNames as nameHexagrams } from "@almagest/iching/languages";
import { type Issue, LANGS, type Lang, languageOf } from "@almagest/operation";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import * as tarot from "@almagest/tarot";
import { loadNames as nameCards } from "@almagest/tarot/languages";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { isKnown, tagOf } from "./documents/tags";
import type { NamedProgram } from "./rest/caching";
import { byteLength } from "./rest/respond";
import { type TracedHandler, type TraceParts, traced } from "./trace";

/** The routes of all pictures, for the log and for suggestions. */
export const PICTURES_PATHS = ["/img/tarot/:arcana/:file", "/img/crystals/:file", "/img/hexagrams/:file"] as const;

const A_DAY = "public, max-age=86400";

/** Any page may show and read a picture (an `img` tag, a canvas); opened by itself it runs nothing. */
const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": A_DAY,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** There never was a photograph: a request for one is redirected to the drawing, which the same tags show. */
const MOVED = {
  "Cache-Control": A_DAY,
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A picture by language, or a PNG file rendered by the build. */
type Picture = (lang: Lang) => string | Promise<Uint8Array<ArrayBuffer>>;

/**
 * Serves the pictures of cards, stones and hexagrams without a key, with captions and titles in the language of
 * `?lang=`. An address is looked up in a list and never becomes a path.
 */
export function mountPictures(app: OpenAPIHono, parts: TraceParts & NamedProgram): void {
  const pictures = loadPictures();
  const handler: TracedHandler = async (c, { requestId }) => {
    const { path } = c.req;
    const common = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId };
    const refused = async (refusal: Refusal): Promise<Response> => {
      const outcome = await parts.pipeline.refuse(refusal);
      const headers = { ...outcome.headers, ...common, "Content-Type": "application/json" };
      return new Response(outcome.body, { status: outcome.status, headers });
    };
    const drawn = path.replace(/\.jpg$/, ".svg");
    if (drawn !== path && pictures.has(drawn)) return moved(drawn + new URL(c.req.url).search, common);
    const picture = pictures.get(path);
    if (picture === undefined) return refused(NO_PICTURE);
    const lang = languageOf(c.req.query("lang") || "en");
    if (lang === undefined) return refused(invalidInput([unknownLanguage]));
    const tag = tagOf([parts.programId, path, lang].join("\0"));
    const headers = { ...HEADERS, ...common, ETag: tag };
    if (isKnown(c.req.header("if-none-match"), tag)) return new Response(null, { status: 304, headers });
    await Promise.all(NAMED.map((load) => load(lang)));
    const body = await picture(lang);
    const type = typeof body === "string" ? {} : { "Content-Type": "image/png" };
    return new Response(body, { headers: { ...headers, ...type, "Content-Length": byteLength(body) } });
  };
  for (const route of PICTURES_PATHS)
    app.get(route, traced(parts, { route, transport: "rest", handler, free: "file" }));
}

/** Cards, stones and hexagrams are titled in the language asked for. */
const NAMED = [nameCards, nameStones, nameHexagrams];

const NO_PICTURE: Refusal = {
  code: "not_found",
  error: "There is no picture at this address. Take imageUrl as an answer gives it.",
};

const unknownLanguage: Issue = {
  path: "lang",
  code: "invalid_value",
  message: `lang is not a language of the service. Send one of ${LANGS.join(", ")}.`,
};

function moved(location: string, common: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 301, headers: { ...MOVED, ...common, Location: location } });
}

const { resolve } = createRequire(import.meta.url);
const textOf = (file: string): string => readFileSync(resolve(`@almagest/${file}`), "utf8");

function loadPictures(): ReadonlyMap<string, Picture> {
  return new Map<string, Picture>([
    ...tarot.CARDS.flatMap(cardPictures),
    ...crystals.STONES.map(stone),
    ...hexagrams(),
  ]);
}

type Entry = readonly [path: string, picture: Picture];

function cardPictures(card: tarot.Card): readonly Entry[] {
  const path = tarot.imagePath(card);
  const drawing = textOf(`tarot/images/${card.id}.svg`);
  const svg: Entry = [path, (lang) => tarot.cardSvg(card, drawing, { lang })];
  const painted = new URL(`${card.id}.png`, PAINTED_FOLDER);
  return existsSync(painted)
    ? [svg, [path.replace(/\.svg$/, ".png"), async () => new Uint8Array(await readFile(painted))]]
    : [svg];
}

/** Painted by the build; nothing is there when running from source. */
const PAINTED_FOLDER = new URL("./tarot/", import.meta.url);

function stone(entry: crystals.Stone): Entry {
  const path = crystals.imagePath(entry);
  const drawing = textOf(`crystals/images/${crystals.imageFile(path)}`);
  return [path, (lang) => crystals.titledStone(drawing, crystals.stoneName(entry, lang))];
}

/** Drawn from their lines, so without files. */
function hexagrams(): readonly Entry[] {
  return iching.HEXAGRAMS.map((hexagram) => [
    iching.imagePath(hexagram.number),
    (lang) => iching.hexagramSvg(hexagram, { lang }),
  ]);
}

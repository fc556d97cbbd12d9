import { readFileSync } from "node:fs";
import { InvariantError, type Lang } from "@almagest/operation";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ReportContent } from "./content";
import { layoutFile } from "./files";
import { openFont, reportFonts } from "./fonts";
import { readied } from "./text";
import { wordsOf } from "./words";

/** Figures and a logo, ready for the typesetter. */
export interface Artwork {
  /** By the name of the file. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly logo: { readonly file: string } | undefined;
}

/** The sender of a report, as a reader sees it. */
export interface Look {
  readonly by: string | undefined;
  /** `#rrggbb`. */
  readonly ink: string;
  readonly accent: string;
}

export const PLAIN: Look = { by: undefined, ink: "#1f2a44", accent: "#8a5a1f" };

/** A content as PDF bytes: PDF/UA-1, the same for the same content. */
export type Typeset = (content: ReportContent, lang: Lang, artwork: Artwork, look: Look) => Uint8Array<ArrayBuffer>;

/** No such folder: the typesetter has the files that it is given, and no others. */
const FOLDER = "/almagest-report";
const ISO: Readonly<Partial<Record<Lang, readonly [lang: string, region: string]>>> = {
  "zh-Hans": ["zh", "CN"],
  "zh-Hant": ["zh", "TW"],
  pt: ["pt", "BR"],
};

/** Scripts that English has no letter of. */
const SCRIPTS: Readonly<Partial<Record<Lang, string>>> = {
  hi: "Devanagari",
  ru: "Cyrillic",
  "zh-Hans": "Han",
  "zh-Hant": "Han",
};

/** Space between lines, in ems. Scripts with marks above and below need more. */
const LEADING: Readonly<Partial<Record<Lang, number>>> = { hi: 0.85, "zh-Hans": 0.8, "zh-Hant": 0.8 };
const USUAL_LEADING = 0.68;

/** Loads the typesetter. One of it keeps the fonts that its reports have needed. */
export async function typesetter(): Promise<Typeset> {
  const { NodeCompiler: Compiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const layout = readFileSync(layoutFile(), "utf8");
  const withFonts = compilerFor((fonts) =>
    Compiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: [...fonts] }] }),
  );
  return (content, lang, { files, logo }, look) => {
    const { drawings: _, ...said } = content;
    const { by, ...colors } = look;
    const { words } = wordsOf(lang);
    const running = [content.title, ...content.subjects.map(({ name }) => name)].filter((text) => text !== "");
    const { value, families } = readied(
      {
        ...said,
        title: running.join(" · "),
        heading: content.title,
        by: by === undefined ? [] : [by],
        running: running.join(" · "),
        contents: words.contents,
        logo: logo === undefined ? null : { ...logo, alt: by ?? words.logo },
      },
      lang,
    );
    const [iso = lang, region] = ISO[lang] ?? [];
    const report = {
      ...value,
      families,
      colors,
      lang: iso,
      region: region ?? null,
      script: SCRIPTS[lang] ?? null,
      isChinese: iso === "zh",
      leading: LEADING[lang] ?? USUAL_LEADING,
    };
    const compiler = withFonts(families);
    try {
      compiler.mapShadow(`${FOLDER}/report.json`, Buffer.from(JSON.stringify(report)));
      for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(`${FOLDER}/${name}`, Buffer.from(bytes));
      return new Uint8Array(compiler.pdf({ mainFileContent: layout }, { pdfStandard: "ua-1" }));
    } catch (error) {
      throw new InvariantError("a report cannot be set", { title: content.title, why: whyOf(error) }, error);
    } finally {
      compiler.resetShadow();
      // It remembers all that it has laid out, for documents that change a little.
      compiler.evictCache(0);
    }
  };
}

function compilerFor(
  create: (fonts: readonly Buffer[]) => NodeCompiler,
): (families: readonly string[]) => NodeCompiler {
  const loaded = new Set<string>();
  let compiler: NodeCompiler | undefined;
  return (families) => {
    const isEnough = families.every((family) => loaded.has(family));
    if (compiler !== undefined && isEnough) return compiler;
    for (const family of families) loaded.add(family);
    compiler = create(
      reportFonts()
        .filter(({ family }) => loaded.has(family))
        .map(({ file }) => openFont(file)),
    );
    return compiler;
  };
}

function whyOf(error: unknown): string {
  return typeof error === "object" && error !== null && "shortDiagnostics" in error
    ? JSON.stringify(error.shortDiagnostics)
    : String(error);
}

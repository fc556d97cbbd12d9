import type { Term } from "@almagest/operation";
import { LANGS } from "@almagest/operation";
import * as astrology from "../src/astrology/index";
import * as chinese from "../src/chinese/index";
import * as iching from "../src/iching/index";
import { LANGUAGES } from "../src/language-names";
import * as vedic from "../src/vedic/index";

type Table = Readonly<Record<string, Term>>;

const { TITHIS: _, ...vedicTables } = vedic;
const { weekdayName: __, ...astrologyTables } = astrology;

/** Vocabularies by the entry point that exports them. */
const SUBJECTS: readonly { readonly title: string; readonly entry: string; readonly tables: Record<string, Table> }[] =
  [
    { title: "Western astrology", entry: "@almagest/i18n/astrology", tables: astrologyTables },
    { title: "Jyotish", entry: "@almagest/i18n/vedic", tables: vedicTables },
    { title: "Chinese calendar", entry: "@almagest/i18n/chinese", tables: { ...chinese } },
    { title: "I Ching", entry: "@almagest/i18n/iching", tables: { ...iching } },
  ];

/** `docs/vocabulary.md`, whole. */
export function vocabularyMarkdown(): string {
  const terms = SUBJECTS.flatMap(({ tables }) => Object.values(tables).map((table) => Object.keys(table).length));
  const introduction = [
    "# Vocabulary",
    `The names that several domains share, in ten languages: ${terms.reduce((sum, count) => sum + count)} in ${terms.length} vocabularies. The English name is canonical and never localized; the others stand in \`<field>Localized\`.`,
    "Written by `pnpm --filter @almagest/i18n docs:vocabulary` from `packages/i18n/src`; correct a name there.",
  ];
  return `${[...introduction, ...SUBJECTS.flatMap(subject)].join("\n\n")}\n`;
}

function subject({ title, entry, tables }: (typeof SUBJECTS)[number]): readonly string[] {
  return [
    `## ${title}`,
    `From \`${entry}\`.`,
    ...Object.entries(tables).map(([name, terms]) => `### ${name}\n\n${table(terms)}`),
  ];
}

function table(terms: Table): string {
  const heads = ["id", ...LANGUAGES.map(({ nativeName }) => nativeName)];
  const rows = Object.entries(terms).map(([id, term]) => [`\`${id}\``, ...LANGS.map((lang) => term[lang])]);
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

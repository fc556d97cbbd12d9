import { LANGUAGES } from "@almagest/i18n";
import type { DomainCoverage } from "./coverage";
import { escapeHtml, inlineHtml, pageHtml } from "./html";

const INTRODUCTION = [
  "Send `lang` in the query of any endpoint that speaks. Any BCP 47 tag of a language is read: `pt-BR` is `pt`, `zh-CN` is `zh-Hans`, `zh-TW` and `zh-HK` are `zh-Hant`. Another language is refused.",
  "Names (signs, planets, aspects, houses, elements and the terms of the other traditions) are there in all ten languages. The canonical field stays English, and a sibling `<field>Localized` gives the name in the language asked for.",
  "Texts come translated as far as the table says, in words of the English texts. An answer never mixes languages in a sentence: where a language lacks a group of texts that an answer needs, whatever is made with that group is English. The header `Content-Language` names every language of an answer's prose (`de, en`); of an answer without prose it is that of the names.",
  "Labels for forms, of every request field and every value it takes, are in all ten: `GET /languages/field-labels`.",
] as const;

/** Which texts are translated: a row for each domain, a column for each language. */
export function languagesPage(domains: readonly DomainCoverage[]): string {
  const body = `<header class="top">
<p class="back"><a href="../docs">Almagest API</a></p>
<h1>Languages</h1>
${INTRODUCTION.map((text) => `<p>${inlineHtml(text)}</p>`).join("\n")}
</header>
<main class="coverage">
<table>
<thead>
<tr><th scope="col">Words of texts</th>${LANGUAGES.map(heading).join("")}</tr>
</thead>
<tbody>
${domains.map(row).join("\n")}
${row(sumOf(domains))}
</tbody>
</table>
</main>`;
  return pageHtml({ title: "Languages – Almagest API", assets: "assets/", body });
}

function heading({ code, name, nativeName }: (typeof LANGUAGES)[number]): string {
  return `<th scope="col" title="${escapeHtml(name)}"><code>${code}</code><br><span lang="${code}">${escapeHtml(nativeName)}</span></th>`;
}

function row({ title, total, translated }: DomainCoverage): string {
  const cells =
    total === 0
      ? `<td colspan="${LANGUAGES.length}">answers without prose</td>`
      : LANGUAGES.map(({ code }) => cell(translated[code] ?? 0, total)).join("");
  return `<tr><th scope="row">${escapeHtml(title)}</th>${cells}</tr>`;
}

const counted = new Intl.NumberFormat("en");

/** Rounded down: only a whole translation is 100 %. */
function cell(translated: number, total: number): string {
  if (translated === 0) return "<td>–</td>";
  const percent = Math.floor((100 * translated) / total);
  return `<td>${counted.format(translated)}${percent === 100 ? "" : ` (${percent} %)`}</td>`;
}

function sumOf(domains: readonly DomainCoverage[]): DomainCoverage {
  const sum = (part: (domain: DomainCoverage) => number): number => domains.reduce((all, one) => all + part(one), 0);
  const translated = LANGUAGES.map(({ code }) => [code, sum((one) => one.translated[code] ?? 0)] as const);
  return { title: "All", total: sum(({ total }) => total), translated: Object.fromEntries(translated) };
}

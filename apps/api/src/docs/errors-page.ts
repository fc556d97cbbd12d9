import { ERROR_GUIDE, ERROR_INTRODUCTION, type ErrorEntry, statusText } from "./error-guide";
import { inlineHtml, pageHtml } from "./html";

/** The page that every `doc_url` leads to: one anchor for each code. */
export function errorsPage(): string {
  const body = `<header class="top">
<p class="back"><a href="../docs">Almagest API</a></p>
<h1>Errors</h1>
${ERROR_INTRODUCTION.map((text) => `<p>${inlineHtml(text)}</p>`).join("\n")}
</header>
<main class="errors">
<nav aria-label="Codes"><ul>
${ERROR_GUIDE.map(({ code }) => `<li><a href="#${code}"><code>${code}</code></a></li>`).join("\n")}
</ul></nav>
<div>
${ERROR_GUIDE.map(section).join("\n")}
</div>
</main>`;
  return pageHtml({ title: "Errors – Almagest API", assets: "assets/", body });
}

function section(entry: ErrorEntry): string {
  return `<section id="${entry.code}">
<h2><span class="status">${statusText(entry)}</span> <code>${entry.code}</code></h2>
<p>${inlineHtml(entry.when)}</p>
<p>${inlineHtml(entry.remedy)}</p>
</section>`;
}

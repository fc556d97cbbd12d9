import { createHash } from "node:crypto";
import type { Lang } from "@almagest/operation";
import { escapeHtml } from "../docs/html";
import { isLoopback } from "../listening";
import type { Back } from "./problem";
import type { Sealed } from "./seal";
import { WORDS, type Words } from "./words";

export interface ConsentPage {
  readonly lang: Lang;
  /** The address that the answer goes to. */
  readonly redirectUri: string;
  readonly clientName: string;
  readonly resource: string;
  readonly sealed: Sealed;
  /** A sentence about the last try. */
  readonly fault?: "wrongKey" | "tooMany";
}

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1.25rem; }
h1 { font-size: 1.25rem; margin: 0 0 1.5rem; }
.host { font-size: 2.25rem; font-weight: 700; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
.name { unicode-bidi: isolate; }
p { margin: 0.75rem 0; overflow-wrap: anywhere; }
label { display: block; margin-top: 1.5rem; font-weight: 600; }
input { box-sizing: border-box; font: inherit; margin: 0.25rem 0; padding: 0.5rem; width: 100%; }
button { font: inherit; margin: 1rem 0.75rem 0 0; padding: 0.5rem 1.25rem; }
.fault { border-inline-start: 0.25rem solid #c33; padding-inline-start: 0.75rem; }
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** A whole page that runs nothing, loads nothing and is shown in no frame. */
export interface Page {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The question to a person: the host that the answer goes to is its largest word, since the name proves nothing. */
export function consentPage(page: ConsentPage): Page {
  const words = WORDS[page.lang];
  const url = new URL(page.redirectUri);
  const local = isLoopback(url.hostname) ? `<p>${escapeHtml(words.thisComputer)}</p>\n` : "";
  const fault = page.fault === undefined ? "" : `<p class="fault" role="alert">${escapeHtml(words[page.fault])}</p>\n`;
  const body = `<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.goesTo)}</p>
<p class="host" dir="ltr">${escapeHtml(url.host)}</p>
${local}<p>${escapeHtml(words.callsItself)} <bdi class="name">${escapeHtml(page.clientName)}</bdi></p>
<p>${escapeHtml(words.anybody)}</p>
<p>${escapeHtml(words.opens)} <code dir="ltr">${escapeHtml(page.resource)}</code><br>${escapeHtml(words.counts)}</p>
${fault}${form(words, page.sealed)}`;
  return pageOf(page.lang, words.title, body, formTarget(url));
}

/** Says why there is no question. The reason is in English, as all errors are. */
export function refusalPage(lang: Lang, reason: string, back?: Back): Page {
  const words = WORDS[lang];
  const link =
    back === undefined
      ? ""
      : `\n<p>${escapeHtml(words.back)} <a href="${escapeHtml(back.address)}" dir="ltr">${escapeHtml(back.host)}</a></p>`;
  const body = `<h1>${escapeHtml(words.impossible)}</h1>\n<p lang="en" dir="ltr">${escapeHtml(reason)}</p>${link}`;
  return pageOf(lang, words.impossible, body, "'none'");
}

/** The form came too late, or a second time. */
export function latePage(lang: Lang): Page {
  const words = WORDS[lang];
  const body = `<h1>${escapeHtml(words.impossible)}</h1>\n<p>${escapeHtml(words.late)}</p>`;
  return pageOf(lang, words.impossible, body, "'none'");
}

/** The address is relative: the page may be below a path of a proxy. The query, with the state in it, is left out. */
function form(words: Words, { question, seal }: Sealed): string {
  return `<form method="post" action="authorize" autocomplete="off">
<input type="hidden" name="question" value="${escapeHtml(question)}">
<input type="hidden" name="seal" value="${escapeHtml(seal)}">
<label for="key">${escapeHtml(words.key)}</label>
<input id="key" name="key" type="password" required autocomplete="off" spellcheck="false" placeholder="alm_sk_…" dir="ltr">
<p>${escapeHtml(words.keyStays)}</p>
<button name="answer" value="allow">${escapeHtml(words.allow)}</button>
<button name="answer" value="refuse" formnovalidate>${escapeHtml(words.refuse)}</button>
</form>`;
}

/** Browsers apply `form-action` to the redirect after the form too. A policy cannot name an IPv6 address. */
function formTarget({ origin, hostname }: URL): string {
  return `'self' ${hostname.startsWith("[") ? "http:" : origin}`;
}

function pageOf(lang: Lang, title: string, body: string, formAction: string): Page {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy.join("; "),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Language": lang,
  };
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return { body: html, headers };
}

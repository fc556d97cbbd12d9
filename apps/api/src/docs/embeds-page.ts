import { escapeHtml, inlineHtml, pageHtml } from "./html";

export interface EmbedExample {
  readonly title: string;
  readonly says: string;
  /** The attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As a frame instead. */
  readonly isFrame?: true;
  /** A class of the page's style sheet, for an example of its variables. */
  readonly look?: string;
}

const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  timezone: "America/New_York",
  latitude: 40.7128,
  longitude: -74.006,
};
const NAMED = JSON.stringify({ ...BIRTH, name: "Ada", placeName: "New York" });

export const EMBED_EXAMPLES: readonly EmbedExample[] = [
  {
    title: "The Moon today",
    says: "No birth: the visitor's browser keeps it until the day ends on the clock of `timezone`.",
    attributes: { of: "/astrology/moon-phase/current?timezone=Europe/Berlin" },
  },
  {
    title: "A hexagram, in another language",
    says: "Without `lang` the figure speaks the language of the page around it.",
    attributes: { of: "/iching/hexagrams/3", lang: "zh-Hans" },
  },
  {
    title: "A card",
    says: "An answer that depends on nothing else is kept for a day, and asked for again without a call.",
    attributes: { of: "/tarot/cards/the-star" },
  },
  {
    title: "A natal wheel",
    says: "`input` is the body of a POST. The figure is asked for when a visitor sees it, and nobody keeps it.",
    attributes: { of: "/astrology/natal-chart", input: JSON.stringify(BIRTH) },
  },
  {
    title: "A kundli in the southern style, dark",
    says: "Options of a picture are in the query of `of`; `theme` is light or dark.",
    attributes: { of: "/vedic-astrology/birth-chart?picture.style=south", theme: "dark", input: JSON.stringify(BIRTH) },
  },
  {
    title: "Your own colors",
    says: "Every color is a variable of the page's style sheet.",
    attributes: { of: "/human-design/bodygraph", input: JSON.stringify(BIRTH) },
    look: "own-colors",
  },
  {
    title: "A whole page",
    says: 'The figure, its tables and its reading, in brief: two calls. With `show="figure"` it is the figure alone, one call.',
    attributes: { of: "/pages/kundli", input: NAMED },
  },
  {
    title: "A frame",
    says: "For sites that take no script. What is behind `#` never leaves the browser.",
    attributes: { of: "/mesoamerican-astrology/mayan/daily", lang: "es" },
    isFrame: true,
  },
];

/** Figures as other sites show them, each with its markup. */
export function embedsPage(publicUrl: string): string {
  const body = `<header class="top">
<p class="back"><a href="../docs">Almagest API</a></p>
<h1>Figures in other sites</h1>
<p>One script and one element draw any figure or page of this service into another site. Attention: whatever is in the source of a page is public, a birth too.</p>
<pre tabindex="0"><code>${escapeHtml(`<script src="${publicUrl}/embed.js" data-key="alm_pk_…" async></script>`)}</code></pre>
<p>${inlineHtml("This page shows them with the key of this tab, which the playground and the box below set, else with the daily allowance of your address. Guide: `docs/embeds.md`.")}</p>
<form id="key-form" autocomplete="off">
<label for="key">Your key, for the figures on this page</label>
<input id="key" type="password" spellcheck="false" autocomplete="off" placeholder="alm_pk_…">
<button type="submit">Use this key</button>
<output id="key-state" for="key"></output>
</form>
</header>
<main class="embeds">
${EMBED_EXAMPLES.map((example) => section(example, publicUrl)).join("\n")}
</main>
<script src="../embed.js" defer></script>
<script src="assets/embeds.js" type="module"></script>`;
  return pageHtml({
    title: "Figures in other sites – Almagest API",
    assets: "assets/",
    body,
  });
}

function section(example: EmbedExample, publicUrl: string): string {
  const { title, says, look } = example;
  const shown = markup(example, "..").replace(/^<(\S+)/, look === undefined ? "<$1" : `<$1 class="${look}"`);
  return `<section>
<h2>${escapeHtml(title)}</h2>
<p>${inlineHtml(says)}</p>
${shown}
<pre tabindex="0"><code>${escapeHtml(markup(example, publicUrl))}${look === undefined ? "" : `\n\n${escapeHtml(OWN_COLORS)}`}</code></pre>
</section>`;
}

function markup({ attributes, isFrame, title }: EmbedExample, address: string): string {
  if (isFrame === true) {
    const source = `${address}/embed#${new URLSearchParams(attributes)}`;
    return `<iframe src="${escapeHtml(source)}" title="${escapeHtml(title)}" width="100%" height="420" loading="lazy"></iframe>`;
  }
  const written = Object.entries(attributes).map(([name, value]) =>
    value.includes('"')
      ? `${name}='${value.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'`
      : `${name}="${escapeHtml(value)}"`,
  );
  return `<almagest-figure ${written.join(" ")}></almagest-figure>`;
}

/** As `docs.css` has it. */
const OWN_COLORS = `almagest-figure {
  --almagest-paper: #10243a;
  --almagest-ink: #f4efe3;
  --almagest-muted: #c9c2b0;
  --almagest-accent: #f2c14e;
}`;

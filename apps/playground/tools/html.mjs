/** The HTML of the page at the root. */
export function indexHtml({ data, ...files }) {
  // The data of the first form in the most common language; another language is fetched a moment later.
  return html({
    ...files,
    first: [`astrology-${data}.json`],
    title: "Almagest",
    description: "Charts, cards and numbers of eighteen traditions, cast as you ask: figure, table and reading.",
    noscript: `This page needs JavaScript. The <a href="docs">API reference</a> lists every operation.`,
  });
}

/** The HTML of the reference, at `docs` beside the root. */
export function referenceHtml(files) {
  return html({
    ...files,
    first: [],
    title: "Almagest API",
    description: "Every operation of the service: what it takes and answers, as a call to copy and to try.",
    noscript: `The reference needs JavaScript. The <a href="api/v2/openapi.json">OpenAPI document</a> and <a href="llms-full.txt">llms-full.txt</a> hold the same.`,
  });
}

/** A page that runs and paints only its own files. */
function html({ app, chunks, styles, first, title, description, noscript }) {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" href="play/${file}">`),
    ...[...chunks, app].map((file) => `<link rel="modulepreload" href="play/${file}">`),
    ...first.map((file) => `<link rel="preload" as="fetch" crossorigin href="play/${file}">`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="docs/assets/icon.svg">
${links.join("\n")}
</head>
<body>
<div id="app"><noscript>${noscript}</noscript></div>
<script type="module" src="play/${app}"></script>
</body>
</html>
`;
}

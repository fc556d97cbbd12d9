/** The page's HTML. It runs and paints only its own files. */
export function indexHtml({ app, chunks, style, data }) {
  const early = [...chunks, app].map((file) => `<link rel="modulepreload" href="play/${file}">`);
  // The data of the first form in the most common language; another language is fetched a moment later.
  const first = [`<link rel="preload" as="fetch" crossorigin href="play/astrology-${data}.json">`];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Charts, cards and numbers of eighteen traditions, cast as you ask: figure, table and reading.">
<title>Almagest</title>
<link rel="icon" type="image/svg+xml" href="docs/assets/icon.svg">
<link rel="stylesheet" href="play/${style}">
${[...early, ...first].join("\n")}
</head>
<body>
<div id="app"><noscript>This page needs JavaScript. The <a href="docs">API reference</a> lists every operation.</noscript></div>
<script type="module" src="play/${app}"></script>
</body>
</html>
`;
}

/**
 * The script of other sites, at an address that stays. It is small, because a browser asks for it again after an hour;
 * the program that it loads has its hash in its name and is kept.
 */
export function embedScript(file) {
  return `(()=>{const s=document.currentScript;import(new URL("play/${file}",s.src).href).then(({start:t})=>t(s.src,s.dataset.key??""))})();\n`;
}

/** The document of a frame: one figure or page, and nothing else. */
export function embedHtml([entry, ...chunks]) {
  const early = chunks.map((file) => `<link rel="modulepreload" href="play/${file}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Almagest</title>
${[...early, `<script type="module" src="play/${entry}"></script>`].join("\n")}
</head>
<body></body>
</html>
`;
}

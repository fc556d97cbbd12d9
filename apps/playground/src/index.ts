/**
 * The folder of the pages' files: `index.html`, served at the root of a service, `reference.html`, served at `/docs`, and `play/` beside them. The name of
 * every file in `play/` but `sw.js` contains a hash of its contents; files worth compressing have Brotli and gzip forms
 * beside them (`.br`, `.gz`).
 */
export const playgroundFiles: URL = new URL("./files/", import.meta.url);

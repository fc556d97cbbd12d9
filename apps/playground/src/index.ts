/**
 * The folder with the files of the page: `index.html`, which stands at the root of a service, and `play/`, which stands
 * beside it. Every file of `play/` but `sw.js` carries a hash of its contents in its name; beside a file that is worth
 * it lie its Brotli and gzip forms (`.br`, `.gz`).
 */
export const playgroundFiles: URL = new URL("./files/", import.meta.url);

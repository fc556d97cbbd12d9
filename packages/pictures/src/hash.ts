/** FNV-1a over UTF-16 units, as seven characters: names a picture by its content. */
export function contentHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index0 = 0; index0 < text.length; index0 += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index0), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, "0");
}

/** Words that no variable of Python may have for a name; `lib/python3.11/keyword.py`. */
const KEYWORDS: ReadonlySet<string> = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

/** Whether a key can be declared in the body of a class. */
export function isIdentifier(key: string): boolean {
  return /^[A-Za-z_]\w*$/.test(key) && !KEYWORDS.has(key);
}

/** `generate_natal_chart` for `generateNatalChart`, `vedic_astrology` for `vedic-astrology`. */
export function snake(name: string): string {
  const spelled = name
    .replace(/-/g, "_")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
  return KEYWORDS.has(spelled) ? `${spelled}_` : spelled;
}

/** `VedicAstrology` for `vedic-astrology`, `CriticalDay` for `critical-day`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, first) => first.toUpperCase());
}

/** A text of Python; JSON's escapes are also Python's. */
export function text(value: string): string {
  return JSON.stringify(value);
}

/** Lines of at most so many characters, broken between words. */
export function folded(prose: string, width: number): readonly string[] {
  return prose.split("\n").flatMap((paragraph) => {
    const lines: string[] = [""];
    for (const word of paragraph.split(" ")) {
      const last = lines.length - 1;
      const line = lines[last] ?? "";
      if (line === "") lines[last] = word;
      else if (line.length + 1 + word.length <= width) lines[last] = `${line} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/** `before[a, b]after` on one line, or with each part on its own where the line would be long. */
export function bracketed(before: string, parts: readonly string[], after = ""): string {
  const line = `${before}[${parts.join(", ")}]${after}`;
  if (line.length <= 100) return line;
  const indent = /^ */.exec(before)?.[0] ?? "";
  const lines = folded(parts.join(", "), 96 - indent.length);
  return `${before}[\n${lines.map((one) => `${indent}    ${one}`).join("\n")}\n${indent}]${after}`;
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const TOOL = fileURLToPath(new URL("../../../tools/texts.mjs", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "almagest-texts-"));
afterAll(() => rmSync(root, { recursive: true }));

const DICE = "packages/dice/texts";

function write(file: string, value: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
}
const read = (file: string): string => readFileSync(join(root, file), "utf8");

function commit(): void {
  const git = (...args: readonly string[]): void => {
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root, stdio: "ignore" });
  };
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "texts");
}

function texts(...args: readonly string[]): {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
} {
  const options = { encoding: "utf8", env: { ...process.env, ALMAGEST_TEXTS_ROOT: root } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], options);
  return { status, out: stdout, err: stderr };
}

/** An exported document, each text with a translation in place of none. */
function translated(xliff: string, translations: Readonly<Record<string, string>>): string {
  return xliff.replaceAll(/name="([^"]*)"(.*?)<\/source><\/segment>/g, (whole, id: string, inside: string) => {
    const target = translations[id];
    return target === undefined ? whole : `name="${id}"${inside}</source><target>${target}</target></segment>`;
  });
}

test("texts go out as XLIFF, come back, go stale with their English and move with it", () => {
  write(`${DICE}/en/rolls.json`, {
    six: {
      text: "Six & “luck” <now>.",
      told: ["One roll.", "{name} rolls {count, plural, one {once} other {# times}}."],
    },
    one: "The lowest.",
  });
  commit();
  expect(texts("words").out.trim()).toBe("dice 10");

  const out = texts("export", "de", "dice").out;
  expect(out).toContain('srcLang="en" trgLang="de"');
  expect(out).toContain('<note category="section">rolls › six › told</note>');
  expect(out).toContain('<note category="blanks">Keep each, once or more: {count}, {name}</note>');
  write(
    "de.xlf",
    translated(out, {
      "rolls#six.text": "Sechs &amp; &lt;Glück&gt;.",
      "rolls#six.told.0": "Ein Wurf.",
      "rolls#six.told.1": "{Name_def} würfelt.",
      "rolls#one": "Die niedrigste.",
    }),
  );
  const taken = texts("import", join(root, "de.xlf"));
  expect([taken.status, taken.out.trim(), taken.err.trim()]).toEqual([
    1,
    "3 texts taken",
    "rolls#six.told.1: {count} is missing",
  ]);
  expect(JSON.parse(read(`${DICE}/de/rolls.json`))).toEqual({
    six: { text: "Sechs & <Glück>.", told: ["Ein Wurf."] },
    one: "Die niedrigste.",
  });
  expect(read(`${DICE}/de/rolls.json`).split("\n")).toContain('    "text": "Sechs & <Glück>.",');
  expect(texts("words").out.trim()).toBe("dice 10; de 7 fresh, 0 stale");

  write(`${DICE}/en/rolls.json`, { six: { text: "Six, again.", told: ["One roll.", "No."] } });
  write(`${DICE}/en/low.json`, { one: "The lowest." });
  expect(texts("words").out.trim()).toBe("dice 7; de 2 fresh, 2 stale");
  const stale = texts("stale", "de").out;
  expect(stale).toContain(
    "dice rolls#six.text\n  was: Six & “luck” <now>.\n  is:  Six, again.\n  de:  Sechs & <Glück>.",
  );
  expect(stale).toContain("dice low#one\n  has the English of rolls#one, which is gone");
  expect(texts("export", "de", "dice").out).toContain("The English has changed since this was translated.");

  write("more.xlf", texts("export", "de", "dice", "--all").out);
  expect(texts("import", join(root, "more.xlf")).status).toBe(0);
  expect(JSON.parse(read(`${DICE}/de/low.json`))).toEqual({ one: "Die niedrigste." });
  expect(texts("words").out.trim()).toBe("dice 7; de 6 fresh, 0 stale");
});

test("an export tells what a translator cannot see: family, tone, terms and what fills a blank", () => {
  write(`${DICE}/en/throws.json`, { first: { hard: "{who} has no lagna {when}." } });
  write(`${DICE}/notes.json`, { blanks: { throws: { who: ["the Sun", "Mars"] } } });
  write(
    "packages/dice/src/telling.ts",
    '/** The first throw. */\n  firsts: { under: "throws.first", kind: "paragraph", sections: ["summary"] },',
  );
  write("packages/i18n/concepts/vedic.json", {
    lagna: { en: "Lagna", at: ["vedic/terms/lagna"], said: "lagna" },
    house: { en: "House", at: ["vedic/terms/house"] },
  });
  write("packages/vedic/names/de.json", { terms: { lagna: "Lagna" } });
  const unit = /<unit [^>]*name="throws#first\.hard".*/.exec(texts("export", "de", "dice").out)?.[0] ?? "";
  const notes = [...unit.matchAll(/<note category="(\w+)">([^<]*)/g)].map(([, kind, note]) => `${kind}: ${note}`);
  expect(notes).toEqual([
    "section: throws › first",
    "family: firsts, a paragraph in summary. The first throw.",
    "tone: hard: it presses",
    "terms: Lagna: Lagna",
    "blanks: Keep each, once or more: {when}, {who} (as the Sun; Mars)",
  ]);
});

test("a command that is not there says which are", () => {
  expect(texts("translate")).toMatchObject({ status: 1, err: expect.stringContaining("stale LANG") });
});

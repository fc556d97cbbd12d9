import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { MYPY, needs, PYTHON } from "../../machine";
import { ROOT } from "./service";

const { origin, key } = inject("service");
const FOLDER = join(ROOT, "clients/python");
const python = PYTHON.path ?? "python3";

describe("the Python client", () => {
  needs(PYTHON);
  const work = mkdtempSync(join(tmpdir(), "almagest-python-"));
  afterAll(() => rmSync(work, { recursive: true }));

  const environment = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: "1",
    ALMAGEST_URL: `${origin}/api/v2`,
    ALMAGEST_KEY: key,
  };

  test("passes its tests, against the running service too", () => {
    const { status, stderr } = spawnSync(python, ["-m", "unittest", "discover", "-s", "tests", "-t", "."], {
      cwd: FOLDER,
      env: environment,
      encoding: "utf8",
    });
    expect({ status, said: stderr }).toEqual({
      status: 0,
      said: expect.stringMatching(/Ran \d+ tests in [\s\S]*\nOK\n/),
    });
    expect(Number(/Ran (\d+) tests/.exec(stderr)?.[1])).toBeGreaterThan(30);
  });

  test("imports nothing outside of the standard library", () => {
    const program = `import sys, ast, pathlib
names = set()
for file in pathlib.Path("almagest").glob("*.py"):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import): names.update(one.name.split(".")[0] for one in node.names)
        if isinstance(node, ast.ImportFrom) and node.level == 0: names.add(node.module.split(".")[0])
print(sorted(names - sys.stdlib_module_names))`;
    expect(execFileSync(python, ["-c", program], { cwd: FOLDER, encoding: "utf8" })).toBe("[]\n");
  });

  test("loads no types and no domain before they are used", () => {
    const program = `import sys, almagest
almagest.Almagest("https://api.example.com/api/v2").tarot
print(sorted(name for name in sys.modules if name.startswith("almagest.") and "._" not in name))`;
    const said = execFileSync(python, ["-c", program], { cwd: FOLDER, env: environment, encoding: "utf8" });
    expect(said).toBe("['almagest.tarot']\n");
  });

  test("becomes a wheel without a network, whose installed package answers", () => {
    const copy = join(work, "source");
    cpSync(FOLDER, copy, { recursive: true, filter: (path) => !path.includes("__pycache__") });
    const build = `import sys; sys.path.insert(0, "tools"); import build_almagest as b; print(b.build_wheel(sys.argv[1]), b.build_sdist(sys.argv[1]))`;
    const said = execFileSync(python, ["-c", build, work], { cwd: copy, encoding: "utf8" }).trim().split(" ");
    const written = readdirSync(work).filter((name) => name !== "source");
    expect(said).toEqual(written.sort());
    const [wheel = ""] = said;
    // A wheel is a zip that Python can import from, as pip lays it out.
    const program = `import sys; sys.path.insert(0, sys.argv[1]); from almagest import Almagest; print(Almagest(sys.argv[2], sys.argv[3]).tarot.get_card("star")["name"])`;
    const args = ["-I", "-c", program, join(work, wheel), `${origin}/api/v2`, key];
    expect(execFileSync(python, args, { cwd: work, encoding: "utf8" })).toBe("The Star\n");
    const listed = execFileSync(python, ["-m", "zipfile", "-l", join(work, wheel)], { encoding: "utf8" });
    for (const file of ["almagest/py.typed", "dist-info/METADATA", "dist-info/RECORD", "dist-info/licenses/LICENSE"]) {
      expect(listed).toContain(file);
    }
    expect(listed).not.toContain("tests");
    // For `pip install -e`, a line that leads to the folder.
    const editable = `import sys, zipfile; sys.path.insert(0, "tools"); import build_almagest as b; print(zipfile.ZipFile(sys.argv[1] + "/" + b.build_editable(sys.argv[1])).read("__editable__.almagest.pth").decode(), end="")`;
    expect(execFileSync(python, ["-c", editable, work], { cwd: copy, encoding: "utf8" })).toBe(`${copy}\n`);
  });
});

describe("the types of the Python client", () => {
  needs(MYPY);
  const work = mkdtempSync(join(tmpdir(), "almagest-mypy-"));
  afterAll(() => rmSync(work, { recursive: true }));

  const checked = (args: readonly string[]): string => {
    const flags = ["--strict", "--python-version", "3.11", "--cache-dir", join(work, "cache")];
    const { stdout } = spawnSync(MYPY.path ?? "mypy", [...flags, ...args], { cwd: FOLDER, encoding: "utf8" });
    return stdout;
  };

  test("are strict, in the package, its tests and its README", () => {
    const programs = [...readFileSync(join(FOLDER, "README.md"), "utf8").matchAll(/```python\n([\s\S]*?)```/g)];
    const readme = join(work, "readme.py");
    writeFileSync(readme, programs.map(([, program]) => program).join("\n"));
    expect(checked(["almagest", "tests", "tools", readme])).toMatch(/^Success: no issues found in \d+ source files\n$/);
  });

  test("refuse what the service refuses", () => {
    const wrong = join(work, "wrong.py");
    const lines = [
      "from almagest import Almagest",
      'almagest = Almagest("https://api.example.com/api/v2")',
      'almagest.astrology.generate_natal_chart({"date": "1990-07-15"})',
      'almagest.tarot.get_card("star", lang="xx")',
      "almagest.tarot.get_card()",
      'almagest.tarot.get_card("star")["nothing"]',
      'almagest.call("nothing")',
      'almagest.svg("searchCities")',
    ];
    writeFileSync(wrong, `${lines.join("\n")}\n`);
    const complaints = [...checked([wrong]).matchAll(/wrong\.py:(\d+): error/g)].map(([, line]) => Number(line));
    expect([...new Set(complaints)]).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

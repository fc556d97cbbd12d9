import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "./packages";

/** The value of an expression over the exports of tools/lib/requirements.mjs; the tools are plain JavaScript. */
function evaluate(expression: string): unknown {
  const module = pathToFileURL(join(ROOT, "tools", "lib", "requirements.mjs")).href;
  const code = `import * as tools from ${JSON.stringify(module)}; console.log(JSON.stringify(${expression} ?? null));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  return JSON.parse(printed);
}

describe("what npm start asks of a machine", () => {
  test.each(["20.19.0", "20.20.1", "22.0.0"])("Node %s will do", (version) => {
    expect(evaluate(`tools.nodeProblem("${version}", ">=20.19")`)).toBeNull();
  });

  test.each(["18.20.8", "20.9.0", "20.18.9"])(
    "Node %s is refused, with the required and the present version",
    (version) => {
      const problem = evaluate(`tools.nodeProblem("${version}", ">=20.19")`);
      expect(problem).toBe(`Almagest needs Node 20.19 or newer; this is Node ${version}.`);
    },
  );

  test("without a compiler it names the Debian packages to install", () => {
    expect(evaluate('tools.compilerProblem("/nowhere")')).toContain("sudo apt-get install python3 make g++");
  });
});

describe("packing a package", () => {
  const folder = mkdtempSync(join(tmpdir(), "almagest-prepack-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const conditions = { types: "./dist/index.d.ts", default: "./dist/index.js" };
  const manifest = {
    name: "@almagest/thing",
    exports: { ".": { "@almagest/source": "./src/index.ts", import: conditions }, "./images/*": "./images/*" },
    bin: { thing: "./dist/main.js" },
    types: "./dist/index.d.ts",
  };

  /** The guard's message for a package with these files in `dist`. */
  const guard = (...files: readonly string[]) => {
    rmSync(join(folder, "dist"), { recursive: true, force: true });
    mkdirSync(join(folder, "dist"));
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    for (const file of files) writeFileSync(join(folder, "dist", file), "");
    const program = join(ROOT, "tools", "prepack.mjs");
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder, encoding: "utf8" });
    return { status, stderr };
  };

  test("is let through where every file that the manifest names is there", () => {
    expect(guard("index.js", "index.d.ts", "main.js")).toEqual({ status: 0, stderr: "" });
  });

  test("is refused without declarations, as `npm start` leaves it, with what to run", () => {
    const { status, stderr } = guard("index.js", "main.js");
    expect(status).toBe(1);
    expect(stderr).toBe(
      "@almagest/thing is not packed: dist/index.d.ts missing. Run `npm run build` in the root of the repository, then pack again.\n",
    );
  });
});

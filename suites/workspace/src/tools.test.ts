import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
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

  test.each(["18.20.8", "20.9.0", "20.18.9"])("Node %s is refused, by what is needed and what is there", (version) => {
    const problem = evaluate(`tools.nodeProblem("${version}", ">=20.19")`);
    expect(problem).toBe(`Almagest needs Node 20.19 or newer; this is Node ${version}.`);
  });

  test("without a compiler it names the Debian packages to install", () => {
    expect(evaluate('tools.compilerProblem("/nowhere")')).toContain("sudo apt-get install python3 make g++");
  });
});

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "../../../packages/database/test/postgres-server";
import { long } from "../../strength";
import { sizesOf } from "./package-sizes";
import {
  byFolder,
  codeEntries,
  LIBRARIES,
  ownPackages,
  PUBLISHED,
  type WorkspacePackage,
  withDependencies,
} from "./packages";
import { contentsOf, install, packedManifest, readTarball, tarballOf } from "./tarballs";

/** `attw --profile node16`: problems of resolvers without `exports` do not count. */
const IGNORED_RESOLUTION = "node10";

const tarballs = inject("tarballs");
const tarball = (entry: WorkspacePackage): string => tarballOf(entry, tarballs);

/** publint's findings, its suggestions apart. */
async function publintMessages(entry: WorkspacePackage): Promise<readonly (string | undefined)[]> {
  const { messages, pkg } = await publint({ pack: { tarball: readTarball(tarball(entry)).buffer }, strict: true });
  return messages.filter(({ type }) => type !== "suggestion").map((message) => formatMessage(message, pkg));
}

async function typeProblems(entry: WorkspacePackage): Promise<readonly unknown[]> {
  const contents = createPackageFromTarballData(readTarball(tarball(entry)));
  // A stylesheet has no types.
  const checked = await checkPackage(contents, { excludeEntrypoints: [/\.css$/] });
  if (checked.types === false) return ["it has no types"];
  return checked.problems.filter(
    (problem) => !("resolutionKind" in problem && problem.resolutionKind === IGNORED_RESOLUTION),
  );
}

/** Domains have the same entries, made by one tool: two of them are checked here, and all in the long run. */
const isDomain = ({ manifest }: WorkspacePackage): boolean => "./domain" in (manifest.exports ?? {});
const TYPED = [
  ...LIBRARIES.filter((entry) => !isDomain(entry)),
  ...LIBRARIES.filter(isDomain).slice(-long(2, LIBRARIES.length)),
];

describe("a packed tarball", () => {
  test.each(byFolder(PUBLISHED))("%s is clean by publint", async (_, entry) => {
    expect(await publintMessages(entry)).toEqual([]);
  });

  test.each(byFolder(TYPED))("%s has the types that import and require find", async (_, entry) => {
    expect(await typeProblems(entry)).toEqual([]);
  });

  test.each(byFolder(PUBLISHED))("%s holds what runs, README and LICENSE, and no sources or tests", (_, entry) => {
    const contents = contentsOf(tarball(entry));
    expect(contents).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    const shipped = ["package.json", ...(entry.manifest.files ?? [])];
    expect(contents.filter((path) => !shipped.some((name) => path === name || path.startsWith(`${name}/`)))).toEqual(
      [],
    );
    expect(contents.filter((path) => /\.test\.|(?:^|\/)src\//.test(path))).toEqual([]);
  });

  test.each(byFolder(PUBLISHED))("%s names versions that exist outside of the workspace", (_, entry) => {
    expect(packedManifest(tarball(entry))).not.toMatch(/workspace:|catalog:/);
  });
});

/** Compressed bytes of a domain's package without its languages, and of a language beside it. Data is no program. */
const MOST_WITHOUT_LANGUAGES = 3_000_000;
const MOST_OF_A_LANGUAGE = 1_500_000;

describe("the size of a domain's package", () => {
  test.each(byFolder(LIBRARIES.filter(isDomain)))("%s is small, and so is each language beside it", (_, entry) => {
    const { rest = 0, data = 0, ...languages } = sizesOf(tarball(entry));
    console.info(`${entry.id}: ${rest} bytes, ${JSON.stringify(languages)}, data ${data}`);
    expect(rest).toBeLessThan(MOST_WITHOUT_LANGUAGES);
    for (const [lang, bytes] of Object.entries(languages)) expect(bytes, lang).toBeLessThan(MOST_OF_A_LANGUAGE);
    // Names of places are what the package is for; no other domain has data.
    expect(data > 0).toBe(entry.id === "location");
  });
});

/** Each entry of each package by the name that a program imports it by. */
const ENTRIES = LIBRARIES.flatMap(({ manifest }) =>
  codeEntries(manifest).map(([path]) => manifest.name + path.slice(1)),
);

/** Prints the names that each entry exports, then the Sun of a chart. */
const PROGRAM = `
const [operation, swiss, western, texts] = ["operation", "ephemeris-swiss", "western", "western/texts/en"].map(
  (name) => modules["@almagest/" + name],
);
const context = operation.createContext({ ephemeris: swiss.swissEphemeris(), texts: [texts.en] });
const birth = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const [sun] = western.natalChart(birth, context).planets;
const names = Object.entries(modules).map(([name, module]) => [name, namesOf(module)]);
console.log(JSON.stringify({ names: Object.fromEntries(names), sun: [sun.name, sun.sign], text: sun.interpretation.summary }));
function namesOf(module) {
  return Object.keys(module).filter((name) => module[name] !== undefined && name !== "default").sort();
}
`;

describe("an empty project with all tarballs installed", () => {
  const project = join(tarballs, "all");
  beforeAll(() => install(PUBLISHED, tarballs, project));

  function run(file: string, code: string): { names: Record<string, string[]>; sun: unknown; text: string } {
    writeFileSync(join(project, file), code);
    return JSON.parse(execFileSync(process.execPath, [file], { cwd: project, encoding: "utf8" }));
  }

  function runEsm(): ReturnType<typeof run> {
    const imports = ENTRIES.map((name, index) => `import * as m${index} from "${name}";`).join("\n");
    const modules = ENTRIES.map((name, index) => `"${name}": m${index}`).join(", ");
    return run("consumer.mjs", `${imports}\nconst modules = { ${modules} };\n${PROGRAM}`);
  }

  function runCommonJs(): ReturnType<typeof run> {
    const modules = ENTRIES.map((name) => `"${name}": require("${name}")`).join(", ");
    return run("consumer.cjs", `const modules = { ${modules} };\n${PROGRAM}`);
  }

  test("runs an ESM and a CommonJS program that uses every entry and computes a chart", () => {
    const { names, sun, text } = runEsm();
    expect(Object.keys(names)).toEqual(ENTRIES);
    expect(Object.entries(names).filter(([, exported]) => exported.length === 0)).toEqual([]);
    // Born on 15 July, between the Sun's ingresses into Cancer (21 June) and Leo (23 July).
    expect(sun).toEqual(["Sun", "Cancer"]);
    expect(text.length).toBeGreaterThan(50);
    expect(runCommonJs()).toEqual({ names, sun, text });
  });

  const programs = PUBLISHED.filter(({ kind }) => kind === "apps");

  test.each(byFolder(programs))("has what %s exports", (_, { manifest }) => {
    const entries = codeEntries(manifest).map(([path]) => manifest.name + path.slice(1));
    expect(entries.length).toBeGreaterThan(0);
    const code = `const names = await Promise.all(${JSON.stringify(entries)}.map(async (name) => Object.keys(await import(name)).length));
console.log(JSON.stringify(names));`;
    writeFileSync(join(project, "program.mjs"), code);
    const counts = JSON.parse(execFileSync(process.execPath, ["program.mjs"], { cwd: project, encoding: "utf8" }));
    expect(counts).toEqual(entries.map(() => expect.toSatisfy((count) => count > 0)));
  });

  test("has every command, as npx starts it", () => {
    const bins = programs.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}));
    expect(bins.sort()).toEqual(["almagest", "almagest-api", "almagest-mcp", "usage-ledger"]);
    for (const name of bins.filter((each) => each !== "almagest-api")) {
      const { status, stdout, stderr } = spawnSync(join(project, "node_modules/.bin", name), ["--help"], {
        cwd: project,
        encoding: "utf8",
      });
      expect({ name, status, said: stdout + stderr }).toEqual({ name, status: 0, said: expect.stringContaining(name) });
    }
  });

  test("starts the service by its command, with its own database, answers, and stops at SIGTERM", async () => {
    const port = await freePort();
    const child = spawn(join(project, "node_modules/.bin/almagest-api"), {
      cwd: project,
      env: { ...process.env, PORT: String(port), ALMAGEST_DATA_DIR: join(project, "data"), LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    const health = await (await fetch(`http://127.0.0.1:${port}/health`)).json();
    const document = await (await fetch(`http://127.0.0.1:${port}/api/v2/openapi.json`)).json();
    expect(health).toMatchObject({ status: "ok", operations: expect.any(Number) });
    expect(Object.keys(document.paths).length).toBeGreaterThan(200);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });
});

describe("a project with the command line installed", () => {
  const project = join(tarballs, "command-line");
  const cli = PUBLISHED.filter(({ id }) => id === "cli");
  const used = cli
    .flatMap(({ manifest }) => ownPackages(manifest.dependencies))
    .flatMap(({ id }) => withDependencies(id));
  const needed = [...cli, ...new Set(used)];
  beforeAll(() => install(needed, tarballs, project));

  test("has almagest, which prints a chart without a server, a key or the repository", () => {
    const args = ["natal", "1990-07-15", "14:30", "New York", "--lang", "de"];
    const environment = { ...process.env, ALMAGEST_ENGINE: "wasm" };
    const printed = execFileSync(join(project, "node_modules/.bin/almagest"), args, {
      cwd: project,
      encoding: "utf8",
      env: environment,
      stdio: "pipe",
    });
    expect(printed).toMatch(/^Sonne +23°00' Krebs /m);
  });

  test("loads the domain of a command and no other: its cost is a few times that of Node's own start", () => {
    // Processor time, which other work on the machine does not lengthen as it does a clock.
    const said = "process.on('exit', () => console.error('µs', process.cpuUsage().user + process.cpuUsage().system));";
    writeFileSync(join(project, "cost.cjs"), said);
    const cheapest = (args: readonly string[]): number => {
      const costs = Array.from({ length: 3 }, () => {
        const { stderr } = spawnSync(process.execPath, ["--require", "./cost.cjs", ...args], {
          cwd: project,
          encoding: "utf8",
        });
        return Number(/µs (\d+)/.exec(stderr)?.[1]);
      });
      return Math.min(...costs);
    };
    const program = join(project, "node_modules/@almagest/cli/dist/main.js");
    const bare = cheapest(["-e", "0"]);
    const commands = {
      "--help": ["--help"],
      "numerology life-path": ["numerology", "life-path", "--year", "1990", "--month", "7", "--day", "15"],
      natal: ["natal", "1990-07-15", "14:30", "--latitude", "40.7", "--longitude", "-74", "--timezone", "-4"],
    };
    const ratios = Object.entries(commands).map(([name, args]) => [name, cheapest([program, ...args]) / bare] as const);
    console.info(
      `almagest in starts of Node: ${ratios.map(([name, ratio]) => `${name} ${ratio.toFixed(1)}`).join(", ")}`,
    );
    const most: Readonly<Record<string, number>> = { "--help": 3, "numerology life-path": 4.5, natal: 9 };
    for (const [name, ratio] of ratios) expect(ratio, name).toBeLessThan(most[name] ?? 0);
  });
});

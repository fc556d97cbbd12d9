import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  defaultOf,
  execForm,
  imageArguments,
  readCompose,
  readText,
  readWorkflow,
  type Stage,
  said,
  stagesOf,
} from "./containers";
import { ALL, PUBLISHED, ROOT } from "./packages";

const stages = stagesOf(readText("Dockerfile"));
const shipped = stages.filter(({ name }) => name !== "build");
const compose = readCompose();
const publish = readWorkflow("publish.yml");
const byName: [string, Stage][] = shipped.map((stage) => [stage.name, stage]);

describe("the Dockerfile", () => {
  test("builds in one stage, ships two others, and builds the service by default", () => {
    expect(stages.map(({ name }) => name)).toEqual(["build", "pooler", "service"]);
  });

  test("takes every image by a full version and names no host", () => {
    const images = [...stages.map(({ image }) => image), ...foreignImages()];
    expect(images.filter((image) => !/^[a-z0-9]+:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*$/.test(image))).toEqual([]);
  });

  test("lets every image be pinned by its digest, here and in compose.yaml, which take the same ones unasked", () => {
    const text = readText("Dockerfile");
    expect(text.match(/^FROM (?!\$\{\w+\} )/gm)).toBeNull();
    const built = Object.values(compose.services).flatMap(({ build }) => Object.entries(build?.args ?? {}));
    expect(new Map(built.map(([name, image]) => [name, defaultOf(image)]))).toEqual(imageArguments(text));
    for (const [name, image] of built) expect(image.startsWith(`\${${name}:-`), name).toBe(true);
    for (const { build, image } of Object.values(compose.services)) {
      if (build === undefined) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[^}]+\}$/);
    }
  });

  test("runs on a Node that is supported, which the publish workflow tests on as well", () => {
    const [, major] = /^node:(\d+)\./.exec(stageOf("service").image) ?? [];
    const tested = Object.values(publish.jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => step.with["node-version"] ?? []),
    );
    expect(Number(major)).toBeGreaterThanOrEqual(24);
    expect(new Set(tested)).toEqual(new Set([Number(major)]));
  });

  test.each(byName)("%s runs as somebody else than root", (_, stage) => {
    expect(said(stage, "USER")).toEqual([expect.stringMatching(/^(?:node|nobody)$/)]);
    const last = stage.instructions.slice(stage.instructions.findIndex(({ name }) => name === "USER"));
    expect(last.filter(({ name }) => name === "RUN" || name === "COPY")).toEqual([]);
  });

  test.each(byName)(
    "%s is started without a shell, so that signals arrive, and says whether it is well",
    (_, stage) => {
      expect(said(stage, "CMD").map(execForm)).toEqual([expect.any(Array)]);
      expect(said(stage, "HEALTHCHECK").map((text) => execForm(text.replace(/^.*? CMD /, "")))).toEqual([
        expect.any(Array),
      ]);
      expect(said(stage, "ENTRYPOINT")).toEqual([]);
    },
  );

  test.each(byName)("%s has no compiler", (_, stage) => {
    expect(
      said(stage, "RUN").filter((text) => /\b(?:g\+\+|gcc|make|clang|python3?|build-essential)\b/.test(text)),
    ).toEqual([]);
  });

  test("adds nothing from an address and copies only existing files", () => {
    expect(stages.flatMap((stage) => said(stage, "ADD"))).toEqual([]);
    for (const copy of stages.flatMap((stage) => said(stage, "COPY"))) {
      const [, from, source = ""] = /^(?:--from=(\S+) )?(\S+) \S+$/.exec(copy) ?? [];
      if (from === undefined) expect(existsSync(join(ROOT, source)), copy).toBe(true);
      else expect([stages.map(({ name }) => name), source]).toEqual([expect.arrayContaining([from]), "/out"]);
    }
  });

  test("runs only programs and packages of this repository", () => {
    const commands = stages.flatMap((stage) => said(stage, "RUN")).filter((text) => /^(?:node|npm) /.test(text));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.flatMap(missingFrom)).toEqual([]);
  });

  test("starts the program that the service's package names", () => {
    const [start] = said(stageOf("service"), "CMD").map(execForm);
    expect(missingInImage(start ?? [])).toEqual([]);
  });

  test("sets what the service reads, and keeps its data in the volume", () => {
    const pairs = said(stageOf("service"), "ENV").flatMap((text) => text.split(" ").map((pair) => pair.split("=", 2)));
    const { NODE_ENV, ...own } = Object.fromEntries(pairs);
    expect(NODE_ENV).toBe("production");
    expectRead(own);
    expect(said(stageOf("service"), "VOLUME")).toEqual([JSON.stringify([own["ALMAGEST_DATA_DIR"]])]);
    expect(said(stageOf("service"), "EXPOSE")).toEqual([own["PORT"]]);
  });

  test.each([
    [200, 0],
    [503, 1],
  ])("judges the service's health only by its answer: %i ends the check with %i", async (status, code) => {
    expect(await healthCheckAgainst(status)).toEqual({ code, asked: ["/health"] });
  });
});

describe("compose.yaml", () => {
  test("starts the service behind a proxy, on PostgreSQL behind a pooler, each after its dependencies", () => {
    expect(Object.keys(compose.services).sort()).toEqual(["almagest", "migrate", "pooler", "postgres", "proxy"]);
    const needed = Object.values(compose.services).flatMap(({ depends_on }) => Object.keys(depends_on));
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  });

  test("opens the ports of the proxy and no others", () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(["proxy 80:80", "proxy 443:443"]);
  });

  test.each(["almagest", "migrate"])("gives %s only variables that the service reads", (name) => {
    expectRead(compose.services[name]?.environment ?? {});
  });

  test("believes as many proxies as it starts", () => {
    expect(compose.services["almagest"]?.environment["ALMAGEST_TRUSTED_HOPS"]).toBe("1");
  });

  test("builds stages that there are and runs commands that there are", () => {
    const targets = Object.values(compose.services).flatMap(({ build }) => (build === undefined ? [] : [build.target]));
    expect(targets.filter((target) => !shipped.some(({ name }) => name === target))).toEqual([]);
    expect(missingInImage(compose.services["migrate"]?.command ?? [])).toEqual([]);
  });

  test("mounts volumes and files that it declares, and the service's where its data is", () => {
    const services = Object.values(compose.services);
    const volumes = services.flatMap((service) => service.volumes.map((volume) => volume.split(":")[0] ?? ""));
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort());
    const files = services.flatMap(({ configs }) => configs.map(({ source }) => source));
    expect(files.sort()).toEqual(Object.keys(compose.configs).sort());
    expect(compose.services["almagest"]).toMatchObject({ read_only: true, volumes: ["service:/data"] });
  });

  test.each(Object.entries(compose.services))(
    "gives %s no more rights, memory and processes than it needs",
    (name, service) => {
      expect(service.cap_drop).toEqual(["ALL"]);
      expect(service.cap_add).toEqual(name === "proxy" ? ["NET_BIND_SERVICE"] : []);
      expect(service.security_opt).toEqual(["no-new-privileges:true"]);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.pids_limit).toBeGreaterThan(0);
      expect(service.read_only || service.user === "postgres").toBe(true);
    },
  );

  test("lets the proxy reach only the service, and the database nothing outside", () => {
    const on = (network: string): readonly string[] =>
      Object.entries(compose.services).flatMap(([name, { networks }]) => (networks.includes(network) ? [name] : []));
    expect(Object.keys(compose.networks).map((network) => [network, on(network)])).toEqual([
      ["front", ["almagest", "proxy"]],
      ["back", ["almagest", "pooler"]],
      ["data", ["migrate", "pooler", "postgres"]],
    ]);
    expect(compose.networks).toEqual({ front: null, back: { internal: true }, data: { internal: true } });
  });

  test("lets the pooler pass on prepared statements, and browsers return only over TLS", () => {
    const { pgbouncer, caddy } = compose.configs;
    expect(pgbouncer?.content).toMatch(/^pool_mode = transaction$/m);
    expect(pgbouncer?.content).toMatch(/^max_prepared_statements = [1-9]\d*$/m);
    const [, seconds] = /header Strict-Transport-Security "max-age=(\d+)"/.exec(caddy?.content ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  test("holds no password", () => {
    const text = readText("compose.yaml");
    const passwords = [...text.matchAll(/PASSWORD: "([^"]*)"|\/\/almagest:([^@]*)@/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(new Set(passwords)).toEqual(new Set([`\${DATABASE_PASSWORD:?set a password}`]));
  });
});

const PLATFORM_ACTION = /^actions\/(?:checkout|setup-node|upload-artifact|download-artifact)@(?:v\d+|[\da-f]{40})$/;

describe("publishing", () => {
  test("is done from a tag, by an identity that may write nothing here", () => {
    expect(publish.on.push.tags).toEqual(["v*"]);
    expect(publish.permissions).toEqual({ contents: "read" });
    expect(Object.keys(publish.jobs)).toEqual(["build", "publish"]);
  });

  test("tests, builds and packs by programs and scripts of this repository, without the identity that publishes", () => {
    const { build } = publish.jobs;
    expect(build?.permissions).toBeUndefined();
    const runs = build?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(runs.flatMap(missingFrom)).toEqual([]);
    expect(runs).toEqual([
      'node tools/release.mjs --check "$GITHUB_REF_NAME"',
      "npm test",
      "npm run build",
      "node tools/release.mjs --stamp",
      "node tools/release.mjs --pack tarballs",
    ]);
  });

  test("has that identity only where npm runs, with the packed files, in an environment that may require approval", () => {
    const { publish: job } = publish.jobs;
    expect([job?.needs, job?.environment, job?.permissions]).toEqual(["build", "npm", { "id-token": "write" }]);
    expect(job?.steps.map(({ uses = "" }) => uses.replace(/@.*$/, ""))).toEqual([
      ...["actions/setup-node", "actions/download-artifact", ""],
    ]);
    const [run = ""] = job?.steps.flatMap((step) => step.run ?? []) ?? [];
    expect(run.match(/^ *(?:npm|node|npx|pnpm) .*$/gm)).toEqual([
      expect.stringMatching(/npm view "\$package" version/),
      expect.stringMatching(/npm publish "\.\/\$tarball" --provenance --access public --ignore-scripts$/),
    ]);
  });

  test("leaves out the suites and nothing else", () => {
    expect(ALL.filter((entry) => !PUBLISHED.includes(entry)).map(({ kind }) => kind)).toEqual(
      ALL.filter(({ kind }) => kind === "suites").map(({ kind }) => kind),
    );
  });

  test("knows no host, no token, and no action but the platform's own", () => {
    expect(readText(".github", "workflows", "publish.yml")).not.toMatch(/https?:|registry|secrets\.|_TOKEN/);
    const uses = Object.values(publish.jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.filter((action) => !PLATFORM_ACTION.test(action))).toEqual([]);
  });
});

describe("the reader of Dockerfiles", () => {
  test.each([
    "RUN true",
    "FROM",
    "FROM a b c",
    "FROM a:1\nnothing said",
    `FROM \${NODE_IMAGE}`,
    `ARG NODE_IMAGE\nFROM \${OTHER}`,
  ])("refuses %j", (text) => {
    expect(() => stagesOf(text)).toThrow();
  });
  test("joins lines, leaves out comments, and distinguishes a shell command from the exec form", () => {
    const [stage] = stagesOf('FROM a:1.2 AS b\n# no\nRUN one \\\n  two\nCMD ["x", "y"]\n');
    expect(stage?.instructions.map(({ text }) => text.replace(/\s+/g, " "))).toEqual(["one two", '["x", "y"]']);
    expect([execForm('["x", "y"]'), execForm("x y")]).toEqual([["x", "y"], undefined]);
  });
});

function stageOf(name: string): Stage {
  const stage = stages.find((each) => each.name === name);
  if (stage === undefined) throw new Error(`the Dockerfile has no stage ${name}`);
  return stage;
}

function foreignImages(): readonly string[] {
  return Object.values(compose.services).flatMap(({ build, image }) => (build === undefined ? [defaultOf(image)] : []));
}

/** Files that a `node` or `npm` command asks for and the repository lacks. */
function missingFrom(command: string): readonly string[] {
  const [program, first = "", second = ""] = command.split(" ");
  const filter = / --filter (\S+) /.exec(command)?.[1];
  const noPackage = filter !== undefined && !ALL.some(({ manifest }) => manifest.name === filter);
  const script = first === "run" ? second : first;
  const isThere =
    program === "node" ? existsSync(join(ROOT, first)) : readText("package.json").includes(`"${script}": "`);
  return isThere && !noPackage ? [] : [command];
}

/** An app's program is in the image under /app and the app's own name. */
function missingInImage([program, file = ""]: readonly string[]): readonly string[] {
  const [, app, path] = /^\/app\/([a-z-]+)\/(.+)$/.exec(file) ?? [];
  const deployed = said(stageOf("build"), "RUN").some((text) => text.endsWith(` /out/${app}`));
  const bins = Object.values(ALL.find(({ folder }) => folder === `apps/${app}`)?.manifest.bin ?? {});
  return program === "node" && deployed && bins.includes(`./${path}`) ? [] : [file];
}

/** By the text of the configuration: to load it is to load every domain. */
function expectRead(environment: Readonly<Record<string, string>>): void {
  const names = Object.keys(environment);
  expect(names.length).toBeGreaterThan(0);
  const source = readText("apps", "api", "src", "config.ts");
  expect(names.filter((name) => !new RegExp(`^  ${name}: (?:z$|z\\.|wholeNumber)`, "m").test(source))).toEqual([]);
}

async function healthCheckAgainst(
  status: number,
): Promise<{ readonly code: unknown; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(status, { connection: "close" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const [check = ""] = said(stageOf("service"), "HEALTHCHECK");
  const [, ...args] = execForm(check.replace(/^.*? CMD /, "")) ?? [];
  const child = spawn(process.execPath, args, { env: { PORT: String(port) } });
  const [code] = await once(child, "exit");
  server.close();
  return { code, asked };
}

import { isPublicAddress } from "@almagest/auth";
import { describe, expect, test } from "vitest";
import { readText, said, stagesOf } from "./containers";
import { at, relationsOf, type Surroundings } from "./manifest-relations";
import { isMembers, type Manifest, type Members, manifestsIn, mapsOf, problemsOf, readManifests } from "./manifests";
import { ALL } from "./packages";

const manifests = readManifests();
const named = manifests.map((manifest): [string, Manifest] => [nameOf(manifest), manifest]);

/** Seconds of a stop: running requests, the meter, the database. */
const STOP_SECONDS = 15;

const service = stagesOf(readText("Dockerfile")).find(({ name }) => name === "service");
const surroundings: Surroundings = {
  isRead: (name) =>
    new RegExp(`^  ${name}: (?:z$|z\\.|wholeNumber)`, "m").test(readText("apps", "api", "src", "config.ts")),
  isInImage: ([program, file = ""]) => {
    const [, app, path] = /^\/app\/([a-z-]+)\/(.+)$/.exec(file) ?? [];
    const bins = Object.values(ALL.find(({ folder }) => folder === `apps/${app}`)?.manifest.bin ?? {});
    return program === "node" && bins.includes(`./${path}`);
  },
  version: String(JSON.parse(readText("package.json")).version),
  port: Number(service === undefined ? Number.NaN : said(service, "EXPOSE")[0]),
  certificate: /kubectl create secret tls (\S+)/.exec(readText("docs", "kubernetes.md"))?.[1],
  isPublic: isPublicAddress,
  stopSeconds: STOP_SECONDS,
};

function nameOf({ document }: Manifest): string {
  return `${document["kind"]} ${at(document, "metadata", "name")}`;
}

/** A copy with one member changed; `undefined` removes it. */
function changed(document: Members, path: readonly (string | number)[], value: unknown): Members {
  const copy: Members = structuredClone(document);
  const parent = at(copy, ...path.slice(0, -1));
  const name = path.at(-1);
  if (typeof parent !== "object" || parent === null || name === undefined) throw new Error(`no ${path.join("/")}`);
  if (value === undefined) Reflect.deleteProperty(parent, name);
  else Reflect.set(parent, name, value);
  return copy;
}

/** The paths of all members and items, those within `maps` left out where they only name something. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    return [own, ...pathsOf(member, own)];
  });
}

const textOf = (path: readonly (string | number)[]): string => `/${path.join("/")}`;

describe("the manifests", () => {
  test("are a service, workers, a budget, scaling, policies, a migration, settings, a secret and the way in", () => {
    expect(named.map(([name]) => name)).toEqual([
      "HorizontalPodAutoscaler almagest",
      "PodDisruptionBudget almagest",
      "Ingress almagest",
      "Ingress almagest-batch",
      "Ingress almagest-feeds",
      "Job almagest-migrate",
      "NetworkPolicy almagest-workers",
      "NetworkPolicy almagest-migrate",
      "Secret almagest-secrets",
      "Service almagest",
      "ConfigMap almagest-settings",
      "Deployment almagest",
    ]);
  });

  test("fit together, and to the image", () => {
    expect(relationsOf(manifests, surroundings)).toEqual([]);
  });

  test("set what the README's table lists", () => {
    const settings = named.find(([name]) => name.startsWith("ConfigMap"))?.[1].document;
    const variables = Object.keys(Object(at(settings, "data")));
    expect(variables.filter((name) => !readText("README.md").includes(`| \`${name}\` |`))).toEqual([]);
    expect(variables).toContain("ALMAGEST_WORKERS");
  });

  test("hold no password", () => {
    const secret = named.find(([name]) => name.startsWith("Secret"))?.[1].document;
    expect(at(secret, "stringData")).toEqual({
      DATABASE_URL: "postgres://USER:PASSWORD@HOST:5432/NAME?sslmode=require",
      ALMAGEST_SEAL_KEYS: "",
    });
  });
});

describe("the page on Kubernetes", () => {
  const page = readText("docs", "kubernetes.md");

  test("names each file and no other, applies all but the example, and says that none was run", () => {
    const files = new Set(manifests.map(({ file }) => file));
    const applied = [...page.matchAll(/--filename kubernetes\/(\S+)/g)].map(([, file = ""]) => file);
    expect([...new Set(applied), "secret.example.yaml"].sort()).toEqual([...files].sort());
    for (const file of files) expect(page).toContain(`\`${file}\``);
    expect(page).toContain("**These files were validated, not run.**");
  });

  test("migrates before the pods, and waits for it", () => {
    for (const [, block = ""] of page.matchAll(/```bash\n([\s\S]*?)```/g)) {
      if (!block.includes("workers.yaml")) continue;
      const steps = ["migrate.yaml", "kubectl wait --for=condition=complete", "workers.yaml", "kubectl rollout status"];
      const places = steps.map((step) => block.indexOf(step));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
  });

  test("names commands that are in the image, and variables that the service reads", () => {
    const commands = [...page.matchAll(/ -- (node \S+)/g)].map(([, command = ""]) => command.split(" "));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !surroundings.isInImage(command))).toEqual([]);
    const variables = new Set([...page.matchAll(/\b(?:ALMAGEST_[A-Z_]+[A-Z]|DATABASE_URL)\b/g)].map(([name]) => name));
    expect([...variables].filter((name) => !surroundings.isRead(name))).toEqual([]);
  });
});

describe.each(named)("%s", (_, { document }) => {
  test("is valid by the schema of its kind, without a member that the schema does not know", () => {
    expect(problemsOf(document)).toEqual([]);
  });

  test("is refused with any member spelled otherwise", () => {
    const maps = mapsOf(document);
    const isFree = (path: readonly (string | number)[]): boolean => maps.includes(textOf(path.slice(0, -1)));
    const paths = pathsOf(document).filter((path) => typeof path.at(-1) === "string" && !isFree(path));
    expect(paths.length).toBeGreaterThan(5);
    const accepted = paths.filter((path) => {
      const without = changed(document, path, undefined);
      const misspelled = changed(without, [...path.slice(0, -1), `${path.at(-1)}s`], at(document, ...path));
      return problemsOf(misspelled).length === 0;
    });
    expect(accepted.map(textOf)).toEqual([]);
  });

  test("is refused with any value of another type", () => {
    const accepted = pathsOf(document).filter((path) => {
      const value = at(document, ...path);
      const other = typeof value === "object" ? "text" : [{}];
      return problemsOf(changed(document, path, other)).length === 0;
    });
    expect(accepted.map(textOf)).toEqual([]);
  });

  test("is refused as another kind, or as one that there is not", () => {
    expect(problemsOf({ ...document, kind: document["kind"] === "Service" ? "Job" : "Service" })).not.toEqual([]);
    expect(problemsOf({ ...document, apiVersion: "extensions/v9" })).toHaveLength(1);
    expect(problemsOf({ ...document, kind: "Almagest" })).toHaveLength(1);
  });
});

/** Each is right by its schema, and wrong beside the others. */
const BROKEN: readonly [string, readonly (string | number)[], unknown][] = [
  ["Service almagest", ["spec", "selector", "app.kubernetes.io/name"], "almagist"],
  ["Service almagest", ["spec", "ports", 0, "targetPort"], "https"],
  ["Service almagest", ["metadata", "name"], "other"],
  ["Deployment almagest", ["spec", "selector", "matchLabels", "app.kubernetes.io/component"], "migrates"],
  ["Deployment almagest", ["spec", "replicas"], 3],
  ["Deployment almagest", ["spec", "template", "spec", "terminationGracePeriodSeconds"], 15],
  ["Deployment almagest", ["spec", "template", "spec", "automountServiceAccountToken"], true],
  ["Deployment almagest", ["spec", "template", "spec", "securityContext", "runAsNonRoot"], false],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "image"], "almagest:latest"],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "ports", 0, "containerPort"], 8788],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "livenessProbe", "httpGet", "path"], "/"],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "env", 0, "name"], "DATABASE"],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "resources", "limits"], undefined],
  ["Deployment almagest", ["spec", "template", "spec", "containers", 0, "securityContext", "capabilities"], undefined],
  ["PodDisruptionBudget almagest", ["spec", "maxUnavailable"], 3],
  ["PodDisruptionBudget almagest", ["spec", "selector", "matchLabels"], undefined],
  ["PodDisruptionBudget almagest", ["spec", "selector", "matchLabels", "app.kubernetes.io/component"], "workers"],
  ["HorizontalPodAutoscaler almagest", ["spec", "maxReplicas"], 9],
  ["HorizontalPodAutoscaler almagest", ["spec", "scaleTargetRef", "name"], "almagests"],
  ["NetworkPolicy almagest-workers", ["spec", "podSelector", "matchLabels"], { app: "other" }],
  ["NetworkPolicy almagest-workers", ["spec", "ingress", 0, "ports", 0, "port"], "https"],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "ports"], undefined],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "ports", 0, "port"], 80],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "ports", 1, "endPort"], undefined],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "to"], undefined],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "to", 0, "ipBlock", "except", 4], "169.254.0.0/24"],
  ["NetworkPolicy almagest-workers", ["spec", "egress", 2, "to", 1, "ipBlock", "cidr"], "::/0"],
  ["NetworkPolicy almagest-migrate", ["spec", "podSelector", "matchLabels"], { app: "other" }],
  ["Job almagest-migrate", ["spec", "template", "spec", "containers", 0, "command", 1], "/app/usage-ledger/main.js"],
  ["Job almagest-migrate", ["spec", "template", "spec", "containers", 0, "image"], "almagest:0.0.1"],
  [
    "Job almagest-migrate",
    ["spec", "template", "spec", "containers", 0, "env", 0, "valueFrom", "secretKeyRef", "key"],
    "URL",
  ],
  ["ConfigMap almagest-settings", ["data", "ALMAGEST_REPLICAS"], "7"],
  ["ConfigMap almagest-settings", ["data", "ALMAGEST_METRICS"], "0.0.0.0:9465"],
  ["ConfigMap almagest-settings", ["data", "ALMAGEST_PROCESS"], "1"],
  ["ConfigMap almagest-settings", ["metadata", "name"], "other"],
  ["Secret almagest-secrets", ["stringData", "DATABASE_URL"], undefined],
  ["Ingress almagest", ["spec", "rules", 0, "host"], "other.example.com"],
  ["Ingress almagest", ["spec", "tls", 0, "secretName"], "other-tls"],
  ["Ingress almagest-feeds", ["metadata", "annotations"], undefined],
  ["Ingress almagest-feeds", ["spec", "rules", 0, "http", "paths", 0, "path"], "/calendars"],
  ["Service almagest", ["spec", "ports", 1], { port: 9464, targetPort: "http" }],
  ["Ingress almagest-batch", ["spec", "rules", 0, "http", "paths", 0, "backend", "service", "name"], "other"],
];

describe("a broken copy", () => {
  test("is there of each manifest", () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(named.map(([name]) => name)));
  });

  test.each(BROKEN)("of %s is noticed beside the others, with another %j", (name, path, value) => {
    const copies = manifests.map((manifest) =>
      nameOf(manifest) === name ? { ...manifest, document: changed(manifest.document, path, value) } : manifest,
    );
    const copy = copies.find((_, index0) => named[index0]?.[0] === name);
    expect(isMembers(copy?.document) && problemsOf(copy.document)).toEqual([]);
    expect(relationsOf(copies, surroundings).length).toBeGreaterThan(0);
  });

  test.each(["kind: Service\nkind: Job\n", "a: [1", "just a text"])("that is no document is refused: %j", (text) => {
    expect(() => manifestsIn("x.yaml", text)).toThrow();
  });
});

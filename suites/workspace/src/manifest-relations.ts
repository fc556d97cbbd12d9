import { BlockList, isIPv4 } from "node:net";
import { isMembers, type Manifest, type Members } from "./manifests";

/** A member somewhere below; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

const membersAt = (value: unknown, ...path: readonly (string | number)[]): Members => {
  const found = at(value, ...path);
  return isMembers(found) ? found : {};
};

/** All values below that a test holds for. */
function below(value: unknown, isMeant: (name: string) => boolean): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(isMeant(name) ? [member] : []),
    ...below(member, isMeant),
  ]);
}

export interface Surroundings {
  /** The variables that the service reads. */
  readonly isRead: (variable: string) => boolean;
  /** Whether the image has the program of a command. */
  readonly isInImage: (command: readonly string[]) => boolean;
  readonly version: string;
  /** The port that the image opens. */
  readonly port: number;
  /** The secret of the certificate that the page makes. */
  readonly certificate: string | undefined;
  /** Whether the service sends deliveries to an address. */
  readonly isPublic: (address: string) => boolean;
  /** Seconds that the service needs to stop. */
  readonly stopSeconds: number;
}

/** The documents, by what the checks ask of them. */
interface Parts {
  readonly documents: readonly Members[];
  readonly of: (kind: string) => readonly Members[];
  readonly names: (kind: string) => readonly unknown[];
  /** Templates of pods. */
  readonly pods: readonly Members[];
  readonly containers: readonly unknown[];
  readonly settings: Members;
  readonly surroundings: Surroundings;
  /** Notes a problem where something is not so. */
  readonly need: (isSo: boolean, problem: string) => void;
}

/** The faults between documents that are right by themselves. */
export function relationsOf(manifests: readonly Manifest[], surroundings: Surroundings): readonly string[] {
  const problems: string[] = [];
  const documents = manifests.map(({ document }) => document);
  const of = (kind: string): readonly Members[] => documents.filter((one) => one["kind"] === kind);
  const pods = [...of("Deployment"), ...of("Job")].map((one) => membersAt(one, "spec", "template"));
  const parts: Parts = {
    documents,
    of,
    names: (kind) => of(kind).map((one) => at(one, "metadata", "name")),
    pods,
    containers: pods.flatMap((pod) => listAt(pod, "spec", "containers")),
    settings: membersAt(of("ConfigMap")[0], "data"),
    surroundings,
    need: (isSo, problem) => void (isSo || problems.push(problem)),
  };
  const checks = [checkImages, checkSelectors, checkPorts, checkWayIn, checkWayOut, checkWatching];
  for (const check of [...checks, checkNumbers, checkVariables, checkStops]) check(parts);
  return [...problems, ...pods.flatMap(rightsOf)];
}

function checkImages({ containers, surroundings: { version, isInImage }, need }: Parts): void {
  for (const one of containers) {
    need(at(one, "image") === `almagest:${version}`, `image ${at(one, "image")}`);
    const command = listAt(one, "command").map(String);
    need(command.length === 0 || isInImage(command), `command ${command.join(" ")}`);
  }
}

/** Each selector selects pods that there are, and each pod has a policy of its own. */
function checkSelectors({ documents, of, pods, need }: Parts): void {
  const selectors = documents.flatMap((one) => [
    ...(one["kind"] === "Service" ? [membersAt(one, "spec", "selector")] : []),
    ...["selector", "podSelector"]
      .filter((name) => one["kind"] !== "Service" && isMembers(at(one, "spec", name)))
      .map((name) => membersAt(one, "spec", name, "matchLabels")),
    ...below(one, (name) => name === "labelSelector").map((selector) => membersAt(selector, "matchLabels")),
  ]);
  for (const selector of selectors) {
    const labels = Object.entries(selector);
    const isOf = (pod: Members): boolean =>
      labels.every(([name, value]) => at(pod, "metadata", "labels", name) === value);
    need(labels.length > 0 && pods.some(isOf), `selector ${JSON.stringify(selector)}`);
  }
  const guarded = of("NetworkPolicy").map((one) => JSON.stringify(at(one, "spec", "podSelector", "matchLabels")));
  for (const pod of pods) {
    const labels = JSON.stringify(at(pod, "metadata", "labels"));
    need(guarded.includes(labels), `no network policy for ${labels}`);
  }
}

function checkPorts({ of, containers, settings, surroundings, need }: Parts): void {
  const open = containers.flatMap((one) => listAt(one, "ports"));
  const ports = new Map(open.map((one) => [at(one, "name"), at(one, "containerPort")]));
  need(ports.get("http") === surroundings.port, `port ${ports.get("http")}`);
  const metrics = /:(\d+)$/.exec(String(settings["ALMAGEST_METRICS"]))?.[1];
  need(String(ports.get("metrics")) === metrics, `metrics at ${metrics}`);
  const named = [
    ...of("Service").flatMap((one) => listAt(one, "spec", "ports").map((port) => at(port, "targetPort"))),
    ...of("NetworkPolicy").flatMap((one) => below(at(one, "spec", "ingress"), (name) => name === "port")),
    ...containers.flatMap((one) => below(one, (name) => name === "httpGet").map((probe) => at(probe, "port"))),
  ];
  for (const port of named) need(ports.has(port), `no port is called ${port}`);
}

/** The ingress leads to the service, under the host of the public address. */
function checkWayIn({ of, settings, surroundings, need }: Parts): void {
  const service = of("Service")[0];
  const ports = listAt(service, "spec", "ports").map((port) => at(port, "name"));
  const publicUrl = String(settings["ALMAGEST_PUBLIC_URL"]);
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).host : "";
  for (const one of of("Ingress")) {
    for (const backend of below(one, (name) => name === "backend")) {
      need(at(backend, "service", "name") === at(service, "metadata", "name"), "a backend is another service");
      need(ports.includes(at(backend, "service", "port", "name")), "a backend has another port");
    }
    const certificates = below(one, (name) => name === "secretName");
    need(certificates.length === 1 && certificates[0] === surroundings.certificate, `certificate ${certificates}`);
    const hosts = [...below(one, (name) => name === "host"), ...below(one, (name) => name === "hosts").flat()];
    for (const each of hosts) need(each === host, `host ${each} is not that of ALMAGEST_PUBLIC_URL`);
  }
}

/** In and outside of the networks that deliveries leave out. */
const ADDRESSES =
  "8.8.8.8 0.0.0.1 9.9.9.9 10.0.0.1 11.0.0.1 100.63.0.1 100.64.0.1 100.128.0.1 127.0.0.1 169.253.0.1 169.254.169.254 172.15.0.1 172.16.0.1 172.31.255.255 172.32.0.1 192.0.0.1 192.0.1.1 192.0.2.1 192.88.99.1 192.167.0.1 192.168.0.1 192.169.0.1 198.17.0.1 198.18.0.1 198.20.0.1 198.51.100.1 203.0.113.1 223.0.0.1 224.0.0.1 255.255.255.255 ::1 fc00::1 fe80::1 2001:1ff:: 2001:200::1 2001:db8::1 2002::1 2606:4700::1111 3ffe::1 3fff::1 4000::1".split(
    " ",
  );
/** 80 is for no receiver. */
const PORTS = [443, 1024, 8443, 65_535, 80, 1023];

/** The workers reach the receivers that a webhook may have, and no other address but PostgreSQL's; a migration none. */
function checkWayOut({ of, surroundings, need }: Parts): void {
  for (const one of of("NetworkPolicy")) {
    const isWorker = at(one, "spec", "podSelector", "matchLabels", "app.kubernetes.io/component") === "worker";
    for (const address of ADDRESSES) {
      for (const port of PORTS) {
        const isDue = isWorker && surroundings.isPublic(address) && (port === 443 || port >= 1024);
        const isOpen = listAt(one, "spec", "egress").some((rule) => isLetOut(rule, address, port));
        need(isOpen === isDue, `${address} at ${port} is ${isOpen ? "open" : "closed"}`);
      }
    }
  }
}

/** Whether a rule lets TCP out to an address; a rule without `to` is for every one, without `ports` for every port. */
function isLetOut(rule: unknown, address: string, port: number): boolean {
  const ports = listAt(rule, "ports");
  const isPort = ports.some((each) => {
    const first = Number(at(each, "port"));
    return at(each, "protocol") === "TCP" && port >= first && port <= Number(at(each, "endPort") ?? first);
  });
  const isIn = (network: unknown): boolean => {
    const [start = "", bits] = String(network).split("/");
    const list = new BlockList();
    list.addSubnet(start, Number(bits), isIPv4(start) ? "ipv4" : "ipv6");
    return isIPv4(start) === isIPv4(address) && list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  };
  const blocks = below(rule, (name) => name === "ipBlock");
  const isAddress = blocks.some((one) => isIn(at(one, "cidr")) && !listAt(one, "except").some(isIn));
  return (isPort || ports.length === 0) && (isAddress || listAt(rule, "to").length === 0);
}

/** Prometheus finds the pods by the service, and the log of the ingress has no addresses of feeds. */
function checkWatching({ of, need }: Parts): void {
  const ports = listAt(of("Service")[0], "spec", "ports").map((port) => at(port, "targetPort"));
  need(ports.includes("metrics"), "no port of the service is for metrics");
  const pathsOf = (one: Members): readonly unknown[] => below(at(one, "spec", "rules"), (name) => name === "path");
  for (const one of of("Ingress").filter((each) => pathsOf(each).some((path) => path === "/feeds"))) {
    const isLogged = at(one, "metadata", "annotations", "nginx.ingress.kubernetes.io/enable-access-log") !== "false";
    need(!isLogged, "feeds are logged");
  }
  need(of("Ingress").flatMap(pathsOf).includes("/feeds"), "feeds have no path of their own");
}

function checkNumbers({ of, names, settings, need }: Parts): void {
  for (const one of of("HorizontalPodAutoscaler")) {
    const target = membersAt(one, "spec", "scaleTargetRef");
    need(target["kind"] === "Deployment" && names("Deployment").includes(target["name"]), `scales ${target["name"]}`);
    const most = at(one, "spec", "maxReplicas");
    need(String(most) === settings["ALMAGEST_REPLICAS"], `ALMAGEST_REPLICAS is not ${most}`);
    const least = Number(at(one, "spec", "minReplicas"));
    const away = Number(at(of("PodDisruptionBudget")[0], "spec", "maxUnavailable"));
    need(away >= 1 && away < least, `${away} of ${least} may be away`);
  }
  for (const one of of("Deployment")) need(at(one, "spec", "replicas") === undefined, "two set the number of pods");
}

function checkVariables({ names, of, containers, settings, surroundings, need }: Parts): void {
  const secrets = of("Secret").flatMap((one) => Object.keys(membersAt(one, "stringData")));
  const own = containers.flatMap((one) => listAt(one, "env").map((each) => String(at(each, "name"))));
  for (const name of [...Object.keys(settings), ...secrets, ...own]) {
    need(surroundings.isRead(name), `variable ${name}`);
  }
  for (const map of below(containers, (name) => name === "configMapRef")) {
    need(names("ConfigMap").includes(at(map, "name")), `settings ${at(map, "name")}`);
  }
  for (const key of below(containers, (name) => name === "secretKeyRef")) {
    const isThere = names("Secret").includes(at(key, "name")) && secrets.includes(String(at(key, "key")));
    need(isThere, `secret ${at(key, "key")}`);
  }
}

function checkStops({ of, surroundings, need }: Parts): void {
  for (const one of of("Deployment")) {
    const pod = at(one, "spec", "template", "spec");
    const pause = Number(listAt(pod, "containers", 0, "lifecycle", "preStop", "exec", "command")[1]);
    const grace = Number(at(pod, "terminationGracePeriodSeconds"));
    need(pause >= 1 && grace >= pause + surroundings.stopSeconds, `stops within ${grace} seconds`);
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
      need(at(pod, "containers", 0, probe, "httpGet", "path") === "/health", `${probe} asks elsewhere`);
    }
  }
}

/** The rights that the standard "restricted" of Kubernetes leaves to a pod, a root that cannot be written, and bounds. */
function rightsOf(pod: Members): readonly string[] {
  const spec = membersAt(pod, "spec");
  const pairs: [string, unknown, unknown][] = [
    ["a token", spec["automountServiceAccountToken"], false],
    ["variables of services", spec["enableServiceLinks"], false],
    ["root", at(spec, "securityContext", "runAsNonRoot"), true],
    ["the user", at(spec, "securityContext", "runAsUser"), 1000],
    ["calls of the system", at(spec, "securityContext", "seccompProfile", "type"), "RuntimeDefault"],
    ...listAt(spec, "containers").flatMap((one): [string, unknown, unknown][] => [
      ["more rights", at(one, "securityContext", "allowPrivilegeEscalation"), false],
      ["a root that is written", at(one, "securityContext", "readOnlyRootFilesystem"), true],
      ["capabilities", JSON.stringify(at(one, "securityContext", "capabilities")), '{"drop":["ALL"]}'],
      ["memory without end", typeof at(one, "resources", "limits", "memory"), "string"],
      ["memory unasked", typeof at(one, "resources", "requests", "memory"), "string"],
    ]),
    ...listAt(spec, "volumes").map((one): [string, unknown, unknown] => [
      "a volume without end",
      typeof at(one, "emptyDir", "sizeLimit"),
      "string",
    ]),
  ];
  return pairs.filter(([, found, due]) => found !== due).map(([what]) => what);
}

/** The parts of an OpenAPI document that a cut of it looks at. */
export interface WholeDocument {
  readonly info: { readonly title: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  /** What the service sends, by name. */
  readonly webhooks?: WholeDocument["paths"] | undefined;
  readonly components: Readonly<Record<string, Components>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly "x-picture"?: object;
  readonly "x-report"?: object;
}

type Components = Readonly<Record<string, unknown>>;

/** Members of the document that only these operations need. */
const FOR = { "x-picture-options": "x-picture", "x-report-sender": "x-report" } as const;
/** Named by `security`, not by a reference. */
const KEPT = "securitySchemes";

/** The document of one tag: its operations, and the components that they refer to, however deep. */
export function domainDocument(whole: WholeDocument, tag: string): WholeDocument {
  const paths = itemsOf(whole.paths, tag);
  const webhooks = itemsOf(whole.webhooks ?? {}, tag);
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const used = referred(whole, [paths, webhooks]);
  const components = Object.entries(whole.components).flatMap(([kind, all]): [string, Components][] => {
    const kept =
      kind === KEPT ? all : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`)));
    return Object.keys(kept).length === 0 ? [] : [[kind, kept]];
  });
  const needless = Object.entries(FOR).flatMap(([member, sign]) =>
    operations.some((operation) => sign in operation) ? [] : [member],
  );
  return {
    ...whole,
    ...Object.fromEntries(needless.map((member) => [member, undefined])),
    info: { ...whole.info, title: `${whole.info.title}: ${tag}` },
    tags: whole.tags.filter(({ name }) => name === tag),
    paths,
    webhooks: Object.keys(webhooks).length > 0 ? webhooks : undefined,
    components: Object.fromEntries(components),
  };
}

function itemsOf(all: WholeDocument["paths"], tag: string): WholeDocument["paths"] {
  const items = Object.entries(all).flatMap(([path, item]): [string, WholeDocument["paths"][string]][] => {
    const own = Object.entries(item).filter(([, { tags }]) => tags.includes(tag));
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
  });
  return Object.fromEntries(items);
}

const REFERENCE = /^#\/components\/([^/]+)\/([^/]+)$/;

/** The components that a value refers to, as `schemas/Name`. */
function referred({ components }: WholeDocument, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (typeof one !== "object" || one === null) return;
    const { $ref } = Object(one);
    const [, kind = "", name = ""] = typeof $ref === "string" ? (REFERENCE.exec($ref) ?? []) : [];
    if (name !== "" && !found.has(`${kind}/${name}`)) {
      found.add(`${kind}/${name}`);
      visit(components[kind]?.[name]);
    }
    for (const member of Object.values(one)) visit(member);
  };
  visit(value);
  return found;
}

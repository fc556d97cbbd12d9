import { type AnyOperation, isRecord, type JsonSchema, jsonSchemaOf } from "@almagest/operation";

/**
 * An answer with its references made absolute under a service's address, without a closing slash; without those that
 * would lead nowhere where there is no service.
 */
export type Absolute = (answer: unknown, publicUrl: string | undefined) => unknown;

/** The work at one place of an answer: none, a reference to complete, or places further down. */
type Plan =
  | { readonly kind: "reference" }
  | { readonly kind: "items"; readonly plan: Plan }
  | { readonly kind: "members"; readonly plans: readonly (readonly [string, Plan])[] };

const known = new WeakMap<AnyOperation, Absolute>();

/**
 * A package knows no host and answers paths such as `/img/tarot/major/fool.svg`, which its schema declares as
 * `format: "uri-reference"` (RFC 3986, 4.2). A transport answers addresses.
 */
export function absoluteReferences(operation: AnyOperation): Absolute {
  const made = known.get(operation) ?? compile(jsonSchemaOf(operation.output, "output"));
  known.set(operation, made);
  return made;
}

function compile(schema: JsonSchema): Absolute {
  const plan = planFor(schema);
  return plan === undefined ? (answer) => answer : (answer, publicUrl) => follow(plan, answer, publicUrl);
}

function planFor(schema: JsonSchema): Plan | undefined {
  if (schema.format === "uri-reference") return { kind: "reference" };
  if (schema.items !== undefined) {
    const plan = planFor(schema.items);
    return plan && { kind: "items", plan };
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(planFor).find((plan) => plan !== undefined);
  const plans = Object.entries(schema.properties ?? {}).flatMap(([name, member]): [string, Plan][] => {
    const plan = planFor(member);
    return plan === undefined ? [] : [[name, plan]];
  });
  return plans.length === 0 ? undefined : { kind: "members", plans };
}

function follow(plan: Plan, value: unknown, publicUrl: string | undefined): unknown {
  if (plan.kind === "reference") {
    if (typeof value !== "string" || !value.startsWith("/")) return value;
    return publicUrl === undefined ? undefined : publicUrl + value;
  }
  if (plan.kind === "items") {
    return Array.isArray(value) ? value.map((item) => follow(plan.plan, item, publicUrl)) : value;
  }
  if (!isRecord(value)) return value;
  // Members keep their order: the answer's bytes are the same but for the addresses.
  const next: Record<string, unknown> = { ...value };
  for (const [name, its] of plan.plans) {
    const made = follow(its, value[name], publicUrl);
    if (made === undefined) delete next[name];
    else next[name] = made;
  }
  return next;
}

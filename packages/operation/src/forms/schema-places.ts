import type { DeclaredSchema, Weight } from "../wire/json-schema";

type Members = Readonly<Record<string, DeclaredSchema>>;

/** The possible contents of one place of an answer, with the branches of a union as one. */
export interface Place {
  readonly weight: Weight | undefined;
  readonly rankedBy: string | undefined;
  /** The members, where the place may hold an object. */
  readonly members: Members | undefined;
  /** The schema of names that no schema lists; `true` for anything. */
  readonly others: DeclaredSchema | true | undefined;
  /** The schema of the items, where the place may hold a list. */
  readonly items: DeclaredSchema | undefined;
  /** Objects of named members, and nothing else. */
  readonly isRow: boolean;
}

export function placeOf(schema: DeclaredSchema): Place {
  const branches = branchesOf(schema);
  const objects = branches.filter(({ properties }) => properties !== undefined);
  const lists = branches.flatMap(({ items, rankedBy }) => (items === undefined ? [] : [{ items, rankedBy }]));
  const [first] = branches;
  const isHeavy = branches.every(({ weight }) => weight !== undefined);
  const others = branches.map(othersOf).find((one) => one !== undefined);
  return {
    weight: schema.weight ?? (isHeavy ? first?.weight : undefined),
    rankedBy: schema.rankedBy ?? lists[0]?.rankedBy,
    members: objects.length === 0 ? undefined : membersOf(objects),
    others,
    items: lists.length === 0 ? undefined : oneOf(lists.map(({ items }) => items)),
    isRow: branches.every(({ properties }) => properties !== undefined) && others === undefined,
  };
}

function branchesOf(schema: DeclaredSchema): readonly DeclaredSchema[] {
  const { anyOf = [] } = schema;
  return anyOf.length === 0 ? [schema] : anyOf.flatMap(branchesOf);
}

/** A schema that says nothing takes anything. */
function othersOf(schema: DeclaredSchema): DeclaredSchema | true | undefined {
  const { additionalProperties, properties, type } = schema;
  if (typeof additionalProperties === "object") {
    return Object.keys(additionalProperties).length === 0 ? true : additionalProperties;
  }
  if (additionalProperties === true) return true;
  const saysNothing = type === undefined && schema.enum === undefined && schema.const === undefined;
  return saysNothing && properties === undefined ? true : undefined;
}

function membersOf(objects: readonly DeclaredSchema[]): Members {
  const found = new Map<string, DeclaredSchema[]>();
  for (const { properties = {} } of objects) {
    for (const [name, member] of Object.entries(properties)) {
      const known = found.get(name);
      if (known === undefined) found.set(name, [member]);
      else known.push(member);
    }
  }
  return Object.fromEntries([...found].map(([name, schemas]) => [name, oneOf(schemas)]));
}

function oneOf(schemas: readonly DeclaredSchema[]): DeclaredSchema {
  const [only] = schemas;
  return only !== undefined && schemas.length === 1 ? only : { anyOf: [...schemas] };
}

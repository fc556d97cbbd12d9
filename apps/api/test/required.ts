import type { ContractSchema } from "./contract";
import { nameOfReference, type Printed, type ServiceDocument } from "./document";

/** The members of an object, including inherited ones, and those that are always present. */
interface Members {
  readonly properties: Readonly<Record<string, Printed>>;
  readonly required: ReadonlySet<string>;
}

function followed(schema: Printed, document: ServiceDocument): Printed {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[nameOfReference(schema.$ref)];
  if (found === undefined) throw new Error(`the document has no ${schema.$ref}`);
  return followed(found, document);
}

function membersOf(schema: Printed, document: ServiceDocument): Members {
  const { properties = {}, required = [], allOf = [] } = followed(schema, document);
  const parts = [{ properties, required: new Set(required) }, ...allOf.map((part) => membersOf(part, document))];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: new Set(parts.flatMap((part) => [...part.required])),
  };
}

/** Paths of members that the contract requires of an answer, but the document does not. */
export function notRequired(
  asked: ContractSchema,
  printed: Printed,
  document: ServiceDocument,
  at = "",
): readonly string[] {
  const schema = followed(printed, document);
  const choices = [...(schema.anyOf ?? [])].filter(({ type }) => type !== "null");
  if (choices.length > 0) return choices.flatMap((choice) => notRequired(asked, choice, document, at));
  const asking = asked.anyOf ?? asked.oneOf;
  if (asking !== undefined) return asking.flatMap((one) => notRequired(one, schema, document, at));
  const items = asked.items && schema.items ? notRequired(asked.items, schema.items, document, `${at}[]`) : [];
  return [
    ...items,
    ...membersNotRequired(asked, schema, document, at),
    ...othersNotRequired(asked, schema, document, at),
  ];
}

function membersNotRequired(
  { properties = {}, required: asked = [] }: ContractSchema,
  schema: Printed,
  document: ServiceDocument,
  at: string,
): readonly string[] {
  const { properties: printed, required } = membersOf(schema, document);
  return Object.entries(properties).flatMap(([name, member]) => {
    const own = printed[name] ?? otherOf(schema);
    const isMissing = asked.includes(name) && !required.has(name) && printed[name] !== undefined;
    const isAbsent = asked.includes(name) && own === undefined;
    const inside = own === undefined ? [] : notRequired(member, own, document, `${at}.${name}`);
    return [...(isMissing || isAbsent ? [`${at}.${name}`] : []), ...inside];
  });
}

/** For an object with data as names: the contract describes them once, the document may list each. */
function othersNotRequired(
  asked: ContractSchema,
  schema: Printed,
  document: ServiceDocument,
  at: string,
): readonly string[] {
  if (typeof asked.additionalProperties !== "object") return [];
  const { properties } = membersOf(schema, document);
  const others = otherOf(schema);
  const named = Object.entries(properties).filter(([name]) => asked.properties?.[name] === undefined);
  const all = [...named, ...(others === undefined ? [] : [["*", others] as const])];
  const expected = asked.additionalProperties;
  return all.flatMap(([name, member]) => notRequired(expected, member, document, `${at}.${name}`));
}

function otherOf({ additionalProperties }: Printed): Printed | undefined {
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

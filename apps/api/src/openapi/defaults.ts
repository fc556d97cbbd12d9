import type { DeclaredSchema } from "@almagest/operation";

/**
 * Moves the defaults of a body's schema into its descriptions. openapi-typescript by default treats a member with a
 * default as always present, and would require callers to send it.
 */
export function withDefaultsInWords(schema: DeclaredSchema): DeclaredSchema {
  const { default: assumed, description, properties, items, anyOf, ...rest } = schema;
  const words = [description, assumed === undefined ? undefined : `Default ${JSON.stringify(assumed)}`];
  const told = words.filter((word) => word !== undefined).join(". ");
  return {
    ...rest,
    ...(told !== "" && { description: told }),
    ...(items !== undefined && { items: withDefaultsInWords(items) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(withDefaultsInWords) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, withDefaultsInWords(one)])),
    }),
  };
}

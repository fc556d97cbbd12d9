import type { JsonSchema } from "@almagest/operation";
import type { RouteConfig } from "@hono/zod-openapi";

type Contents = NonNullable<NonNullable<NonNullable<RouteConfig["request"]>["body"]>["content"]["application/json"]>;
type MediaSchema = Contents extends infer Media ? (Media extends { schema?: infer Schema } ? Schema : never) : never;

/** The document builder's type of a schema that it prints unchanged. */
export type OpenApiSchema = Exclude<MediaSchema, undefined | { _zod: unknown }>;

/** OpenAPI 3.1 schemas are JSON Schema 2020-12; only the two libraries' names for it differ. */
export function openApiSchema(schema: JsonSchema | Readonly<Record<string, unknown>>): OpenApiSchema;
export function openApiSchema(schema: JsonSchema): object {
  return schema;
}

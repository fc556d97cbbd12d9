// Run by the build: puts the OpenAPI document of a release beside the program, for those who make clients of it.
import { writeFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { OpenAPIHono } from "@hono/zod-openapi";
import { openApiText } from "./document";

const text = openApiText(new OpenAPIHono(), { catalogue, publicUrl: "http://127.0.0.1:8787" });
writeFileSync(new URL("openapi.json", import.meta.url), text);

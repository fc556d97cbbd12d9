import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { BASE_PATH } from "../rest/base";
import type { CallerParts } from "../rest/caller";
import { type Ask, askWithBody, askWithoutBody, forCaller } from "../rest/managed";
import { traced } from "../trace";
import type { WebhookDesk } from "./manage";
import { EXAMPLE_TEXT } from "./request";

const ALL = `${BASE_PATH}/webhooks`;

interface WebhookRoute {
  readonly method: "GET" | "POST" | "DELETE";
  /** With its members in braces. */
  readonly path: string;
  readonly ask: (desk: WebhookDesk) => Ask;
  readonly status?: number;
}

const member = (c: Context, name: string): string => c.req.param(name) ?? "";
const id = (c: Context): string => member(c, "id");

const ROUTES: readonly WebhookRoute[] = [
  {
    method: "POST",
    path: ALL,
    ask: ({ make }) => askWithBody({ ask: make, example: `As JSON it is ${EXAMPLE_TEXT}.` }),
    status: 201,
  },
  { method: "GET", path: ALL, ask: (desk) => (_, caller) => desk.list(caller) },
  { method: "GET", path: `${ALL}/{id}`, ask: (desk) => (c, caller) => desk.show(caller, id(c)) },
  { method: "DELETE", path: `${ALL}/{id}`, ask: (desk) => askWithoutBody((c, caller) => desk.remove(caller, id(c))) },
  { method: "POST", path: `${ALL}/{id}/test`, ask: (desk) => askWithoutBody((c, caller) => desk.test(caller, id(c))) },
  {
    method: "POST",
    path: `${ALL}/{id}/enable`,
    ask: (desk) => askWithoutBody((c, caller) => desk.enable(caller, id(c))),
  },
  {
    method: "POST",
    path: `${ALL}/{id}/secret`,
    ask: (desk) =>
      askWithBody({
        ask: (caller, sent, c) => desk.replaceSecret(caller, id(c), sent),
        example: 'As JSON it is {"graceHours":24}.',
        mayBeBare: true,
      }),
  },
  { method: "GET", path: `${ALL}/{id}/deliveries`, ask: (desk) => (c, caller) => desk.deliveries(caller, id(c)) },
  {
    method: "POST",
    path: `${ALL}/{id}/deliveries/{delivery}`,
    ask: (desk) => askWithoutBody((c, caller) => desk.redeliver(caller, id(c), member(c, "delivery"))),
  },
];

/** Each page of webhooks, for lists of what a path takes. */
export const WEBHOOK_PAGES: readonly Pick<WebhookRoute, "method" | "path">[] = ROUTES;

/** Mounts the management of webhooks by the owner of a secret key. */
export function mountWebhooks(app: OpenAPIHono, parts: CallerParts & { readonly desk: WebhookDesk }): void {
  for (const { method, path, ask, status } of ROUTES) {
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    app.on(
      method,
      route,
      traced(parts, { route, transport: "rest", handler: forCaller(parts, ask(parts.desk), status) }),
    );
  }
}

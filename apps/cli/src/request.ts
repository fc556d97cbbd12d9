import { Failure } from "./failure";
import type { Field } from "./fields";

/** A request as the kernel takes it: params, query and body merged flat, with numbers still as text. */
export type FlatRequest = Readonly<Record<string, unknown>>;

/** The texts typed for each option, in order. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** The typed members as a request. */
export function requestOf(fields: readonly Field[], typed: Typed): FlatRequest {
  const request: Record<string, unknown> = {};
  for (const field of fields) {
    const texts = typed.get(field.option);
    if (texts !== undefined) put(request, field.path, sentValue(field, texts));
  }
  return request;
}

/** Sets a member of a request, or of an object inside it. */
export function put(request: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    request[name] = value;
    return;
  }
  const inner = request[name];
  const object: Record<string, unknown> = typeof inner === "object" && inner !== null ? { ...inner } : {};
  put(object, rest, value);
  request[name] = object;
}

function sentValue(field: Field, texts: readonly string[]): unknown {
  if (field.kind === "json") return jsonOf(field, texts.at(-1) ?? "");
  if (field.kind === "list") return texts.flatMap((text) => text.split(",")).map((text) => text.trim());
  return texts.at(-1);
}

function jsonOf({ option }: Field, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("wrong_use", `--${option} has to be JSON, such as '[{"name":"value"}]'; this is ${shown(text)}.`);
  }
}

function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

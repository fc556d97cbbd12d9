import type { CallsLeft, Failure, Input } from "../backend";
import { ANSWER_TYPES, type AnswerForm, type Callable, type KeyHeader } from "../call-texts";
import { callsLeft, failureOf, type Request, requestOf } from "../service";

/** The service's response, as the page shows it. */
export interface Received {
  /** 0 where no service answered. */
  readonly status: number;
  readonly milliseconds: number;
  /** JSON in lines, or another text. */
  readonly text?: string;
  /** A picture as the address of an image. */
  readonly image?: string;
  /** A file to save. */
  readonly file?: { readonly address: string; readonly name: string };
  readonly failure?: Failure;
  readonly callsLeft?: CallsLeft;
}

export interface ToSend {
  readonly operation: Callable;
  readonly input: Input;
  readonly root: string;
  readonly form: AnswerForm;
  readonly keyHeader: KeyHeader;
  /** Empty for none. */
  readonly key: string;
}

/** Sends a call as its texts say. Never rejects. */
export function sendCall({ operation, input, root, form, keyHeader, key }: ToSend): Promise<Received> {
  const headers = { Accept: ANSWER_TYPES[form], ...keyHeaders(key, keyHeader) };
  return send(requestOf(operation, input, root), { ...headers, "Content-Type": "application/json" }, form);
}

/** The header of a key, where there is one. */
export function keyHeaders(key: string, keyHeader: KeyHeader): Readonly<Record<string, string>> {
  if (key === "") return {};
  return { [keyHeader]: keyHeader === "Authorization" ? `Bearer ${key}` : key };
}

/** Sends a request, and reads the answer by its form. Never rejects. */
export async function send(
  { url, method, body }: Request,
  headers: Readonly<Record<string, string>>,
  form: AnswerForm,
): Promise<Received> {
  const began = performance.now();
  const milliseconds = (): number => Math.round(performance.now() - began);
  try {
    const { "Content-Type": type, ...others } = headers;
    const typed = body === undefined || type === undefined ? {} : { "Content-Type": type };
    const response = await fetch(url, {
      method,
      headers: { ...others, ...typed },
      ...(body !== undefined && { body }),
    });
    const blob = await response.blob();
    const left = callsLeft(response.headers);
    return {
      status: response.status,
      milliseconds: milliseconds(),
      ...(await shownAs(blob, response.ok ? form : "json", response.status)),
      ...(left !== undefined && { callsLeft: left }),
    };
  } catch (error) {
    const failure = { code: "unreachable", error: String(error) };
    return { status: 0, milliseconds: milliseconds(), failure };
  }
}

async function shownAs(blob: Blob, form: AnswerForm, status: number): Promise<Partial<Received>> {
  if (form === "pdf") return { file: { address: URL.createObjectURL(blob), name: "answer.pdf" } };
  if (form === "svg" || form === "png") return { image: await dataAddress(blob) };
  const text = await blob.text();
  if (form === "ics") return { text, file: { address: URL.createObjectURL(blob), name: "answer.ics" } };
  const value = parsed(text);
  if (value === undefined) return { text };
  return { text: JSON.stringify(value, undefined, 2), ...(status >= 400 && { failure: failureOf(value, status) }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The page's policy allows images of its own and `data:`. */
function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

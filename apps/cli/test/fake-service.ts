import { createServer } from "node:http";
import { freePort } from "../../../packages/database/test/postgres-server";

/** An answer by method and path, such as `GET /api/v2/webhooks`: its status and body. */
export type FakeAnswers = Readonly<Record<string, readonly [number, object]>>;

export interface FakeService {
  readonly asked: readonly { readonly line: string; readonly key: string | undefined; readonly body: string }[];
  /** The variables by which the tool finds it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** A service on this machine. Every other path is a 404, and a body with `word` gets the refusal. */
export async function fakeService(
  answers: FakeAnswers,
  { missing, word, refused }: { readonly missing: string; readonly word: string; readonly refused: object },
): Promise<FakeService> {
  const asked: { line: string; key: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const line = `${request.method} ${request.url}`;
    asked.push({ line, key: String(request.headers["x-api-key"]), body });
    const [status, answer] = answers[line] ?? [404, { error: missing, code: "not_found" }];
    const isBad = body.includes(word);
    response.writeHead(isBad ? 400 : status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isBad ? refused : answer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const environment = { ALMAGEST_URL: `http://127.0.0.1:${port}/`, ALMAGEST_KEY: "alm_sk_test" };
  return { asked, environment, close: () => server.close() };
}

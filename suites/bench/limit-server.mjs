// The least that a server of these answers costs: node:http, the bare ephemeris calls of a chart, the JSON text of a
// whole answer, and one statement of the quota for all calls that wait. Only for the benchmark: it refuses nothing.
import { createServer } from "node:http";
import { openPostgres } from "@almagest/database";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { batcher } from "@almagest/quota";
import { bareCalls } from "./bare.mjs";

const TAKE = `INSERT INTO bench_limit AS counter (key_id, used) VALUES ('one', $1::text::bigint)
ON CONFLICT (key_id) DO UPDATE SET used = counter.used + excluded.used RETURNING used::float8`;
const MOST_CALLS = 500;

function headersOf(body, used) {
  return {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Vary: "Origin, Accept-Encoding",
    "X-Request-Id": "00000000-0000-4000-8000-000000000000",
    "X-RateLimit-Limit": "1000000000",
    "X-RateLimit-Used": String(used),
    "X-RateLimit-Remaining": String(1_000_000_000 - used),
    "X-RateLimit-Reset": "1798761600",
  };
}

process.once("message", async ({ url, answers }) => {
  const database = openPostgres({ url });
  await database.drizzle.execute("CREATE TABLE IF NOT EXISTS bench_limit (key_id text PRIMARY KEY, used bigint)");
  const take = batcher(async (calls) => {
    const [{ used }] = await database.ledger.query(TAKE, [String(calls.length)]);
    return calls.map(() => used);
  }, MOST_CALLS);
  const bare = bareCalls(swissEphemeris());
  const answer = async (response, value) => {
    const body = JSON.stringify(value);
    response.writeHead(200, headersOf(body, await take(1)));
    response.end(body);
  };
  const server = createServer((request, response) => {
    if (request.method === "GET") return void answer(response, answers.light);
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      bare(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      void answer(response, answers.natal);
    });
  });
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
});

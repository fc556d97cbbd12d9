// Sends a batch of natal charts as fast as the service takes it, reads the answers, and tells how many lines came.
// A process of its own: its reading must not make the calls wait that are measured beside it.
import { request } from "node:http";

const { port, key, birth, lines } = JSON.parse(process.argv[2] ?? "{}");
const TELL_MS = 100;
let answers = 0;
let response;

const call = request(
  {
    host: "127.0.0.1",
    port,
    method: "POST",
    path: "/api/v2/batch",
    headers: { "X-API-Key": key, "Content-Type": "application/x-ndjson" },
  },
  (incoming) => {
    response = incoming;
    incoming.on("data", (chunk) => {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) answers += 1;
    });
  },
);

function write(from) {
  for (let id = from; id < lines; id += 1) {
    const line = `${JSON.stringify({ id, operation: "generateNatalChart", input: birth })}\n`;
    if (!call.write(line)) return void call.once("drain", () => write(id + 1));
  }
  call.end();
}

process.on("message", (order) => (order === "pause" ? response?.pause() : response?.resume()));
setInterval(() => process.send?.(answers), TELL_MS);
write(0);

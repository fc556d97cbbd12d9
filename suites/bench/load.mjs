// Sends requests over keep-alive connections and reports how long they took: POST /astrology/natal-chart with the bodies
// given, or GET of a path.
import { Agent, request } from "node:http";

process.once(
  "message",
  async ({ port, keys, count, connections, bodies, path = "/api/v2/astrology/natal-chart", accept, headers: more }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const times = [];
    let sent = 0;
    let failed = 0;
    let bytes = 0;
    const one = (index0) =>
      new Promise((resolve) => {
        const body = bodies?.[index0 % bodies.length];
        const key = keys[index0 % keys.length];
        const headers = { ...(key && { "X-API-Key": key }), ...(accept && { "Accept-Encoding": accept }), ...more };
        if (body !== undefined) {
          headers["Content-Type"] = "application/json";
          headers["Content-Length"] = Buffer.byteLength(body);
        }
        const start = performance.now();
        const options = { host: "127.0.0.1", port, method: body === undefined ? "GET" : "POST", path, agent, headers };
        const call = request(options, (response) => {
          if (response.statusCode !== 200) failed += 1;
          response.on("data", (chunk) => {
            bytes += chunk.length;
          });
          response.once("end", () => {
            times.push(performance.now() - start);
            resolve();
          });
        });
        call.once("error", () => {
          failed += 1;
          resolve();
        });
        call.end(body);
      });
    const worker = async () => {
      while (sent < count) await one(sent++);
    };
    const start = process.hrtime.bigint();
    await Promise.all(Array.from({ length: connections }, worker));
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    process.send({
      seconds,
      failed,
      bytes: bytes / count,
      times,
      medianMs: times.toSorted((a, b) => a - b)[times.length >> 1],
    });
    agent.destroy();
  },
);

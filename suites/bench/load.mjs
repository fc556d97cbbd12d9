// Sends POST /astrology/natal-chart over keep-alive connections and reports how long it took.
import { Agent, request } from "node:http";

process.once("message", async ({ port, key, count, connections, bodies }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  let failed = 0;
  const one = (body) =>
    new Promise((resolve) => {
      const headers = {
        "X-API-Key": key,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
      };
      const call = request(
        { host: "127.0.0.1", port, method: "POST", path: "/api/v2/astrology/natal-chart", agent, headers },
        (response) => {
          if (response.statusCode !== 200) failed += 1;
          response.resume();
          response.once("end", resolve);
        },
      );
      call.once("error", () => {
        failed += 1;
        resolve();
      });
      call.end(body);
    });
  const worker = async () => {
    while (sent < count) await one(bodies[sent++ % bodies.length]);
  };
  const start = process.hrtime.bigint();
  await Promise.all(Array.from({ length: connections }, worker));
  process.send({ seconds: Number(process.hrtime.bigint() - start) / 1e9, failed });
  agent.destroy();
});

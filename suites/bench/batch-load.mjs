// Sends one batch and reads its answers; reports their count and the last line. Told to stop reading, it stops.
import { request } from "node:http";

process.once("message", ({ port, key, lines, once, order = "kept", path = "/api/v2/batch" }) => {
  const headers = {
    "X-API-Key": key,
    "Content-Type": "application/x-ndjson",
    ...(once && { "Idempotency-Key": once }),
  };
  const call = request(
    { host: "127.0.0.1", port, method: "POST", path: `${path}?order=${order}`, headers },
    (response) => {
      let answers = 0;
      let bytes = 0;
      let tail = "";
      process.on("message", (word) => (word === "stop" ? response.pause() : response.resume()));
      response.on("data", (chunk) => {
        bytes += chunk.length;
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) answers += 1;
        tail = (tail + chunk.toString("latin1")).slice(-400);
        if (answers % 50 === 0) process.send({ answers });
      });
      response.once("end", () => {
        const last = tail.trim().split("\n").at(-1);
        process.send({ status: response.statusCode, answers: answers - 1, bytes, last });
        process.disconnect();
      });
    },
  );
  call.once("error", (error) => {
    process.send({ error: String(error) });
    process.disconnect();
  });
  const write = (index0) => {
    for (let at = index0; at < lines.count; at += 1) {
      const line = { id: at, operation: "generateNatalChart", input: lines.births[at % lines.births.length] };
      if (!call.write(`${JSON.stringify(line)}\n`)) return void call.once("drain", () => write(at + 1));
    }
    call.end();
  };
  write(0);
});

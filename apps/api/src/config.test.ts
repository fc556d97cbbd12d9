import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

describe("the configuration", () => {
  it("has a default for everything, and treats an empty variable as unset", () => {
    const defaults = {
      port: 8787,
      host: "127.0.0.1",
      dataDir: "./data",
      publicUrl: "http://127.0.0.1:8787",
      sourceUrl: undefined,
      monthlyLimit: 50_000,
      databaseUrl: undefined,
      databaseWaitSeconds: 60,
      keylessDaily: 25,
      freePerSecond: 5,
      trustedHops: 0,
      workers: undefined,
      engine: "auto",
      processes: 1,
      replicas: 1,
      metrics: undefined,
      logLevel: "info",
    };
    expect(readConfig({})).toEqual({ ok: true, config: defaults });
    expect(readConfig({ PORT: "", LOG_LEVEL: "", OTHER: "x" })).toEqual({ ok: true, config: defaults });
  });

  it("reads the variables that are set", () => {
    const environment = {
      PORT: "9000",
      HOST: "0.0.0.0",
      ALMAGEST_DATA_DIR: "/var/lib/almagest",
      ALMAGEST_PUBLIC_URL: "https://example.com/stars/",
      ALMAGEST_SOURCE_URL: "https://git.example.com/stars?ref=v1",
      ALMAGEST_SECURITY_CONTACT: "mailto:security@example.com",
      ALMAGEST_MONTHLY_LIMIT: "3000000",
      DATABASE_URL: "postgres://me:secret@db.example.com/stars",
      ALMAGEST_DATABASE_WAIT: "5",
      ALMAGEST_KEYLESS_DAILY: "0",
      ALMAGEST_FREE_PER_SECOND: "50",
      ALMAGEST_TRUSTED_HOPS: "2",
      ALMAGEST_WORKERS: "3",
      ALMAGEST_ENGINE: "wasm",
      ALMAGEST_PROCESSES: "4",
      ALMAGEST_REPLICAS: "6",
      ALMAGEST_METRICS: "0.0.0.0:9464",
      LOG_LEVEL: "silent",
    };
    expect(readConfig(environment)).toEqual({
      ok: true,
      config: {
        port: 9000,
        host: "0.0.0.0",
        dataDir: "/var/lib/almagest",
        publicUrl: "https://example.com/stars",
        sourceUrl: "https://git.example.com/stars?ref=v1",
        securityContact: "mailto:security@example.com",
        monthlyLimit: 3_000_000,
        databaseUrl: "postgres://me:secret@db.example.com/stars",
        databaseWaitSeconds: 5,
        keylessDaily: 0,
        freePerSecond: 50,
        trustedHops: 2,
        workers: 3,
        engine: "wasm",
        processes: 4,
        replicas: 6,
        metrics: { host: "0.0.0.0", port: 9464 },
        logLevel: "silent",
      },
    });
  });

  it("reads the networks that deliveries may reach", () => {
    const read = readConfig({ ALMAGEST_WEBHOOKS_INSIDE: "172.18.0.0/16, 10.1.2.3,fd00::/8" });
    if (!read.ok) throw new Error(read.problems.join());
    const { webhooksInside: inside } = read.config;
    const addresses = ["172.18.9.9", "10.1.2.3", "fd12::1", "10.1.2.4", "172.19.0.1", "8.8.8.8", "nothing"];
    expect(addresses.map((address) => inside?.has(address))).toEqual([true, true, true, false, false, false, false]);
    expect(readConfig({ ALMAGEST_WEBHOOKS_INSIDE: "all" })).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^ALMAGEST_WEBHOOKS_INSIDE is "all"\. It has to be addresses or networks/)],
    });
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:9000"],
    ["192.0.2.7", "http://192.0.2.7:9000"],
    ["0.0.0.0", "http://127.0.0.1:9000"],
    ["::", "http://127.0.0.1:9000"],
    ["::1", "http://[::1]:9000"],
  ])("derives the public address from where it listens: %s is %s", (HOST, publicUrl) => {
    expect(readConfig({ PORT: "9000", HOST })).toMatchObject({ config: { publicUrl } });
  });

  it("names all invalid variables at once, with the accepted values", () => {
    const result = readConfig({
      PORT: "70000",
      HOST: "a b",
      ALMAGEST_PUBLIC_URL: "example.com",
      ALMAGEST_MONTHLY_LIMIT: "-1",
      DATABASE_URL: "mysql://me:secret@db",
      LOG_LEVEL: "loud",
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        'PORT is "70000". It has to be a whole number from 1 to 65535.',
        'HOST is "a b". It has to be a host name or an IP address to listen on.',
        'ALMAGEST_PUBLIC_URL is "example.com". It has to be an address that begins with http:// or https://, without ? and #.',
        'ALMAGEST_MONTHLY_LIMIT is "-1". It has to be a whole number from 1 to 1000000000.',
        "DATABASE_URL is not right. It has to be an address such as postgres://user:password@host:5432/name.",
        'LOG_LEVEL is "loud". It has to be one of trace, debug, info, warn, error, fatal, silent.',
      ],
    });
  });

  it.each(["0", "1001", "2.5", "three"])("refuses %j as the number of services", (ALMAGEST_REPLICAS) => {
    const problem = `ALMAGEST_REPLICAS is "${ALMAGEST_REPLICAS}". It has to be a whole number from 1 to 1000.`;
    expect(readConfig({ ALMAGEST_REPLICAS })).toEqual({ ok: false, problems: [problem] });
  });

  it.each(["0", "65536", "80.5", "1e3", " 80", "0x50", "abc"])("refuses %j as a port", (port) => {
    expect(readConfig({ PORT: port })).toMatchObject({ ok: false });
  });
});

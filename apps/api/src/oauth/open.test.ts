import { catalogue } from "@almagest/catalog";
import { expect, it } from "vitest";
import { startMessage } from "../banner";
import { readConfig } from "../config";

function banner(ALMAGEST_PUBLIC_URL?: string): string {
  const read = readConfig({ ALMAGEST_PUBLIC_URL });
  if (!read.ok) throw new Error(read.problems.join());
  const { config } = read;
  const facts = { key: undefined, engine: "Swiss Ephemeris", storage: "x", admin: undefined, extraPaths: [] };
  return startMessage({ ...facts, config, page: { address: `${config.publicUrl}/`, hasKey: false }, catalogue });
}

it("the start says where to sign in, or that sign-ins are off and why", () => {
  expect(banner()).toContain("\n  Sign-in http://127.0.0.1:8787/oauth, for web assistants\n");
  expect(banner("https://api.example.com/stars/")).toContain("\n  Sign-in https://api.example.com/stars/oauth,");
  expect(banner("http://api.example.com")).toContain(
    "\n  Sign-in off, because the address is not https: set ALMAGEST_PUBLIC_URL\n",
  );
});

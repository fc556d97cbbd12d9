import { describe, expect, it } from "vitest";
import { runTool } from "../test/fake-terminal";

describe("help", () => {
  it.each([
    [["--help"], "DATABASE_URL"],
    [["migrate", "--help"], "usage-ledger migrate"],
    [["status", "--help"], "usage-ledger status"],
    [["usage", "--help"], "usage-ledger usage --key"],
    [["reconcile", "--help"], "usage-ledger reconcile"],
    [["give-back", "--help"], "usage-ledger give-back"],
    [["audit", "--help"], "usage-ledger audit"],
    [["copy-to", "--help"], "usage-ledger copy-to"],
    ...["create", "list", "show", "plan", "renew", "cancel", "suspend", "activate"].map((name): [string[], string] => [
      ["subscriptions", name, "--help"],
      `usage-ledger subscriptions ${name}`,
    ]),
    ...["create", "list", "revoke", "rotate", "origins"].map((name): [string[], string] => [
      ["keys", name, "--help"],
      `usage-ledger keys ${name}`,
    ]),
    ...["list", "revoke"].map((name): [string[], string] => [["feeds", name, "--help"], `usage-ledger feeds ${name}`]),
    ...["list", "remove"].map((name): [string[], string] => [
      ["webhooks", name, "--help"],
      `usage-ledger webhooks ${name}`,
    ]),
    ...["list", "end"].map((name): [string[], string] => [["grants", name, "--help"], `usage-ledger grants ${name}`]),
  ])("of %j has an example and is no failure", async (args, text) => {
    const { code, out, err } = await runTool(args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Example");
    expect(out).toContain(text);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
  });

  it.each([[[]], [["keys"]], [["subscriptions"]], [["grants"]], [["feeds"]], [["webhooks"]]])(
    "is shown for %j, which is wrong use",
    async (args) => {
      const { code, err } = await runTool(args);
      expect(code).toBe(2);
      expect(err).toContain("Commands:");
    },
  );

  it.each([
    [["nothing"], "unknown command 'nothing'"],
    [["keys", "list", "--colour"], "unknown option '--colour'"],
    [["keys", "revoke"], "missing required argument 'key'"],
    [["keys", "create", "--name", "x"], "required option '--subscription <id>' not specified"],
    [["keys", "rotate", "alm_sk_01234567", "--grace", "soon"], "It has to be a whole number."],
    [["subscriptions", "create", "--plan", "gold"], "Allowed choices are starter, growth, business, scale, custom."],
  ])("%j is wrong use, reported in one line", async (args, message) => {
    const { code, out, err } = await runTool(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^usage-ledger: [^\n]+\n$/);
    expect(err).toContain(message);
  });

  it("prints the version", async () => {
    expect(await runTool(["--version"])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

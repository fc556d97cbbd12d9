import { describe, expect, it } from "vitest";
import { mayCall, PLANS, renew, requestsPerMonthOf, type Subscription, statusAt } from "./subscriptions";

const end = Date.parse("2024-06-15T10:00:00Z");
const of = (status: Subscription["status"]): Subscription => ({
  id: "sub_1",
  plan: "starter",
  requestsPerMonth: 50_000,
  email: "a@example.com",
  status,
  endEpochMs: end,
});

describe("a subscription", () => {
  it.each(["active", "cancelled", "suspended"] as const)(
    "that is %s may call until its end, and not at it",
    (status) => {
      expect(mayCall(of(status), end - 1)).toEqual({ ok: true });
      expect(mayCall(of(status), end)).toMatchObject({ ok: false, code: "subscription_inactive" });
      expect(statusAt(of(status), end - 1)).toBe(status);
      expect(statusAt(of(status), end)).toBe("expired");
    },
  );

  it.each(["expired", "pending"] as const)("that is %s may not call before its end either", (status) => {
    for (const instant of [0, end - 1, end]) {
      expect(mayCall(of(status), instant)).toMatchObject({ ok: false, code: "subscription_inactive" });
      expect(statusAt(of(status), instant)).toBe(status);
    }
  });

  it("that no longer exists is not found", () => {
    expect(mayCall(undefined, end)).toMatchObject({ ok: false, code: "subscription_not_found" });
  });

  it("is extended in place by a renewal, and in force again", () => {
    for (const status of ["active", "cancelled", "suspended", "expired", "pending"] as const) {
      const renewed = renew(of(status), end + 1000);
      expect(renewed).toEqual({ ...of("active"), endEpochMs: end + 1000 });
      expect(mayCall(renewed, end)).toEqual({ ok: true });
    }
  });

  it("is not shortened by a renewal", () => {
    for (const to of [end, end - 1, Number.NaN, end + 0.5]) expect(() => renew(of("active"), to)).toThrow("extends");
  });
});

describe("plans", () => {
  it("range from 50,000 to 3,000,000 requests per month", () => {
    expect(Math.min(...Object.values(PLANS))).toBe(50_000);
    expect(Math.max(...Object.values(PLANS))).toBe(3_000_000);
    expect(requestsPerMonthOf("scale")).toBe(3_000_000);
  });

  it("may be custom, with a number of their own", () => {
    expect(requestsPerMonthOf("custom", 12_000_000)).toBe(12_000_000);
    for (const number of [undefined, 0, -1, 1.5]) expect(() => requestsPerMonthOf("custom", number)).toThrow("plan");
    expect(() => requestsPerMonthOf("starter", 60_000)).toThrow("plan");
  });
});

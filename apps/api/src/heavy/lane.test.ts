import { type HeavyJob, HeavyQueueFull, type HeavyResult } from "@almagest/pipeline";
import { describe, expect, it } from "vitest";
import { idleJob as job, idleResult as resultOf } from "../../test/jobs";
import { type LaneOptions, lane } from "./lane";

function bodyOf(result: HeavyResult): string {
  return result.ok ? new TextDecoder().decode(result.body) : "failed";
}

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index0) => `job ${index0}`);

/** A lane over a pool that records its groups; each group ends in the next turn. */
function watched(more: Partial<LaneOptions> = {}, threads = 1) {
  const groups: (readonly string[])[] = [];
  let underWay = 0;
  let most = 0;
  const runAll = async (jobs: readonly HeavyJob[]): Promise<readonly HeavyResult[]> => {
    groups.push(jobs.map(({ operationId }) => operationId));
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    return jobs.map(resultOf);
  };
  const { run } = lane({ pool: { threads, runAll }, isLong: ({ operationId }) => operationId === "long", ...more });
  const all = async (ids: readonly string[]) => (await Promise.all(ids.map((id) => run(job(id))))).map(bodyOf);
  return { all, groups, most: () => most };
}

describe("the lane of batches", () => {
  it("gives each line its own result, eight to a group, with one group more under way than there are threads", async () => {
    const { all, groups, most } = watched({}, 2);
    expect(await all(names(50))).toEqual(names(50));
    expect(Math.max(...groups.map(({ length }) => length))).toBe(8);
    expect(groups.flat()).toHaveLength(50);
    expect(most()).toBe(3);
  });

  it("gives a line that may take long to a thread alone", async () => {
    const { all, groups } = watched();
    await all(["a", "long", "long", "b", "c"]);
    expect(groups).toEqual([["a"], ["long"], ["long"], ["b", "c"]]);
  });

  it("waits where the threads have no room, and fails only the lines of a group that fails", async () => {
    let refusals = 2;
    const { all } = watched({
      pool: {
        threads: 1,
        runAll: async (jobs) => {
          if (refusals-- > 0) throw new HeavyQueueFull("full");
          if (jobs.some(({ operationId }) => operationId === "job 3")) throw new Error("a thread died");
          return jobs.map(resultOf);
        },
      },
    });
    await expect(all(["job 1"])).resolves.toEqual(["job 1"]);
    await expect(all(["job 3"])).rejects.toThrow("a thread died");
    await expect(all(["job 4"])).resolves.toEqual(["job 4"]);
  });

  it("offers what its threads have no place for to other processes, and computes here what they lose", async () => {
    const offered: number[] = [];
    const { all, groups } = watched({
      peers: {
        offer: (jobs) => {
          offered.push(jobs.length);
          if (offered.length > 4) return undefined;
          return offered.length === 2 ? Promise.reject(new Error("gone")) : Promise.resolve(jobs.map(resultOf));
        },
      },
    });
    expect(await all(names(60))).toEqual(names(60));
    expect(offered.slice(0, 4)).toEqual([8, 8, 8, 8]);
    expect(groups.flat()).toHaveLength(60 - 3 * 8);
  });
});

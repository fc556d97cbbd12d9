import { domains } from "@almagest/catalog";
import { beforeAll, describe, expect, test } from "vitest";
import { localDomains } from "../local";
import { everythingService, type ToolService } from "../testing/service";
import { PAGE_CHARACTERS } from "./guides";
import { type Library, loadLibrary } from "./library";
import { docResources, readResource } from "./resources";

const WHOLE = ["conventions", "presets", "accuracy", "glossary", "errors", "operations"];

let library: Library;
let service: ToolService;
beforeAll(async () => {
  library = await loadLibrary(localDomains(domains));
  service = await everythingService(domains);
});

const read = async (input: Record<string, unknown>) => {
  const { texts, isError } = await service.call("read_doc", input);
  return { isError, ...JSON.parse(texts[0] ?? "") };
};

describe("the documents", () => {
  test("are the resources and a README for each domain", () => {
    const ids = domains.map(({ id }) => id).filter((id) => id !== "languages" && id !== "usage");
    expect(library.documents).toEqual(expect.arrayContaining([...WHOLE, ...ids]));
  });

  test("are completely readable by the tool: every line is in the pages of a section, and in the resources", async () => {
    for (const name of WHOLE) {
      const whole = library.whole(name) ?? "";
      const contents = await read({ section: name });
      const ids: readonly string[] = [];
      const listed = [...ids, ...(await pagesOf(name)).matchAll(/^- (\S+): /gm)].map((one) => String(one[1] ?? one));
      expect(contents.isError).toBe(false);
      let reached = "";
      for (const id of listed) reached += `${await pagesOf(id)}\n`;
      const lines = whole.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
      const missing = lines.filter((line) => !reached.includes(line.trim().slice(0, 200)));
      expect([name, missing]).toEqual([name, []]);
      const own = docResources(library).filter((one) => one.name === name || one.name.startsWith(`${name}/`));
      const parts = own.map(({ uri }) => readResource(library, uri)).join("\n");
      expect([name, lines.filter((line) => !parts.includes(line))]).toEqual([name, []]);
    }
  });

  async function pagesOf(section: string): Promise<string> {
    const texts: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await read({ section, page });
      expect(answer.text.length).toBeLessThanOrEqual(PAGE_CHARACTERS);
      texts.push(answer.text);
      pages = answer.pages;
    }
    return texts.join("\n");
  }
});

describe("searching the documents", () => {
  test.each([
    ["which house system near the poles", "conventions/"],
    ["what does free_tier_exhausted mean", "errors/"],
    ["what is an ayanamsa", "glossary/"],
    ["how exact are eclipses", "accuracy/"],
    ["person line several places of one name", "conventions/"],
    ["orbs of aspects", "conventions/"],
  ])("%s leads to %s", async (query, section) => {
    const { texts } = await service.call("search_docs", { query });
    const { found } = JSON.parse(texts[0] ?? "");
    expect(found.map((one: { section: string }) => one.section).join(" ")).toContain(section);
    expect(texts[0]?.length).toBeLessThan(4_000);
    for (const one of found) expect((await read({ section: one.section })).isError).toBe(false);
  });

  test("says so if nothing matches, and names the fault of an invalid search or section", async () => {
    const { texts } = await service.call("search_docs", { query: "zzzzqqqq" });
    expect(JSON.parse(texts[0] ?? "")).toMatchObject({ found: [], note: expect.stringContaining("Nothing fits") });
    for (const query of [" ", 5, undefined]) expect((await service.call("search_docs", { query })).isError).toBe(true);
    for (const section of ["__proto__", "../../etc/passwd", "x".repeat(10_000), 7])
      expect(await read({ section })).toMatchObject({ isError: true, issues: [{ path: "section" }] });
    for (const page of [0, 999, 1.5, "x"])
      expect(await read({ section: "errors", page })).toMatchObject({ isError: true, issues: [{ path: "page" }] });
    expect((await read({ section: "convention" })).error).toContain("conventions");
  });
});

import { describe, expect, it } from "vitest";
import { directory } from "./directory";
import { domains } from "./domains";

describe("the directory of domains", () => {
  it("names the domains of the catalogue, in its order and by its titles", () => {
    expect(directory.map(({ id, title }) => ({ id, title }))).toEqual(domains.map(({ id, title }) => ({ id, title })));
  });

  it.each(directory.map((note, index) => [note.id, note, domains[index]] as const))(
    "loads for %s the very domain of the catalogue",
    async (_, { load }, domain) => {
      expect(await load()).toBe(domain);
    },
  );

  it("marks what needs an account, and nothing else", () => {
    const needing = domains.filter(({ operations }) =>
      operations.some(({ needs }) => needs.some(({ name }) => name === "account")),
    );
    expect(directory.filter(({ isAboutCaller }) => isAboutCaller).map(({ id }) => id)).toEqual(
      needing.map(({ id }) => id),
    );
    expect(needing).not.toEqual([]);
  });
});

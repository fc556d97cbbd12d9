import { catalogue } from "@almagest/catalog";
import { expect, test } from "vitest";
import { draw } from "./pictures";

const drawn = catalogue.domains.filter(({ pictures }) => pictures.of.length > 0);

test.each(drawn.map((domain) => [domain.id, domain] as const))(
  "what draws %s is loaded by the page, with each of its figures",
  async (domain, { pictures }) => {
    const known = (await pictures.load()).pictures;
    expect(known.length).toBeGreaterThan(0);
    for (const { operation, form } of known) {
      // The answer is undefined, so an existing figure refuses it.
      const said = await draw({ domain, operation, form, answer: undefined, lang: "en" }, "inherit").then(
        String,
        String,
      );
      expect(`${operation} ${form}: ${said}`).not.toMatch(/not drawn|nothing of|could not be loaded|Cannot find/);
    }
  },
);

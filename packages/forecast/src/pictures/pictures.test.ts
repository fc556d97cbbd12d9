import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { forecast } from "../domain";
import { pictures } from "../pictures";

const context = createContext({
  ephemeris: rememberedSky(swissEphemeris()),
  now: Date.parse("2026-11-22T06:00:00Z"),
  texts: [],
});

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside or over another, in every language",
  (_, picture) => {
    const operation = forecast.operations.find(({ id }) => id === picture.operation);
    if (operation === undefined) throw new Error(`no operation ${picture.operation}`);
    for (const lang of LANGS) {
      const parsed = operation.parse({ flat: { ...operation.examples[0], lang } });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const answer: unknown = JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
      const figure = figureOf(picture, answer, { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length, lang).toBeGreaterThan(10);
    }
  },
);

import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import type { AnyPicture } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ROOT } from "./packages";

/**
 * The pictures of `docs/pictures.md`, a title and the pictures under it: a domain's folder, the operation, the form,
 * the query.
 */
const GALLERY: readonly (readonly [title: string, ...pictures: readonly Entry[]])[] = [
  [
    "The sky",
    ["western", "generateNatalChart", "wheel"],
    ["western", "calculateSynastry", "bi-wheel"],
    ["western", "generateAstrocartography", "map"],
    ["western", "getMoonCalendar", "sheet"],
  ],
  [
    "India",
    ["vedic", "generateBirthChart", "chart"],
    ["vedic", "generateBirthChart", "chart", { style: "south" }],
    ["vedic", "getDetailedPanchang", "clock"],
    ["vedic", "getCurrentDasha", "periods"],
  ],
  [
    "Human Design",
    ["human-design", "generateBodygraph", "bodygraph"],
    ["human-design", "calculateConnection", "bodygraph"],
  ],
  [
    "China",
    ["chinese-astrology", "generateBaziChart", "pillars"],
    ["chinese-astrology", "generateZiWeiChart", "palaces"],
    ["chinese-astrology", "listSolarTerms", "ring"],
    ["feng-shui", "generateFlyingStarChart", "palaces"],
  ],
  [
    "Numbers and letters",
    ["numerology", "generateNumerologyChart", "numbers"],
    ["kabbalah", "getTreeOfLife", "tree"],
    ["biorhythm", "getForecast", "curves"],
  ],
  [
    "Oracles",
    ["tarot", "castThreeCard", "spread"],
    ["iching", "castReading", "hexagrams"],
    ["mesoamerican-astrology", "generateMayanChart", "count"],
  ],
  ["The day", ["ayurveda", "getDinacharyaSchedule", "clock"], ["forecast", "forecastSolarReturn", "wheel"]],
];

type Entry = readonly [folder: string, operation: string, form: string, options?: Readonly<Record<string, string>>];

const context = {
  ephemeris: swissEphemeris(),
  now: Date.UTC(2026, 10, 22),
  random: (count: number) => new Uint8Array(count),
  texts: [],
};

interface Drawn {
  readonly file: string;
  readonly svg: string;
  readonly line: string;
}

async function drawn([folder, id, form, options = {}]: Entry): Promise<Drawn> {
  const domain = domains.find((one) => one.folder === folder);
  const operation = domain?.operations.find((one) => one.id === id);
  const { pictures = [] } = (await domain?.pictures.load()) ?? {};
  const picture = pictures.find((one: AnyPicture) => one.operation === id && one.form === form);
  const input = operation?.parse({ flat: operation.examples[0] });
  const chosen = picture?.parse({ flat: { ...options, theme: "auto" } });
  if (operation === undefined || picture === undefined || input?.ok !== true || chosen?.ok !== true)
    throw new Error(`${folder} draws no ${form} of ${id}`);
  const file = `${[folder, id, form, ...Object.values(options)].join("-").toLowerCase()}.svg`;
  const asked = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
  return {
    file,
    svg: picture.svg(JSON.parse(JSON.stringify(operation.run(input.value, context))), chosen.value),
    line: `\`${operation.path}.svg\`${asked.join("")}`,
  };
}

describe("docs/pictures", () => {
  test("shows the current pictures of the examples; `npm run gallery` redraws it", async () => {
    const parts: string[] = [];
    for (const [title, ...entries] of GALLERY) {
      parts.push(`## ${title}\n`);
      for (const entry of entries) {
        const { file, svg, line } = await drawn(entry);
        await expect(svg).toMatchFileSnapshot(join(ROOT, "docs/pictures", file));
        parts.push(`${line}\n\n![${entry[1]}](pictures/${file})\n`);
      }
    }
    await expect(`${HEAD}\n${parts.join("\n")}`).toMatchFileSnapshot(join(ROOT, "docs/pictures.md"));
  });
});

const HEAD = `# Pictures

Answers as they are drawn: each below is an operation's first example, in the theme that follows the reader's light or dark. The path is what a service is asked for; \`--svg\` on the command line and \`@almagest/<domain>/pictures\` draw the same ([how](../packages/pictures)).
`;

// Measures formatting of a compiled text: with names only, and with a number that selects the plural form.
import { median } from "./median.mjs";

const ROUNDS = 9;
const CALLS = 50_000;

const MESSAGES = {
  en: {
    names: "{planet} crosses your {house} from {start} to {end}, and {sign} sets the tone of it.",
    plural: "{planet} makes {count, plural, =0 {no aspects} one {# aspect} other {# aspects}} in {sign}.",
  },
  ru: {
    names: "{planet} проходит {house} с {start} по {end}, и тон задаёт {sign}.",
    plural: "{planet}: {count, plural, one {# аспект} few {# аспекта} many {# аспектов} other {# аспекта}}, {sign}.",
  },
};

const NAMES = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn"];

function microseconds(reader, key) {
  const times = [];
  let length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.hrtime.bigint();
    for (let index0 = 0; index0 < CALLS; index0 += 1) {
      const planet = NAMES[index0 % NAMES.length];
      const variables = { planet, sign: "Leo", house: "2", start: "3", end: "9", count: index0 % 23 };
      length += reader.text(key, variables).length;
    }
    times.push(Number(process.hrtime.bigint() - start) / 1000 / CALLS);
  }
  if (length === 0) throw new Error("the messages are empty");
  return median(times);
}

/** Prints two rows, each the slower of English and Russian, whose plural has four forms. */
export async function benchMessages({ row }) {
  const { readerFor } = await import("@almagest/i18n");
  const readers = Object.entries(MESSAGES).map(([lang, messages]) =>
    readerFor({ lang, catalogues: [{ namespace: "bench", lang, messages }] }, "bench"),
  );
  const slowest = (key) => Math.max(...readers.map((reader) => microseconds(reader, key)));
  const measured = { names: slowest("names"), plural: slowest("plural") };
  row("a message with five names", `${measured.names.toFixed(2)} µs`, "2 µs");
  row("a message with a plural", `${measured.plural.toFixed(2)} µs`, "6 µs");
  return measured;
}

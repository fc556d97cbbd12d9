/** One sample line. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/gy;

/**
 * The series of a text in Prometheus' format 0.0.4.
 * @throws for invalid text: an unreadable line, a repeated series, a family without a type line before it, or a family
 * whose lines are not together
 */
export function seriesOf(text: string): readonly Series[] {
  const [types, seen, series]: [Map<string, string>, Set<string>, Series[]] = [new Map(), new Set(), []];
  let family = "";
  for (const line of text.split("\n").filter((each) => each !== "")) {
    const [, declared, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary|untyped)$/.exec(line) ?? [];
    if (declared !== undefined && type !== undefined) {
      if (types.has(declared)) throw new Error(`${declared} has two types`);
      types.set(declared, type);
      family = declared;
    } else if (!/^# HELP \S+ .+$/.test(line)) {
      const found = sampleOf(line);
      const allowed = [
        family,
        ...(types.get(family) === "histogram" ? ["_bucket", "_sum", "_count"] : []).map((end) => family + end),
      ];
      if (!allowed.includes(found.name)) throw new Error(`${found.name} stands under ${family}`);
      const id = `${found.name} ${JSON.stringify(Object.entries(found.labels).sort())}`;
      if (seen.has(id)) throw new Error(`${id} stands twice`);
      seen.add(id);
      series.push(found);
    }
  }
  return series;
}

function sampleOf(line: string): Series {
  const [, name, inside = "", value] = SAMPLE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`"${line}" is no sample`);
  const labels = [...inside.matchAll(LABEL)];
  if (labels.map(([whole]) => whole).join("") !== inside) throw new Error(`"${inside}" are no labels`);
  // Prometheus reads numbers as Go does: "Nan", which prom-client writes, is valid.
  const read = value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value);
  if (Number.isNaN(read) && !/^nan$/i.test(value)) throw new Error(`"${value}" is no number`);
  return { name, labels: Object.fromEntries(labels.map(([, label = "", text = ""]) => [label, text])), value: read };
}

/** The sum of a name's series with these labels; undefined if there are none. */
export function sumOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
  const found = seriesOf(text).filter(
    (each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

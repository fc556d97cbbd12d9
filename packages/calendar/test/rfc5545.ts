/** The octets of a text, as the file has them. */
const octets = (text: string): number => new TextEncoder().encode(text).length;

export interface Component {
  readonly name: string;
  readonly lines: readonly ContentLine[];
  readonly inside: readonly Component[];
}

export interface ContentLine {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"\p{Cc}]+)*):(.*)$/u;
const DATE = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?$/;
const OFFSET = /^[+-](?:0\d|1[0-6])[0-5]\d(?:[0-5]\d)?$/;
/** A text with every comma, semicolon and backslash escaped. */
const TEXT = /^(?:[^\\;,\p{Cc}]|\t|\\[\\;,n])*$/u;

/**
 * The faults of a calendar by RFC 5545, written from its text: lines and folding (3.1), values (3.3), at least one
 * component (3.6), what VEVENT (3.6.1) and VTIMEZONE (3.6.5) need, and properties that may be there once.
 */
export function faultsOf(text: string): readonly string[] {
  const faults: string[] = [];
  if (!text.endsWith("\r\n")) faults.push("the last line has no CRLF");
  const physical = text.split("\r\n").slice(0, -1);
  for (const line of physical) {
    if (/[\r\n]/.test(line)) faults.push(`a bare line end: ${line}`);
    if (octets(line) > 75) faults.push(`${octets(line)} octets: ${line}`);
    if (line.includes("\ufffd")) faults.push(`a character is cut: ${line}`);
  }
  const calendar = componentOf(text, faults);
  if (calendar === undefined) return [...faults, "no component"];
  need(calendar, ["VERSION", "PRODID"], faults);
  if (value(calendar, "VERSION") !== "2.0") faults.push("no version 2.0");
  for (const { name, value: content } of calendar.lines) {
    if (["NAME", "DESCRIPTION", "X-WR-CALNAME", "X-WR-CALDESC"].includes(name) && !TEXT.test(content))
      faults.push(`${name} ${content}`);
  }
  if (calendar.inside.length === 0) faults.push("a calendar without a component");
  const zones = calendar.inside.filter(({ name }) => name === "VTIMEZONE");
  const events = calendar.inside.filter(({ name }) => name === "VEVENT");
  for (const zone of zones) faults.push(...zoneFaults(zone));
  const known = new Set(zones.map((zone) => value(zone, "TZID")));
  for (const event of events) faults.push(...eventFaults(event, known));
  const uids = events.map((event) => value(event, "UID"));
  if (new Set(uids).size < uids.length) faults.push("a UID is there twice");
  return faults;
}

/** The outermost component, its lines unfolded. */
export function componentOf(text: string, faults: string[] = []): Component | undefined {
  const stack: { name: string; lines: ContentLine[]; inside: Component[] }[] = [];
  let outermost: Component | undefined;
  for (const line of text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .slice(0, -1)) {
    const read = lineOf(line);
    if (read === undefined) {
      faults.push(`no content line: ${line}`);
      continue;
    }
    if (read.name === "BEGIN") stack.push({ name: read.value, lines: [], inside: [] });
    else if (read.name === "END") {
      const ended = stack.pop();
      if (ended?.name !== read.value) faults.push(`${read.value} ends in ${ended?.name}`);
      if (ended !== undefined) stack.at(-1)?.inside.push(ended);
      outermost = ended;
    } else stack.at(-1)?.lines.push(read);
  }
  if (stack.length > 0) faults.push("a component has no end");
  return outermost;
}

function lineOf(line: string): ContentLine | undefined {
  const [, name, params = "", content = ""] = LINE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const pairs = params
    .split(";")
    .slice(1)
    .map((param) => param.split("=", 2));
  return { name, params: Object.fromEntries(pairs), value: content };
}

export function value({ lines }: Component, name: string): string {
  return lines.find((line) => line.name === name)?.value ?? "";
}

function need(component: Component, names: readonly string[], faults: string[]): void {
  for (const name of names) {
    const count = component.lines.filter((line) => line.name === name).length;
    if (count !== 1) faults.push(`${component.name} has ${name} ${count} times`);
  }
}

function zoneFaults(zone: Component): readonly string[] {
  const faults: string[] = [];
  need(zone, ["TZID"], faults);
  if (zone.inside.length === 0) faults.push("a zone without an offset");
  for (const part of zone.inside) {
    if (part.name !== "STANDARD" && part.name !== "DAYLIGHT") faults.push(`${part.name} in a zone`);
    need(part, ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"], faults);
    if (!/^\d{8}T\d{6}$/.test(value(part, "DTSTART"))) faults.push("a change that is no local time");
    for (const name of ["TZOFFSETFROM", "TZOFFSETTO"]) {
      if (!OFFSET.test(value(part, name))) faults.push(`${name} ${value(part, name)}`);
    }
  }
  return faults;
}

function eventFaults(event: Component, zones: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  need(event, ["UID", "DTSTAMP", "DTSTART", "SUMMARY"], faults);
  if (!/^\d{8}T\d{6}Z$/.test(value(event, "DTSTAMP"))) faults.push("DTSTAMP is not in UTC");
  for (const { name, value: content } of event.lines) {
    if (["SUMMARY", "DESCRIPTION"].includes(name) && !TEXT.test(content)) faults.push(`${name} ${content}`);
  }
  for (const { name, params, value: content } of event.lines.filter((line) => /^DT(?:START|END)$/.test(line.name))) {
    const pattern = params["VALUE"] === "DATE" ? DATE : DATE_TIME;
    if (!pattern.test(content)) faults.push(`${name} ${content}`);
    const zone = params["TZID"];
    if (zone !== undefined && (!zones.has(zone) || content.endsWith("Z"))) faults.push(`${name} in ${zone}`);
    if (zone === undefined && pattern === DATE_TIME && !content.endsWith("Z")) faults.push(`${name} of no zone`);
  }
  const [start, end] = [value(event, "DTSTART"), value(event, "DTEND")];
  // Of the two, one may be in UTC.
  if (end !== "" && start.endsWith("Z") === end.endsWith("Z") && end <= start) faults.push(`${end} is before ${start}`);
  return faults;
}

import { type Document, type Parameter, type Placed, placedOperations } from "./document";
import { bracketed, folded, pascal, snake, text } from "./names";
import { type PythonTypes, pythonTypes } from "./types";

/** A file of the package, by its name below `almagest`. */
export interface PythonFile {
  readonly file: string;
  readonly text: string;
}

const HEAD = "# Generated from the OpenAPI document by `npm run sync`; do not edit.";
const KEY = "Idempotency-Key";

/** The generated files of the Python client: types, the table of operations, a module for each domain, and the client. */
export function pythonFiles(document: Document): readonly PythonFile[] {
  const placed = placedOperations(document);
  const types = pythonTypes(document);
  const domains = document.tags.filter(({ name }) => placed.some(({ operation }) => operation.tags[0] === name));
  const modules = domains.map(({ name, description }): PythonFile => {
    const own = placed.filter(({ operation }) => operation.tags[0] === name);
    return { file: `${snake(name)}.py`, text: domainModule({ name, description, own, types }) };
  });
  return [
    ...modules,
    { file: "types.py", text: types.module() },
    { file: "_operations.py", text: tableModule(document, placed) },
    { file: "_client.py", text: clientModule(domains.map(({ name }) => name)) },
  ];
}

function className(domain: string): string {
  return `${pascal(domain)}Operations`;
}

interface DomainParts {
  readonly name: string;
  readonly description: string;
  readonly own: readonly Placed[];
  readonly types: PythonTypes;
}

function domainModule({ name, description, own, types }: DomainParts): string {
  const methods = own.map((one) => methodOf(one, types)).join("\n");
  const used = [...methods.matchAll(/\b[A-Z]\w+\b(?!")/g)].map(([word]) => word);
  const known = new Set(
    types
      .module()
      .match(/^(?:class )?([A-Z]\w+)(?=[:(]| = )/gm)
      ?.map((one) => one.replace("class ", "")),
  );
  const imported = [...new Set(used)].filter((word) => known.has(word)).sort();
  const needed = ["Any", "Literal"].filter((word) => new RegExp(`\\b${word}\\b`).test(methods));
  const typing = ["TYPE_CHECKING", ...needed].sort().join(", ");
  const types_ =
    imported.length === 0
      ? ""
      : `    from .types import (\n${imported.map((one) => `        ${one},\n`).join("")}    )\n`;
  return `${HEAD}
"""${description.replaceAll('"', "'")}"""

from __future__ import annotations

from typing import ${typing}

if TYPE_CHECKING:
    from ._service import Service
${types_}

class ${className(name)}:
    """The operations of \`${name}\`."""

    def __init__(self, service: Service) -> None:
        self._service = service

${methods}`;
}

function methodOf({ operation, parameters, body, isBodyRequired, answer }: Placed, types: PythonTypes): string {
  const name = `${pascal(operation.operationId)}`;
  const inPlace = (place: Parameter["in"]): readonly Parameter[] => parameters.filter((one) => one.in === place);
  const typed = (one: Parameter): string => types.typeOf(one.schema, `${name}${pascal(one.name)}`);
  const paths = inPlace("path").map((one) => `${snake(one.name)}: ${typed(one)}`);
  const bodyType = body === undefined ? undefined : types.typeOf(body, `${name}Request`);
  const bodies =
    bodyType === undefined ? [] : [isBodyRequired ? `body: ${bodyType}` : `body: ${bodyType} | None = None`];
  const queries = inPlace("query").map((one) => `${snake(one.name)}: ${optional(typed(one), one.required === true)}`);
  const once = parameters.some((one) => one.name === KEY) ? ["idempotency_key: str | None = None"] : [];
  const required = (one: string): boolean => !one.endsWith(" = None");
  const named = [...queries.filter(required), ...queries.filter((one) => !required(one)), ...once];
  const signature = ["self", ...paths, ...bodies, ...(named.length === 0 ? [] : ["*", ...named])];
  const members = (argument: string, given: readonly Parameter[]): readonly string[] => {
    const pairs = given.map((one) => `${text(one.name)}: ${snake(one.name)}`);
    const line = `${argument}={${pairs.join(", ")}}`;
    if (given.length === 0) return [];
    return line.length < 86
      ? [line]
      : [`${argument}={\n${pairs.map((one) => `                ${one},\n`).join("")}            }`];
  };
  const sent = [
    text(operation.operationId),
    ...members("path", inPlace("path")),
    ...members("query", inPlace("query")),
    ...(bodies.length === 0 ? [] : ["body=body"]),
    ...(once.length === 0 ? [] : ["idempotency_key=idempotency_key"]),
  ];
  return [
    `    def ${snake(operation.operationId)}(`,
    ...signature.map((one) => `        ${one},`),
    `    ) -> ${types.typeOf(answer, name)}:`,
    ...docstring(operation.summary, operation.description),
    `        answer: ${types.typeOf(answer, name)} = self._service.ask(`,
    ...sent.map((one) => `            ${one},`),
    "        )",
    "        return answer",
    "",
  ].join("\n");
}

function optional(type: string, isRequired: boolean): string {
  return isRequired ? type : `${type} | None = None`;
}

function docstring(summary: string, description = ""): readonly string[] {
  const safe = (prose: string): string => prose.replace(/\\/g, "\\\\").replace(/"""/g, "'''").replace(/"$/, "'");
  const first = folded(safe(summary), 84);
  const others = description === "" ? [] : ["", ...folded(safe(description), 88)];
  const lines = [...first, ...others];
  if (lines.length === 1) return [`        """${lines[0]}"""`];
  const [head = "", ...rest] = lines;
  return [`        """${head}`, ...rest.map((line) => (line === "" ? "" : `        ${line}`)), '        """'];
}

/** Method, path and the members of the query, by operation: whatever else an input has goes into the body. */
function tableModule(document: Document, placed: readonly Placed[]): string {
  const rows = placed.map(({ method, path, operation, parameters }) => {
    const query = parameters.filter((one) => one.in === "query").map(({ name }) => text(name));
    const names = query.length === 1 ? `(${query[0]},)` : `(${query.join(", ")})`;
    return `    ${text(operation.operationId)}: (${text(method)}, ${text(path)}, ${names}),`;
  });
  const having = (sign: "x-picture" | "x-report" | "x-calendar"): string[] =>
    placed.filter(({ operation }) => operation[sign] !== undefined).map(({ operation }) => text(operation.operationId));
  const alias = (name: string, ids: readonly string[]): string => bracketed(`${name}: TypeAlias = Literal`, ids);
  return `${HEAD}
"""The operations of the interface by their ids."""

from __future__ import annotations

from typing import Literal, TypeAlias

INTERFACE_VERSION = ${text(document.info.version)}

OPERATIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {
${rows.join("\n")}
}

${alias(
  "Operation",
  placed.map(({ operation }) => text(operation.operationId)),
)}

${alias("PictureOperation", having("x-picture"))}

${alias("ReportOperation", having("x-report"))}

${alias("CalendarOperation", having("x-calendar"))}
`;
}

/** The client: each domain's module is loaded when it is first used. */
function clientModule(domains: readonly string[]): string {
  const imports = domains.map((name) => `    from .${snake(name)} import ${className(name)}`).sort();
  const members = domains.map(
    (name) => `    @cached_property
    def ${snake(name)}(self) -> ${className(name)}:
        from .${snake(name)} import ${className(name)}

        return ${className(name)}(self)
`,
  );
  return `${HEAD}
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ._service import Service

if TYPE_CHECKING:
${imports.join("\n")}


class Almagest(Service):
    """A client of one service: \`Almagest("https://api.example.com/api/v2", key="alm_sk_…")\`.

    Each domain is a member, each operation a method of it. An answer is a dict with the keys of
    the document; a failure is an \`AlmagestError\`.
    """

${members.join("\n")}`;
}

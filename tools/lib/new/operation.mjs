import { existsSync } from "node:fs";
import { inRoot } from "../project.mjs";
import { appended, edited, fromTemplate, importing } from "./change.mjs";
import { domainIdOf, requireFreeOperation } from "./known.mjs";
import { camel, pascal, requireName } from "./names.mjs";
import { Refusal } from "./refusal.mjs";

/** An operation of a domain that is there: `biorhythm/age`. */
export function newOperation(name) {
  const [folder = "", topic = "", ...more] = name.split("/");
  if (more.length > 0 || topic === "") {
    throw new Refusal(`"${name}" is no operation: send the domain's folder and a name, such as biorhythm/age.`);
  }
  requireName(folder, "domain");
  requireName(topic, "operation");
  const domainId = domainIdOf(folder);
  if (domainId === undefined)
    throw new Refusal(`packages/${folder} is no domain. A new one: npm run new domain ${folder}`);
  const values = valuesOf(folder, topic, domainId);
  requireFree(values);
  return { folder, topic, isDomain: false, changes: [...filesOf(values, "operation/operation.ts"), ...listed(values)] };
}

/** All names that the templates know an operation by. */
export function valuesOf(folder, topic, domainId) {
  const operation = camel(topic === folder ? topic : `${folder}-${topic}`);
  return { folder, topic, domainId, operation, Operation: pascal(operation), path: `/${domainId}/${topic}` };
}

/** @throws Refusal where the folder, the name or the path is taken */
export function requireFree(values) {
  const folder = `packages/${values.folder}/src/${values.topic}`;
  if (existsSync(inRoot(folder))) throw new Refusal(`${folder} is there already: choose another name.`);
  requireFreeOperation(values);
}

/** The operation's own folder. */
export function filesOf(values, template) {
  const folder = `packages/${values.folder}/src/${values.topic}`;
  return [
    fromTemplate(`${folder}/compute.ts`, "operation/compute.ts", values),
    fromTemplate(`${folder}/operation.ts`, template, values),
    fromTemplate(`${folder}/${values.topic}.test.ts`, "operation/test.ts", values),
  ];
}

/** The lines that list it. The formatter puts them where they belong. */
function listed({ folder, topic, operation, Operation }) {
  const src = `packages/${folder}/src`;
  return [
    importing(
      `import { ${operation} } from "./${topic}/operation";`,
      edited(
        `${src}/domain.ts`,
        /(\n {2}operations: \{[^}]+?),?(\s*\})/,
        `$1, ${operation}$2`,
        `import ${operation} from "./${topic}/operation" and list it in operations`,
      ),
    ),
    ...appended(`${src}/index.ts`, `export { ${operation} } from "./${topic}/operation";`),
    ...appended(`${src}/facts.ts`, `export { compute${Operation}, type ${Operation}Facts } from "./${topic}/compute";`),
  ];
}

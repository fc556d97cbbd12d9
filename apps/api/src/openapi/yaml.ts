import { stringify } from "yaml";

/**
 * A document as YAML 1.2. Texts that an older reader would take for something else are quoted: a date, a time, `no`
 * (YAML 1.1).
 */
export function yamlText(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0, compat: "yaml-1.1" });
}

import { leavesOf } from "@almagest/i18n";
import type { MessageTree, TextCatalogue } from "@almagest/operation";

/**
 * Every key of the axes put together that no text is written for: `unwritten(en, [["opening"], POSITIONS, TONES])`. A unit
 * with variants counts as written.
 */
export function unwritten(catalogue: TextCatalogue, axes: readonly (readonly string[])[]): readonly string[] {
  const written = new Set<string>();
  for (const [key, leaf] of leavesOf(catalogue.messages)) {
    if (typeof leaf !== "string" || leaf.trim() === "") continue;
    written.add(key);
    if (/\.[a-z]$/.test(key)) written.add(key.slice(0, -2));
  }
  return combined(axes).filter((key) => !written.has(key));
}

/** Keys under a group that no combination of the axes asks for: texts that nobody will ever read. */
export function unread(catalogue: TextCatalogue, axes: readonly (readonly string[])[]): readonly string[] {
  const asked = new Set(combined(axes));
  const [group = []] = axes;
  return group.flatMap((under) => {
    const leaves = [...leavesOf(groupAt(catalogue.messages, under), under)];
    return leaves.map(([key]) => key).filter((key) => !asked.has(key) && !asked.has(key.replace(/\.[a-z]$/, "")));
  });
}

function combined(axes: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = axes;
  return rest.reduce<readonly string[]>(
    (keys, axis) => keys.flatMap((key) => axis.map((next) => `${key}.${next}`)),
    first,
  );
}

function groupAt(messages: MessageTree, path: string): MessageTree {
  return path.split(".").reduce<MessageTree>((tree, name) => {
    const node = tree[name];
    return typeof node === "object" && !isList(node) ? node : {};
  }, messages);
}

function isList(node: readonly string[] | MessageTree): node is readonly string[] {
  return Array.isArray(node);
}

/**
 * The reference's list: operations by tag, as swagger-ui keeps them (maps and lists of Immutable).
 * @typedef {{ get: (name: string) => unknown }} Fields
 * @typedef {{ filter: (keep: (value: Fields, key: string) => boolean) => Group, size: number }} Group
 * @typedef {Fields & { set: (name: string, value: unknown) => Tag }} Tag
 * @typedef {{ map: (change: (tag: Tag, name: string) => Tag) => { filter: (keep: (tag: Tag) => boolean) => unknown } }}
 * Tags
 */

/** The members of an operation that are searched. */
const SEARCHED = ["summary", "description", "operationId"];

/**
 * The operations with every word of a phrase somewhere in path, summary, description, id or tag; letter case is free.
 * swagger-ui itself looks at tag and path alone.
 * @param {Tags} tags
 * @param {string} phrase
 * @returns {unknown}
 */
export function matching(tags, phrase) {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (/** @type {Fields} */ entry, /** @type {string} */ tag) => {
    const operation = /** @type {Fields} */ (entry.get("operation"));
    const text = [tag, entry.get("path"), ...SEARCHED.map((name) => operation.get(name))].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return tags
    .map((tag, name) => {
      const operations = /** @type {Group} */ (tag.get("operations"));
      return tag.set(
        "operations",
        operations.filter((entry) => isMeant(entry, name)),
      );
    })
    .filter((tag) => /** @type {Group} */ (tag.get("operations")).size > 0);
}

/**
 * @typedef {object} FilterSystem
 * @property {{ createElement: (type: unknown, props: unknown, ...children: unknown[]) => unknown }} React
 */

/**
 * Searches what a reader would type, in a box that says so.
 * @returns {{ fn: { opsFilter: typeof matching }, components: { FilterContainer: (props: any) => unknown } }}
 */
export function filterPlugin(/** @type {FilterSystem} */ { React: { createElement } }) {
  const FilterContainer = (
    /** @type {{ layoutSelectors: { currentFilter: () => unknown }, layoutActions: { updateFilter: (phrase: string) => void } }} */ {
      layoutSelectors,
      layoutActions,
    },
  ) => {
    const current = layoutSelectors.currentFilter();
    return createElement(
      "div",
      { className: "filter wrapper" },
      createElement("input", {
        className: "operation-filter-input",
        type: "search",
        "aria-label": "Find operations",
        placeholder: "Find operations: birth chart, tarot, /usage …",
        value: typeof current === "string" ? current : "",
        onChange: (/** @type {{ target: HTMLInputElement }} */ { target }) => layoutActions.updateFilter(target.value),
      }),
    );
  };
  return { fn: { opsFilter: matching }, components: { FilterContainer } };
}
